import CoreGraphics
import Foundation

/// The smallest part of a compositional layout: the size of one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject, NSCopying {
    nonisolated deinit {}

    /// The size of the item.
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The supplementary views that are attached to the item.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
    private var attachedItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the cell in the space of the item. They have no effect on the position of other items.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space around the item, or nil for no space.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// Creates an item, optionally with supplementary views.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        (self.layoutSize, attachedItems) = (layoutSize, supplementaryItems)
    }

    /// Returns a copy. The copy of a group shares the items of the group.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    func makeCopy() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
        copyProperties(to: copy)
        return copy
    }

    func copyProperties(to copy: NSCollectionLayoutItem) {
        (copy.contentInsets, copy.edgeSpacing) = (contentInsets, edgeSpacing)
    }

    func setSupplementaryItems(_ items: [NSCollectionLayoutSupplementaryItem]) { attachedItems = items }
}
