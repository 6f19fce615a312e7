import CoreGraphics
import FlipbookImages

extension Bitmap {
    /// Writes a PNG file. An error leaves no incomplete file.
    public func writePNG(to path: String) throws {
        try OutputFile.requireFolder(of: path)
        try ImageFile.writePNG(self, to: path)
    }
}
