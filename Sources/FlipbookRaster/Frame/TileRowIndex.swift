/// The draw items that intersect each row of tiles, in drawing order. A tile reads only the items of its row, because most items are in
/// other rows.
struct TileRowIndex {
    /// The item indices of all rows, one row after another.
    private(set) var items: [Int32] = []
    /// The start of each row in `items`. The last start is the end of the array.
    private(set) var starts: [Int] = []
    private var rowRanges: [(first: Int, end: Int)] = []

    /// Builds the index. A group is in all rows of its members, so that each row contains the group before its members.
    mutating func fill(_ summaries: [PreparedFrame.ItemSummary], rows: Int) {
        rowRanges.removeAll(keepingCapacity: true)
        for index in summaries.indices {
            let box = summaries[index].box
            rowRanges.append(box.isEmpty ? (rows, 0) : (max(box.y0 / Tile.height, 0), min((box.y1 - 1) / Tile.height + 1, rows)))
        }
        for index in summaries.indices.reversed() where summaries[index].memberCount > 0 {
            for member in (index + 1)..<min(index + 1 + summaries[index].memberCount, summaries.count) {
                rowRanges[index] = (min(rowRanges[index].first, rowRanges[member].first), max(rowRanges[index].end, rowRanges[member].end))
            }
        }
        starts.removeAll(keepingCapacity: true)
        items.removeAll(keepingCapacity: true)
        for _ in 0...rows { starts.append(0) }
        for range in rowRanges where range.first < range.end {
            for row in range.first..<range.end { starts[row + 1] += 1 }
        }
        for row in 0..<rows { starts[row + 1] += starts[row] }
        for _ in 0..<starts[rows] { items.append(0) }
        for (item, range) in rowRanges.enumerated() where range.first < range.end {
            for row in range.first..<range.end {
                items[starts[row]] = Int32(item)
                starts[row] += 1
            }
        }
        // The loop has advanced each row's start to the start of the next row, so all starts are moved by one row.
        for row in (0..<rows).reversed() { starts[row + 1] = starts[row] }
        starts[0] = 0
    }

    /// The position in `items` of the row's first item whose index is at least `item`.
    func lowerBound(of item: Int, in row: Int) -> Int {
        var (low, high) = (starts[row], starts[row + 1])
        while low < high {
            let middle = (low + high) / 2
            if Int(items[middle]) < item { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
