import FlipbookRaster

/// The changed pixels of a frame: for each band of 16 rows, the columns that contain all of them.
nonisolated struct ChangedBands {
    private let width: Int
    private let height: Int
    /// The changed columns of each band.
    private var columns: [Range<Int>]

    private static let bandHeight = 16

    /// Creates bands without changes.
    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        columns = Array(repeating: 0..<0, count: (height + Self.bandHeight - 1) / Self.bandHeight)
    }

    var isEmpty: Bool { columns.allSatisfy(\.isEmpty) }

    /// The rows from the first to the last band with changes.
    var rows: Range<Int> {
        guard let first = columns.firstIndex(where: { !$0.isEmpty }), let last = columns.lastIndex(where: { !$0.isEmpty }) else {
            return 0..<0
        }
        return rows(of: first).lowerBound..<rows(of: last).upperBound
    }

    private func rows(of band: Int) -> Range<Int> { band * Self.bandHeight..<min((band + 1) * Self.bandHeight, height) }

    /// Adds an area to the changes.
    mutating func insert(_ area: PixelRect) {
        let (x0, x1) = (max(area.x0, 0), min(area.x1, width))
        let (y0, y1) = (max(area.y0, 0), min(area.y1, height))
        guard x0 < x1, y0 < y1 else { return }
        for band in y0 / Self.bandHeight...(y1 - 1) / Self.bandHeight {
            let known = columns[band]
            columns[band] = known.isEmpty ? x0..<x1 : min(known.lowerBound, x0)..<max(known.upperBound, x1)
        }
    }

    /// Removes all changes.
    mutating func removeAll() {
        for band in columns.indices { columns[band] = 0..<0 }
    }

    /// Calls `body` with the rows and the changed columns of each band that has changes.
    func forEach(_ body: (_ rows: Range<Int>, _ columns: Range<Int>) -> Void) {
        for band in columns.indices where !columns[band].isEmpty { body(rows(of: band), columns[band]) }
    }
}
