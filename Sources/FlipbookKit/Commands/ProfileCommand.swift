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
        let failures = ScriptFailures()
        let take = try Command.makeTake(
            scene, arguments, framesPerSecond: 60, defaultsToTour: try Command.playsTour(arguments, scene, hasTimes: times != nil),
            failures: failures, writesSnapshots: false)
        let start = ContinuousClock.now
        // With one thread, the time of the processor is measured, which does not count other programs.
        let clock: () -> Double = threads == 1 ? { WallClock.processWorkTime } : { (ContinuousClock.now - start) / .seconds(1) }
        func profiler() -> PaintProfiler { PaintProfiler(take.stage, threads: threads, clock: clock) }
        if let time = times?.first {
            try take.seek(to: Int((time * 60).rounded()))
        } else {
            try seekToSlowestFrame(of: take, frameCount: Command.tourFrameCount(of: take, arguments)) { profiler().paintingTime() }
        }
        let profile = profiler().profile(limit: limit)
        StandardOutput.print(arguments.has("--json") ? profile.json(scene: scene.name) : profile.text)
        try failures.requireNone()
    }

    /// Moves a take to the frame whose painting takes longest. If there are more frames than `searchedFrameCount`, only some are measured,
    /// at equal distances. `paintingTime` measures the current frame.
    private static func seekToSlowestFrame(of take: Take, frameCount: Int, paintingTime: () -> Double) throws {
        var slowest = (frame: 0, time: -Double.infinity)
        for frame in searchedFrames(frameCount: frameCount) {
            try take.seek(to: frame)
            let time = paintingTime()
            if time > slowest.time { slowest = (frame, time) }
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
