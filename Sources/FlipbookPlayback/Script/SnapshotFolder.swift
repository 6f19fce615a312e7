import CoreGraphics
import FlipbookImages
import Stage

/// The folder into which the snapshots of a script are written. A script from another person cannot write files elsewhere.
package struct SnapshotFolder {
    /// The path of the folder. An empty path is the working directory.
    package let path: String

    package init(_ path: String = "") { self.path = path }

    /// Writes a snapshot. `name` is relative to the folder. Throws an error if the file would be outside of the folder, also because of a
    /// symbolic link.
    package func write(_ image: Bitmap, named name: String) throws {
        let file = FilePath.join(path, name)
        guard FilePath.isInside(file, folder: path) else {
            let folder = path.isEmpty ? "the working directory" : "the folder \(path)"
            throw StageError("\(name) is outside of \(folder); to write snapshots elsewhere, use --snapshots FOLDER")
        }
        try image.writePNG(to: file)
    }
}
