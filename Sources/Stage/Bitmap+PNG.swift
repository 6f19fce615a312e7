import CoreGraphics
import FlipbookImages

extension Bitmap {
    /// Writes a PNG file completely or not at all. If an error is thrown, an existing file is unchanged.
    public func writePNG(to path: String) throws { try ImageFile.writePNG(self, to: path) }
}
