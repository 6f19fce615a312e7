import CoreGraphics
import Foundation

/// The object that defines the positions of a collection's elements.
///
/// A subclass must be able to return the attributes of any element. The collection view requests only those of the visible elements.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    nonisolated deinit {}

    /// The collection view that uses the layout.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether `prepare()` was called since the layout was last invalidated.
    var isValid = false

    /// Creates a layout.
    public override init() {}
    /// Creates a layout from its element of a storyboard or xib. Other coders create a layout with default values.
    public required init?(coder: NSCoder) {
        super.init()
        if let coder = coder as? InterfaceCoder { (self as? UICollectionViewFlowLayout)?.decodeFlowLayout(coder) }
    }
    /// Called after the layout was loaded from a storyboard or xib.
    open func awakeFromNib() {}

    /// Called before the first query after an invalidation. Overrides call `super`.
    open func prepare() {}

    /// The size of the content.
    open var collectionViewContentSize: CGSize { .zero }

    /// Whether the positions are mirrored in a collection view whose layout direction is not the one for which the layout was developed.
    ///
    /// Differs from Apple: it has an effect only for flow layouts.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The layout direction for which the layout was developed.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Returns the attributes of all elements that intersect a rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    /// Returns the attributes of an item.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Returns the attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    {
        nil
    }

    /// Returns whether the layout becomes invalid when the bounds of the collection view change, because it scrolls or changes its size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.laidOutBounds.size
    }

    /// Returns the offset at which scrolling comes to rest after a drag. It replaces the proposed offset, and the delegate of the collection
    /// view can replace it in turn. The velocity is in points per millisecond.
    ///
    /// Differs from Apple: it is not called if `isPagingEnabled` is true.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after a change of the layout. It replaces the proposed offset.
    ///
    /// Differs from Apple: the collection view does not call this method.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Returns the attributes from which an inserted item is animated. By default, they are the final attributes with an opacity of zero.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        faded(layoutAttributesForItem(at: itemIndexPath))
    }

    /// Returns the attributes to which a deleted item is animated. If nil, the item fades out at its position.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns a copy of the attributes with an opacity of zero.
    private func faded(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.alpha = 0
        return copy
    }

    /// Marks the layout as invalid. The collection view queries all attributes again at its next layout pass.
    open func invalidateLayout() {
        isValid = false
        collectionView?.layoutDidInvalidate()
    }

    /// Calls `prepare()` if the layout is invalid.
    func prepareIfNeeded() {
        guard !isValid else { return }
        isValid = true
        prepare()
    }
}
