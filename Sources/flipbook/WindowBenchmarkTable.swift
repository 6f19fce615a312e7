import DemoScenes
import FlipbookBenchmarks
import FlipbookPlayback
import Foundation
import WindowShell

/// The table `window` of `flipbook bench`: the work for the frames of a window, from handling the events to copying to the screen.
enum WindowBenchmarkTable {
    /// A row of the table. The window has 1920 × 1080 points.
    private struct Row {
        var name: String
        var workload: WindowBenchmark.Workload
        var scale = 1
        /// The largest share of a processor core at 60 frames per second, in percent, or nil.
        var processorGoal: Double?
        /// The longest time of a frame in milliseconds, or nil.
        var frameGoal: Double?
    }

    private static let rows = [
        Row(name: "Flight, 1080p", workload: .scene("flight"), processorGoal: 20),
        Row(name: "sparks of Raster, 1080p", workload: .scene("raster"), processorGoal: 25),
        Row(name: "gallery at rest, 1080p", workload: .restingGallery, processorGoal: 0.5),
        Row(name: "gallery, a thumbnail plays, 1080p", workload: .thumbnail("flight"), processorGoal: 18),
        Row(name: "blur of the lock screen, 2160p", workload: .tour("lock", from: 150), scale: 2, frameGoal: 1000 / 60),
        Row(name: "gallery, scrolled, 2160p", workload: .scrollingGallery, scale: 2, frameGoal: 1000 / 60),
    ]

    /// Measures all rows.
    static func make() -> Benchmarks.Table {
        var output = ""
        let rows = rows.map { row in
            let best = measure(row, &output)
            return Benchmarks.Row(
                name: row.name,
                values: [
                    best.map { $0.processTime * 60 * 100 }, row.processorGoal, best.map { $0.times.total * 1000 }, row.frameGoal,
                    best.map { $0.times.playing * 1000 }, best.map { $0.times.painting * 1000 }, best.map { $0.times.uploading * 1000 },
                    best.map { $0.times.presenting * 1000 }, best.map { $0.copyTime * 1000 },
                ])
        }
        return Benchmarks.Table(
            name: "window", unit: "% of a core at 60 fps, and ms per frame (\(output))",
            columns: ["core %", "goal", "frame", "goal", "play", "paint", "upload", "present", "copy"], rows: rows)
    }

    /// Returns the run with the least work, or nil if no window can be opened. Other work of the machine can only increase the measured
    /// work.
    private static func measure(_ row: Row, _ output: inout String) -> WindowMeasurement? {
        var best: WindowMeasurement?
        for _ in 0..<3 {
            guard
                let benchmark = try? WindowBenchmark(
                    row.workload, Scene.demos, size: CGSize(width: 1920, height: 1080), scale: CGFloat(row.scale))
            else { return best }
            defer { benchmark.close() }
            output = benchmark.outputDescription
            let result = benchmark.measure(frames: 240)
            if result.processTime < best?.processTime ?? .infinity { best = result }
        }
        return best
    }
}
