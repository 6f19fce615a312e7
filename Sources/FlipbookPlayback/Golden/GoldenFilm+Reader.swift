import CoreGraphics
import Foundation
import Stage

extension GoldenFilm {
    /// Reads the frames of a golden video.
    package final class Reader {
        package let width: Int
        package let height: Int
        private let process = Process()
        private let output = Pipe()

        package init(_ path: String) throws {
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw StageError("there is no golden video \(path); create it with --update \(path)")
            }
            (width, height) = try Self.frameSize(of: path)
            process.executableURL = URL(fileURLWithPath: try FilmEncoder.ffmpegPath())
            process.arguments = [
                "-hide_banner", "-loglevel", "quiet", "-nostdin", "-i", FilmEncoder.fileURL(path), "-f", "rawvideo", "-pix_fmt", "bgra",
                "-vsync", "passthrough",
                "-",
            ]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            try process.run()
            try? output.fileHandleForWriting.close()
        }

        /// Returns the size of the frames.
        private static func frameSize(of path: String) throws -> (Int, Int) {
            guard let ffprobe = FilmEncoder.findProgram("ffprobe") else {
                throw StageError("ffprobe is not on the PATH; install it (apt install ffmpeg)")
            }
            let probe = Process()
            let probeOutput = Pipe()
            probe.executableURL = URL(fileURLWithPath: ffprobe)
            probe.arguments = [
                "-v", "quiet", "-select_streams", "v", "-show_entries", "stream=width,height", "-of", "csv=p=0", FilmEncoder.fileURL(path),
            ]
            probe.standardOutput = probeOutput
            try probe.run()
            let text = String(decoding: probeOutput.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            probe.waitUntilExit()
            let dimensions = text.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ",").compactMap { Int($0) }
            guard dimensions.count == 2 else { throw StageError("ffmpeg cannot read the video \(path)") }
            return (dimensions[0], dimensions[1])
        }

        /// Returns the next frame, or nil after the last one.
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
}
