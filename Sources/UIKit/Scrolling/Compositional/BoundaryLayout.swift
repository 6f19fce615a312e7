import CoreGraphics

/// The size of a header or footer, and the length by which it enlarges its section.
struct BoundaryLayout {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let size: CGSize
    private let isVertical: Bool

    init(_ item: NSCollectionLayoutBoundarySupplementaryItem, in container: CGSize, measured: CGSize?, isVertical: Bool) {
        (self.item, self.isVertical) = (item, isVertical)
        var size = item.layoutSize.size(in: container)
        let insets = item.contentInsets
        if let measured {
            if item.layoutSize.widthDimension.isEstimated { size.width = measured.width + insets.leading + insets.trailing }
            if item.layoutSize.heightDimension.isEstimated { size.height = measured.height + insets.top + insets.bottom }
        }
        self.size = size
    }

    private var edges: NSDirectionalRectEdge { item.alignment.edges }
    /// Whether the view is at the start along the scroll direction.
    var isAtStart: Bool { edges.contains(isVertical ? .top : .leading) }
    /// Whether the view is at the end along the scroll direction.
    var isAtEnd: Bool { edges.contains(isVertical ? .bottom : .trailing) }
    /// Whether the view makes its section larger at the start.
    var extendsStart: Bool { isAtStart && item.extendsBoundary }
    /// Whether the view makes its section larger at the end.
    var extendsEnd: Bool { isAtEnd && item.extendsBoundary }
    /// The length of the view along the scroll direction, by which it makes its section larger.
    var length: CGFloat { isVertical ? size.height : size.width }

    /// Returns the frame in a section, in a left-to-right layout.
    ///
    /// - Parameters:
    ///   - range: The start and the end of the section along the scroll direction.
    ///   - cross: The start and the length of the space across the scroll direction.
    ///   - visible: The start and the end of the visible area, in which a pinned view stays. If it is nil, no view is pinned.
    func frame(in range: (start: CGFloat, end: CGFloat), cross: (start: CGFloat, length: CGFloat), visible: (start: CGFloat, end: CGFloat)?)
        -> CGRect
    {
        let offset = isVertical ? (main: item.offset.y, cross: item.offset.x) : (main: item.offset.x, cross: item.offset.y)
        var position =
            isAtStart ? range.start : isAtEnd ? range.end - length : (range.start + range.end - length) / 2
        position += offset.main
        if let visible, item.pinToVisibleBounds {
            if isAtStart { position = min(max(position, visible.start), range.end - length) }
            if isAtEnd { position = max(min(position, visible.end - length), range.start) }
        }
        let crossLength = isVertical ? size.width : size.height
        let (isLeading, isTrailing) =
            isVertical
            ? (edges.contains(.leading), edges.contains(.trailing)) : (edges.contains(.top), edges.contains(.bottom))
        let crossPosition =
            (isLeading
                ? cross.start : isTrailing ? cross.start + cross.length - crossLength : cross.start + (cross.length - crossLength) / 2)
            + offset.cross
        let frame =
            isVertical
            ? CGRect(x: crossPosition, y: position, width: size.width, height: size.height)
            : CGRect(x: position, y: crossPosition, width: size.width, height: size.height)
        let insets = item.contentInsets
        return CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top, width: max(frame.width - insets.leading - insets.trailing, 0),
            height: max(frame.height - insets.top - insets.bottom, 0))
    }
}
