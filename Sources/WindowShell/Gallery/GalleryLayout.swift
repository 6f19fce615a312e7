import CoreGraphics

/// The frames of the gallery's elements, in the coordinates of the scrolling content.
struct GalleryLayout: Equatable {
    /// Elements with a heading.
    struct Section: Equatable {
        var title: String
        var items: [GalleryItem]
    }

    /// The elements of each row, from top to bottom.
    private(set) var rows: [[GalleryItem]] = []
    private(set) var frames: [GalleryItem: CGRect] = [:]
    /// The frame of each section's heading, or nil for a section without a heading.
    private(set) var headingFrames: [CGRect?] = []
    private(set) var contentHeight: CGFloat = 0
    let columnCount: Int
    /// The width of the cards and tiles.
    let itemWidth: CGFloat

    private let metrics: WindowMetrics
    private let width: CGFloat

    /// Creates an empty layout for a window.
    ///
    /// - Parameter width: The width of the window.
    init(width: CGFloat, metrics: WindowMetrics) {
        (self.width, self.metrics) = (width, metrics)
        let (gap, available) = (metrics.points(16), width - metrics.points(40) * 2)
        columnCount = max(Int((available + gap) / (metrics.points(240) + gap)), 1)
        itemWidth = max(((available - gap * CGFloat(columnCount - 1)) / CGFloat(columnCount)).rounded(.down), 1)
    }

    /// The horizontal distance between the left edges of two neighbors. It is not rounded, so that the rows end at the right margin.
    private var pitch: CGFloat { columnCount > 1 ? (width - metrics.points(40) * 2 - itemWidth) / CGFloat(columnCount - 1) : 0 }

    /// Adds sections. An empty section has no heading. All elements of a row have the same height, which is the largest height that an
    /// element of the row needs.
    ///
    /// - Parameters:
    ///   - showsHeadings: Whether sections have headings.
    ///   - height: Returns the height that an element needs.
    mutating func add(_ sections: [Section], showsHeadings: Bool, height: (GalleryItem) -> CGFloat) {
        let gap = metrics.points(16)
        var y = metrics.points(showsHeadings ? 4 : 12)
        for section in sections {
            var heading: CGRect?
            if showsHeadings, !section.items.isEmpty {
                heading = CGRect(
                    x: metrics.points(40), y: y, width: width - metrics.points(40) * 2, height: metrics.points(28))
                y += metrics.points(36)
            }
            headingFrames.append(heading)
            for start in stride(from: 0, to: section.items.count, by: columnCount) {
                let row = Array(section.items[start..<min(start + columnCount, section.items.count)])
                let rowHeight = row.map(height).max() ?? 0
                for (column, item) in row.enumerated() {
                    let x = (metrics.points(40) + CGFloat(column) * pitch).rounded()
                    frames[item] = CGRect(x: x, y: y, width: itemWidth, height: rowHeight)
                }
                rows.append(row)
                y += rowHeight + gap
            }
            if showsHeadings { y += metrics.points(4) }
        }
        contentHeight = y
    }

    // MARK: - Moving

    /// The elements from left to right and from top to bottom.
    var order: [GalleryItem] { rows.flatMap(\.self) }

    /// Returns the element that is a number of positions later, or nil if there is none. The next row follows the end of a row.
    func item(_ count: Int, after item: GalleryItem) -> GalleryItem? {
        let order = order
        guard let position = order.firstIndex(of: item), order.indices.contains(position + count) else { return nil }
        return order[position + count]
    }

    /// Returns the horizontally nearest element in the row that is a number of rows below, or nil if there is no such row.
    func item(_ count: Int, rowsBelow item: GalleryItem) -> GalleryItem? {
        guard let row = rows.firstIndex(where: { $0.contains(item) }), let frame = frames[item], rows.indices.contains(row + count)
        else { return nil }
        return nearest(to: frame.midX, in: rows[row + count])
    }

    /// Returns the nearest element that is at least a distance below, or above if the distance is negative. If there is no such element,
    /// returns the nearest element in the last or first row.
    func item(at distance: CGFloat, below item: GalleryItem) -> GalleryItem? {
        guard let frame = frames[item], !rows.isEmpty else { return nil }
        func top(_ row: [GalleryItem]) -> CGFloat { row.first.flatMap { frames[$0]?.minY } ?? 0 }
        let row =
            distance > 0
            ? rows.first { top($0) >= frame.minY + distance } ?? rows[rows.count - 1]
            : rows.last { top($0) <= frame.minY + distance } ?? rows[0]
        return nearest(to: frame.midX, in: row)
    }

    private func nearest(to x: CGFloat, in row: [GalleryItem]) -> GalleryItem? {
        row.min { abs((frames[$0]?.midX ?? 0) - x) < abs((frames[$1]?.midX ?? 0) - x) }
    }
}
