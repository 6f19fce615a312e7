/// The marks that meet each row of tiles, in their order: most marks are elsewhere, and a tile need not ask them all.
struct RowIndex {
    /// The marks of all rows, one row after the other, and where each row begins.
    private(set) var marks: [Int32] = []
    private(set) var starts: [Int] = []
    private var spans: [(first: Int, end: Int)] = []

    /// A group is in every row that it or one of its members is in, so that whoever walks along a row meets the group before its members.
    mutating func fill(_ boxes: [Scene.Box], rows: Int) {
        spans.removeAll(keepingCapacity: true)
        for place in boxes.indices {
            let box = boxes[place].box
            spans.append(box.isEmpty ? (rows, 0) : (max(box.y0 / Tile.height, 0), min((box.y1 - 1) / Tile.height + 1, rows)))
        }
        for index in boxes.indices.reversed() where boxes[index].members > 0 {
            for member in (index + 1)..<min(index + 1 + boxes[index].members, boxes.count) {
                spans[index] = (min(spans[index].first, spans[member].first), max(spans[index].end, spans[member].end))
            }
        }
        starts.removeAll(keepingCapacity: true)
        marks.removeAll(keepingCapacity: true)
        for _ in 0...rows { starts.append(0) }
        for span in spans where span.first < span.end {
            for row in span.first..<span.end { starts[row + 1] += 1 }
        }
        for row in 0..<rows { starts[row + 1] += starts[row] }
        for _ in 0..<starts[rows] { marks.append(0) }
        for (mark, span) in spans.enumerated() where span.first < span.end {
            for row in span.first..<span.end {
                marks[starts[row]] = Int32(mark)
                starts[row] += 1
            }
        }
        // Each row's start has moved on to where the next begins.
        for row in (0..<rows).reversed() { starts[row + 1] = starts[row] }
        starts[0] = 0
    }

    /// Where in `marks` the first of a row is that is not before this one.
    func place(of mark: Int, in row: Int) -> Int {
        var (low, high) = (starts[row], starts[row + 1])
        while low < high {
            let middle = (low + high) / 2
            if Int(marks[middle]) < mark { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
