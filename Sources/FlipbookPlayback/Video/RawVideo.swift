import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// A file with the frames in the format that the encoder reads, for measuring the encoder alone.
package final class RawVideo: FrameSink {
    private let file: FileHandle
    private let path: String
    private let queue: FrameQueue
    /// The arguments of ffmpeg that encode the frames of the file.
    package let arguments: [String]

    /// Creates the file.
    package init(_ path: String, _ settings: VideoWriter.Settings, width: Int, height: Int) throws {
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forWritingAtPath: path) else {
            throw StageError("cannot write \(path): \(String(cString: strerror(errno)))")
        }
        (self.path, self.file) = (path, file)
        queue = FrameQueue(to: file.fileDescriptor, settings.rawFormat, width: width, height: height)
        arguments =
            ["-hide_banner", "-loglevel", "error", "-nostdin", "-y"]
            + settings.rawFormat.inputArguments(
                width: width, height: height, framesPerSecond: settings.framesPerSecond, from: VideoWriter.fileURL(path))
            + settings.encoderArguments
    }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
        guard queue.write(frame, changedAreas: changedAreas) else { throw StageError("cannot write \(path)") }
    }

    package func finish() throws {
        guard queue.finish() else { throw StageError("cannot write \(path)") }
        try file.close()
    }
}
