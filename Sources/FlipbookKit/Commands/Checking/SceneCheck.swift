import CoreGraphics
import FlipbookImages
import FlipbookPlayback
import Foundation
import QuartzCore
import Stage

/// Plays the tour of one scene, and checks requirements that all scenes must meet.
struct SceneCheck {
    private let scene: Scene
    private let folder: FailureFolder
    private let arguments: Arguments
    /// The time in seconds after which a scene that is still not idle fails.
    private static let maximumDuration = 120.0

    init(_ scene: Scene, _ folder: FailureFolder, _ arguments: Arguments) {
        self.scene = scene
        self.folder = folder
        self.arguments = arguments
    }

    func outcome() -> SmokeCommand.Outcome {
        let (result, seconds) = measured { self.checks() }
        return SmokeCommand.Outcome(scene: scene.name, checks: result.checks, seconds: seconds, warnings: result.warnings)
    }

    /// Returns the checks, and the warnings about touches of the tour that have no effect.
    private func checks() -> (checks: [SmokeCommand.Check], warnings: [String]) {
        let (first, firstSeconds) = measured { play(threads: nil) }
        let (second, secondSeconds) = measured { play(threads: 1) }
        var checks = [
            framesCheck(first, seconds: firstSeconds),
            makeCheck("no blank frame", problem: first.firstBlankFrame.map { "frame \($0)" }) {
                try [folder.write(image(atFrame: first.firstBlankFrame ?? 0, threads: nil), "blank-frame", .actual)]
            },
            movementCheck(first),
            idleCheck(first),
            makeCheck("no warnings", problem: first.warnings.first) { [] },
            samePixelsCheck(first, second, seconds: secondSeconds),
        ]
        let hasTour = first.error != nil || (try? scene.script()) != nil
        if hasTour {
            let tourCheck = makeCheck("tour passed", problem: first.error.map { "\($0)" }) {
                try first.take.map { [try folder.write($0.stage.render(), "tour", .actual)] } ?? []
            }
            // A failed tour is the first line of the report, because it is the cause of what the other checks find.
            checks.insert(tourCheck, at: first.error == nil ? checks.count : 0)
        }
        if let golden = Tour.goldenTrace(for: scene.name) {
            checks.append(
                first.error == nil
                    ? traceCheck(golden, frameCount: first.frameHashes.count)
                    : SmokeCommand.Check(skipped: "trace matches", reason: "the tour failed"))
        }
        return (checks, first.take?.touchWarnings ?? [])
    }

    /// Returns the check that the scene has frames. The check is skipped if the tour failed before the first frame.
    private func framesCheck(_ run: Run, seconds: Double) -> SmokeCommand.Check {
        let (name, isEmpty) = ("frames", run.frameHashes.isEmpty)
        guard !isEmpty || run.error == nil else { return SmokeCommand.Check(skipped: name, reason: "the tour failed") }
        let title = Quantity.text(run.frameHashes.count, "frame")
        return SmokeCommand.Check(name, hasPassed: !isEmpty, title: title, seconds: seconds)
    }

    /// Returns the check that the frames are not all the same. The check is skipped if the tour failed before anything moved. If the scene
    /// has no tour, the problem suggests one.
    private func movementCheck(_ run: Run) -> SmokeCommand.Check {
        let name = "something moves"
        guard Set(run.frameHashes).count <= 1 else { return makeCheck(name, problem: nil) { [] } }
        guard run.error == nil else { return SmokeCommand.Check(skipped: name, reason: "the tour failed") }
        let hasTour = (try? scene.script()) != nil
        let advice = hasTour ? "" : "; the scene has no tour that taps something (Tours/\(scene.name).script)"
        return makeCheck(name, problem: "all frames are the same" + advice) { [] }
    }

    /// Returns the check that the scene becomes idle. The check is skipped if the tour failed, because the scene was then not played to its
    /// end.
    private func idleCheck(_ run: Run) -> SmokeCommand.Check {
        let name = "becomes idle"
        guard run.error == nil else { return SmokeCommand.Check(skipped: name, reason: "the tour failed") }
        guard !run.becomesIdle else { return makeCheck(name, problem: nil) { [] } }
        let motion = run.take.map { ": \(TargetFinder.motion(on: $0.stage))" } ?? ""
        return makeCheck(name, problem: "something still moves after \(Int(Self.maximumDuration)) s" + motion) {
            try run.take.map { [try folder.write($0.stage.render(), "idle", .actual)] } ?? []
        }
    }

    /// Returns a check that failed if there is a problem. `writeFiles` is called only in this case.
    private func makeCheck(
        _ name: String, problem: String?, seconds: Double = 0, writeFiles: () throws -> [SmokeCommand.File]
    ) -> SmokeCommand.Check {
        guard let problem else { return SmokeCommand.Check(name, hasPassed: true, seconds: seconds) }
        do {
            return SmokeCommand.Check(name, hasPassed: false, problem: problem, seconds: seconds, files: try writeFiles())
        } catch {
            let problems = [problem, "\(error)"].filter { !$0.isEmpty }.joined(separator: "; ")
            return SmokeCommand.Check(name, hasPassed: false, problem: problems, seconds: seconds)
        }
    }

