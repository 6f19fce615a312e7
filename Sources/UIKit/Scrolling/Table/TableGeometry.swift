import CoreGraphics
import Foundation

/// The vertical positions of all elements of a table: the header of each section, its rows, and its footer.
///
/// The elements are numbered from top to bottom; the number of an element is called its slot. Each query takes O(log n) time.
nonisolated struct TableGeometry {
    enum Element: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    /// The number of rows in each section.
    let rowCounts: [Int]
    /// The slot of each section's header, and the number of all slots as the last element.
    private let sectionStarts: [Int]
    private var heights: LengthIndex
    /// Whether the height of a slot is final and not an estimate.
    private var isMeasured: [Bool]
    /// The empty space above each header. It belongs to the header's slot. Headers with a height of 0 have no padding.
    private let headerTopPadding: CGFloat
    /// The position of the first section.
    var top: CGFloat = 0

    init(counts: [Int] = [], headerTopPadding: CGFloat = 0) {
        self.rowCounts = counts
        self.headerTopPadding = min(headerTopPadding, Self.maximumHeight)
        var (starts, next) = ([Int](), 0)
        starts.reserveCapacity(counts.count + 1)
        for count in counts {
            starts.append(next)
            next += count + 2
        }
        starts.append(next)
        self.sectionStarts = starts
        heights = LengthIndex([Double](repeating: 0, count: next))
        isMeasured = [Bool](repeating: false, count: next)
    }

    /// Sets the heights of all elements. For each element, `isFinal` is true if the height is final.
    mutating func setHeights(_ height: (Element) -> (length: CGFloat, isFinal: Bool)) {
        var (newHeights, isFinal) = ([Double](), [Bool]())
        newHeights.reserveCapacity(slotCount)
        isFinal.reserveCapacity(slotCount)
        func add(_ element: Element) {
            let entry = height(element)
            newHeights.append(Double(slotHeight(element, entry.length)))
            isFinal.append(entry.isFinal)
        }
        for section in rowCounts.indices {
            add(.header(section))
            for row in 0..<rowCounts[section] { add(.row(IndexPath(row: row, section: section))) }
            add(.footer(section))
        }
        heights = LengthIndex(newHeights)
        isMeasured = isFinal
    }

    var slotCount: Int { sectionStarts.last ?? 0 }
    /// The position of the end of the last section.
    var bottom: CGFloat { top + CGFloat(heights.total) }

    // MARK: - Slots

    /// Whether a row exists.
    func contains(_ path: IndexPath) -> Bool {
        rowCounts.indices.contains(path.section) && (0..<rowCounts[path.section]).contains(path.row)
    }

    /// Returns the slot of an element.
    func slot(of element: Element) -> Int {
        switch element {
        case .header(let section): sectionStarts[section]
        case .row(let path): sectionStarts[path.section] + 1 + path.row
        case .footer(let section): sectionStarts[section + 1] - 1
        }
    }

    func element(at slot: Int) -> Element {
        let section = section(of: slot)
        if slot == sectionStarts[section] { return .header(section) }
        if slot == sectionStarts[section + 1] - 1 { return .footer(section) }
        return .row(IndexPath(row: slot - sectionStarts[section] - 1, section: section))
    }

    /// Returns the section that contains a slot.
    func section(of slot: Int) -> Int { ListIndexMap.partitioningIndex(rowCounts.count) { sectionStarts[$0 + 1] > slot } }

    // MARK: - Positions

    /// Returns the position and the height of an element, without the padding above a header.
    func extent(of element: Element) -> (y: CGFloat, height: CGFloat) {
        let (y, height) = extent(slot(of: element))
        guard case .header = element, height > 0 else { return (y, height) }
        return (y + headerTopPadding, height - headerTopPadding)
    }

    /// The largest height of an element. The sum of all heights is therefore finite and has no large rounding errors.
    private static let maximumHeight: CGFloat = 10_000_000

    /// Returns the height of the slot of an element, with the padding above a header. NaN is replaced by 0, and other heights are limited
    /// to 0…`maximumHeight`, because a client can compute any height for a cell.
    private func slotHeight(_ element: Element, _ height: CGFloat) -> CGFloat {
        let height = height.isNaN ? 0 : min(max(height, 0), Self.maximumHeight)
        guard case .header = element, height > 0 else { return height }
        return height + headerTopPadding
    }

    /// Returns the position and the height of a slot.
    func extent(_ slot: Int) -> (y: CGFloat, height: CGFloat) { (top + CGFloat(heights.offset(of: slot)), CGFloat(heights[slot])) }

    /// Whether the height of a slot is final and not an estimate.
    func isMeasured(_ slot: Int) -> Bool { isMeasured[slot] }

    /// Sets the final height of the element at a slot. Returns whether the height has changed.
    mutating func setMeasuredHeight(of slot: Int, to height: CGFloat) -> Bool {
        isMeasured[slot] = true
        let slotHeight = Double(slotHeight(element(at: slot), height))
        guard heights[slot] != slotHeight else { return false }
        heights[slot] = slotHeight
        return true
    }

    /// Marks the height of a slot as an estimate. It is measured again when the slot becomes visible.
    mutating func markUnmeasured(_ slot: Int) { isMeasured[slot] = false }

    /// Returns the slots that intersect a vertical range, or nil if there are none.
    func slots(from minY: CGFloat, to maxY: CGFloat) -> ClosedRange<Int>? {
        guard slotCount > 0, maxY > top, minY < bottom, maxY > minY else { return nil }
        let first = heights.index(at: Double(max(minY - top, 0)))
        let last = heights.index(at: Double(maxY - top).nextDown)
        return first...max(first, last)
    }

    /// Returns the slot at a vertical position, or nil if there is none.
    func slot(at y: CGFloat) -> Int? { y >= top && y < bottom ? heights.index(at: Double(y - top)) : nil }
}
