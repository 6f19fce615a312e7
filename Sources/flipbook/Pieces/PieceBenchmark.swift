import DemoScenes
import FlipbookBenchmarks
import FlipbookPlayback
import Foundation
import Stage
import UIKit

/// The table `pieces` of `flipbook bench`: the time to compress and decompress the frames of the pieces of a video (see `VideoPiece`),
/// compared with the time to paint and encode the same frames in the same process.
enum PieceBenchmark {
    /// The scenes, the time of their tours at which the frames begin, and the reason for choosing them.
    private static let rows: [(scene: String, start: Double, title: String)] = [
        ("red-square", 0, "a small view moves"), ("components", 3, "screens with text"), ("lock", 1, "blur"),
        ("bookstore", 2, "pictures"), ("raster", 1, "every pixel changes"),
    ]
    /// The number of frames of a row.
    private static let frameCount = 60

    static func table() -> Benchmarks.Table {
        Benchmarks.Table(
            name: "pieces", unit: "ms per frame of 2 pixels per point",
            columns: ["paint", "compress", "decompress", "memcpy", "encode", "overhead", "goal", "% of size"],
            rows: rows.compactMap { row in
                let values = try? PieceBenchmark.values(row.scene, start: row.start)
                return values.map { Benchmarks.Row(name: "\(row.scene): \(row.title)", values: $0) }
            })
    }

    /// Returns the values of a row. The overhead is the time to compress and decompress the frames, as a fraction of the time to encode
    /// them.
    private static func values(_ name: String, start: Double) throws -> [Double?] {
        guard let scene = Scene.demo(named: name) else { return [] }
        let take = try Take(script: scene.script(), onFailedExpectation: { _ in }) { scene.makeStage(threads: 1) }
        let composition = CaptureComposition(take.stage.size, scale: take.stage.scale, CaptureComposition.Style())
        try take.seek(to: Int(start * 60))
        var frames: [Bitmap] = []
        let painting = try time {
            for _ in 0..<frameCount {
                try take.advance()
                composition.withImage(of: take) { frames.append(copy $0) }
            }
        }
        let (compressing, compressedFrames) = compress(frames)
        let (decompressing, copying) = (decompress(compressedFrames, to: frames), copyFrames(frames))
        let encoding = try encode(frames)
        let rawSize = Double(frames[0].width * frames[0].height * 4 * frameCount)
        let size = Double(compressedFrames.reduce(0) { $0 + $1.count })
        let times: [Double] = [painting, compressing, decompressing, copying, encoding]
        let overhead: Double = (compressing + decompressing) / encoding
        return times.map { $0 / Double(frameCount) } + [overhead, 0.25, 100 * size / rawSize]
    }

    /// Returns the duration of a function in milliseconds.
    private static func time(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// Returns the shortest of three durations. Other work of the machine can only make a run longer.
    private static func shortestTime(_ body: () throws -> Void) rethrows -> Double {
        try min(time(body), time(body), time(body))
    }

    private static func compress(_ frames: [Bitmap]) -> (Double, [[UInt8]]) {
        var compressedFrames: [[UInt8]] = []
        let duration = shortestTime {
            let compressor = FrameCompressor(width: frames[0].width, height: frames[0].height)
            compressedFrames = frames.map { compressor.compress($0) { [UInt8]($0) } }
        }
        return (duration, compressedFrames)
    }

    private static func decompress(_ compressedFrames: [[UInt8]], to frames: [Bitmap]) -> Double {
        shortestTime {
            var decompressor = FrameDecompressor(width: frames[0].width, height: frames[0].height)
            for bytes in compressedFrames {
                let isValid = bytes.withUnsafeBytes { decompressor.decompress($0) }
                precondition(isValid, "the bytes of the compressor are valid")
            }
        }
    }

    /// Returns the time in milliseconds for copying the pixels of all frames. No code that handles each pixel once can be faster.
    private static func copyFrames(_ frames: [Bitmap]) -> Double {
        var target = [UInt8](repeating: 0, count: frames[0].width * frames[0].height * 4)
        return shortestTime {
            for frame in frames {
                frame.withUnsafeBytes { source in target.withUnsafeMutableBytes { $0.copyMemory(from: source) } }
            }
        }
    }

    /// Returns the time in milliseconds that the encoder of a video needs for the frames.
    private static func encode(_ frames: [Bitmap]) throws -> Double {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(UUID().uuidString).mp4").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try time {
            let encoder = try VideoWriter(
                path, format: .mp4, width: frames[0].width, height: frames[0].height, framesPerSecond: 60)
            for frame in frames { try encoder.write(frame) }
            try encoder.finish()
        }
    }
}
