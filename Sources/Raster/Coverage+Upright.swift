extension Coverage {
    /// An upright rectangle: left, top, right, bottom on the fixed grid.
    func fill(_ tile: PixelRect, upright low: FixedPoint, _ high: FixedPoint) {
        let (left, right) = (low.x - Int32(tile.x0) * 256, high.x - Int32(tile.x0) * 256)
        let (first, last) = (max(left >> 8, 0), min((right + 255) >> 8, Int32(tile.width)))
        let isWhole = left <= first << 8 && right >= last << 8
        var tallest: Int32 = -1
        for y in 0..<tile.height {
            let top = (Int32(tile.y0) + Int32(y)) * 256
            let tall = min(high.y, top + 256) - max(low.y, top)
            guard tall > 0, first < last else {
                rows[y] = Row()
                continue
            }
            guard !isWhole else {
                rows[y] = Row(first: first, last: last, level: Self.byte(tall * 512))
                continue
            }
            rows[y] = Row(first: first, last: last, level: Self.bytesAside, line: Int32(y))
            if tall == 256 {
                // Rows that are in it from top to bottom have the same bytes.
                if last - first > 2 { rows[y].plain = (first + 1)..<(last - 1) }
                if tallest >= 0 {
                    rows[y].line = tallest
                    continue
                }
                tallest = Int32(y)
            }
            let line = bytes + y * Tile.width
            line.advanced(by: Int(first)).update(repeating: UInt8(Self.byte(tall * 512)), count: Int(last - first))
            for column in [first, last - 1] {
                let wide = min(right, (column + 1) << 8) - max(left, column << 8)
                line[Int(column)] = UInt8(Self.byte(2 * tall * wide))
            }
        }
    }
}
