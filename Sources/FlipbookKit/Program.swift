import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage
import WindowShell

/// A command-line program with scenes: `flipbook` itself, or the program of a client.
package struct Program {
    /// The version of Flipbook. The Makefile reads the number from this line for the packages, and a test compares it with the numbers in
    /// CHANGELOG.md and packaging/.
    package static let flipbookVersion = "0.1.0"

    /// The title in the window and in the help, such as `Flipbook`.
    let title: String
    /// The name of the executable, as users type it, such as `flipbook`.
    let command: String
    /// One sentence about the program, for the help.
    let summary: String
    let version: String
    private(set) var scenes: [Scene]
    /// Whether the scenes are the demo scenes of Flipbook, which need its assets.
    let hasDemoScenes: Bool
    /// All subcommands, in the order of the help.
    let commands: [Command]
    /// The words with which a shell runs the program. If nil, they are found when a message needs them.
    var launchWords: [String]?
    /// The executed command and its arguments. Messages use them to show how another program runs the same command.
    private(set) var arguments: [String] = []

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - command: The name of the executable. By default, it is the name with which the process was started.
    ///   - moreCommands: Commands that are added to the commands for scenes.
    package init(
        title: String, command: String? = nil, summary: String = "Plays, records and inspects UIKit-style animations.", version: String,
        scenes: [Scene], hasDemoScenes: Bool = false, moreCommands: [Command] = []
    ) {
        self.title = title
        self.command = command ?? Self.executableName
        self.summary = summary
        self.version = version
        self.scenes = scenes
        self.hasDemoScenes = hasDemoScenes
        commands = Command.forScenes + [WatchCommand.command] + moreCommands + [Command.doctor, Command.completions]
    }

    /// Returns the program with changed scenes.
    func withScenes(_ change: (Scene) -> Scene) -> Program {
        var program = self
        program.scenes = scenes.map(change)
        return program
    }

    private static var executableName: String { CommandLine.arguments[0].split(separator: "/").last.map(String.init) ?? "flipbook" }

    /// Runs the command that the arguments specify, and returns the exit code of the process.
    package func run(_ arguments: [String]) -> Int32 {
        // A file that becomes larger than `ulimit -f` causes an error instead of ending the process.
        signal(SIGXFSZ, SIG_IGN)
        Self.openStandardDescriptors()
        let exitCode = runCommand(arguments)
        guard exitCode == 0, StandardOutput.failure != 0 else { return exitCode }
        return report(
            StageError("cannot write to standard output: \(String(cString: strerror(StandardOutput.failure)))"),
            of: commands.first { $0.name == arguments.first } ?? .gallery)
    }

    /// Opens the standard descriptors that are closed. Otherwise the next file that is opened could become standard output, for example.
    ///
    /// Using such a descriptor is still an error: standard input is opened only for writing, and standard output and standard error only
    /// for reading.
    private static func openStandardDescriptors() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
            // `open` returns the lowest closed descriptor, which is `descriptor`.
            _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
        }
    }

    private func runCommand(_ arguments: [String]) -> Int32 {
        if let problem = invalidScenes { return report(StageError(problem), of: .gallery) }
        guard let first = arguments.first, !first.hasPrefix("-") || ["-h", "--help", "--version"].contains(first) else {
            return execute(.gallery, arguments)
        }
        switch first {
        case "-h", "--help", "help":
            do {
                StandardOutput.print(try helpText(Array(arguments.dropFirst())))
            } catch { return report(error, of: .gallery) }
        case "--version", "version":
            StandardOutput.print("\(command) \(version)")
        default:
            guard let selected = commands.first(where: { $0.name == first }) else {
                return report(unknownCommand(first, arguments), of: .gallery)
            }
            return execute(selected, Array(arguments.dropFirst()))
        }
        return 0
    }

    /// The commands of `flipbook` that the programs of packages do not have.
    private static let commandsOfFlipbook = ["new", "open", "test", "bench"]

    /// Returns the error for a word that is no command.
    private func unknownCommand(_ name: String, _ arguments: [String]) -> Command.UsageError {
        guard Self.commandsOfFlipbook.contains(name) else {
            let hint = SpellingSuggestion.hint(for: name, among: commands.map(\.name))
            return Command.UsageError("there is no command '\(name)'\(hint); see '\(commandLine(["help"]))'")
        }
        return Command.UsageError("'\(name)' is a command of flipbook, not of \(command): \(Self.flipbookCommandLine(arguments))")
    }

    /// Runs a command with its arguments, or prints its help. Returns the exit code of the process.
    private func execute(_ command: Command, _ arguments: [String]) -> Int32 {
        do {
            let ownArguments = command.acceptsProgramArguments ? arguments.prefix { $0 != "--" } : arguments[...]
            if ownArguments.contains("--help") || ownArguments.contains("-h") {
                StandardOutput.print(help(for: command))
            } else {
                if !command.opensWindow { Interrupt.removeTemporaryFilesOnSignals() }
                var program = self
                program.arguments = command.words + arguments
                try command.run(Arguments(arguments, for: command, of: program))
            }
            return 0
        } catch {
            return report(error, of: command)
        }
    }

    /// Prints each line of an error message, preceded by the command. Returns the exit code.
    private func report(_ error: any Error, of command: Command) -> Int32 {
        // `write(_:)` would trap if standard error is closed or on a full disk.
        let lines = message(of: error).split(separator: "\n", omittingEmptySubsequences: false).map { "\(title(of: command)): \($0)\n" }
        try? FileHandle.standardError.write(contentsOf: Data(lines.joined().utf8))
        return error is Command.UsageError ? 2 : 1
    }

    /// Returns the text of an error. If a window could not be opened, the text also names a command that needs no window.
    private func message(of error: any Error) -> String {
        guard (error as? WindowError)?.isOpeningFailure == true else { return "\(error)" }
        return "\(error); '\(commandLine(["record"]))' works without a display"
    }

    // MARK: - Scenes

    /// An error message if there is no scene or if the name of a scene cannot be used, otherwise nil.
    private var invalidScenes: String? {
        if scenes.isEmpty { return "\(title) has no scenes; return at least one from 'scenes'" }
        var names: Set<String> = []
        for scene in scenes {
            let isValid =
                !scene.name.isEmpty && !scene.name.hasPrefix(".") && !scene.name.hasPrefix("-")
                && scene.name.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
            guard isValid else {
                return
                    "the scene name '\(scene.name)' must consist of one or more letters, digits, '-', '_' and '.', and must not begin with '-' or '.'"
            }
            guard names.insert(scene.name).inserted else { return "two scenes have the name '\(scene.name)'" }
        }
        return nil
    }

    /// Returns the scene with a name. `advice` is the end of the error message if no scene has this name.
    func scene(named name: String, advice: String) throws -> Scene {
        guard let scene = scenes.first(where: { $0.name == name }) else {
            let hint = SpellingSuggestion.hint(for: name, among: scenes.map(\.name))
            throw Command.UsageError("there is no scene '\(name)'\(hint); \(ownSceneAdvice(advice, hasHint: !hint.isEmpty))")
        }
        return scene
    }

    /// Returns the advice for a scene that does not exist. In `flipbook`, the scene may be in a package of the user. So the advice of
    /// `flipbook` contains the command line of the package's program, unless no package is found and `hasHint` is true.
    private func ownSceneAdvice(_ advice: String, hasHint: Bool) -> String {
        guard hasDemoScenes else { return advice }
        if let package = PackageProgram() {
            return "a scene of the package \(package.folderName) is played by its own program: \(package.commandLine(arguments))"
        }
        guard !hasHint else { return advice }
        return "\(advice), or in the folder of a package with scenes of your own: "
            + CommandLineText.text(["swift", "run", "-c", "release", "NAME"] + arguments)
    }
}
