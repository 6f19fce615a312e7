import FlipbookImages
import FlipbookInspection
import FlipbookPlayback
import Foundation
import Stage
import WindowShell

/// The command `flipbook profile`.
enum ProfileCommand {
    /// The largest number of frames of a tour among which the slowest is searched.
    static let searchedFrameCount = 60
    /// The number of layers and shadows without `--limit`.
    static let defaultLimit = 20

    static func run(_ arguments: Arguments) throws {
        let scene = try Command.scene(arguments)
        let times = try arguments.times("--at", takesOne: true)
        guard times?.count ?? 1 == 1 else { throw Command.UsageError("--at must be one time; run the command once for each time") }
        let threads = try arguments.integer("--threads", in: 1...256) ?? 1
        let limit = try arguments.integer("--limit", in: 1...10_000) ?? defaultLimit
        let path = try outputPath(arguments)
        let earlier = try arguments["--compare"].map { try earlierProfile($0, scene, arguments.program) }
        // The frame of an earlier profile is that of the tour only if that profile has played the tour.
        let playsTour = try Command.playsTour(arguments, scene, hasTimes: times != nil || earlier?.tour == false)
        let failures = ScriptFailures()
        let take = try Command.makeTake(
            scene, arguments, framesPerSecond: 60, defaultsToTour: playsTour, failures: failures, writesSnapshots: false)
        let start = ContinuousClock.now
        // With one thread, the time of the processor is measured, which does not count other programs.
        let clock: () -> Double = threads == 1 ? { WallClock.processWorkTime } : { (ContinuousClock.now - start) / .seconds(1) }
        func profiler() -> PaintProfiler { PaintProfiler(take.stage, threads: threads, clock: clock) }
        if let time = times?.first {
            try take.seek(to: Int((time * 60).rounded()))
        } else if let earlier {
            try take.seek(to: earlier.frame)
        } else {
            try seekToSlowestFrame(of: take, frameCount: Command.frameCount(of: take, arguments)) { profiler().paintingTime() }
        }
        let progress = ProgressReporter("measuring layers", limit, noun: "measurement")
        let profile = profiler().profile(limit: limit, including: earlier?.titles ?? []) { done, total in
            progress.total = total
            progress.update(done)
        }
        progress.finish()
        let comparison = earlier.map { PaintProfileComparison(profile, with: $0) }
        let hasPlayedTour = try playsTour && arguments["--script"] == nil && scene.script() != nil
        let json = profile.json(scene: scene.name, playsTour: hasPlayedTour, comparison)
        let printsJSON = arguments.has("--json") || arguments["-o"] == "-"
        if let path {
            try OutputFile.write(json + "\n", to: path)
            // With --json, the output is JSON that other programs read, so it has no other line.
            if !printsJSON { OutputSummary.print(path, "profile of \(profile.headline)") }
        }
        // A comparison is printed also if the new profile is written to a file.
        if path == nil || comparison != nil || printsJSON {
            StandardOutput.print(printsJSON ? json : comparison?.text(limit: limit) ?? profile.text)
        }
        try failures.requireNone()
    }

    /// Returns the path of the file to write, or nil if the profile is printed. Throws an error if the file cannot be written, before the
    /// layers are measured.
    private static func outputPath(_ arguments: Arguments) throws -> String? {
        guard let path = arguments["-o"], path != "-" else { return nil }
        guard FilePath.fileExtension(path) == "json" else {
            throw Command.UsageError("-o must end in .json, or be - for JSON on the standard output, not '\(path)'")
        }
        try OutputFile.requireWritable(path)
        return path
    }

    /// Reads the profile of `--compare`.
    private static func earlierProfile(_ path: String, _ scene: Scene, _ program: Program) throws -> EarlierProfile {
        guard FileManager.default.fileExists(atPath: path) else { throw StageError("there is no file \(path) to compare with") }
        guard let data = FileManager.default.contents(atPath: path), let profile = EarlierProfile(json: data) else {
            let command = program.commandLine(["profile", scene.name, "-o", "FILE.json"])
            throw StageError("\(path) is not a profile; write one with '\(command)'")
        }
        guard profile.scene == scene.name else {
            throw StageError("\(path) is a profile of the scene \(profile.scene), not of \(scene.name); compare profiles of the same scene")
        }
        return profile
    }

    /// Moves a take to the frame whose painting takes longest. If there are more frames than `searchedFrameCount`, only some are measured,
    /// at equal distances. `paintingTime` measures the current frame.
    private static func seekToSlowestFrame(of take: Take, frameCount: Int, paintingTime: () -> Double) throws {
        var slowest = (frame: 0, time: -Double.infinity)
        let frames = searchedFrames(frameCount: frameCount)
        let progress = ProgressReporter("searching the slowest frame", frames.count)
        defer { progress.finish() }
        for (index, frame) in frames.enumerated() {
            try take.seek(to: frame)
            let time = paintingTime()
            if time > slowest.time { slowest = (frame, time) }
            progress.update(index + 1)
        }
        try take.seek(to: slowest.frame)
    }

    /// Returns the frames of a tour that are measured, in ascending order.
    static func searchedFrames(frameCount: Int) -> [Int] {
        let last = max(frameCount - 1, 0)
        let count = min(last + 1, searchedFrameCount)
        return (0..<count).map { count == 1 ? 0 : $0 * last / (count - 1) }
    }
}
