import CoreGraphics
import FlipbookImages
import FlipbookRaster
import Foundation
import Stage

/// A folder of PNG files, one per frame. The file names contain the frame numbers. Frames are counted from 0.
package final class PNGSequence: FrameSink {
    private let folder: String
    private var nextNumber: Int
    private let step: Int

    /// Creates the folder if necessary. `first` is the number of the first file, and `step` is the difference between two file numbers.
    ///
    /// Several processes can share the work: each process writes every `step`-th frame.
    package init(_ folder: String, first: Int = 0, step: Int = 1) throws {
        self.folder = folder
        nextNumber = first
        self.step = step
        var path = folder.hasPrefix("/") ? "/" : ""
        for component in folder.split(separator: "/") {
            path += component + "/"
            guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
                throw StageError("cannot create the folder \(path): \(String(cString: strerror(errno)))")
            }
        }
        guard access(folder, W_OK) == 0 else {
            throw StageError("cannot write to the folder \(folder): \(String(cString: strerror(errno)))")
        }
    }

    package func write(_ frame: borrowing Bitmap, changedAreas: [PixelRect]) throws {
        try ImageFile.writePNG(copy frame, to: (folder as NSString).appendingPathComponent(String(format: "frame-%05d.png", nextNumber)))
        nextNumber += step
    }

    package func finish() throws {}
}
