import CoreGraphics
import FlipbookImages
import Foundation
import Stage

/// A video whose frames ffmpeg decodes.
package final class VideoReader: VideoSource {
    package let path: String
    package let width: Int
    package let height: Int
    let framesPerSecond: Double?
    let firstFrame = 0
    let tolerance: Int
    private let process = Process()
    private let output = Pipe()

    /// The codecs that store every pixel exactly.
    private static let losslessCodecs: Set<String> = ["apng", "png", "ffv1", "rawvideo", "bmp"]
    /// The largest difference of a channel that is attributed to a lossy codec. Such codecs store colors at half of the resolution, so
    /// colors are blurred at edges.
    private static let lossyTolerance = 48

    /// Starts to read a video.
    ///
    /// - Parameter keepsRate: Whether frames are repeated or dropped, so that the frame rate is constant and equals the rate of the video.
    package init(_ path: String, keepsRate: Bool = true) throws {
        self.path = path
        let properties = try Self.properties(of: path)
        guard let width = properties["width"].flatMap({ Int($0) }), let height = properties["height"].flatMap({ Int($0) }),
            ImageFile.isAllowedSize(width: width, height: height)
        else { throw StageError("ffmpeg cannot read the video \(path)") }
        // ffmpeg rotates the frames as players do, but ffprobe returns the size of the stored frames.
        let rotation = properties["rotation"].flatMap { Double($0) } ?? 0
        (self.width, self.height) = abs(rotation).truncatingRemainder(dividingBy: 180) == 90 ? (height, width) : (width, height)
        framesPerSecond = properties["r_frame_rate"].flatMap(Self.quotient)
        let isLossless =
            Self.losslessCodecs.contains(properties["codec_name"] ?? "") || properties["pix_fmt"]?.hasPrefix("gbr") == true
        tolerance = isLossless ? 0 : Self.lossyTolerance
        process.executableURL = URL(fileURLWithPath: try VideoWriter.ffmpegPath())
        process.arguments = [
            "-hide_banner", "-loglevel", "quiet", "-nostdin", "-i", VideoWriter.fileURL(path), "-f", "rawvideo", "-pix_fmt", "bgra",
            "-vsync", keepsRate ? "cfr" : "passthrough", "-",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        try process.run()
        try? output.fileHandleForWriting.close()
    }

    isolated deinit {
        guard process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// Returns the properties of the first video stream of a video.
    private static func properties(of path: String) throws -> [String: String] {
        guard let ffprobe = VideoWriter.findProgram("ffprobe") else {
            throw StageError("ffprobe is not on the PATH; install it (apt install ffmpeg)")
        }
        let probe = Process()
        let output = Pipe()
        probe.executableURL = URL(fileURLWithPath: ffprobe)
        probe.arguments = [
            "-v", "quiet", "-select_streams", "v:0", "-show_entries",
            "stream=width,height,r_frame_rate,codec_name,pix_fmt:stream_side_data=rotation", "-of", "default=noprint_wrappers=1",
            VideoWriter.fileURL(path),
        ]
        probe.standardInput = FileHandle.nullDevice
        probe.standardOutput = output
        let end = ProcessEnd(of: probe)
        try probe.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        end.wait()
        let lines = text.split(whereSeparator: \.isNewline).map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
        return Dictionary(lines.filter { $0.count == 2 }.map { ($0[0], $0[1]) }) { first, _ in first }
    }

    /// Returns the value of a fraction such as `30000/1001`, or nil if the text is not a positive fraction.
    private static func quotient(_ text: String) -> Double? {
        let parts = text.split(separator: "/").compactMap { Double($0) }
        guard parts.count == 2, parts[0] > 0, parts[1] > 0 else { return nil }
        return parts[0] / parts[1]
    }

    /// Returns the next frame, or nil after the last frame.
    package func next() -> Bitmap? {
        var image = Bitmap(width: width, height: height)
        let isComplete = image.withUnsafeMutableWords {
            RawFrames.read(into: UnsafeMutableRawBufferPointer($0), from: output.fileHandleForReading)
        }
        return isComplete ? image : nil
    }

    /// Closes the pipe and waits until ffmpeg has ended.
    package func close() {
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
    }
}
