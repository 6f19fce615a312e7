import CoreGraphics
import FlipbookImages

extension Bitmap {
    /// Writes a PNG file. If an error is thrown, no incomplete file remains.
    public func writePNG(to path: String) throws {
        try OutputFile.requireFolder(of: path)
        try ImageFile.writePNG(self, to: path)
    }
}
