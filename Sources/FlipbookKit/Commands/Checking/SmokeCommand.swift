import FlipbookImages
import FlipbookPlayback
import FlipbookTypography
import Foundation
import QuartzCore
import Stage

/// The command `flipbook smoke`: plays the tours of scenes and checks requirements that all scenes must meet.
enum SmokeCommand {
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    static func run(_ arguments: Arguments) throws {
        let allScenes = try scenes(arguments)
        let share = try arguments.share()
        let scenes = share?.items(of: allScenes) ?? allScenes
        let jobs = try arguments.integer("--jobs", in: 1...64) ?? 1
        try FontSystem.installed.requireSystemFont()
        let reportPath = arguments["--junit"]
        if let reportPath { try OutputFile.requireWritable(reportPath) }
        let folder = arguments["--failures"] ?? FilePath.join(FilePath.folder(reportPath ?? ""), "smoke-failures")
        if let share, !arguments.has("--json") {
            StandardOutput.print(summary(of: share, items: scenes.map(\.name), of: allScenes.count, "scene"))
        }
        // A process with --json is usually started by `smoke --jobs`, and that process has already reported the stale files.
        if !arguments.has("--json") {
            StaleFiles.report(StaleFiles.tours(of: arguments.program), owner: "scene", source: "\(arguments.program.command) smoke")
            StaleFiles.reportUnbuilt(StaleFiles.unbuiltGoldens(of: arguments.program), source: "\(arguments.program.command) smoke")
        }
        let hasOldFailures = scenes.contains { FileManager.default.fileExists(atPath: FilePath.join(folder, $0.name)) }
        let startTime = ContinuousClock.now
        var outcomes: [Outcome] = []
        for outcome in jobs > 1
            ? playInProcesses(scenes, jobs, folder, arguments.serializedOptions(Command.settingOptionNames))
            : play(scenes, folder, arguments)
        {
            outcomes.append(outcome)
            StandardOutput.print(arguments.has("--json") ? try json(outcome) : outcome.summary)
            // The JSON contains the warnings. The worker processes of `--jobs` print only JSON, and this process prints their warnings.
            guard !arguments.has("--json") else { continue }
            for warning in outcome.warnings { Diagnostics.report(.warning, source: "", warning, onlyOnce: true) }
        }
        let part = share.map { JUnitFile.Part("smoke", $0, itemCount: allScenes.count) }
        if let reportPath { try OutputFile.write(JUnit.report(outcomes, part: part), to: reportPath) }
        let failed = outcomes.filter { !$0.hasPassed }
        if !arguments.has("--json") {
            // The files of each scene were removed before it was played. A folder that is not empty is kept.
            if hasOldFailures { _ = rmdir(folder) }
            let seconds = (ContinuousClock.now - startTime) / .seconds(1)
            let counts = "\(outcomes.count - failed.count) passed, \(failed.count) failed"
            StandardOutput.print("\(Quantity.text(outcomes.count, "scene")): \(counts) (\(String(format: "%.1f", seconds)) s)")
        }
        guard failed.isEmpty else { throw Failure(description: "failed: \(failed.map(\.scene).joined(separator: ", "))") }
    }

    /// Returns the line that states which items a part has, such as `part 0/2: 1 of 2 scenes: login`.
    static func summary(of share: Share, items: [String], of count: Int, _ noun: String) -> String {
        "part \(share): \(items.count) of \(Quantity.text(count, noun))" + (items.isEmpty ? "" : ": " + items.joined(separator: ", "))
    }

    /// Returns the scenes that the operands name, in the order of the program, or all scenes if there are no operands.
    private static func scenes(_ arguments: Arguments) throws -> [Scene] {
        let names = try arguments.operands.map {
            try arguments.program.scene(named: $0, advice: "see '\(arguments.program.commandLine(["list"]))'").name
        }
        return names.isEmpty ? arguments.program.scenes : arguments.program.scenes.filter { names.contains($0.name) }
    }

    /// Plays the scenes one after the other, each when its result is requested.
    private static func play(_ scenes: [Scene], _ folder: String, _ arguments: Arguments) -> AnyIterator<Outcome> {
        var rest = scenes[...]
        return AnyIterator {
            guard let scene = rest.popFirst() else { return nil }
            let failures = FailureFolder(path: folder, scene: scene.name)
            failures.removeOldFiles()
            return SceneCheck(scene, failures, arguments).outcome()
        }
    }

    /// Plays the scenes in other processes of this program, and returns their results in the order of the scenes.
    private static func playInProcesses(_ scenes: [Scene], _ jobs: Int, _ folder: String, _ options: [String]) -> AnyIterator<Outcome> {
        let processes = SmokeProcesses(scenes: scenes.map(\.name), failureFolder: folder, options: options)
        processes.start(min(jobs, scenes.count))
        var indices = scenes.indices.makeIterator()
        return AnyIterator { indices.next().map(processes.outcome) }
    }

    private static func json(_ outcome: Outcome) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(outcome), as: UTF8.self)
    }
}
