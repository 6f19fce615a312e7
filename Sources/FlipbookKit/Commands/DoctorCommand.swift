import FlipbookPlayback
import FlipbookTypography
import Foundation
import Stage
import WindowShell

/// The command `flipbook doctor`: lists the installed and the missing requirements, and how to install the missing requirements.
enum DoctorCommand {
    struct MissingRequirementsError: Error, CustomStringConvertible {
        let description: String
    }

    static func run(_ arguments: Arguments) throws {
        var missing: [String] = []
        func report(_ subject: String, _ finding: String?, _ advice: String) {
            StandardOutput.print(
                (finding == nil ? "✗ " : "✓ ") + subject.padding(toLength: 17, withPad: " ", startingAt: 0)
                    + (finding ?? "missing: " + advice))
            if finding == nil { missing.append(subject) }
        }
        do {
            report("window", try VideoSubsystem.summary(), "")
        } catch {
            report("window", nil, "\(error); record, snapshot, trace and smoke work without a display")
        }
        let fonts = [
            ("text font", FontDescriptor.systemFamily, "fonts-inter"),
            ("code font", FontDescriptor.monospacedFamily, "fonts-jetbrains-mono"),
            ("title font", "Roboto Condensed", "fonts-roboto-unhinted"),
        ]
        for (use, family, package) in fonts {
            let file = try? FontSystem.installed.file(for: FontDescriptor(family: family, size: 17))
            let isInstalled =
                file.map { ($0 as NSString).lastPathComponent.lowercased().hasPrefix(family.split(separator: " ")[0].lowercased()) }
                ?? false
            report(
                use, isInstalled ? file : nil,
                "apt install \(package)" + (file.map { " (\($0) is used instead of \(family))" } ?? ""))
        }
        report(
            "ffmpeg", FilmEncoder.findProgram("ffmpeg"),
            "apt install ffmpeg; without it 'record' writes only folders of images and .apng files")
        // The assets belong to the demo scenes. The program of a client has its own resources.
        if arguments.program.hasDemoScenes {
            report("assets", AssetFolder.path, "there is no Assets folder beside the program; reinstall, or set FLIPBOOK_ASSETS")
        }
        StandardOutput.print(
            "  " + "processor cores".padding(toLength: 17, withPad: " ", startingAt: 0) + "\(ProcessInfo.processInfo.activeProcessorCount)")
        guard missing.isEmpty else { throw MissingRequirementsError(description: "missing: \(missing.joined(separator: ", "))") }
    }
}
