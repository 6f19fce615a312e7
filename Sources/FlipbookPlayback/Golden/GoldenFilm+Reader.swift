import CoreGraphics
import Foundation
import Stage

extension GoldenFilm {
    /// Reads the frames of a golden video.
    package final class Reader {
        private let film: FilmReader

        package init(_ path: String) throws {
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw StageError("there is no golden video \(path); create it with --update \(path)")
            }
            film = try FilmReader(path, keepsRate: false)
        }

        package var width: Int { film.width }
        package var height: Int { film.height }

        /// Returns the next frame, or nil after the last frame.
        package func next() -> Bitmap? { film.next() }

        /// Closes the pipe and waits until ffmpeg has ended.
        package func close() { film.close() }
    }
}
