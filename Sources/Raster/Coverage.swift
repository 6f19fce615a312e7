import CoreGraphics
import Rows

/// How much of each pixel of one tile a shape covers, 0…255, exact to the area on the 1/256 grid.
///
/// Edges add signed areas into a row of differences; the running sum along the row is the covered area. Half a pixel squared
/// is the unit: 2·256·256 is a full pixel.
struct Coverage: ~Copyable {
    /// What one row of the tile holds: nothing outside `first..<last`, and inside either one level throughout or bytes.
    struct Row {
        var first: Int32 = 0
        var last: Int32 = 0
        /// 0…255, or -1 where the bytes tell.
        var level: Int32 = 0
        /// The row whose bytes these are: its own, or one further up that looks the same.
        var line: Int32 = 0
        /// Where the bytes tell: columns in which they are all 255; as a rule most of a shape.
        var plain: Range<Int32> = 0..<0

        @inline(__always)
        func looks(like other: Row) -> Bool {
            reaches(like: other) && (level >= 0 || line == other.line)
        }

        /// From the same column to the same, and both at one level or both with bytes.
        @inline(__always)
        func reaches(like other: Row) -> Bool { first == other.first && last == other.last && level == other.level }
    }

    static let bytesAside: Int32 = -1

    let bytes: UnsafeMutablePointer<UInt8>
    let rows: UnsafeMutablePointer<Row>
    private let differences: UnsafeMutablePointer<Int32>
    /// The columns of each row in which the differences are not 0, a bit each.
    private let touched: UnsafeMutablePointer<UInt64>

    private static let full: Int32 = 2 * 256 * 256
    /// An edge in the last column has a part in the next.
    private static let wordsOfRow = (Tile.width + 64) / 64

    init() {
        bytes = .allocate(capacity: Tile.width * Tile.height + Int(rowSlack))
        bytes.initialize(repeating: 0, count: Tile.width * Tile.height + Int(rowSlack))
        rows = .allocate(capacity: Tile.height)
        rows.initialize(repeating: Row(), count: Tile.height)
        differences = .allocate(capacity: (Tile.width + 2) * Tile.height)
        differences.initialize(repeating: 0, count: (Tile.width + 2) * Tile.height)
        touched = .allocate(capacity: Self.wordsOfRow * Tile.height)
        touched.initialize(repeating: 0, count: Self.wordsOfRow * Tile.height)
    }

    deinit {
        bytes.deallocate()
        rows.deallocate()
        differences.deallocate()
        touched.deallocate()
    }

    /// Where the bytes tell: those of a whole row.
    @inline(__always)
    func mask(_ row: Row) -> UnsafeMutablePointer<UInt8> { bytes + Int(row.line) &* Tile.width }

    /// All of the tile.
    func fill(_ tile: PixelRect) {
        for y in 0..<tile.height { rows[y] = Row(first: 0, last: Int32(tile.width), level: 255) }
    }

    /// Whether every pixel of the tile is covered in full.
    func isFull(_ tile: PixelRect) -> Bool {
        for y in 0..<tile.height where rows[y].level != 255 || rows[y].first > 0 || rows[y].last < Int32(tile.width) { return false }
        return true
    }

    // MARK: - Any outline

    func fill(_ tile: PixelRect, _ edges: UnsafeBufferPointer<Edge>, evenOdd: Bool = false) {
        let (top, bottom, right) = (Int32(tile.y0) * 256, Int32(tile.y1) * 256, Int32(tile.x1) * 256)
        @inline(__always) func isSeen(_ edge: Edge) -> Bool {
            edge.bottom.y > top && edge.top.y < bottom && min(edge.top.x, edge.bottom.x) < right
        }
        // A row that is not its own looks like the one above: only edges that go straight down cross it, and none begins or ends there.
        let all = Rows.max >> Rows(Rows.bitWidth - tile.height)
        var own: Rows = 1
        var (first, end) = (edges.count, 0)
        for place in edges.indices where isSeen(edges[place]) {
            (first, end) = (min(first, place), place + 1)
            own |= Self.own(edges[place], tile)
            if own & all == all {
                end = edges.count
                break
            }
        }
        for place in first..<max(end, first) where isSeen(edges[place]) { add(edges[place], tile, own) }
        for y in 0..<tile.height {
            if own &>> Rows(truncatingIfNeeded: y) & 1 == 1 { sweep(y, Int32(tile.width), evenOdd) } else { rows[y] = rows[y - 1] }
        }
    }

