/// The surface is painted in tiles, so that threads share it out and still parts are left alone.
enum Tile {
    static let width = 128
    static let height = 64
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
}
