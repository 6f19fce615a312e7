import CoreGraphics

/// The distribution of the groups of keys to the columns of the help.
struct HelpColumns: Equatable {
    /// The indices of the groups in each column.
    let columns: [Range<Int>]

    /// Distributes groups in their order, so that the tallest column is as short as possible.
    ///
    /// - Parameter heights: The heights of the groups.
    init(heights: [CGFloat], count: Int) {
        columns = Self.distribute(heights, from: 0, to: max(min(count, heights.count), 1)).columns
    }

    /// Returns the best distribution of the groups beginning at an index, and the height of its tallest column.
    private static func distribute(_ heights: [CGFloat], from start: Int, to count: Int) -> (columns: [Range<Int>], height: CGFloat) {
        guard count > 1 else { return ([start..<heights.count], heights[start...].reduce(0, +)) }
        var best: (columns: [Range<Int>], height: CGFloat)?
        for end in (start + 1)...(heights.count - count + 1) {
            let rest = distribute(heights, from: end, to: count - 1)
            let height = max(heights[start..<end].reduce(0, +), rest.height)
            if best.map({ height < $0.height }) ?? true { best = ([start..<end] + rest.columns, height) }
        }
        return best ?? ([start..<heights.count], 0)
    }
}
