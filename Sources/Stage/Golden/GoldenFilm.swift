import CoreGraphics
import Foundation

/// The frames of an accepted run, kept as a film without loss: small, exact, and to be watched in any player.
package enum GoldenFilm {
    /// Written like any other film; every pixel is kept.
    package final class Writer: FrameSink {
        private let pipe: FramePipe

        package init(_ path: String, width: Int, height: Int, framesPerSecond: Int) throws {
            let ffmpeg = try FilmEncoder.program()
            try FilmEncoder.requireWritable(path)
            pipe = try FramePipe(
                ffmpeg, width: width, height: height, framesPerSecond: framesPerSecond,
                ["-c:v", "libx264rgb", "-qp", "0", "-preset", "medium", "-f", "matroska"], to: path)
        }

        package func write(_ frame: borrowing Bitmap) throws { try pipe.write(frame) }
        package func finish() throws { try pipe.finish() }
    }

    package final class Reader {
        package let width: Int
        package let height: Int
        private let process = Process()
        private let output = Pipe()

        package init(_ path: String) throws {
            guard FileManager.default.isReadableFile(atPath: path) else {
                throw RecordingError("there is no golden film \(path); --update \(path) makes it")
            }
            (width, height) = try Self.size(path)
            process.executableURL = URL(fileURLWithPath: try FilmEncoder.program())
            process.arguments = [
                "-hide_banner", "-loglevel", "quiet", "-nostdin", "-i", path, "-f", "rawvideo", "-pix_fmt", "bgra", "-vsync", "passthrough",
                "-",
            ]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = output
            try process.run()
            try? output.fileHandleForWriting.close()
        }

        private static func size(_ path: String) throws -> (Int, Int) {
            guard let ffprobe = FilmEncoder.find("ffprobe") else { throw RecordingError("ffprobe is not on the PATH; apt install ffmpeg") }
            let probe = Process()
            let words = Pipe()
            probe.executableURL = URL(fileURLWithPath: ffprobe)
            probe.arguments = ["-v", "quiet", "-select_streams", "v", "-show_entries", "stream=width,height", "-of", "csv=p=0", path]
            probe.standardOutput = words
            try probe.run()
            let text = String(decoding: words.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            probe.waitUntilExit()
            let sides = text.trimmingCharacters(in: .whitespacesAndNewlines).split(separator: ",").compactMap { Int($0) }
            guard sides.count == 2 else { throw RecordingError("\(path) is not a film that ffmpeg can read") }
            return (sides[0], sides[1])
        }

        /// The next frame; nil after the last.
        package func next() -> Bitmap? {
            var picture = Bitmap(width: width, height: height)
            let isWhole = picture.withUnsafeMutableWords {
                RawFrames.read(into: UnsafeMutableRawBufferPointer($0), from: output.fileHandleForReading)
            }
            return isWhole ? picture : nil
        }

        package func close() {
            try? output.fileHandleForReading.close()
            process.waitUntilExit()
        }
    }
}

extension RawFrames {
    /// Fills the buffer; false if there was less to be read.
    package static func read(into buffer: UnsafeMutableRawBufferPointer, from handle: FileHandle) -> Bool {
        var rest = buffer[...]
        while !rest.isEmpty {
            let count = Foundation.read(handle.fileDescriptor, UnsafeMutableRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
