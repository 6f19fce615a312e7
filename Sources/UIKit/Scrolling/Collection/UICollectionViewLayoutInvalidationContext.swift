import CoreGraphics
import Foundation

/// The parts of a layout that become invalid.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    nonisolated deinit {}

    /// Whether the whole layout is invalid.
    open internal(set) var invalidateEverything = false
    /// Whether the layout must query the numbers of sections and items again.
    open internal(set) var invalidateDataSourceCounts = false
    /// The items that are invalid, or nil if `invalidateItems(at:)` was not called.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The supplementary views that are invalid, by their kind, or nil if none was marked.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The decoration views that are invalid, by their kind, or nil if none was marked.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The distance by which the content offset changes when the layout becomes invalid.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The change of the content size.
    ///
    /// Differs from Apple: the content size is queried from the layout again, so the value has no effect.
    open var contentSizeAdjustment = CGSize.zero
    /// The index paths at which the moved items were before, or nil if no item is being moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The index paths at which the moved items are now, or nil if no item is being moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the moved item.
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// The element whose view has measured its size, with that size. Layouts of Flipbook use it to change only this size.
    var measurement: (attributes: UICollectionViewLayoutAttributes, size: CGSize)?

    /// Creates a context in which nothing is invalid.
    public required override init() {}

    /// Marks items as invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) { invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths }
    /// Marks supplementary views as invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }
    /// Marks decoration views as invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: indexPaths], uniquingKeysWith: +)
    }
}
