import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    // MARK: - Positions

    /// Returns the layout attributes of an item.
    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Returns the item at a point of the content, or nil if there is none.
    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    /// Returns the index path of a visible cell, or nil.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { visibleElements.first { $0.view === cell }?.path }

    /// Returns the cell of a visible item, or nil if the item is not visible.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        visibleElements.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
    }

    /// Returns a visible supplementary view, or nil.
    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        visibleElements.first { $0.kind == elementKind && $0.path == indexPath }?.view
    }

    /// The visible cells, in the order of their items.
    public var visibleCells: [UICollectionViewCell] {
        visibleElements.filter { $0.kind == nil }.sorted { $0.path < $1.path }.compactMap { $0.view as? UICollectionViewCell }
    }

    /// The index paths of the visible items, in ascending order.
    public var indexPathsForVisibleItems: [IndexPath] { visibleElements.filter { $0.kind == nil }.map(\.path).sorted() }

    /// Scrolls so that an item is at the given position of the visible area, as far as the content allows.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
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

    // MARK: - Selection

    /// The index paths of the selected items, in ascending order.
    public var indexPathsForSelectedItems: [IndexPath]? { selectedPaths.sorted() }

    /// Selects an item without notifying the delegate. Nil deselects all items.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, contains(indexPath) else {
            for path in selectedPaths.sorted() { deselectItem(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for path in selectedPaths.sorted() where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        selectedPaths.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects an item without notifying the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selectedPaths.remove(indexPath) != nil else { return }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Handles a tap on an item: selects or deselects it and notifies the delegate.
    func handleTap(on path: IndexPath) {
        if selectedPaths.contains(path), allowsMultipleSelection {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selectedPaths.sorted() where old != path {
                deselectItem(at: old, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Highlights the item at a point, if it may be selected.
    func highlightItem(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touchedPath = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Ends the highlight of the touched item. If the touch was a tap, also changes the selection.
    func unhighlightItem(isTap: Bool) {
        guard let path = touchedPath else { return }
        touchedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if isTap { handleTap(on: path) }
    }
}
