import CoreGraphics
import Foundation

/// Where everything in a table stands from top to bottom: the header of each section, its rows, its footer. Each of them is a slot, and what
/// is asked takes the logarithm of their number.
nonisolated struct TableShape {
    enum Part: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    /// Rows in each section.
    let counts: [Int]
    /// The slot of each section's header, and one more for the end.
    private let starts: [Int]
    private var lengths: Lengths
    /// Whether a slot's length was asked for, and is no estimate any more.
    private var isKnown: [Bool]
    /// Where the first section begins.
    var top: CGFloat = 0

    init(counts: [Int] = []) {
        self.counts = counts
        var (starts, next) = ([Int](), 0)
        starts.reserveCapacity(counts.count + 1)
        for count in counts {
            starts.append(next)
            next += count + 2
        }
        starts.append(next)
        self.starts = starts
        lengths = Lengths()
        isKnown = []
    }

    /// Fills in all lengths at once; `known` says whether it is more than an estimate.
    mutating func fill(_ length: (Part) -> (length: CGFloat, known: Bool)) {
        var (all, known) = ([Double](), [Bool]())
        all.reserveCapacity(slots)
        known.reserveCapacity(slots)
        func add(_ part: Part) {
            let entry = length(part)
            all.append(Double(entry.length))
            known.append(entry.known)
        }
        for section in counts.indices {
            add(.header(section))
            for row in 0..<counts[section] { add(.row(IndexPath(row: row, section: section))) }
            add(.footer(section))
        }
        lengths = Lengths(all)
        isKnown = known
    }

    var slots: Int { starts.last ?? 0 }
    var bottom: CGFloat { top + CGFloat(lengths.total) }
    var rows: Int { slots - counts.count * 2 }

    // MARK: - Slots

    func contains(_ path: IndexPath) -> Bool { counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row) }

    func slot(of part: Part) -> Int {
        switch part {
        case .header(let section): starts[section]
        case .row(let path): starts[path.section] + 1 + path.row
        case .footer(let section): starts[section + 1] - 1
        }
    }

    func part(at slot: Int) -> Part {
        let section = section(of: slot)
        if slot == starts[section] { return .header(section) }
        if slot == starts[section + 1] - 1 { return .footer(section) }
        return .row(IndexPath(row: slot - starts[section] - 1, section: section))
    }

    func section(of slot: Int) -> Int { Rearrangement.firstIndex(counts.count) { starts[$0 + 1] > slot } }

    // MARK: - Places

    /// Top and height of a slot.
    func extent(_ slot: Int) -> (y: CGFloat, height: CGFloat) { (top + CGFloat(lengths.offset(of: slot)), CGFloat(lengths[slot])) }

    func isKnown(_ slot: Int) -> Bool { isKnown[slot] }

    /// True if that changes where things are.
    mutating func learn(_ slot: Int, _ height: CGFloat) -> Bool {
        isKnown[slot] = true
        guard lengths[slot] != Double(height) else { return false }
        lengths[slot] = Double(height)
        return true
    }

    /// The length will be asked for again when it is seen.
    mutating func doubt(_ slot: Int) { isKnown[slot] = false }

    /// The slots that can be seen between two heights; nil if there are none.
    func slots(from low: CGFloat, to high: CGFloat) -> ClosedRange<Int>? {
        guard slots > 0, high > top, low < bottom, high > low else { return nil }
        let first = lengths.index(at: Double(max(low - top, 0)))
        let last = lengths.index(at: Double(high - top).nextDown)
        return first...max(first, last)
    }

    /// The slot at a height, if there is one.
    func slot(at y: CGFloat) -> Int? { y >= top && y < bottom ? lengths.index(at: Double(y - top)) : nil }
}
