import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation

/// The 256 colors that are most suitable for a whole GIF, computed by ffmpeg.
///
/// ffmpeg can also compute the colors while it encodes, but then it keeps every frame in memory: four gigabytes for twenty seconds.
/// Instead, some of the frames are painted in advance and written to this object.
package final class GIFPalette: FrameSink {
    /// The file with the palette. `commit` is never called, so the temporary file is deleted together with this object.
    private let output: OutputFile
    private let pipe: FramePipe

    /// Starts ffmpeg. If `isTransparent` is true, one of the colors is fully transparent.
    package init(width: Int, height: Int, isTransparent: Bool = false) throws {
        output = try OutputFile(
            FileManager.default.temporaryDirectory.appendingPathComponent(
                "flipbook-\(ProcessInfo.processInfo.globallyUniqueString).png"
            ).path)
        pipe = try FramePipe(
            VideoWriter.ffmpegPath(), isTransparent ? .transparent : .opaque, width: width, height: height, framesPerSecond: 1,
            [
                "-vf", "palettegen=reserve_transparent=\(isTransparent ? 1 : 0):stats_mode=full", "-frames:v", "1", "-update", "1", "-f",
                "image2",
            ], to: output,
            keepsIncompleteFile: false)
    }

    /// Returns the frames of a video from which the colors are computed: 60 to 119 frames, or all frames of a shorter video.
    package static func sampledFrames(of count: Int) -> StrideTo<Int> { stride(from: 0, to: count, by: max(count / 60, 1)) }

    /// The path of the file with the palette.
    package var path: String { output.temporaryPath }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws { try pipe.write(frame, changedAreas: changedAreas) }
    package func finish() throws { try pipe.finish() }
}
