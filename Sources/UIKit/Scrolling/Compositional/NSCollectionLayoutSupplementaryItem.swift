import CoreGraphics

/// A supplementary view that is attached to an item or a group, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    nonisolated deinit {}

    /// The kind of the view.
    open private(set) var elementKind: String
    /// The position on the item or the group.
    open private(set) var containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is placed at `containerAnchor`, or nil for the point at the same edges.
    open private(set) var itemAnchor: NSCollectionLayoutAnchor?
    /// The position along the z-axis.
    open var zIndex = 1

    /// Creates a view at the edges of an item or a group.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor? = nil
    ) {
        (self.elementKind, self.containerAnchor, self.itemAnchor) = (elementKind, containerAnchor, itemAnchor)
        super.init(layoutSize: layoutSize)
    }

    override func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutSupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
        copyProperties(to: copy)
        copy.zIndex = zIndex
        return copy
    }
}
