import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// Writes the bytes of the frames, without headers, to a pipe that another program reads.
package final class RawFrames: FrameSink {
    private let handle: FileHandle

    package init(_ handle: FileHandle) {
        self.handle = handle
        signal(SIGPIPE, SIG_IGN)
    }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
        guard frame.withUnsafeBytes({ OutputFile.write($0, to: handle.fileDescriptor) }) else {
            let reason = errno == EPIPE ? "the program that reads them has ended" : String(cString: strerror(errno))
            throw StageError("cannot write frames: \(reason)")
        }
    }

    package func finish() throws {}

    /// Reads bytes until the buffer is full. Returns false if the data ends earlier or cannot be read.
    package static func read(into buffer: UnsafeMutableRawBufferPointer, from handle: FileHandle) -> Bool {
        var remaining = buffer[...]
        while !remaining.isEmpty {
            let count = Foundation.read(
                handle.fileDescriptor, UnsafeMutableRawBufferPointer(rebasing: remaining).baseAddress, remaining.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { return false }
            remaining = remaining.dropFirst(count)
        }
        return true
    }
}
