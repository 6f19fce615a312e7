import CoreGraphics
import Foundation

/// The default implementations of the methods that subclasses override.
extension UICollectionViewLayout {
    /// Returns a new invalidation context of the class `invalidationContextClass`.
    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let contextClass = Swift.type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
    }

    func defaultInvalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        isValid = false
        collectionView?.layoutDidInvalidate()
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero, adjustment.isFinite { collectionView?.shiftOffset(by: CGVector(dx: adjustment.x, dy: adjustment.y)) }
    }

    /// Returns the context for a measured size.
    func makeMeasurementContext(_ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = makeContext()
        context.measurement = (original, preferred.size)
        switch (original.representedElementCategory, original.representedElementKind) {
        case (.supplementaryView, let kind?): context.invalidateSupplementaryElements(ofKind: kind, at: [original.indexPath])
        case (.decorationView, let kind?): context.invalidateDecorationElements(ofKind: kind, at: [original.indexPath])
        default: context.invalidateItems(at: [original.indexPath])
        }
        return context
    }

    func makeMovementContext(_ targets: [IndexPath], _ previous: [IndexPath], _ position: CGPoint)
        -> UICollectionViewLayoutInvalidationContext
    {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previous
        context.targetIndexPathsForInteractivelyMovingItems = targets
        context.interactiveMovementTarget = position
        context.invalidateItems(at: previous + targets)
        return context
    }

    func defaultTargetIndexPath(forInteractivelyMovingItem previous: IndexPath, withPosition position: CGPoint) -> IndexPath {
        guard position.isFinite else { return previous }
        let near = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
        let found = (layoutAttributesForElements(in: near) ?? []).filter {
            $0.representedElementCategory == .cell && $0.frame.contains(position)
        }
        return found.first?.indexPath ?? previous
    }

    func defaultLayoutAttributesForInteractivelyMovingItem(at path: IndexPath, withTargetPosition position: CGPoint)
        -> UICollectionViewLayoutAttributes
    {
        let copy = layoutAttributesForItem(at: path)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.center = position
        attributes.zIndex += 1000
        return attributes
    }
}
