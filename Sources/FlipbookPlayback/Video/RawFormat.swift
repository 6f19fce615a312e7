import CoreGraphics
import FlipbookImages
import FlipbookRaster

/// The format in which ffmpeg reads the pixels of a frame.
nonisolated enum RawFormat {
    /// Four bytes per pixel. ffmpeg ignores the alpha.
    case opaque
    /// Four bytes per pixel. The colors are not multiplied with alpha.
    case transparent
    /// The planes of a video. The encoder reads them without a conversion.
    case video

    /// Returns the number of bytes of a frame.
    func byteCount(width: Int, height: Int) -> Int {
        self == .video ? VideoPlanes(bitmapWidth: width, bitmapHeight: height).byteCount : width * height * 4
    }

    /// Returns the arguments of ffmpeg for reading frames, with the input itself as the last one.
    func inputArguments(width: Int, height: Int, framesPerSecond: Int, from input: String) -> [String] {
        let queuedFrameCount = Self.queuedFrameCount(byteCount(width: width, height: height))
        return ["-f", "rawvideo"] + frameArguments(width: width, height: height)
            + ["-framerate", "\(framesPerSecond)", "-thread_queue_size", "\(queuedFrameCount)", "-i", input]
    }

    /// Returns the arguments of ffmpeg that describe the frames. The encoders copy the color space of the input to the file. Without a
    /// color space in the file, players assume a wrong color space.
    private func frameArguments(width: Int, height: Int) -> [String] {
        switch self {
        case .opaque, .transparent: return ["-pixel_format", "bgra", "-video_size", "\(width)x\(height)"]
        case .video:
            let planes = VideoPlanes(bitmapWidth: width, bitmapHeight: height)
            return ["-pixel_format", "yuv420p", "-video_size", "\(planes.width)x\(planes.height)"] + Self.colors
        }
    }

    /// Returns the number of frames of a size in bytes that a thread of ffmpeg reads in advance.
    ///
    /// Without this thread, the encoder waits while a frame passes through the pipe, and its threads have nothing to do. The frames in
    /// reserve are also encoded while the next frame takes unusually long to paint. They need at most 32 MB, or the memory of two frames.
    private static func queuedFrameCount(_ byteCount: Int) -> Int { min(max((32 << 20) / max(byteCount, 1), 2), 16) }

    /// The arguments of ffmpeg for the color space of `VideoPlanes`.
    static let colors = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]

    /// Converts the changed areas of a bitmap. They replace the same areas of an earlier converted frame in `bytes`.
    func convert(_ frame: borrowing Bitmap, _ changes: ChangedBands, into bytes: UnsafeMutableRawBufferPointer) {
        switch self {
        case .video:
            let planes = VideoPlanes(bitmapWidth: frame.width, bitmapHeight: frame.height)
            changes.forEach { rows, columns in planes.convert(frame, rows: rows, columns: columns, into: bytes) }
        case .opaque: Self.copy(frame, rows: changes.rows, into: bytes)
        case .transparent: Self.copy(frame.withStraightAlpha(), rows: changes.rows, into: bytes)
        }
    }

    private static func copy(_ frame: borrowing Bitmap, rows: Range<Int>, into bytes: UnsafeMutableRawBufferPointer) {
        let rowSize = frame.width * 4
        let part = rows.lowerBound * rowSize..<rows.upperBound * rowSize
        frame.withUnsafeBytes { bytes[part].copyBytes(from: $0[part]) }
    }
}
