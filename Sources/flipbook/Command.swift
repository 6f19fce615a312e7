import Foundation
import Stage

/// A subcommand of `flipbook` with its options and its action.
struct Command {
    let name: String
    let summary: String
    /// The name of the required operand, or nil if the command has no operand.
    var operandName: String?
    var options: [Option] = []
    /// Whether the command opens a window. SDL then handles the signals.
    var opensWindow = false
    let run: @MainActor (Arguments) throws -> Void

    /// An option of a command. An option without a value is a switch.
    struct Option {
        let name: String
        /// The name of the option's value in the help text, or nil for a switch.
        var valueName: String?
        let help: String
    }

    /// An error in the command line. Its exit code is 2; all other errors have exit code 1.
    struct UsageError: Error, CustomStringConvertible {
        let description: String
        init(_ description: String) { self.description = description }
    }

    /// Runs the command that the arguments specify, and returns the exit code of the process.
    static func main(_ arguments: [String]) -> Int32 {
        // A file that becomes larger than `ulimit -f` gives an error instead of ending the process.
        signal(SIGXFSZ, SIG_IGN)
        openStandardDescriptors()
        let exitCode = runCommand(arguments)
        guard exitCode == 0, StandardOutput.failure != 0 else { return exitCode }
        let command = all.first { $0.name == arguments.first } ?? gallery
        return command.report(StageError("cannot write to standard output: \(String(cString: strerror(StandardOutput.failure)))"))
    }

    /// Opens the standard descriptors that are closed. Otherwise the next file that is opened would be standard output, for example.
    ///
    /// They are opened such that using them is still an error: standard input only for writing, the others only for reading.
    private static func openStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest descriptor that is closed, which is this one.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private static func runCommand(_ arguments: [String]) -> Int32 {
        guard let first = arguments.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return gallery.execute(arguments)
        }
        switch first {
        case "-h", "--help", "help":
            StandardOutput.print(all.first { $0.name == arguments.dropFirst().first }?.help ?? overview)
        case "--version", "version":
            StandardOutput.print("flipbook \(version)")
        default:
            guard let command = all.first(where: { $0.name == first }) else {
                let hint = SpellingSuggestion.hint(for: first, among: all.map(\.name))
                return gallery.report(UsageError("there is no command '\(first)'\(hint); see 'flipbook help'"))
            }
            return command.execute(Array(arguments.dropFirst()))
        }
        return 0
    }

    /// Runs the command with its arguments, or prints its help. Returns the exit code of the process.
    private func execute(_ arguments: [String]) -> Int32 {
        do {
            if arguments.contains("--help") || arguments.contains("-h") {
                StandardOutput.print(help)
            } else {
                if !opensWindow { Interrupt.removeTemporaryFilesOnSignals() }
                try run(Arguments(arguments, for: self))
            }
            return 0
        } catch {
            return report(error)
        }
    }

    /// Prints an error as one line that begins with the command. Returns the exit code.
    private func report(_ error: any Error) -> Int32 {
        // `write(_:)` would trap if standard error is closed or on a full disk.
        try? FileHandle.standardError.write(contentsOf: Data("\(title): \(error)\n".utf8))
        return error is UsageError ? 2 : 1
    }

    /// The command as it is written on the command line, such as `flipbook record`.
    var title: String { name.isEmpty ? "flipbook" : "flipbook \(name)" }

    static let version = "0.1"
}
