/// A clear picture on which a line of text is laid that has colours. Made once for a line, so that it may take its time.
struct Sheet {
    let width: Int
    let height: Int
    private(set) var words: [UInt32]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        words = [UInt32](repeating: 0, count: width * height)
    }

    /// Ink in a premultiplied colour.
    mutating func lay(_ mask: GlyphMask, _ color: UInt32, x: Int, y: Int) {
        for row in 0..<mask.height where y + row >= 0 && y + row < height {
            for column in 0..<mask.width where x + column >= 0 && x + column < width {
                let ink = UInt32(mask.coverage[row * mask.width + column])
                if ink > 0 { over((y + row) * width + x + column) { (color >> $0 & 255) * ink } }
            }
        }
    }

    /// A stamp, shrunk to its size: each pixel is the mean of what lies under it.
    mutating func lay(_ stamp: FontFace.Stamp, x: Double, y: Double, level: UInt32) {
        let ratio = stamp.pixelsPerPixel
        let columns = Spans(count: width, from: x, ratio, stamp.width)
        let rows = Spans(count: height, from: y, ratio, stamp.height)
        let area = 1 / (ratio * ratio)
        for row in rows.range {
            for column in columns.range {
                var sum = SIMD4<Double>()
                for (v, tall) in rows[row] {
                    for (u, wide) in columns[column] {
                        let word = stamp.words[v * stamp.width + u]
                        let channels = SIMD4(Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255), Double(word >> 24))
                        sum += channels * (wide * tall)
                    }
                }
                sum *= area * Double(level)
                over(row * width + column) { UInt32(min(sum[Int($0 / 8)], 65025)) }
            }
        }
    }

    /// Lays a pixel over another, its channels times 255.
    private mutating func over(_ at: Int, _ channel: (UInt32) -> UInt32) {
        let rest = 65025 - channel(24)
        var word: UInt32 = 0
        for shift in [0, 8, 16, 24] as [UInt32] {
            let mixed = (channel(shift) * 255 + (words[at] >> shift & 255) * rest + 32512) / 65025
            word |= min(mixed, 255) << shift
        }
        words[at] = word
    }

    /// In one direction: what of the source lies under each pixel.
    private struct Spans {
        let from: Double
        let ratio: Double
        let source: Int
        let range: Range<Int>

        init(count: Int, from: Double, _ ratio: Double, _ source: Int) {
            (self.from, self.ratio, self.source) = (from, ratio, source)
            let first = max(Int(from.rounded(.down)), 0)
            range = first..<max(first, min(Int((from + Double(source) / ratio).rounded(.up)), count))
        }

        /// Source pixels, and how much of each.
        subscript(pixel: Int) -> [(Int, Double)] {
            let low = max((Double(pixel) - from) * ratio, 0)
            let high = min((Double(pixel + 1) - from) * ratio, Double(source))
            guard low < high else { return [] }
            return (Int(low)..<min(Int(high.rounded(.up)), source)).map { ($0, min(high, Double($0 + 1)) - max(low, Double($0))) }
        }
    }
}
