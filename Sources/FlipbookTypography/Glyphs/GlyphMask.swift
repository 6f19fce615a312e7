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

    /// Adds the mask to a larger mask at a position. Pixels outside of the larger mask are left out.
    func add(to target: UnsafeMutableBufferPointer<UInt8>, width targetWidth: Int, height targetHeight: Int, x: Int, y: Int) {
        let columns = max(0, -x)..<max(max(0, -x), min(width, targetWidth - x))
        let rows = max(0, -y)..<max(max(0, -y), min(height, targetHeight - y))
        guard !columns.isEmpty, let base = target.baseAddress else { return }
        coverage.withUnsafeBufferPointer { coverage in
            guard let source = coverage.baseAddress else { return }
            for row in rows {
                Self.addRow(
                    source + (row * width + columns.lowerBound), to: base + ((y + row) * targetWidth + x + columns.lowerBound),
                    count: columns.count)
            }
        }
    }

    /// Adds a row of coverages to another row. If two glyphs overlap in a pixel, the second glyph covers its fraction of the area that the
    /// first glyph leaves uncovered: `255 − ⌊((255 − a)(255 − b) + 127) / 255⌋`.
    private static func addRow(_ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, count: Int) {
        for index in 0..<count { target[index] = union(target[index], source[index]) }
    }

    /// Returns the coverage of a pixel by two glyphs.
    ///
    /// The division by 255 uses only shifts: for each possible dividend `x`, `(x + 1 + x / 256) / 256` is the same integer as `x / 255`.
    /// All intermediate values fit in 16 bits.
    @inline(__always)
    static func union(_ a: UInt8, _ b: UInt8) -> UInt8 {
        let product = UInt16(255 &- a) &* UInt16(255 &- b) &+ 127
        return 255 &- UInt8(truncatingIfNeeded: (product &+ 1 &+ product >> 8) >> 8)
    }

    /// A mask without pixels.
    static let empty = GlyphMask(width: 0, height: 0, left: 0, baseline: 0, coverage: [])
}

extension GlyphMask: ByteCounted {
    var byteCount: Int { width * height }
}
