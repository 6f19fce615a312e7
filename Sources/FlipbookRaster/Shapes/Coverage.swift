import CPixelKernels
import FlipbookGeometry

/// The covered area of each pixel of a tile, 0…255, computed exactly on the grid of 1/256 pixel.
///
/// Edges add signed areas to a row of differences. The running sum along the row is the covered area. The unit is half
/// a square of the grid, so a full pixel is 2·256·256.
struct Coverage: ~Copyable {
    /// The coverage of one row. It is 0 outside of the columns `first..<last`. For these columns, it is either one value or one byte per
    /// column.
    struct Row {
        var first: Int32 = 0
        var last: Int32 = 0
        /// The coverage of all columns, 0…255, or `Coverage.variesByColumn`.
        var level: Int32 = 0
        /// The row that stores the bytes: this row, or an earlier row with the same coverage.
        var byteRow: Int32 = 0
        /// The longest range of columns whose bytes are all 255. In most shapes, it contains most of the row.
        var fullColumns: Range<Int32> = 0..<0

        /// Whether both rows have the same coverage.
        @inline(__always)
        func hasSameCoverage(as other: Row) -> Bool {
            hasSameExtent(as: other) && (level >= 0 || byteRow == other.byteRow)
        }

        /// Whether both rows have the same first and last column, and the same `level`.
        @inline(__always)
        func hasSameExtent(as other: Row) -> Bool { first == other.first && last == other.last && level == other.level }

        /// The longest range of columns that are covered completely, between `first` and `last`. It may be empty.
        var completeColumns: Range<Int> {
            let range = level < 0 && !fullColumns.isEmpty ? fullColumns : first..<(level == 255 ? last : first)
            return Int(range.lowerBound)..<Int(range.upperBound)
        }
    }

    /// The `level` of a row that has one byte for each column.
    static let variesByColumn: Int32 = -1

    /// The coverage of each pixel, in rows of `Tile.width` bytes.
    let bytes: UnsafeMutablePointer<UInt8>
    /// The coverage of each row.
    let rows: UnsafeMutablePointer<Row>
    /// The changes of the covered area from column to column.
    private let differences: UnsafeMutablePointer<Int32>
    /// The columns of each row whose differences are not 0, one bit per column.
    private let changedColumns: UnsafeMutablePointer<UInt64>

    /// The area of a full pixel.
    private static let fullArea: Int32 = 2 * 256 * 256
    /// The number of 64-bit words per row. One additional column is needed, because an edge in the last column also changes the next
    /// column.
    private static let wordsPerRow = (Tile.width + 64) / 64

    init() {
        bytes = .allocate(capacity: Tile.width * Tile.height + Int(rowPadding))
        bytes.initialize(repeating: 0, count: Tile.width * Tile.height + Int(rowPadding))
        rows = .allocate(capacity: Tile.height)
        rows.initialize(repeating: Row(), count: Tile.height)
        differences = .allocate(capacity: (Tile.width + 2) * Tile.height)
        differences.initialize(repeating: 0, count: (Tile.width + 2) * Tile.height)
        changedColumns = .allocate(capacity: Self.wordsPerRow * Tile.height)
        changedColumns.initialize(repeating: 0, count: Self.wordsPerRow * Tile.height)
    }

    deinit {
        bytes.deallocate()
        rows.deallocate()
        differences.deallocate()
        changedColumns.deallocate()
    }

    /// The bytes of a row that has one byte for each column.
    @inline(__always)
    func mask(_ row: Row) -> UnsafeMutablePointer<UInt8> { bytes + Int(row.byteRow) &* Tile.width }

    /// Whether every pixel of the tile is fully covered.
    func isFull(_ tile: PixelRect) -> Bool {
        for y in 0..<tile.height where rows[y].level != 255 || rows[y].first > 0 || rows[y].last < Int32(tile.width) { return false }
        return true
    }

    // MARK: - Any shape

    /// Computes the coverage of a shape given by its edges.
    func fill(_ tile: PixelRect, edges: UnsafeBufferPointer<Edge>, evenOdd: Bool) {
        let (top, bottom, right) = (Int32(tile.y0) * 256, Int32(tile.y1) * 256, Int32(tile.x1) * 256)
        @inline(__always) func isVisible(_ edge: Edge) -> Bool {
            edge.bottom.y > top && edge.top.y < bottom && min(edge.top.x, edge.bottom.x) < right
        }
        // Rows that are not in `distinctRows` equal the row above: only vertical edges cross them, and no edge begins or ends in them.
        let allRows = RowSet.max >> RowSet(RowSet.bitWidth - tile.height)
        var distinctRows: RowSet = 1
        var (firstEdge, end) = (edges.count, 0)
        for index in edges.indices where isVisible(edges[index]) {
            (firstEdge, end) = (min(firstEdge, index), index + 1)
            distinctRows |= Self.distinctRows(edges[index], tile)
            if distinctRows & allRows == allRows {
                end = edges.count
                break
            }
        }
        for index in firstEdge..<max(end, firstEdge) where isVisible(edges[index]) { addEdge(edges[index], tile, distinctRows) }
        for y in 0..<tile.height {
            if distinctRows &>> RowSet(truncatingIfNeeded: y) & 1 == 1 {
                sumRow(y, Int32(tile.width), evenOdd)
            } else {
                rows[y] = rows[y - 1]
            }
        }
    }

