import CoreGraphics
import Foundation

/// The settings of a compositional layout that concern all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    nonisolated deinit {}

    /// The direction in which the content scrolls.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The space between two sections.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole content. Each of their index paths consists of one index.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The boundaries to which the insets of sections are relative, if a section has the value `automatic`.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates the default settings.
    public override init() {}

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        (copy.scrollDirection, copy.interSectionSpacing) = (scrollDirection, interSectionSpacing)
        (copy.boundarySupplementaryItems, copy.contentInsetsReference) = (boundarySupplementaryItems, contentInsetsReference)
        return copy
    }
}
