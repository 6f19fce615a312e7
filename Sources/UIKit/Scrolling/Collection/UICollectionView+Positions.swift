import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    func defaultLayoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    func defaultIndexPathForItem(at point: CGPoint) -> IndexPath? {
        guard point.isFinite else { return nil }
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    func defaultCellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visibleElements.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
    }

    func defaultSupplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        visibleElements.first { $0.kind == elementKind && $0.path == indexPath }?.view
    }

    func defaultLayoutAttributesForSupplementaryElement(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    }

    /// Returns the visible supplementary views of a kind, in the order of their index paths.
    func supplementaryElements(ofKind kind: String) -> [VisibleElement] {
        visibleElements.filter { $0.kind == kind && $0.category == .supplementaryView }.sorted { $0.path < $1.path }
    }

    func defaultScrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutItems()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            return Diagnostics.report(
                .programmerError, source: "UICollectionView",
                "scrollToItem(at:at:animated:) was called for an item that does not exist: there is no item \(indexPath.item) in section "
                    + "\(indexPath.section). The call is ignored; reload the collection after a change of the data.")
        }
        let inset = adjustedContentInset
        var target = contentOffset
        if scrollPosition.contains(.top) { target.y = frame.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) { target.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2 }
        if scrollPosition.contains(.bottom) { target.y = frame.maxY + inset.bottom - bounds.height }
        if scrollPosition.contains(.left) { target.x = frame.minX - inset.left }
        if scrollPosition.contains(.centeredHorizontally) { target.x = frame.midX - (bounds.width + inset.left - inset.right) / 2 }
        if scrollPosition.contains(.right) { target.x = frame.maxX + inset.right - bounds.width }
        if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(clamped(target), animated: animated)
    }
}
