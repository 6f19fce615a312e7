/// The surface is painted in tiles, so that threads share it out and still parts are left alone. They are wider than high, as memory is read
/// ahead along rows.
enum Tile {
    static let width = 1024
    static let height = 16
}

/// Which tiles a surface has, and which pixels each is.
struct TileGrid: Equatable {
    let width: Int
    let height: Int

    var columns: Int { (width + Tile.width - 1) / Tile.width }
    var rows: Int { (height + Tile.height - 1) / Tile.height }
    var count: Int { columns * rows }

    func pixels(_ tile: Int) -> PixelRect {
        let (x, y) = (tile % columns * Tile.width, tile / columns * Tile.height)
        return PixelRect(x0: x, y0: y, x1: min(x + Tile.width, width), y1: min(y + Tile.height, height))
    }

    /// Notes which columns of cells of every tile the rectangle meets, a bit each: cells are sixteen pixels wide and as tall as a tile.
    func mark(_ rect: PixelRect, _ damage: inout [UInt64]) {
        let rect = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !rect.isEmpty else { return }
        for column in (rect.x0 / Tile.width)...((rect.x1 - 1) / Tile.width) {
            let (low, high) = (max(rect.x0 / 16 - column * 64, 0), min((rect.x1 - 1) / 16 - column * 64, 63))
            let cells = UInt64.max << UInt64(low) & UInt64.max >> UInt64(63 - high)
            for row in (rect.y0 / Tile.height)...((rect.y1 - 1) / Tile.height) { damage[row * columns + column] |= cells }
        }
    }

    /// What was noted, as parts of tiles. A single cell between others is painted along: so there are fewer parts.
    func parts(_ damage: [UInt64], into parts: inout [PixelRect]) {
        for tile in damage.indices where damage[tile] != 0 {
            let whole = pixels(tile)
            var cells = damage[tile] | damage[tile] << 1 & damage[tile] >> 1
            while cells != 0 {
                let first = cells.trailingZeroBitCount
                let end = first + (~(cells >> UInt64(first))).trailingZeroBitCount
                cells = end < 64 ? cells & UInt64.max << UInt64(end) : 0
                let part = PixelRect(x0: whole.x0 + first * 16, y0: whole.y0, x1: whole.x0 + end * 16, y1: whole.y1).intersection(whole)
                if !part.isEmpty { parts.append(part) }
            }
        }
    }

    /// Parts as a few rectangles that hold them all: one for each row of tiles, and equal ones of successive rows together.
    static func rects(_ parts: [PixelRect]) -> [PixelRect] {
        var rects: [PixelRect] = []
        var row = PixelRect.empty
        func finish() {
            if let last = rects.last, last.y1 == row.y0, last.x0 == row.x0, last.x1 == row.x1 {
                rects[rects.count - 1].y1 = row.y1
            } else if !row.isEmpty {
                rects.append(row)
            }
        }
        for part in parts {
            if part.y0 != row.y0 || row.isEmpty {
                finish()
                row = part
            } else {
                row = row.union(part)
            }
        }
        finish()
        return rects
    }
}
