import CoreGraphics
import FlipbookImages
import FlipbookRaster

/// The frames of an accepted run as a lossless video. Later runs are compared with it. The file is small, and ordinary video players can
/// show it.
package enum GoldenVideo {
    /// Writes a golden video. Every pixel is stored exactly.
    package final class Writer: FrameSink {
        private let output: OutputFile
        private let pipe: FramePipe

        package init(_ path: String, width: Int, height: Int, framesPerSecond: Int) throws {
            let ffmpeg = try VideoWriter.ffmpegPath()
            output = try OutputFile(path)
            pipe = try FramePipe(
                ffmpeg, .opaque, width: width, height: height, framesPerSecond: framesPerSecond,
                ["-c:v", "libx264rgb", "-qp", "0", "-preset", "medium", "-f", "matroska"], to: output)
        }

        package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
            try pipe.write(frame, changedAreas: changedAreas)
        }
        package func finish() throws {
            try pipe.finish()
            try output.commit()
        }
    }
}
