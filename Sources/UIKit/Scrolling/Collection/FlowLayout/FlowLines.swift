import CoreGraphics
import Foundation

/// Items of various sizes, arranged in lines like words in a text.
///
/// Coordinates along the scroll direction are called `main`, coordinates across it `cross`, so that the same code works for both
/// scroll directions.
nonisolated struct FlowLines {
    struct Line: Hashable {
        var items: Range<Int>
        /// The position of the line along the scroll direction.
        var main: CGFloat
        /// The size of the largest item along the scroll direction.
        var thickness: CGFloat
    }

    private var lines: [Line] = []
    /// The position of each item.
    private(set) var positions: [(cross: CGFloat, main: CGFloat)] = []
    private(set) var sizes: [(cross: CGFloat, main: CGFloat)] = []
    private(set) var end: CGFloat

    /// Arranges items in lines of a given length.
    ///
    /// - The items of a line are distributed over its whole length. The spacing between the items is at least `itemSpacing`.
    /// - If a line has space for only one item, the item is centered.
    /// - If the last line is not full, its spacing is computed as if copies of its last item filled it, so the items of a grid align in
    ///   columns.
    ///
    /// - Parameters:
    ///   - sizes: The sizes of the items.
    ///   - length: The length of a line.
    ///   - itemSpacing: The smallest spacing between the items of a line.
    ///   - lineSpacing: The spacing between lines.
    ///   - start: The position of the first line.
    init(sizes: [(cross: CGFloat, main: CGFloat)], length: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, from start: CGFloat) {
        end = start
        self.sizes = sizes
        positions.reserveCapacity(sizes.count)
        var (next, lineStart) = (0, start)
        while next < sizes.count {
            let (items, used) = Self.itemsOfLine(sizes, from: next, length, itemSpacing)
            let line = Line(items: items, main: lineStart, thickness: sizes[items].map(\.main).max() ?? 0)
            let lastItemStep = sizes[items.upperBound - 1].cross + itemSpacing
            let missingItems =
                items.upperBound == sizes.count && lastItemStep > 0 ? ((length - used + 0.001) / lastItemStep).rounded(.down) : 0
            let freeLength = max(length - used - missingItems * lastItemStep, 0)
            let count = CGFloat(items.count) + missingItems
            append(line, at: count > 1 ? 0 : freeLength / 2, spacing: count > 1 ? itemSpacing + freeLength / (count - 1) : itemSpacing)
            lineStart += line.thickness + lineSpacing
            next = items.upperBound
        }
        if let last = lines.last { end = last.main + last.thickness }
    }

    /// Returns the items of the line that begins with the item `first`, at least one, and the length that they use.
    private static func itemsOfLine(_ sizes: [(cross: CGFloat, main: CGFloat)], from first: Int, _ length: CGFloat, _ itemSpacing: CGFloat)
        -> (
            Range<Int>, CGFloat
        )
    {
        var (end, used) = (first + 1, sizes[first].cross)
        // Because of the tolerance of 0.001, three items of a third of the length fit despite rounding errors.
        while end < sizes.count, used + itemSpacing + sizes[end].cross <= length + 0.001 {
            used += itemSpacing + sizes[end].cross
            end += 1
        }
        return (first..<end, used)
    }

    /// Appends a line and the positions of its items.
    private mutating func append(_ line: Line, at start: CGFloat, spacing: CGFloat) {
        var cross = start
        for item in line.items {
            // Smaller items are centered in their line.
            positions.append((cross, line.main + (line.thickness - sizes[item].main) / 2))
            cross += sizes[item].cross + spacing
        }
        lines.append(line)
    }

    /// Returns the items of the lines that intersect a range along the scroll direction.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = ListIndexMap.partitioningIndex(lines.count) { lines[$0].main + lines[$0].thickness > low }
        let end = ListIndexMap.partitioningIndex(lines.count) { lines[$0].main >= high }
        return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }
}
