import Stage

/// The command `flipbook doctor`: lists what is installed and what is missing, and how to get it.
///
/// A missing requirement is an error: the fonts for text, code and titles, ffmpeg, the assets, and a window on the display of the
/// environment. Everything else is needed by some commands only. This includes a display, because videos and tests are made on servers too.
enum DoctorCommand {
    struct MissingRequirementsError: Error, CustomStringConvertible {
        let description: String
    }

    /// A line of the report.
    struct Finding: Equatable {
        enum State: Equatable {
            /// The subject is installed. The text describes it.
            case found(String)
            /// The subject is missing, and the exit code is 1. The text states how to get it.
            case missing(String)
            /// The subject is missing, and only some commands need it. The text states these commands, and how to get the subject.
            case optional(String)
        }

        let subject: String
        let state: State

        init(_ subject: String, _ state: State) { (self.subject, self.state) = (subject, state) }

        /// The line as it is printed.
        var line: String {
            let title = subject.padding(toLength: 17, withPad: " ", startingAt: 0)
            return switch state {
            case .found(let text): "✓ \(title)\(text)"
            case .missing(let advice): "✗ \(title)missing: \(advice)"
            case .optional(let advice): "– \(title)missing: \(advice)"
            }
        }
    }

    static func run(_ arguments: Arguments) throws {
        var missing: [String] = []
        for part in parts(of: arguments.program) {
            for finding in part() {
                StandardOutput.print(finding.line)
                if case .missing = finding.state { missing.append(finding.subject) }
            }
        }
        guard missing.isEmpty else { throw MissingRequirementsError(description: "missing: \(missing.joined(separator: ", "))") }
    }

    /// Returns the parts of the report as functions, so that each part is printed as soon as it is known. The assets, the installed files,
    /// and the cache of `open` belong to Flipbook itself, so the report of another program does not list them.
    static func parts(of program: Program) -> [() -> [Finding]] {
        let installation = program.hasDemoScenes ? Installation() : nil
        return [
            { InstallationFindings.program(program, installation) },
            { MediaFindings.display + MediaFindings.fonts + MediaFindings.encoders },
            { program.hasDemoScenes ? InstallationFindings.assets : [] },
            { ToolchainFindings.all(of: program) },
            { installation.map(InstallationFindings.files) ?? [] },
            { program.hasDemoScenes ? InstallationFindings.cache : [] },
        ]
    }
}
