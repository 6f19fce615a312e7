import CoreGraphics
import Foundation
import Pictures

/// Where the frames of a recording go.
package protocol FrameSink: AnyObject {
    func write(_ frame: borrowing Bitmap) throws
    /// Called once after the last frame.
    func finish() throws
}

/// What went wrong with a recording, in words for the person who asked for it.
package struct RecordingError: Error, CustomStringConvertible {
    package let description: String
    package init(_ description: String) { self.description = description }
}

/// One PNG a frame, numbered from 0 at the scene's beginning.
package final class PictureFolder: FrameSink {
    private let folder: String
    private var number: Int
    private let step: Int

    /// Several processes may share the work: each writes every so many-th picture.
    package init(_ folder: String, first: Int = 0, step: Int = 1) throws {
        self.folder = folder
        number = first
        self.step = step
        var path = folder.hasPrefix("/") ? "/" : ""
        for part in folder.split(separator: "/") {
            path += part + "/"
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
                throw RecordingError("cannot make the folder \(path): \(String(cString: strerror(errno)))")
            }
        }
        guard access(folder, W_OK) == 0 else {
            throw RecordingError("cannot write to the folder \(folder): \(String(cString: strerror(errno)))")
        }
    }

    package func write(_ frame: borrowing Bitmap) throws {
        try PictureFile.writePNG(copy frame, to: (folder as NSString).appendingPathComponent(String(format: "frame-%05d.png", number)))
        number += step
    }

    package func finish() throws {}
}

/// The bytes of the frames and nothing else, for another program to read.
package final class RawFrames: FrameSink {
    private let handle: FileHandle

    package init(_ handle: FileHandle) {
        self.handle = handle
        signal(SIGPIPE, SIG_IGN)
    }

    package func write(_ frame: borrowing Bitmap) throws {
        guard frame.withUnsafeBytes({ FramePipe.write($0, to: handle.fileDescriptor) }) else {
            throw RecordingError("nobody reads the frames any more")
        }
    }

    package func finish() throws {}
}
