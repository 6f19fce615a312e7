import CoreGraphics
import Foundation
import Stage

extension GoldenVideo {
    /// Reads the frames of a golden video.
    package final class Reader {
        private let video: VideoReader

        package init(_ path: String) throws {
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw StageError("there is no golden video \(path); create it with --update \(path)")
            }
            video = try VideoReader(path, keepsRate: false)
        }

        package var width: Int { video.width }
        package var height: Int { video.height }

        /// Returns the next frame, or nil after the last frame.
        package func next() -> Bitmap? { video.next() }

        /// Closes the pipe and waits until ffmpeg has ended.
        package func close() { video.close() }
    }
}
