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

    /// Marks every tile that has a pixel of the rectangle.
    func mark(_ rect: PixelRect, _ dirty: inout [Bool]) {
        let rect = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !rect.isEmpty else { return }
        for row in (rect.y0 / Tile.height)...((rect.y1 - 1) / Tile.height) {
            for column in (rect.x0 / Tile.width)...((rect.x1 - 1) / Tile.width) { dirty[row * columns + column] = true }
        }
    }

    /// Marked tiles as rectangles: runs of a row, and equal runs of successive rows together.
    func rects(_ marked: [Bool]) -> [PixelRect] {
        var rects: [PixelRect] = []
        for row in 0..<rows {
            var column = 0
            while column < columns {
                guard marked[row * columns + column] else {
                    column += 1
                    continue
                }
                var rect = pixels(row * columns + column)
                while column < columns, marked[row * columns + column] {
                    rect = rect.union(pixels(row * columns + column))
                    column += 1
                }
                if let above = rects.lastIndex(where: { $0.y1 == rect.y0 && $0.x0 == rect.x0 && $0.x1 == rect.x1 }) {
                    rects[above].y1 = rect.y1
                } else {
                    rects.append(rect)
                }
            }
        }
        return rects
    }
}
