/// The surface is painted in tiles, so that threads share it out and still parts are left alone. They are wider than high, as memory is read
/// ahead along rows.
enum Tile {
    static let width = 1024
    static let height = 16
}

/// What of a surface's tiles there is to paint.
struct TileGrid: Equatable {
    let width: Int
    let height: Int

    private var rows: Int { (height + Tile.height - 1) / Tile.height }

    /// Damage is noted in cells sixteen pixels wide and as tall as a tile: which of its rows, a bit each.
    typealias Cell = UInt16

    private static let cellWidth = 16
    private var cellColumns: Int { (width + Self.cellWidth - 1) / Self.cellWidth }
    var cells: Int { cellColumns * rows }

    func mark(_ rect: PixelRect, _ damage: inout [Cell]) {
        let rect = rect.intersection(PixelRect(x0: 0, y0: 0, x1: width, y1: height))
        guard !rect.isEmpty else { return }
        let (low, high) = (rect.x0 / Self.cellWidth, (rect.x1 - 1) / Self.cellWidth)
        damage.withUnsafeMutableBufferPointer { damage in
            for row in (rect.y0 / Tile.height)...((rect.y1 - 1) / Tile.height) {
                let top = row * Tile.height
                let (first, last) = (max(rect.y0 - top, 0), min(rect.y1 - top, Tile.height) - 1)
                let lines = Cell.max &<< Cell(truncatingIfNeeded: first) & Cell.max &>> Cell(truncatingIfNeeded: Tile.height - 1 - last)
                for cell in (row * cellColumns + low)...(row * cellColumns + high) { damage[cell] |= lines }
            }
        }
    }

    /// What was noted, as parts of tiles. A single cell between others is painted along: so there are fewer parts.
    func parts(_ damage: [Cell], into parts: inout [PixelRect]) {
        damage.withUnsafeBufferPointer { damage in
            for row in 0..<rows {
                let cells = UnsafeBufferPointer(rebasing: damage[(row * cellColumns)..<((row + 1) * cellColumns)])
                var cell = 0
                while cell < cells.count {
                    guard cells[cell] != 0 else {
                        cell &+= 1
                        continue
                    }
                    let first = cell
                    var lines: Cell = 0
                    while cell < cells.count, cells[cell] != 0 || cell &+ 1 < cells.count && cells[cell &+ 1] != 0 {
                        lines |= cells[cell]
                        cell &+= 1
                    }
                    add(first, cell, row, lines, &parts)
                }
            }
        }
    }

    /// From cell to cell of a row of tiles, cut where tiles end.
    private func add(_ first: Int, _ end: Int, _ row: Int, _ lines: Cell, _ parts: inout [PixelRect]) {
        let (y0, y1) = (row * Tile.height + lines.trailingZeroBitCount, (row + 1) * Tile.height - lines.leadingZeroBitCount)
        var x0 = first * Self.cellWidth
        let x1 = min(end * Self.cellWidth, width)
        while x0 < x1 {
            let next = min((x0 / Tile.width + 1) * Tile.width, x1)
            parts.append(PixelRect(x0: x0, y0: y0, x1: next, y1: min(y1, height)))
            x0 = next
        }
    }

    /// Parts as a few rectangles that hold them all: one for each row of tiles, and equal ones of successive rows together.
    static func rects(_ parts: [PixelRect], into rects: inout [PixelRect]) {
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
