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

    /// Notes in every tile which of its pixels the rectangle has, together with what was noted before, and in steps of sixteen columns, as rows
    /// are painted several pixels at a time.
    func mark(_ rect: PixelRect, _ damage: inout [PixelRect]) {
        var rect = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !rect.isEmpty else { return }
        (rect.x0, rect.x1) = (rect.x0 & ~15, min((rect.x1 + 15) & ~15, width))
        for row in (rect.y0 / Tile.height)...((rect.y1 - 1) / Tile.height) {
            for tile in (row * columns + rect.x0 / Tile.width)...(row * columns + (rect.x1 - 1) / Tile.width) {
                damage[tile] = damage[tile].union(rect.intersection(pixels(tile)))
            }
        }
    }

    /// What was noted as a few rectangles: neighbours of a row that are equally tall, and of a column that are equally wide, are one.
    func rects(_ damage: [PixelRect]) -> [PixelRect] {
        var rects: [PixelRect] = []
        for row in 0..<rows {
            let first = rects.count
            for column in 0..<columns {
                let rect = damage[row * columns + column]
                if rect.isEmpty { continue }
                if rects.count > first, rects[rects.count - 1].isLeft(of: rect) {
                    rects[rects.count - 1].x1 = rect.x1
                } else {
                    rects.append(rect)
                }
            }
            joinUp(&rects, from: first)
        }
        return rects
    }

    /// Those of the last row take in those that end where they begin.
    private func joinUp(_ rects: inout [PixelRect], from first: Int) {
        var kept = first
        for index in first..<rects.count {
            let rect = rects[index]
            if let above = rects[..<first].lastIndex(where: { $0.y1 == rect.y0 && $0.x0 == rect.x0 && $0.x1 == rect.x1 }) {
                rects[above].y1 = rect.y1
            } else {
                rects[kept] = rect
                kept += 1
            }
        }
        rects.removeSubrange(kept...)
    }
}

extension PixelRect {
    fileprivate func isLeft(of other: PixelRect) -> Bool { x1 == other.x0 && y0 == other.y0 && y1 == other.y1 }
}
