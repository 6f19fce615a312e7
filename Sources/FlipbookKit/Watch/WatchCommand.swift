import FlipbookImages
import FlipbookTypography
import Foundation
import Stage
import WindowShell

/// The command `watch`: runs the program of a package in a window, and rebuilds the program after each change of its sources. The new
/// version continues with the same scene and the same inputs at the same frame.
enum WatchCommand {
    static let command = Command(
        name: "watch", summary: "run a package, and show each change of its sources at once, at the same frame", manualPage: "flipbook-new",
        operandName: "PACKAGE",
        operandCount: .zeroOrOne,
        options: [
            Command.Option(name: "--scene", valueName: "SCENE", help: "open only this scene, without the gallery"),
            Command.Option(name: "--product", valueName: "NAME", help: "executable of the package, if it has several"),
            Command.Option(name: "--fullscreen", help: "start in full screen"),
            Command.Option(name: "--seconds", valueName: "S", help: "quit after S seconds"),
        ], opensWindow: true, run: run)

    private static func run(_ arguments: Arguments) throws {
        let folder = arguments.operand ?? "."
        let seconds = try arguments.seconds("--seconds", in: 0...86400)
        try FontSystem.installed.requireSystemFont()
        let package = try SwiftPackage(folder: folder, product: arguments["--product"])
        remember(folder, program: arguments.program.command)
        let programArguments =
            (arguments["--scene"].map { ["run", $0] } ?? []) + (arguments.has("--fullscreen") ? ["--fullscreen"] : [])
        let isBuilt = FileManager.default.fileExists(atPath: package.executable)
        let program = WatchedProgram(
            name: package.product, folders: [folder], executable: package.executable, arguments: programArguments,
            firstBuildNote: isBuilt ? nil : "The first build compiles Flipbook too and takes some minutes.",
            build: { onStep in
                let progress = BuildProgress(package.product, hasTitle: false, onStep: onStep)
                defer { progress.finish() }
                return try package.build(onLine: progress.handle)
            }, crash: { SwiftPackage.crash(in: $0, folder: package.folder) })
        try program.watch(seconds: seconds)
    }

    /// Adds a package to the settings of the program, so that the gallery shows it.
    static func remember(_ folder: String, program: String) {
        guard let path = Settings.path(program: program), let folder = FilePath.resolved(folder) else { return }
        Settings.addPackage(folder, to: path)
    }

    /// Starts a process that shows a package in its own window.
    static func start(forPackage folder: String) throws -> Process {
        let process = Process()
        // The running version of the program. The file at the path of the program may have been replaced by a newer version.
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
        process.arguments = ["watch", folder]
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return process
    }
}
