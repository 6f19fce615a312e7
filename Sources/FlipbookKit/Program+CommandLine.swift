import FlipbookImages
import FlipbookPlayback
import Foundation
import UIKit

/// The command lines that messages and help texts name. Each can be run by the user of this program as it is written.
extension Program {
    /// Returns the line that runs this program with arguments: `flipbook list`, or `swift run -c release Talk list` in the folder of a
    /// package.
    func commandLine(_ arguments: [String]) -> String { CommandLineText.text((launchWords ?? launch.words) + arguments) }

    /// Returns the line that runs `flipbook` itself, in quotes. If `flipbook` is not on the `PATH`, it is run in the folder of its sources.
    nonisolated static func flipbookCommandLine(_ arguments: [String]) -> String {
        guard VideoWriter.findProgram("flipbook") == nil else { return "'\(CommandLineText.text(["flipbook"] + arguments))'" }
        return "'\(CommandLineText.text(["swift", "run", "-c", "release", "flipbook"] + arguments))' in the folder of Flipbook's sources"
    }

    private var launch: ProgramLaunch {
        // `flipbook` is named as in the documentation, because its users know how they run it.
        guard !hasDemoScenes else { return ProgramLaunch(words: [command]) }
        let environment = ProcessInfo.processInfo.environment
        return ProgramLaunch(
            command: command, executable: Bundle.main.executablePath ?? "", folder: FileManager.default.currentDirectoryPath,
            path: environment["PATH"] ?? "", typed: CommandLine.arguments.first ?? "",
            isOpenedProject: UIApplication.makeMainDelegate != nil && environment["FLIPBOOK_DEVICE"] != nil)
    }
}

/// The words with which a shell runs a program, before its arguments.
struct ProgramLaunch: Equatable {
    let words: [String]

    init(words: [String]) { self.words = words }

    /// Finds the words for the program of this process.
    ///
    /// - Parameters:
    ///   - command: The name of the program.
    ///   - executable: The path of the program.
    ///   - folder: The working directory.
    ///   - path: The folders of the variable `PATH`.
    ///   - typed: The program as it was started, such as `.build/release/Talk`.
    ///   - isOpenedProject: Whether `flipbook open` has built the program. The program is then in the cache, whose path the user does
    ///     not know.
    init(command: String, executable: String, folder: String, path: String, typed: String = "", isOpenedProject: Bool) {
        let executable = FilePath.resolved(executable) ?? executable
        let folders = path.split(separator: ":").map(String.init)
        if let package = PackageProgram(executable: executable, from: folder), package.name == command {
            words = package.words
        } else if isOpenedProject {
            words = ["flipbook", "open", "PROJECT", "--"]
        } else if executable.split(separator: "/").last.map(String.init) != command
            || folders.contains(where: { FilePath.resolved(FilePath.join($0, command)) == executable })
        {
            words = [command]
        } else {
            let relative = SourcePath.relative(executable, to: FilePath.resolved(folder) ?? folder)
            let name = relative.contains("/") ? relative : "./\(relative)"
            // The path that the user has typed is used if it is shorter. It can contain links, such as `.build/release`.
            let isTyped = typed.contains("/") && FilePath.resolved(FilePath.join(folder, typed)) == executable
            words = [isTyped && typed.count < name.count ? typed : name]
        }
    }
}
