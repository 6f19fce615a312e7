extension Coverage {
    /// Leaves only what `clip` covers too.
    func multiply(by clip: borrowing Coverage, height: Int) {
        for y in 0..<height {
            let (mine, other) = (rows[y], clip.rows[y])
            let (first, last) = (max(mine.first, other.first), min(mine.last, other.last))
            guard first < last, mine.level != 0, other.level != 0 else {
                rows[y] = Row()
                continue
            }
            let ink = bytes + y * Tile.width
            let mask = clip.bytes + y * Tile.width
            switch (mine.level, other.level) {
            case (_, 255):
                rows[y] = Row(first: first, last: last, level: mine.level, plain: mine.plain.clamped(to: first..<last))
            case (255, Self.bytesAside):
                (ink + Int(first)).update(from: mask + Int(first), count: Int(last - first))
                rows[y] = Row(first: first, last: last, level: Self.bytesAside, plain: other.plain.clamped(to: first..<last))
            case (Self.bytesAside, _):
                for x in Int(first)..<Int(last) {
                    let by = other.level == Self.bytesAside ? UInt32(mask[x]) : UInt32(other.level)
                    ink[x] = UInt8(divided255(UInt32(ink[x]) * by))
                }
                rows[y] = Row(first: first, last: last, level: Self.bytesAside)
            case (_, Self.bytesAside):
                for x in Int(first)..<Int(last) { ink[x] = UInt8(divided255(UInt32(mask[x]) * UInt32(mine.level))) }
                rows[y] = Row(first: first, last: last, level: Self.bytesAside)
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
