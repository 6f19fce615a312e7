import CoreGraphics
import Foundation

/// Things of various sizes set like words in lines. Plain numbers along the scroll's direction (`main`) and across it (`cross`), so that both
/// directions are one computation.
nonisolated struct FlowLines {
    struct Line: Hashable {
        var items: Range<Int>
        /// Where it begins, and how thick it is.
        var main: CGFloat
        var thickness: CGFloat
    }

    private(set) var lines: [Line] = []
    /// The place of each item: across and along.
    private(set) var places: [(cross: CGFloat, main: CGFloat)] = []
    private(set) var sizes: [(cross: CGFloat, main: CGFloat)] = []
    let start: CGFloat
    private(set) var end: CGFloat

    /// Fills lines of a length with items of given sizes, at least `gap` apart; lines are `lead` apart.
    ///
    /// A line is stretched to its whole length, and an item that fills one alone stands in its middle. A last line that is not full is spaced
    /// as if it went on with more like its last item: so a grid stays a grid.
    init(sizes: [(cross: CGFloat, main: CGFloat)], length: CGFloat, gap: CGFloat, lead: CGFloat, from start: CGFloat) {
        (self.start, end) = (start, start)
        self.sizes = sizes
        places.reserveCapacity(sizes.count)
        var (next, main) = (0, start)
        while next < sizes.count {
            let (items, used) = Self.fill(sizes, from: next, length, gap)
            let line = Line(items: items, main: main, thickness: sizes[items].map(\.main).max() ?? 0)
            let step = sizes[items.upperBound - 1].cross + gap
            let missing = items.upperBound == sizes.count && step > 0 ? ((length - used + 0.001) / step).rounded(.down) : 0
            let free = max(length - used - missing * step, 0)
            let count = CGFloat(items.count) + missing
            place(line, at: count > 1 ? 0 : free / 2, spacing: count > 1 ? gap + free / (count - 1) : gap)
            main += line.thickness + lead
            next = items.upperBound
        }
        if let last = lines.last { end = last.main + last.thickness }
    }

    /// As many as fit, at least one.
    private static func fill(_ sizes: [(cross: CGFloat, main: CGFloat)], from first: Int, _ length: CGFloat, _ gap: CGFloat) -> (
        Range<Int>, CGFloat
    ) {
        var (end, used) = (first + 1, sizes[first].cross)
        // A hair, so that a third of a width fits three times.
        while end < sizes.count, used + gap + sizes[end].cross <= length + 0.001 {
            used += gap + sizes[end].cross
            end += 1
        }
        return (first..<end, used)
    }

    private mutating func place(_ line: Line, at start: CGFloat, spacing: CGFloat) {
        var cross = start
        for item in line.items {
            // Lower ones stand in the middle of their line.
            places.append((cross, line.main + (line.thickness - sizes[item].main) / 2))
            cross += sizes[item].cross + spacing
        }
        lines.append(line)
    }

    /// The items of the lines that touch a stretch.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = Rearrangement.firstIndex(lines.count) { lines[$0].main + lines[$0].thickness > low }
        let end = Rearrangement.firstIndex(lines.count) { lines[$0].main >= high }
        return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }
}
