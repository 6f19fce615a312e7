import CoreGraphics
import Foundation

/// The 256 colours that serve a whole film best. ffmpeg could find them while it encodes, but would keep every frame in memory to do so:
/// four gigabytes for twenty seconds. They are found in some of the frames instead, painted ahead of the film.
package final class Palette: FrameSink {
    let path: String
    private let pipe: FramePipe

    package init(width: Int, height: Int) throws {
        path =
            FileManager.default.temporaryDirectory.appendingPathComponent("flipbook-\(ProcessInfo.processInfo.globallyUniqueString).png")
            .path
        pipe = try FramePipe(
            FilmEncoder.program(), width: width, height: height, framesPerSecond: 1,
            ["-vf", "palettegen=reserve_transparent=0:stats_mode=full", "-frames:v", "1", "-update", "1", "-f", "image2"], to: path)
    }

    deinit { unlink(path) }

    package func write(_ frame: borrowing Bitmap) throws { try pipe.write(frame) }
    package func finish() throws { try pipe.finish() }
}