    /// A set of rows of a tile, one bit per row.
    private typealias RowSet = UInt32

    /// The rows that differ from the row above because of an edge.
    private static func distinctRows(_ edge: Edge, _ tile: PixelRect) -> RowSet {
        let (origin, height) = (Int32(truncatingIfNeeded: tile.y0 &* 256), Int32(truncatingIfNeeded: tile.height &* 256))
        let (top, bottom) = (max(edge.top.y &- origin, 0), min(edge.bottom.y &- origin, height))
        @inline(__always) func bit(_ row: Int32) -> RowSet { 1 &<< RowSet(truncatingIfNeeded: row) }
        guard edge.top.x == edge.bottom.x else { return bit((bottom &+ 255) &>> 8 &+ 1) &- bit(top &>> 8) }
        return bit(top &>> 8) | bit((top &+ 255) &>> 8) | bit(bottom &>> 8) | bit((bottom &+ 255) &>> 8)
    }

    /// Adds an edge to the differences of the distinct rows.
    private func addEdge(_ edge: Edge, _ tile: PixelRect, _ distinctRows: RowSet) {
        let (originX, top, width) = (
            Int32(truncatingIfNeeded: tile.x0 &* 256), Int32(truncatingIfNeeded: tile.y0), Int32(truncatingIfNeeded: tile.width)
        )
        let firstRow = max(edge.top.y &>> 8 &- top, 0)
        let lastRow = min((edge.bottom.y &- 1) &>> 8 &- top, Int32(truncatingIfNeeded: tile.height) &- 1)
        guard firstRow <= lastRow else { return }
        if edge.top.x == edge.bottom.x { return addVerticalEdge(edge, edge.top.x - originX, firstRow...lastRow, tile, distinctRows) }
        var y = max(edge.top.y, (firstRow &+ top) &<< 8)
        var x = edge.x(at: y)
        for row in firstRow...lastRow {
            let nextY = min(edge.bottom.y, (row &+ 1 &+ top) &<< 8)
            let nextX = edge.x(at: nextY)
            let (from, to, height) = (x &- originX, nextX &- originX, (nextY &- y) &* edge.direction)
            if from &>> 8 == to &>> 8, from > 0, to > 0, from &>> 8 < width {
                addToColumn(Int(row), from, to, height)
            } else {
                addAcrossColumns(Int(row), from, to, height, width)
            }
            (x, y) = (nextX, nextY)
        }
    }

    /// Adds a vertical edge. It changes the same columns in all rows, so rows that equal the row above are skipped.
    private func addVerticalEdge(_ edge: Edge, _ x: Int32, _ rows: ClosedRange<Int32>, _ tile: PixelRect, _ distinctRows: RowSet) {
        guard x >> 8 < Int32(tile.width) else { return }
        let column = x > 0 ? Int(x >> 8) : 0
        let inset = x > 0 ? (x & 255) * 2 : 0
        for row in rows where distinctRows &>> RowSet(truncatingIfNeeded: row) & 1 == 1 {
            let top = (row &+ Int32(truncatingIfNeeded: tile.y0)) &<< 8
            let height = (min(edge.bottom.y, top &+ 256) &- max(edge.top.y, top)) &* edge.direction
            let columnDifferences = differences + (Int(row) &* (Tile.width &+ 2) &+ column)
            markChanged(Int(row), column, inset > 0 ? column &+ 1 : column)
            columnDifferences[0] &+= height &* (512 &- inset)
            columnDifferences[1] &+= height &* inset
        }
    }

    /// Adds an edge inside one row and one column. The area to the right of the edge begins in this pixel and continues in the next pixel.
    @inline(__always)
    private func addToColumn(_ row: Int, _ x0: Int32, _ x1: Int32, _ height: Int32) {
        let column = Int(x0 &>> 8)
        let inset = (x0 & 255) &+ (x1 & 255)
        let columnDifferences = differences + (row &* (Tile.width &+ 2) &+ column)
        markChanged(row, column, column &+ 1)
        columnDifferences[0] &+= height &* (512 &- inset)
        columnDifferences[1] &+= height &* inset
    }

