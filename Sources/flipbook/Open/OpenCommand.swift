import enum FlipbookImages.FilePath
import FlipbookKit
import FlipbookPlayback
import FlipbookXcode
import Foundation
import Stage
import WindowShell

/// The command `open`: builds an Xcode project, and shows its app in a window, records it, or takes a snapshot.
enum OpenCommand {
    static let command = Command(
        name: "open", summary: "build an Xcode project and run its app, unchanged", manualPage: "flipbook-open", operandName: "PROJECT",
        operandCount: .zeroOrOne,
        options: [
            Command.Option(name: "--target", valueName: "NAME", help: "app of the project, if it has several"),
            Command.Option(name: "--configuration", valueName: "NAME", help: "build configuration whose settings are used (Debug)"),
            Command.Option(name: "--language", valueName: "CODE", help: "language of the app, such as de (the one of the system)"),
            Command.Option(name: "--watch", help: "build again after each change, and show the same moment with the new code"),
            Command.Option(name: "--script", valueName: "FILE", help: "script of steps to perform; see \(ManualReference.scripts)"),
            Command.Option(name: "--record", valueName: "FILE", help: "record a video instead of opening the window"),
            Command.quality, Command.encoder,
            Command.Option(name: "--snapshot", valueName: "FILE.png", help: "write one frame instead of opening the window"),
            Command.Option(name: "--at", valueName: "T", help: "time of the snapshot in seconds (0.5, after the launch screen)"),
            Command.Option(name: "--fullscreen", help: "start in full screen"),
            Command.Option(name: "--seconds", valueName: "S", help: "quit, or end the video, after S seconds"),
            Command.Option(name: "--strict", help: "exit with code 1 if there were warnings"),
            Command.Option(name: "--keep", valueName: "FOLDER", help: "write the generated package to a folder, to look at it"),
            Command.Option(name: "--clean", help: "remove what was built for the project, or for all projects"),
        ] + Command.settingOptions, acceptsProgramArguments: true, run: run)

    private static func run(_ arguments: Arguments) throws {
        let cache = try ProjectCache(environment: ProcessInfo.processInfo.environment)
        guard let path = arguments.operand else {
            guard arguments.has("--clean") else { throw Command.UsageError("missing PROJECT: an .xcodeproj, .xcworkspace or folder") }
            return try cache.removeAll()
        }
        let build = ProjectBuild(
            path: path, target: arguments["--target"], cache: cache, keepFolder: arguments["--keep"],
            flipbookFolder: try NewCommand.flipbookFolder(), language: arguments["--language"],
            configuration: arguments["--configuration"] ?? "Debug")
        if arguments.has("--clean") { return try clean(build) }
        let device = try arguments.device()
        let programArguments = try programArguments(arguments)
        if arguments.has("--watch") { return try watch(build, arguments, device) }
        let progress = BuildProgress(FilePath.baseName(path), flipbookNote: BuildProgress.noteForProjects)
        let outcome = try errorsOfProject { try build.run(onLine: progress.handle) }
        progress.finish()
        let product = try ProjectReport.product(of: outcome)
        if arguments.has("--strict") { WarningCheck.enable(count: ProjectReport.warnings(on: product).count) }
        let isWindow = programArguments.first == "run"
        let process = AppProcess(product, device: device)
        try process.setEnvironment(isFresh: !isWindow)
        process.shortenCrashReports(flipbookFolder: build.flipbookFolder)
        try AppProcess.replace(with: product.executable, programArguments)
    }

    /// Converts an error of the project reader to a usage error if other arguments would avoid the error.
    static func errorsOfProject<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as ProjectError
            where [.severalProjects, .severalTargets, .unknownTarget, .unknownConfiguration].contains(error.kind)
        {
            throw Command.UsageError(error.description)
        }
    }

    /// Returns the arguments of the program.
    private static func programArguments(_ arguments: Arguments) throws -> [String] {
        let modes = ["--record", "--snapshot", "--watch"].filter(arguments.has) + (arguments.programArguments.isEmpty ? [] : ["--"])
        guard modes.count <= 1 else { throw Command.UsageError("\(modes.joined(separator: " and ")) cannot be combined") }
        if arguments.has("--strict"), arguments.has("--watch") { throw Command.UsageError("--strict and --watch cannot be combined") }
        if arguments.has("--at"), !arguments.has("--snapshot") { throw Command.UsageError("--at needs --snapshot") }
        if let option = ["--quality", "--encoder"].first(where: arguments.has), !arguments.has("--record") {
            throw Command.UsageError("\(option) needs --record")
        }
        if !arguments.programArguments.isEmpty { return arguments.programArguments }
        let settings = Command.settingOptionNames
        if let file = arguments["--record"] {
            return ["record", "-o", file] + arguments.serializedOptions(["--script", "--seconds", "--quality", "--encoder"] + settings)
        }
        if let file = arguments["--snapshot"] {
            // Without a script, a snapshot shows the app after 0.5 s by default. The launch screen covers the app in the first frame, and
            // fades out in a quarter of a second.
            let time = arguments.has("--at") || arguments.has("--script") ? [] : ["--at", "0.5"]
            return ["snapshot", "-o", file] + arguments.serializedOptions(["--script", "--at"] + settings) + time
        }
        return ["run"] + arguments.serializedOptions(["--script", "--seconds", "--fullscreen"] + settings)
    }

    private static func clean(_ build: ProjectBuild) throws {
        let folder = try build.folder(of: try errorsOfProject { try build.read() })
        let lock = try build.cache.lock()
        defer { lock.unlock() }
        guard FileManager.default.fileExists(atPath: folder) else { return }
        do { try FileManager.default.removeItem(atPath: folder) } catch {
            throw StageError("cannot remove \(folder): \(error.localizedDescription)")
        }
    }

    /// Opens the window, and builds the app again after each change of the project.
    private static func watch(_ build: ProjectBuild, _ arguments: Arguments, _ device: Device?) throws {
        let project = try errorsOfProject { try build.read() }
        let watched = try ProjectWatch(build, project, device: device)
        try watched.program(
            arguments: ["run"] + arguments.serializedOptions(["--script", "--fullscreen"] + Command.settingOptionNames)
        ).watch(seconds: try arguments.seconds("--seconds", in: 0...86400))
    }
}
