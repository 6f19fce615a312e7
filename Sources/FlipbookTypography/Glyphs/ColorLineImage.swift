import FlipbookGeometry

/// An image of a line that has color glyphs. The pixels are premultiplied. The image is positioned like a mask.
package final class ColorLineImage: Sendable, ByteCounted {
    /// The distance in pixels from the pen position to the left edge of the image.
    package let left: Int
    /// The distance in pixels from the top edge of the image down to the baseline.
    package let baseline: Int
    package let image: CGImage

    init(left: Int, baseline: Int, _ bitmap: Bitmap) {
        self.left = left
        self.baseline = baseline
        image = CGImage(bitmap)
    }

    var byteCount: Int { image.width * image.height * 4 }
}
