import CoreGraphics
import FlipbookImages

extension Bitmap {
    /// Writes a PNG file, and makes its folder if it is missing. If an error is thrown, no incomplete file is left, and an existing file is
    /// unchanged.
    public func writePNG(to path: String) throws { try ImageFile.writePNG(self, to: path) }
}
