/// A transparent bitmap on which a line with color glyphs is drawn. The result is cached for each line, so drawing is not
/// optimized for speed.
struct ColorLineCanvas {
    let width: Int
    let height: Int
    /// The premultiplied pixels, one 32-bit word each, row by row.
    private(set) var words: [UInt32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        words = [UInt32](repeating: 0, count: width * height)
    }

    /// Draws a mask in a premultiplied color.
    mutating func draw(_ mask: GlyphMask, color: UInt32, x: Int, y: Int) {
        for row in 0..<mask.height where y + row >= 0 && y + row < height {
            for column in 0..<mask.width where x + column >= 0 && x + column < width {
                let coverage = UInt32(mask.coverage[row * mask.width + column])
                if coverage > 0 { blend(at: (y + row) * width + x + column) { (color >> $0 & 255) * coverage } }
            }
        }
    }

    /// Draws a color glyph, reduced from its source size to its size in the line. Each pixel is the mean of the source pixels under it.
    mutating func draw(_ glyph: FontFace.ColorGlyph, x: Double, y: Double, alpha: UInt32) {
        let ratio = glyph.sourcePixelsPerPixel
        let columns = SourceSpans(pixelCount: width, origin: x, ratio: ratio, sourceLength: glyph.width)
        let rows = SourceSpans(pixelCount: height, origin: y, ratio: ratio, sourceLength: glyph.height)
        let weight = 1 / (ratio * ratio)
        for row in rows.range {
            for column in columns.range {
                var sum = SIMD4<Double>()
                for (sourceRow, rowFraction) in rows[row] {
                    for (sourceColumn, columnFraction) in columns[column] {
                        let word = glyph.words[sourceRow * glyph.width + sourceColumn]
                        let channels = SIMD4(Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255), Double(word >> 24))
                        sum += channels * (columnFraction * rowFraction)
                    }
                }
                sum *= weight * Double(alpha)
                blend(at: row * width + column) { UInt32(min(sum[Int($0 / 8)], 65025)) }
            }
        }
    }

    /// Blends a pixel over the pixel at an index. `channel` returns the channel value at a bit shift, times 255.
    private mutating func blend(at index: Int, channel: (UInt32) -> UInt32) {
        let inverseAlpha = 65025 - channel(24)
        var word: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let blended = (channel(shift) * 255 + (words[index] >> shift & 255) * inverseAlpha + 32512) / 65025
            word |= min(blended, 255) << shift
        }
        words[index] = word
    }

    /// The source pixels under each pixel of the canvas, in one dimension.
    private struct SourceSpans {
        let origin: Double
        let ratio: Double
        let sourceLength: Int
        let range: Range<Int>

        init(pixelCount: Int, origin: Double, ratio: Double, sourceLength: Int) {
            (self.origin, self.ratio, self.sourceLength) = (origin, ratio, sourceLength)
            let first = max(Int(origin.rounded(.down)), 0)
            range = first..<max(first, min(Int((origin + Double(sourceLength) / ratio).rounded(.up)), pixelCount))
        }

        /// Returns the source pixels under a pixel, and for each source pixel the fraction that the pixel covers.
        subscript(pixel: Int) -> [(Int, Double)] {
            let low = max((Double(pixel) - origin) * ratio, 0)
            let high = min((Double(pixel + 1) - origin) * ratio, Double(sourceLength))
            guard low < high else { return [] }
            return (Int(low)..<min(Int(high.rounded(.up)), sourceLength)).map { ($0, min(high, Double($0 + 1)) - max(low, Double($0))) }
        }
    }
}
