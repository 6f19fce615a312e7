extension Coverage {
    /// An upright rectangle: left, top, right, bottom on the fixed grid.
    func fill(_ tile: PixelRect, upright low: FixedPoint, _ high: FixedPoint) {
        let (width, height) = (Int32(truncatingIfNeeded: tile.width), Int32(truncatingIfNeeded: tile.height))
        let (x0, y0) = (Int32(truncatingIfNeeded: tile.x0 &* 256), Int32(truncatingIfNeeded: tile.y0 &* 256))
        let (left, right, top, bottom) = (low.x &- x0, high.x &- x0, low.y &- y0, high.y &- y0)
        let (first, last) = (max(left >> 8, 0), min((right &+ 255) >> 8, width))
        let isSeen = first < last && top < bottom
        let begin = isSeen ? min(max(top >> 8, 0), height) : 0
        let end = isSeen ? min(max((bottom &+ 255) >> 8, begin), height) : 0
        // Rows that are in it from top to bottom look alike.
        let middle = min(max((top &+ 255) >> 8, begin), end)
        let middleEnd = max(min(bottom >> 8, end), middle)
        set(0..<begin, Row())
        set(end..<height, Row())
        func fill(_ rows: Range<Int32>) {
            guard let y = rows.first else { return }
            let tall = min(bottom, (y &+ 1) << 8) &- max(top, y << 8)
            guard left > first << 8 || right < last << 8 else {
                return set(rows, Row(first: first, last: last, level: Self.byte(tall &* 512)))
            }
            var row = Row(first: first, last: last, level: Self.bytesAside, line: y)
            if tall == 256, last &- first > 2 { row.plain = (first &+ 1)..<(last &- 1) }
            set(rows, row)
            let line = mask(row)
            line.advanced(by: Int(first)).update(repeating: UInt8(Self.byte(tall &* 512)), count: Int(last &- first))
            for column in [first, last &- 1] {
                let wide = min(right, (column &+ 1) << 8) &- max(left, column << 8)
                line[Int(column)] = UInt8(Self.byte(2 &* tall &* wide))
            }
        }
        fill(begin..<middle)
        fill(middle..<middleEnd)
        fill(middleEnd..<end)
    }

    @inline(__always)
    private func set(_ range: Range<Int32>, _ row: Row) {
        for y in range { rows[Int(truncatingIfNeeded: y)] = row }
    }
}