    /// Adds an edge inside one row, from `x0` to `x1` relative to the tile. `height` is signed.
    private func addAcrossColumns(_ row: Int, _ x0: Int32, _ x1: Int32, _ height: Int32, _ width: Int32) {
        let rowDifferences = differences + row &* (Tile.width &+ 2)
        let (left, right) = (min(x0, x1), max(x0, x1))
        guard left &>> 8 < width else { return }
        let low = max(left &>> 8, 0)
        let high = min(max(right &>> 8, 0), width &- 1)
        guard right > 0 else {
            markChanged(row, 0, 0)
            rowDifferences[0] &+= height &* 512
            return
        }
        guard left &>> 8 < right &>> 8 else { return addToColumn(row, x0, x1, height) }
        markChanged(row, Int(low), Int(high) &+ 1)
        // The edge is added column by column. The height at each column border depends only on the edge, so that the result
        // is the same in all tiles.
        let (run, rise) = (Int64(right &- left), Int64(height))
        var heightBefore: Int32 = 0
        if left < 0 {
            heightBefore = Int32(truncatingIfNeeded: Int64(0 &- left) &* rise / run)
            rowDifferences[0] &+= heightBefore &* 512
        }
        for column in low...high {
            let (from, to) = (max(left, column &<< 8), min(right, (column &+ 1) &<< 8))
            let heightAfter = to == right ? height : Int32(truncatingIfNeeded: Int64(to &- left) &* rise / run)
            let segmentHeight = heightAfter &- heightBefore
            let inset = (from &- column &<< 8) &+ (to &- column &<< 8)
            rowDifferences[Int(column)] &+= segmentHeight &* (512 &- inset)
            rowDifferences[Int(column) &+ 1] &+= segmentHeight &* inset
            heightBefore = heightAfter
        }
    }

    /// Marks columns whose differences are not 0.
    @inline(__always)
    private func markChanged(_ row: Int, _ low: Int, _ high: Int) {
        let words = changedColumns + row &* Self.wordsPerRow
        let (first, last) = (low &>> 6, high &>> 6)
        let (fromLow, toHigh) = (UInt64.max &<< UInt64(low & 63), UInt64.max &>> UInt64(63 &- high & 63))
        guard first < last else { return words[first] |= fromLow & toHigh }
        words[first] |= fromLow
        for word in (first &+ 1)..<last { words[word] = .max }
        words[last] |= toHigh
    }

    /// Sums the differences of a row. Only the changed columns are visited, because the coverage is constant between them.
    private func sumRow(_ row: Int, _ width: Int32, _ evenOdd: Bool) {
        let rowDifferences = differences + row &* (Tile.width &+ 2)
        let rowBytes = bytes + row &* Tile.width
        let words = changedColumns + row &* Self.wordsPerRow
        let width = Int(width)
        var sum: Int32 = 0
        var level: UInt8 = 0
        var (first, next) = (-1, 0)
        var fullRun = FullRun()
        for word in 0...(width &>> 6) {
            var bits = words[word]
            words[word] = 0
            while bits != 0 {
                let column = word &<< 6 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                guard column < width else {
                    rowDifferences[column] = 0
                    continue
                }
                if first < 0 { (first, next) = (column, column) }
                if next < column { (rowBytes + next).update(repeating: level, count: column &- next) }
                fullRun.add(next, column, level)
                sum &+= rowDifferences[column]
                rowDifferences[column] = 0
                level = UInt8(truncatingIfNeeded: Self.level(Self.coveredArea(sum, evenOdd)))
                rowBytes[column] = level
                fullRun.add(column, column &+ 1, level)
                next = column &+ 1
            }
        }
        if first == 0, next == 1 {
            rows[row] = Row(first: 0, last: Int32(width), level: Int32(level))
            return
        }
        guard first >= 0 else { return rows[row] = Row() }
        if level > 0, next < width {
            (rowBytes + next).update(repeating: level, count: width &- next)
            fullRun.add(next, width, level)
            next = width
        }
        rows[row] = Row(
            first: Int32(first), last: Int32(next), level: Self.variesByColumn, byteRow: Int32(row), fullColumns: fullRun.longest)
    }

    /// Finds the longest run of fully covered columns.
    private struct FullRun {
        var longest: Range<Int32> = 0..<0
        private var start = 0
        private var end = 0

        /// Adds the columns `from..<to`, which all have the same coverage.
        @inline(__always)
        mutating func add(_ from: Int, _ to: Int, _ level: UInt8) {
            guard level == 255, from < to else { return }
            if from != end { start = from }
            end = to
            if end &- start > longest.count { longest = Int32(start)..<Int32(end) }
        }
    }

    /// Returns the covered area for a signed sum of areas. With the nonzero rule, the area is the absolute value. With the even-odd rule,
    /// every second winding is subtracted.
    @inline(__always)
    private static func coveredArea(_ sum: Int32, _ evenOdd: Bool) -> Int32 {
        guard evenOdd else { return abs(sum) }
        let folded = abs(sum) & (2 * fullArea - 1)
        return folded > fullArea ? 2 * fullArea - folded : folded
    }

    /// Converts an area in units of 1/131072 pixel to a coverage, 0…255, rounded.
    static func level(_ area: Int32) -> Int32 {
        let area = min(area, fullArea)
        return (area * 255 + fullArea / 2) >> 17
    }
}

/// Returns x / 255, rounded. Valid for x up to 255².
@inline(__always)
func dividedBy255(_ x: UInt32) -> UInt32 { (x + 128 + ((x + 128) >> 8)) >> 8 }
