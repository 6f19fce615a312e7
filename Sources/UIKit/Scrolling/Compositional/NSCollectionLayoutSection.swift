import CoreGraphics
import Foundation

/// The layout of a section: a group that repeats until it has arranged all items, with headers, footers and
/// backgrounds.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject, NSCopying {
    nonisolated deinit {}

    let group: NSCollectionLayoutGroup
    /// The insets of the groups.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between two groups.
    open var interGroupSpacing: CGFloat = 0
    /// The boundaries to which the insets are relative.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The boundaries to which the insets of headers and footers are relative.
    ///
    /// Differs from Apple: the property has no effect.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether `contentInsets` also apply to headers and footers. Only the insets perpendicular to the scroll direction of the collection
    /// view are applied: leading and trailing if it scrolls vertically.
    open var supplementariesFollowContentInsets = true
    /// The scrolling of the section perpendicular to the direction of the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The backgrounds.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// The closure that changes the appearance of the visible elements. It is called whenever the collection view queries the elements in
    /// an area that intersects the visible area, for example after scrolling.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The settings of a section that is a list, or nil for other sections.
    var listConfiguration: UICollectionLayoutListConfiguration?

    /// Creates a section in which a group repeats.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// Creates a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection { configuration.makeSection() }

    /// Returns a copy. The copy shares the group, the headers, the footers and the backgrounds with this section.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> NSCollectionLayoutSection {
        let copy = NSCollectionLayoutSection(group: group)
        (copy.contentInsets, copy.interGroupSpacing, copy.contentInsetsReference) = (
            contentInsets, interGroupSpacing, contentInsetsReference
        )
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        (copy.boundarySupplementaryItems, copy.decorationItems) = (boundarySupplementaryItems, decorationItems)
        (copy.visibleItemsInvalidationHandler, copy.listConfiguration) = (visibleItemsInvalidationHandler, listConfiguration)
        return copy
    }
}