    private func measured<R>(_ body: () -> R) -> (result: R, seconds: Double) {
        let start = ContinuousClock.now
        let result = body()
        return (result, (ContinuousClock.now - start) / .seconds(1))
    }

    // MARK: - Playing

    /// The results of one run of a scene. Frames are stored as hashes, because they are only compared.
    private struct Run {
        var frameHashes: [UInt64] = []
        var firstBlankFrame: Int?
        var becomesIdle = false
        var warnings: [String] = []
        var error: (any Error)?
        /// The take at its last frame, or nil if the script could not be read.
        var take: Take?
    }

    private func makeTake(threads: Int?, scale: CGFloat = 1) throws -> Take {
        try Take(script: scene.script()) { scene.makeStage(scale: scale, threads: threads) }
    }

    private func play(threads: Int?) -> Run {
        var run = Run()
        let diagnostics = Diagnostics.recorded {
            do {
                let take = try makeTake(threads: threads)
                run.take = take
                try play(take, &run)
            } catch {
                run.error = error
            }
        }
        run.warnings = diagnostics.map(\.description)
        return run
    }

    /// Plays a take until it is idle, or for the maximum duration.
    private func play(_ take: Take, _ run: inout Run) throws {
        while !run.becomesIdle, take.stage.time < Self.maximumDuration {
            if !run.frameHashes.isEmpty { try take.advance() }
            take.stage.paint()
            take.stage.withImage { image in
                if image.isUniform, run.firstBlankFrame == nil { run.firstBlankFrame = run.frameHashes.count }
                run.frameHashes.append(image.pixelHash)
            }
            run.becomesIdle = take.isScriptFinished && take.stage.isIdle
        }
    }

    /// Plays the scene again up to a frame, and returns its image. Expectations that are not met are ignored.
    private func image(atFrame frame: Int, threads: Int?) throws -> Bitmap {
        let take = try Take(script: scene.script(), onFailedExpectation: { _ in }) { scene.makeStage(scale: 1, threads: threads) }
        try take.seek(to: frame)
        return take.stage.render()
    }

    // MARK: - Comparing

    private func samePixelsCheck(_ first: Run, _ second: Run, seconds: Double) -> SmokeCommand.Check {
        let name = "same pixels in a second run on one thread"
        guard first.frameHashes != second.frameHashes else { return makeCheck(name, problem: nil, seconds: seconds) { [] } }
        let commonCount = min(first.frameHashes.count, second.frameHashes.count)
        let frame = (0..<commonCount).first { first.frameHashes[$0] != second.frameHashes[$0] } ?? max(commonCount - 1, 0)
        return makeCheck(name, problem: "different from frame \(frame) on", seconds: seconds) {
            let (expected, actual) = (try image(atFrame: frame, threads: nil), try image(atFrame: frame, threads: 1))
            var files = [try folder.write(expected, "pixels", .expected), try folder.write(actual, "pixels", .actual)]
            if expected.width == actual.width, expected.height == actual.height {
                files.append(try folder.write(BitmapDifference.image(golden: expected, current: actual), "pixels", .difference))
            }
            return files
        }
    }

    /// The path of the golden trace as messages show it.
    private var goldenPath: String {
        Tour.goldenTracePath(for: scene.name).map { SourcePath.relative(SourcePath.shown($0)) } ?? "\(scene.name).csv"
    }

    /// Returns how the values of the tour are accepted as the golden: a command line if the tour is a file, otherwise advice.
    private func remedy() throws -> String {
        let golden = goldenPath
        guard let path = try scene.tour.path(forScene: scene.name) else { return "replay a script of the tour with --update \(golden)" }
        let script = SourcePath.relative(SourcePath.shown(path))
        let isNamed = try (scene.script()?.scene ?? FilePath.baseName(path)) == scene.name
        let options = (isNamed ? [] : ["--scene", scene.name]) + arguments.serializedOptions(Command.settingOptionNames)
        return arguments.program.commandLine(["replay", script, "--update", golden] + options)
    }

    private func traceCheck(_ golden: String, frameCount: Int) -> SmokeCommand.Check {
        var trace: Trace?
        let (problem, seconds) = measured { () -> String? in
            do {
                let remedy = try remedy()
                let scale = CGFloat((try? GoldenTrace(golden))?.scale ?? 1)
                let difference = try GoldenTrace.difference(
                    from: golden, named: goldenPath, remedy: remedy, source: "\(arguments.program.command) smoke"
                ) { keyPaths in
                    let current = try ReplayCommand.makeTrace(
                        makeTake(threads: nil, scale: scale), frameCount: frameCount, keyPaths: keyPaths)
                    trace = current
                    return current
                }
                return difference.map { "\($0); if the change is intended, accept it with: \(remedy)" }
            } catch {
                return "\(error)"
            }
        }
        return makeCheck("trace matches", problem: problem, seconds: seconds) {
            guard let trace else { return [] }
            return [
                try folder.write(golden, "trace", .expected), try folder.write(trace.csv, "trace", .actual),
                try folder.write(GoldenTrace(golden).tableOfDifferences(from: trace), "trace", .difference),
            ]
        }
    }
}
