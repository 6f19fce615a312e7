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

    /// Returns the arguments of ffmpeg that describe the frames. The encoders copy the color space of the input to the file. Without a
    /// color space in the file, players assume a wrong color space.
    func arguments(width: Int, height: Int) -> [String] {
        switch self {
        case .opaque, .transparent: return ["-pixel_format", "bgra", "-video_size", "\(width)x\(height)"]
        case .video:
            let planes = VideoPlanes(bitmapWidth: width, bitmapHeight: height)
            return ["-pixel_format", "yuv420p", "-video_size", "\(planes.width)x\(planes.height)"] + Self.colors
        }
    }

    /// The arguments of ffmpeg for the color space of `VideoPlanes`.
    static let colors = ["-color_primaries", "bt709", "-color_trc", "bt709", "-colorspace", "bt709", "-color_range", "tv"]

    /// Converts rows of a bitmap. The rows replace the same rows of an earlier converted frame in `bytes`.
    func convert(_ frame: borrowing Bitmap, rows: Range<Int>, into bytes: UnsafeMutableRawBufferPointer) {
        switch self {
        case .video: VideoPlanes(bitmapWidth: frame.width, bitmapHeight: frame.height).convert(frame, rows: rows, into: bytes)
        case .opaque: Self.copy(frame, rows: rows, into: bytes)
        case .transparent: Self.copy(frame.withStraightAlpha(), rows: rows, into: bytes)
        }
    }

    private static func copy(_ frame: borrowing Bitmap, rows: Range<Int>, into bytes: UnsafeMutableRawBufferPointer) {
        let rowSize = frame.width * 4
        let part = rows.lowerBound * rowSize..<rows.upperBound * rowSize
        frame.withUnsafeBytes { bytes[part].copyBytes(from: $0[part]) }
    }
}
