import CoreGraphics
import Foundation

/// The object that defines the positions of a collection's elements.
///
/// A subclass must be able to return the attributes of any element. The collection view requests only the attributes of the visible
/// elements.
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

    /// Whether the positions are mirrored in a collection view whose layout direction differs from `developmentLayoutDirection`.
    ///
    /// Differs from Apple: the property has an effect only for flow layouts.
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

    /// Returns the attributes of a decoration view.
    open func layoutAttributesForDecorationView(ofKind elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }
    /// The class of the layout's attributes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
    /// Registers a class of decoration views. If the class is nil, removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationPool.register(viewClass, elementKind, ofKind: elementKind)
    }

    /// Returns whether the layout becomes invalid when the bounds of the collection view change, because the view scrolls or changes its
    /// size. The default implementation returns true only if the size has changed.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.laidOutBounds.size
    }

    /// Returns the offset at which scrolling ends after a drag. It replaces the proposed offset, and the delegate of the collection view
    /// can replace it in turn. The velocity is in points per millisecond.
    ///
    /// Differs from Apple: the method is not called if `isPagingEnabled` is true.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint)
        -> CGPoint
    {
        proposedContentOffset
    }

    /// Returns the content offset after an animated change of the layout or of the items. It replaces the proposed offset.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// Returns the attributes from which an inserted item is animated. The default attributes are the final attributes with an opacity of
    /// zero.
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

    /// Returns the attributes from which a new supplementary view is animated. By default, it appears by a fade.
    open func initialLayoutAttributesForAppearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath))
    }
    /// Returns the attributes to which a removed supplementary view is animated. If nil, it fades out at its position.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(ofKind elementKind: String, at elementIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }
    /// Returns the attributes from which a new decoration view is animated. By default, it appears by a fade.
    open func initialLayoutAttributesForAppearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        faded(layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath))
    }
    /// Returns the attributes to which a removed decoration view is animated. If nil, it fades out at its position.
    open func finalLayoutAttributesForDisappearingDecorationElement(ofKind elementKind: String, at decorationIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    { nil }

    // MARK: - Invalidation

    /// Marks the layout as invalid. The collection view queries all attributes again at its next layout pass.
    open func invalidateLayout() {
        let context = makeContext()
        context.invalidateEverything = true
        invalidateLayout(with: context)
    }
    /// Marks a part of the layout as invalid. Overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { defaultInvalidateLayout(with: context) }
    /// Returns the context for a change of the bounds.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext { makeContext() }
    /// Returns whether the layout becomes invalid because a view prefers another size. The default implementation returns false.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    /// Returns the context for a view that prefers another size.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeMeasurementContext(preferredAttributes, originalAttributes) }

    // MARK: - Updates and transitions

    /// Called before changes of the items are animated. Overrides call `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called in the animation block of an update, after all attributes were applied. Overrides call `super`.
    open func finalizeCollectionViewUpdates() {}
    /// Called before the layout is invalidated because the size of the bounds has changed, for example at a rotation. Overrides call
    /// `super`.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after the layout was invalidated because the size of the bounds has changed. Overrides call `super`.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout replaces this layout. Overrides call `super`.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout replaces another layout. Overrides call `super`.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called on both layouts after the new layout was applied. Overrides call `super`.
    open func finalizeLayoutTransition() {}

    // MARK: - Interactive movement

    /// Returns the index path to which an item moves when it is dragged to a position.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        defaultTargetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    }
    /// Returns the attributes of the item that is being dragged.
    open func layoutAttributesForInteractivelyMovingItem(at indexPath: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    { defaultLayoutAttributesForInteractivelyMovingItem(at: indexPath, withTargetPosition: position) }
    /// Returns the context for an item that was dragged to another index path.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext { makeMovementContext(targetIndexPaths, previousIndexPaths, targetPosition) }
    /// Returns the context for the end of a drag.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext { makeMovementContext(indexPaths, previousIndexPaths, .zero) }

    // MARK: - Layouts of Flipbook

    /// The registered classes of decoration views.
    let decorationPool = ReusePool<UICollectionReusableView>(owner: "UICollectionViewLayout")
    /// Whether the collection view requests the preferred size of an element's view. For custom layouts this is always true, because they
    /// may override `shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`.
    func requestsPreferredSize(for attributes: UICollectionViewLayoutAttributes) -> Bool { true }
    /// Called after changes of the items, before the layout is prepared again.
    func itemsDidChange(_ indexMap: BatchIndexMap) {}
    /// Called by `reloadData()`, before the layout is prepared again.
    func itemsDidReload() {}
    /// Returns the sections in a rectangle that have scroll views of their own.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection] { [] }
    /// Called after the scroll view of a section has moved. The offset is measured from the start of the groups.
    func setOrthogonalOffset(fromStart offset: CGPoint, inSection section: Int) {}

    /// Calls `prepare()` if the layout is invalid.
    func prepareIfNeeded() {
        guard !isValid else { return }
        isValid = true
        prepare()
    }
}
