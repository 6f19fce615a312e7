import CoreGraphics

/// A supplementary view at the boundary of a section or of the whole content, such as a header.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    nonisolated deinit {}

    /// The edge or corner at which the view is.
    open private(set) var alignment: NSRectAlignment
    /// The distance from the position of `alignment`.
    open private(set) var offset: CGPoint
    /// Whether the view enlarges the section. If false, the view is in front of the items.
    open var extendsBoundary = true
    /// Whether the view stays at the edge of the visible area while its section is visible.
    open var pinToVisibleBounds = false

    /// Creates a view at a boundary.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint = .zero
    ) {
        (self.alignment, offset) = (alignment, absoluteOffset.isFinite ? absoluteOffset : .zero)
        super.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset)
        copyProperties(to: copy)
        (copy.zIndex, copy.extendsBoundary, copy.pinToVisibleBounds) = (zIndex, extendsBoundary, pinToVisibleBounds)
        return copy
    }
}
