extension Coverage {
    /// Leaves only what `clip` covers too.
    func multiply(by clip: borrowing Coverage, height: Int) {
        // From below, as rows may have the bytes of one further up.
        for y in (0..<height).reversed() {
            let (mine, other) = (rows[y], clip.rows[y])
            let (first, last) = (max(mine.first, other.first), min(mine.last, other.last))
            guard first < last, mine.level != 0, other.level != 0 else {
                rows[y] = Row()
                continue
            }
            let (ink, own) = (bytes + y * Tile.width, mask(mine))
            let mask = clip.mask(other)
            switch (mine.level, other.level) {
            case (_, 255):
                rows[y] = mine
                (rows[y].first, rows[y].last, rows[y].plain) = (first, last, mine.plain.clamped(to: first..<last))
                guard mine.level < 0, mine.line != y, clip.rows[Int(mine.line)].level != 255 else { continue }
                // The row whose bytes these are is about to change.
                (ink + Int(first)).update(from: own + Int(first), count: Int(last - first))
                rows[y].line = Int32(y)
            case (255, Self.bytesAside):
                (ink + Int(first)).update(from: mask + Int(first), count: Int(last - first))
                rows[y] = Row(
                    first: first, last: last, level: Self.bytesAside, line: Int32(y), plain: other.plain.clamped(to: first..<last))
            case (Self.bytesAside, _):
                for x in Int(first)..<Int(last) {
                    let by = other.level == Self.bytesAside ? UInt32(mask[x]) : UInt32(other.level)
                    ink[x] = UInt8(divided255(UInt32(own[x]) * by))
                }
                rows[y] = Row(first: first, last: last, level: Self.bytesAside, line: Int32(y))
            case (_, Self.bytesAside):
                for x in Int(first)..<Int(last) { ink[x] = UInt8(divided255(UInt32(mask[x]) * UInt32(mine.level))) }
                rows[y] = Row(first: first, last: last, level: Self.bytesAside, line: Int32(y))
            default:
                rows[y] = Row(first: first, last: last, level: Int32(divided255(UInt32(mine.level) * UInt32(other.level))))
            }
        }
    }

    /// Whether every pixel of the tile is covered in full.
    func isFull(_ tile: PixelRect) -> Bool {
        for y in 0..<tile.height where rows[y].level != 255 || rows[y].first > 0 || rows[y].last < Int32(tile.width) { return false }
        return true
    }
}
