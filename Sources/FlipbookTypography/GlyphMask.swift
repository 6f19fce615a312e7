/// The coverage of each pixel by a glyph or by a line of text.
package final class GlyphMask: Sendable {
    package let width: Int
    package let height: Int
    /// The distance in pixels from the pen position to the left edge of the mask. It is negative if a glyph extends to the left
    /// of the pen.
    package let left: Int
    /// The distance in pixels from the top edge of the mask down to the baseline.
    package let baseline: Int
    /// The coverage of the pixels, 0…255, row by row.
    package let coverage: [UInt8]

    init(width: Int, height: Int, left: Int, baseline: Int, coverage: [UInt8]) {
        self.width = width
        self.height = height
        self.left = left
        self.baseline = baseline
        self.coverage = coverage
    }

    /// A mask without pixels.
    static let empty = GlyphMask(width: 0, height: 0, left: 0, baseline: 0, coverage: [])
}

extension GlyphMask: ByteCounted {
    var byteCount: Int { width * height }
}