    /// Rows of a tile, a bit each.
    private typealias Rows = UInt32

    /// Rows that are not like those above because of the edge.
    private static func own(_ edge: Edge, _ tile: PixelRect) -> Rows {
        let (origin, height) = (Int32(truncatingIfNeeded: tile.y0 &* 256), Int32(truncatingIfNeeded: tile.height &* 256))
        let (top, bottom) = (max(edge.top.y &- origin, 0), min(edge.bottom.y &- origin, height))
        @inline(__always) func bit(_ row: Int32) -> Rows { 1 &<< Rows(truncatingIfNeeded: row) }
        guard edge.top.x == edge.bottom.x else { return bit((bottom &+ 255) &>> 8 &+ 1) &- bit(top &>> 8) }
        return bit(top &>> 8) | bit((top &+ 255) &>> 8) | bit(bottom &>> 8) | bit((bottom &+ 255) &>> 8)
    }

    private func add(_ edge: Edge, _ tile: PixelRect, _ own: Rows) {
        let (originX, top, width) = (
            Int32(truncatingIfNeeded: tile.x0 &* 256), Int32(truncatingIfNeeded: tile.y0), Int32(truncatingIfNeeded: tile.width)
        )
        let firstRow = max(edge.top.y &>> 8 &- top, 0)
        let lastRow = min((edge.bottom.y &- 1) &>> 8 &- top, Int32(truncatingIfNeeded: tile.height) &- 1)
        guard firstRow <= lastRow else { return }
        if edge.top.x == edge.bottom.x { return addUpright(edge, edge.top.x - originX, firstRow...lastRow, tile, own) }
        var y = max(edge.top.y, (firstRow &+ top) &<< 8)
        var x = edge.x(at: y)
        for row in firstRow...lastRow {
            let nextY = min(edge.bottom.y, (row &+ 1 &+ top) &<< 8)
            let nextX = edge.x(at: nextY)
            let (from, to, height) = (x &- originX, nextX &- originX, (nextY &- y) &* edge.direction)
            if from &>> 8 == to &>> 8, from > 0, to > 0, from &>> 8 < width {
                addShort(Int(row), from, to, height)
            } else {
                addPiece(Int(row), from, to, height, width)
            }
            (x, y) = (nextX, nextY)
        }
    }

    /// An edge that goes straight down has the same columns in every row, and is left out of those that are not their own.
    private func addUpright(_ edge: Edge, _ x: Int32, _ rows: ClosedRange<Int32>, _ tile: PixelRect, _ own: Rows) {
        guard x >> 8 < Int32(tile.width) else { return }
        let column = x > 0 ? Int(x >> 8) : 0
        let inside = x > 0 ? (x & 255) * 2 : 0
        for row in rows where own &>> Rows(truncatingIfNeeded: row) & 1 == 1 {
            let top = (row &+ Int32(truncatingIfNeeded: tile.y0)) &<< 8
            let height = (min(edge.bottom.y, top &+ 256) &- max(edge.top.y, top)) &* edge.direction
            let line = differences + (Int(row) &* (Tile.width &+ 2) &+ column)
            touch(Int(row), column, inside > 0 ? column &+ 1 : column)
            line[0] &+= height &* (512 &- inside)
            line[1] &+= height &* inside
        }
    }

    /// Inside one column of the tile: what is right of the edge's middle belongs to this pixel, the rest begins with the next.
    @inline(__always)
    private func addShort(_ row: Int, _ x0: Int32, _ x1: Int32, _ height: Int32) {
        let column = Int(x0 &>> 8)
        let middle = (x0 & 255) &+ (x1 & 255)
        let line = differences + (row &* (Tile.width &+ 2) &+ column)
        touch(row, column, column &+ 1)
        line[0] &+= height &* (512 &- middle)
        line[1] &+= height &* middle
    }

