/// Divides a surface into tiles and into smaller cells. The damage is the pixels that must be repainted. It is stored for each cell.
struct TileGrid: Equatable {
    let width: Int
    let height: Int

    private var rows: Int { (height + Tile.height - 1) / Tile.height }

    /// The damaged rows of a cell, one bit per row. A cell is 16 pixels wide and as tall as a tile.
    typealias Cell = UInt16

    private static let cellWidth = 16
    private var cellColumns: Int { (width + Self.cellWidth - 1) / Self.cellWidth }
    var cellCount: Int { cellColumns * rows }

    /// Marks the rows that a rectangle touches as damaged, in all cells that the rectangle touches.
    func addDamage(_ rect: PixelRect, _ damage: inout [Cell]) {
        let rect = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !rect.isEmpty else { return }
        let (low, high) = (rect.x0 / Self.cellWidth, (rect.x1 - 1) / Self.cellWidth)
        damage.withUnsafeMutableBufferPointer { damage in
            for row in (rect.y0 / Tile.height)...((rect.y1 - 1) / Tile.height) {
                let top = row * Tile.height
                let (first, last) = (max(rect.y0 - top, 0), min(rect.y1 - top, Tile.height) - 1)
                let damagedRows =
                    Cell.max &<< Cell(truncatingIfNeeded: first) & Cell.max &>> Cell(truncatingIfNeeded: Tile.height - 1 - last)
                for cell in (row * cellColumns + low)...(row * cellColumns + high) { damage[cell] |= damagedRows }
            }
        }
    }

    /// Converts damage to parts of tiles. A single undamaged cell between damaged cells is included, so that there are fewer parts.
    func appendParts(_ damage: [Cell], into parts: inout [PixelRect]) {
        damage.withUnsafeBufferPointer { damage in
            for row in 0..<rows {
                let cells = UnsafeBufferPointer(rebasing: damage[(row * cellColumns)..<((row + 1) * cellColumns)])
                var cell = 0
                while cell < cells.count {
                    guard cells[cell] != 0 else {
                        cell &+= 1
                        continue
                    }
                    let firstCell = cell
                    var damagedRows: Cell = 0
                    while cell < cells.count, cells[cell] != 0 || cell &+ 1 < cells.count && cells[cell &+ 1] != 0 {
                        damagedRows |= cells[cell]
                        cell &+= 1
                    }
                    addParts(firstCell, cell, row, damagedRows, &parts)
                }
            }
        }
    }

    /// Adds the cells `first..<end` of a row of tiles, split at tile borders. Each part extends from the first to the last damaged row.
    private func addParts(_ first: Int, _ end: Int, _ row: Int, _ damagedRows: Cell, _ parts: inout [PixelRect]) {
        let (y0, y1) = (row * Tile.height + damagedRows.trailingZeroBitCount, (row + 1) * Tile.height - damagedRows.leadingZeroBitCount)
        var x0 = first * Self.cellWidth
        let x1 = min(end * Self.cellWidth, width)
        while x0 < x1 {
            let next = min((x0 / Tile.width + 1) * Tile.width, x1)
            parts.append(PixelRect(x0: x0, y0: y0, x1: next, y1: min(y1, height)))
            x0 = next
        }
    }

    /// Merges parts into a few rectangles: one for each row of tiles. Rectangles of successive rows are merged if they touch and have the
    /// same left and right borders.
    static func merge(_ parts: [PixelRect], into rects: inout [PixelRect]) {
        rects.removeAll(keepingCapacity: true)
        var row = PixelRect.empty
        func finish() {
            if let last = rects.last, last.y1 == row.y0, last.x0 == row.x0, last.x1 == row.x1 {
                rects[rects.count - 1].y1 = row.y1
            } else if !row.isEmpty {
                rects.append(row)
            }
        }
        for part in parts {
            if row.isEmpty || part.y0 / Tile.height != row.y0 / Tile.height {
                finish()
                row = part
            } else {
                row = row.union(part)
            }
        }
        finish()
    }
}
