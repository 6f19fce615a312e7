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

/// One PNG a frame, numbered from 0.
package final class PictureFolder: FrameSink {
    private let folder: String
    private var count = 0

    package init(_ folder: String) throws {
        self.folder = folder
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
        try PictureFile.writePNG(copy frame, to: (folder as NSString).appendingPathComponent(String(format: "frame-%05d.png", count)))
        count += 1
    }

    package func finish() throws {}
}