    /// One edge inside one row, from x0 to x1 (tile's own, fixed), `height` tall and signed.
    private func addPiece(_ row: Int, _ x0: Int32, _ x1: Int32, _ height: Int32, _ width: Int32) {
        let line = differences + row &* (Tile.width &+ 2)
        let (left, right) = (min(x0, x1), max(x0, x1))
        guard left &>> 8 < width else { return }
        let low = max(left &>> 8, 0)
        let high = min(max(right &>> 8, 0), width &- 1)
        guard right > 0 else {
            touch(row, 0, 0)
            line[0] &+= height &* 512
            return
        }
        guard left &>> 8 < right &>> 8 else { return addShort(row, x0, x1, height) }
        touch(row, Int(low), Int(high) &+ 1)
        // Column by column; the height passed at each border is a function of the piece alone, so that tiles agree.
        let (run, rise) = (Int64(right &- left), Int64(height))
        var passed: Int32 = 0
        if left < 0 {
            passed = Int32(truncatingIfNeeded: Int64(0 &- left) &* rise / run)
            line[0] &+= passed &* 512
        }
        for column in low...high {
            let (from, to) = (max(left, column &<< 8), min(right, (column &+ 1) &<< 8))
            let reached = to == right ? height : Int32(truncatingIfNeeded: Int64(to &- left) &* rise / run)
            let part = reached &- passed
            let middle = (from &- column &<< 8) &+ (to &- column &<< 8)
            line[Int(column)] &+= part &* (512 &- middle)
            line[Int(column) &+ 1] &+= part &* middle
            passed = reached
        }
    }

    /// Notes that differences of these columns are not 0.
    @inline(__always)
    private func touch(_ row: Int, _ low: Int, _ high: Int) {
        let words = touched + row &* Self.wordsOfRow
        let (first, last) = (low &>> 6, high &>> 6)
        let (fromLow, toHigh) = (UInt64.max &<< UInt64(low & 63), UInt64.max &>> UInt64(63 &- high & 63))
        guard first < last else { return words[first] |= fromLow & toHigh }
        words[first] |= fromLow
        for word in (first &+ 1)..<last { words[word] = .max }
        words[last] |= toHigh
    }

    /// From touched column to touched column; between them nothing changes.
    private func sweep(_ row: Int, _ width: Int32, _ evenOdd: Bool) {
        let line = differences + row &* (Tile.width &+ 2)
        let ink = bytes + row &* Tile.width
        let words = touched + row &* Self.wordsOfRow
        let width = Int(width)
        var sum: Int32 = 0
        var level: UInt8 = 0
        var (first, next) = (-1, 0)
        var run = PlainRun()
        for word in 0...(width &>> 6) {
            var bits = words[word]
            words[word] = 0
            while bits != 0 {
                let column = word &<< 6 &+ bits.trailingZeroBitCount
                bits &= bits &- 1
                guard column < width else {
                    line[column] = 0
                    continue
                }
                if first < 0 { (first, next) = (column, column) }
                if next < column { (ink + next).update(repeating: level, count: column &- next) }
                run.note(next, column, level)
                sum &+= line[column]
                line[column] = 0
                level = UInt8(truncatingIfNeeded: Self.byte(Self.inside(sum, evenOdd)))
                ink[column] = level
                run.note(column, column &+ 1, level)
                next = column &+ 1
            }
        }
        if first == 0, next == 1 {
            rows[row] = Row(first: 0, last: Int32(width), level: Int32(level))
            return
        }
        guard first >= 0 else { return rows[row] = Row() }
        if level > 0, next < width {
            (ink + next).update(repeating: level, count: width &- next)
            run.note(next, width, level)
            next = width
        }
        rows[row] = Row(first: Int32(first), last: Int32(next), level: Self.bytesAside, line: Int32(row), plain: run.longest)
    }

    /// The longest run of columns that are covered in full.
    private struct PlainRun {
        var longest: Range<Int32> = 0..<0
        private var began = 0
        private var end = 0

        @inline(__always)
        mutating func note(_ from: Int, _ to: Int, _ level: UInt8) {
            guard level == 255, from < to else { return }
            if from != end { began = from }
            end = to
            if end &- began > longest.count { longest = Int32(began)..<Int32(end) }
        }
    }

    /// What of a pixel is inside when so much is wound round: all that is not 0, or what is wound an odd number of times.
    @inline(__always)
    private static func inside(_ sum: Int32, _ evenOdd: Bool) -> Int32 {
        guard evenOdd else { return abs(sum) }
        let folded = abs(sum) & (2 * full - 1)
        return folded > full ? 2 * full - folded : folded
    }

    /// An area in units of 1/131072 pixel as a byte, rounded.
    static func byte(_ area: Int32) -> Int32 {
        let area = min(area, full)
        return (area * 255 + full / 2) >> 17
    }
}

/// x / 255, rounded, for x up to 255².
@inline(__always)
func divided255(_ x: UInt32) -> UInt32 { (x + 128 + ((x + 128) >> 8)) >> 8 }
