import enum FlipbookImages.FilePath
import FlipbookImages
import FlipbookKit
import FlipbookXcode
import Foundation
import Stage

/// The command `test`: builds the unit tests of an Xcode project and runs them without a display. The application is launched before the
/// first test, as in Xcode.
enum TestCommand {
    static let command = Command(
        name: "test", summary: "run the unit tests of an Xcode project without a display", manualPage: "flipbook-open",
        operandName: "PROJECT",
        options: [
            Command.Option(name: "--target", valueName: "NAME", help: "app of the project, if it has several"),
            Command.Option(name: "--filter", valueName: "TEXT", help: "run only the tests whose names contain TEXT"),
            Command.Option(name: "--junit", valueName: "FILE", help: "also write a JUnit report"),
            Command.Option(name: "--pictures", valueName: "FOLDER", help: "write the pictures that tests attach"),
            Command.Option(name: "--strict", help: "exit with code 1 if there were warnings"),
            Command.Option(name: "--configuration", valueName: "NAME", help: "build configuration whose settings are used (Debug)"),
            Command.Option(name: "--device", valueName: "NAME", help: "device, such as \"iPhone 8\" or iPad (one that fits the project)"),
            Command.Option(name: "--language", valueName: "CODE", help: "language of the app, such as de (the one of the system)"),
            Command.Option(name: "--keep", valueName: "FOLDER", help: "write the generated package to a folder, to look at it"),
        ], run: run)

    private static func run(_ arguments: Arguments) throws {
        let path = arguments.operand ?? ""
        if let report = arguments["--junit"] { try OutputFile.requireWritable(report) }
        let device = try arguments.device()
        let build = ProjectBuild(
            path: path, target: arguments["--target"], cache: try ProjectCache(environment: ProcessInfo.processInfo.environment),
            keepFolder: arguments["--keep"], flipbookFolder: try NewCommand.flipbookFolder(), language: arguments["--language"],
            configuration: arguments["--configuration"] ?? "Debug")
        let project = try OpenCommand.errorsOfProject { try build.read() }
        guard !project.testTargets.isEmpty else { throw StageError("\(path): the project has no unit tests") }
        let progress = BuildProgress(FilePath.baseName(path), flipbookNote: BuildProgress.noteForProjects)
        let outcome = try build.run(withTests: true, onLine: progress.handle)
        progress.finish()
        let product = try ProjectReport.product(of: outcome)
        let process = AppProcess(product, device: device)
        try process.setEnvironment(isFresh: true)
        process.shortenCrashReports(flipbookFolder: build.flipbookFolder)
        try setPictureFolder(arguments["--pictures"])
        let warningFile = arguments.has("--strict") ? FilePath.join(product.folder, "warnings.txt") : nil
        if let warningFile { WarningCheck.collect(inFile: warningFile) }
        let results = try TestRun(product, filter: arguments["--filter"]).run()
        if let report = arguments["--junit"] { try OutputFile.write(results.junit, to: report) }
        guard results.hasPassed else { throw StageError(results.summary) }
        StandardOutput.print(results.summary)
        guard let warningFile else { return }
        let count = ProjectReport.warnings(on: product).count + WarningCheck.collectedCount(inFile: warningFile)
        if let error = WarningCheck.error(for: count) { throw StageError(error) }
    }

    private static func setPictureFolder(_ folder: String?) throws {
        guard let folder else { return }
        let path = URL(fileURLWithPath: folder).path
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw StageError("cannot create the folder \(folder); check that it can be written")
        }
        setenv("FLIPBOOK_PICTURES", path, 1)
    }
}
