import CoreGraphics
import Foundation
import QuartzCore

/// Cells that determine their own sizes.
extension UICollectionViewFlowLayout {
    /// Whether the cell of an item determines its size.
    func isSelfSizing(_ path: IndexPath) -> Bool { estimatedItemSize != .zero || measurements.isAutomatic(path) }

    /// Returns the size of an item: the measured size, the size that the delegate has returned, or the estimate.
    func itemSize(at path: IndexPath, _ requested: CGSize?) -> CGSize {
        let requested = requested ?? itemSize
        let isAutomatic = requested == Self.automaticSize
        if isAutomatic { measurements.setAutomatic(path) }
        guard isAutomatic || estimatedItemSize != .zero else { return FlowMetrics.size(requested, or: itemSize) }
        if let size = measurements.size(at: path) { return size }
        // A size other than `itemSize` is from the delegate. It is a better estimate than `estimate`.
        return FlowMetrics.size(isAutomatic || requested == itemSize ? estimate : requested, or: itemSize)
    }

    private static let defaultItemSize = CGSize(width: 50, height: 50)

    /// The size of items that are not measured yet.
    private var estimate: CGSize {
        if estimatedItemSize != .zero, estimatedItemSize != Self.automaticSize { return estimatedItemSize }
        return itemSize == Self.automaticSize ? Self.defaultItemSize : itemSize
    }

    /// Stores the size of a cell, and invalidates the layout. If the cell begins above the visible area, the visible content does not move
    /// on the screen.
    func store(
        _ measurement: (attributes: UICollectionViewLayoutAttributes, size: CGSize), _ invalidate: () -> Void
    ) {
        guard let view = collectionView else { return invalidate() }
        let path = measurement.attributes.indexPath
        let edge = main(view.bounds.origin)
        let isAbove = main(measurement.attributes.frame.origin) < edge && edge > -mainInset(view) + 0.5
        let anchor = isAbove ? layoutAttributesForElements(in: view.bounds)?.first { isAnchor($0, after: path, edge) } : nil
        measurements.setSize(FlowMetrics.size(measurement.size, or: measurement.attributes.size), at: path)
        invalidate()
        guard let anchor else { return }
        prepareIfNeeded()
        guard let moved = layoutAttributesForItem(at: anchor.indexPath) else { return }
        let step = main(moved.frame.origin) - main(anchor.frame.origin)
        guard step != 0 else { return }
        view.contentSize = collectionViewContentSize
        view.shiftOffset(by: isVertical ? CGVector(dx: 0, dy: step) : CGVector(dx: step, dy: 0))
    }

    /// Whether attributes belong to a cell after the measured cell `path`, and begin in the visible area, after `edge`.
    private func isAnchor(_ attributes: UICollectionViewLayoutAttributes, after path: IndexPath, _ edge: CGFloat) -> Bool {
        attributes.representedElementCategory == .cell && attributes.indexPath > path && main(attributes.frame.origin) >= edge
    }

    /// Returns the coordinate of a point along the scroll direction.
    private func main(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }
    private func mainInset(_ view: UICollectionView) -> CGFloat {
        isVertical ? view.adjustedContentInset.top : view.adjustedContentInset.left
    }
}
