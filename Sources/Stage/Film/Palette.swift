import CoreGraphics
import Foundation

/// The 256 colors that fit a whole film best, computed by ffmpeg.
///
/// ffmpeg could compute them while it encodes, but it would then keep every frame in memory: four gigabytes for twenty seconds.
/// Instead, some of the frames are painted before the film and written to this object.
package final class Palette: FrameSink {
    /// The file with the palette. It is deleted together with this object.
    let path: String
    private let pipe: FramePipe

    package init(width: Int, height: Int) throws {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(ProcessInfo.processInfo.globallyUniqueString).png")
            .path
        pipe = try FramePipe(
            FilmEncoder.ffmpegPath(), width: width, height: height, framesPerSecond: 1,
            ["-vf", "palettegen=reserve_transparent=0:stats_mode=full", "-frames:v", "1", "-update", "1", "-f", "image2"], to: path)
    }

    deinit { unlink(path) }

    package func write(_ frame: borrowing Bitmap) throws { try pipe.write(frame) }
    package func finish() throws { try pipe.finish() }
}
