import FlipbookBenchmarks
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The table `recording` of `flipbook bench`: the speed of `flipbook record`, compared with ffmpeg alone, which encodes a file of the same
/// frames with the same arguments. Recording cannot be faster than ffmpeg alone.
enum RecordingBenchmark {
    private struct Kind {
        var scene: String
        var format: VideoWriter.Format
        var quality = VideoQuality.good
        /// The minimum number of frames per second, or nil.
        var goal: Double?
        /// The minimum speed in percent of the speed of the encoder alone, or nil. A draft has only a goal in frames per second: its encoder
        /// takes so little time that painting is a third of all work.
        var shareGoal: Double? { format == .mp4 && quality != .draft ? 85 : nil }

        var scale: Int { format == .mp4 ? 2 : 1 }
        var framesPerSecond: Int { format.defaultFramesPerSecond }
        var width: Int { 390 * scale }
        var height: Int { 844 * scale }
        var title: String { "\(scene), .\(format.rawValue)" + (format == .mp4 ? ", \(quality.rawValue)" : "") }
    }

    private static let kinds =
        ["flight", "components", "physics"].flatMap { scene in
            [
                Kind(scene: scene, format: .mp4, quality: .draft, goal: 150), Kind(scene: scene, format: .mp4, quality: .good, goal: 80),
            ]
        } + [
            Kind(scene: "flight", format: .mp4, quality: .best), Kind(scene: "flight", format: .webm), Kind(scene: "flight", format: .gif),
            Kind(scene: "flight", format: .apng),
        ]

    /// The recorded frames: four seconds of the tour, after its first second.
    private static let frames = 60..<300

    /// Measures MP4 videos of 780 × 1688 pixels, and videos of 390 × 844 pixels in the other formats, which are usually shown small.
    static func table() throws -> Benchmarks.Table {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-videos-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return Benchmarks.Table(
            name: "recording", unit: "frames per second, and CPU ms per frame",
            columns: ["recorded", "goal", "encoder", "share %", "goal %", "CPU", "enc. CPU"], rows: try kinds.map { try row($0, folder) })
    }

    private static func row(_ kind: Kind, _ folder: URL) throws -> Benchmarks.Row {
        let video = folder.appendingPathComponent("video.\(kind.format.rawValue)").path
        let encoderArguments = try writeRawVideo(kind, folder.appendingPathComponent("frames").path) + ["file:" + video]
        let recordArguments = recordArguments(kind) + ["-o", video] + (kind.format == .mp4 ? ["--quality", kind.quality.rawValue] : [])
        var (recorded, encoded) = (Usage.infinite, Usage.infinite)
        // The two programs run in turns, so that other work of the machine affects both. The share is the quotient of two shortest times, so
        // it needs more of them than a speed.
        for _ in 0..<(kind.shareGoal == nil ? 3 : 7) {
            recorded = recorded.least(try usage("/proc/self/exe", recordArguments))
            encoded = encoded.least(try usage(try program("ffmpeg"), encoderArguments))
        }
        let count = Double(frames.count)
        return Benchmarks.Row(
            name: kind.title,
            values: [
                count / recorded.seconds, kind.goal, count / encoded.seconds, encoded.seconds / recorded.seconds * 100,
                kind.shareGoal, recorded.processorSeconds / count * 1000, encoded.processorSeconds / count * 1000,
            ])
    }

    private static func program(_ name: String) throws -> String {
        guard let path = VideoWriter.findProgram(name) else { throw StageError("\(name) is not on the PATH") }
        return path
    }

    private static func recordArguments(_ kind: Kind) -> [String] {
        [
            "record", kind.scene, "--range", "\(frames.lowerBound)..\(frames.upperBound)", "--size", "390x844", "--scale", "\(kind.scale)",
            "--fps", "\(kind.framesPerSecond)",
        ]
    }

    /// Writes the frames to a file. Returns the arguments with which ffmpeg encodes them.
    private static func writeRawVideo(_ kind: Kind, _ path: String) throws -> [String] {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/proc/self/exe")
        process.arguments = recordArguments(kind) + ["-o", "-"]
        process.standardOutput = pipe
        try process.run()
        let palette = kind.format == .gif ? try GIFPalette(width: kind.width, height: kind.height) : nil
        let video = try RawVideo(
            path,
            VideoWriter.Settings(
                format: kind.format, framesPerSecond: kind.framesPerSecond, options: VideoWriter.Options(quality: kind.quality),
                palettePath: palette?.path),
            width: kind.width, height: kind.height)
        var frame = Bitmap(width: kind.width, height: kind.height)
        for index in frames.indices {
            let isComplete = frame.withUnsafeMutableWords {
                RawFrames.read(into: UnsafeMutableRawBufferPointer($0), from: pipe.fileHandleForReading)
            }
            guard isComplete else { throw StageError("the frames of \(kind.scene) end early") }
            try video.write(frame)
            if index % 5 == 0 { try palette?.write(frame) }
        }
        process.waitUntilExit()
        try video.finish()
        try palette?.finish()
        latestPalette = palette
        return video.arguments
    }

    /// The palette of the latest row. The file of the palette exists as long as this object.
    private static var latestPalette: GIFPalette?

    // MARK: - Processes

    /// The time of a process and its children.
    private struct Usage {
        var seconds: Double
        var processorSeconds: Double

        static let infinite = Usage(seconds: .infinity, processorSeconds: .infinity)

        func least(_ other: Usage) -> Usage {
            Usage(seconds: min(seconds, other.seconds), processorSeconds: min(processorSeconds, other.processorSeconds))
        }
    }

    private static func usage(_ program: String, _ arguments: [String]) throws -> Usage {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let (start, before) = (ContinuousClock.now, processorSecondsOfChildren())
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw StageError("\(program) ended with code \(process.terminationStatus)") }
        return Usage(
            seconds: (ContinuousClock.now - start) / .seconds(1), processorSeconds: processorSecondsOfChildren() - before)
    }

    private static func processorSecondsOfChildren() -> Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
    }
}
