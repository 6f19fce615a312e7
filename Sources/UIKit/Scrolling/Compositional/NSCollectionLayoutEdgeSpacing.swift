/// The space around an item. If a spacing is nil, there is no space at this edge.
@preconcurrency @MainActor public final class NSCollectionLayoutEdgeSpacing: NSObject {
    /// The space before the item.
    public let leading: NSCollectionLayoutSpacing?
    /// The space above the item.
    public let top: NSCollectionLayoutSpacing?
    /// The space after the item.
    public let trailing: NSCollectionLayoutSpacing?
    /// The space below the item.
    public let bottom: NSCollectionLayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }
}
