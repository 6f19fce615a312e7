import FlipbookImages
import FlipbookPlayback
import Foundation
import Stage

/// The scripts that `flipbook replay` plays if there are several, or if it plays a share or writes a report. After a script has failed, the
/// next scripts are still played.
struct ReplayedScripts {
    private let arguments: Arguments
    /// The scripts of all parts, in the order of the command line.
    private let allPaths: [String]
    /// The scripts that this process plays.
    private let paths: [String]
    private let share: Share?

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        share = try arguments.share()
        allPaths = arguments.operands
        paths = share?.items(of: allPaths) ?? allPaths
        if let duplicate = Dictionary(grouping: allPaths, by: \.self).filter({ $1.count > 1 }).keys.min() {
            throw Command.UsageError("\(duplicate) is given twice")
        }
        try ReplayCommand.requireValidOptions(arguments)
        guard allPaths.count > 1 else { return }
        for name in ["-o", "--scene"] where arguments.has(name) {
            throw Command.UsageError("\(name) is for one script, but there are \(allPaths.count)")
        }
        guard let option = ["--check", "--update"].first(where: { arguments.has($0) }), let golden = arguments[option] else { return }
        if let name = Dictionary(grouping: allPaths, by: FilePath.baseName).filter({ $1.count > 1 }).keys.min() {
            throw Command.UsageError("several scripts have the name \(name), so they would have the same golden")
        }
        guard !golden.hasSuffix("/") else { return }
        throw Command.UsageError("several scripts need a folder of goldens: \(option) must end in '/', not '\(golden)'")
    }

    /// Plays the scripts, and prints a line for each. Throws an error if any script fails.
    func run() throws {
        let reportPath = arguments["--junit"]
        if let reportPath { try OutputFile.requireWritable(reportPath) }
        if let share { StandardOutput.print(SmokeCommand.summary(of: share, items: paths, of: allPaths.count, "script")) }
        if let folder = arguments["--check"], folder.hasSuffix("/") {
            let goldens = StaleFiles.goldens(in: folder, scripts: allPaths)
            StaleFiles.report(goldens, owner: "script", source: "\(arguments.program.command) replay")
        }
        let outcomes = paths.map { path in
            let outcome = outcome(of: path)
            StandardOutput.print(outcome.checks[0].title ?? "")
            return outcome
        }
        let part = share.map { JUnitFile.Part("replay", $0, itemCount: allPaths.count) }
        if let reportPath { try OutputFile.write(JUnit.report(outcomes, part: part, command: "replay"), to: reportPath) }
        let failed = outcomes.filter { !$0.hasPassed }
        guard failed.isEmpty else {
            throw ReplayCommand.Failure(description: "failed: \(failed.map(\.scene).joined(separator: ", "))")
        }
    }

    /// Plays a script and returns the result as one check, whose title is the printed line.
    private func outcome(of path: String) -> SmokeCommand.Outcome {
        let startTime = ContinuousClock.now
        let name = arguments.has("--check") ? "matches the golden" : "expectations met"
        var check: SmokeCommand.Check
        do {
            let line = try ReplayCommand.replay(path, golden: golden(for: path), update: updatedGolden(for: path), arguments)
            check = SmokeCommand.Check(name, hasPassed: true, title: line)
        } catch {
            check = SmokeCommand.Check(name, hasPassed: false, title: "FAILED \(error)", problem: "\(error)")
        }
        check.seconds = (ContinuousClock.now - startTime) / .seconds(1)
        return SmokeCommand.Outcome(scene: path, checks: [check], seconds: check.seconds)
    }

    /// Returns the golden of a script: the value of `--check`, or nil without this option. If the value is a folder, returns the golden in
    /// it with the name of the script.
    private func golden(for path: String) throws -> String? {
        guard let folder = arguments["--check"], folder.hasSuffix("/") else { return arguments["--check"] }
        let goldens = Self.goldens(for: path, in: folder)
        guard let golden = goldens.first(where: { FileManager.default.fileExists(atPath: $0) }) else {
            let accepting = ReplayCommand.acceptingCommand(path, golden: goldens[1], arguments)
            throw StageError(
                "\(path): there is no golden \(goldens[0]) or \(FilePath.baseName(goldens[1])).csv; accept the values of this run with: "
                    + accepting)
        }
        return golden
    }

    /// Returns the golden of a script that is updated: the value of `--update`, or nil without this option. If the value is a folder,
    /// returns the golden in it with the name of the script, or a trace if there is none.
    private func updatedGolden(for path: String) -> String? {
        guard let folder = arguments["--update"], folder.hasSuffix("/") else { return arguments["--update"] }
        let goldens = Self.goldens(for: path, in: folder)
        return goldens.first { FileManager.default.fileExists(atPath: $0) } ?? goldens[1]
    }

    /// Returns the video and the trace that can be the golden of a script in a folder.
    private static func goldens(for path: String, in folder: String) -> [String] {
        ["mkv", "csv"].map { FilePath.join(folder, "\(FilePath.baseName(path)).\($0)") }
    }
}
