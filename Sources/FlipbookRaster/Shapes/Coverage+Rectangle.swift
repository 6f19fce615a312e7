extension Coverage {
    /// Computes the coverage of a rectangle with horizontal and vertical sides. The arguments are its upper left and lower right corner.
    func fill(_ tile: PixelRect, rectangle upperLeft: FixedPoint, _ lowerRight: FixedPoint) {
        let (width, height) = (Int32(truncatingIfNeeded: tile.width), Int32(truncatingIfNeeded: tile.height))
        let (x0, y0) = (Int32(truncatingIfNeeded: tile.x0 &* 256), Int32(truncatingIfNeeded: tile.y0 &* 256))
        let (left, right, top, bottom) = (upperLeft.x &- x0, lowerRight.x &- x0, upperLeft.y &- y0, lowerRight.y &- y0)
        let (first, last) = (max(left >> 8, 0), min((right &+ 255) >> 8, width))
        let isVisible = first < last && top < bottom
        let begin = isVisible ? min(max(top >> 8, 0), height) : 0
        let end = isVisible ? min(max((bottom &+ 255) >> 8, begin), height) : 0
        // All rows whose full height is covered by the rectangle have the same coverage.
        let fullBegin = min(max((top &+ 255) >> 8, begin), end)
        let fullEnd = max(min(bottom >> 8, end), fullBegin)
        set(0..<begin, Row())
        set(end..<height, Row())
        func fillRows(_ range: Range<Int32>) {
            guard let y = range.first else { return }
            let coveredHeight = min(bottom, (y &+ 1) << 8) &- max(top, y << 8)
            guard left > first << 8 || right < last << 8 else {
                return set(range, Row(first: first, last: last, level: Self.level(coveredHeight &* 512)))
            }
            var row = Row(first: first, last: last, level: Self.variesByColumn, byteRow: y)
            if coveredHeight == 256, last &- first > 2 { row.fullColumns = (first &+ 1)..<(last &- 1) }
            set(range, row)
            let rowBytes = mask(row)
            rowBytes.advanced(by: Int(first)).update(repeating: UInt8(Self.level(coveredHeight &* 512)), count: Int(last &- first))
            for column in [first, last &- 1] {
                let coveredWidth = min(right, (column &+ 1) << 8) &- max(left, column << 8)
                rowBytes[Int(column)] = UInt8(Self.level(2 &* coveredHeight &* coveredWidth))
            }
        }
        fillRows(begin..<fullBegin)
        fillRows(fullBegin..<fullEnd)
        fillRows(fullEnd..<end)
    }

    @inline(__always)
    private func set(_ range: Range<Int32>, _ row: Row) {
        for y in range { rows[Int(truncatingIfNeeded: y)] = row }
    }
}
