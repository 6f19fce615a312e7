import CoreGraphics
import Foundation

extension UICollectionView {
    // MARK: - Places

    public func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    public func indexPathForItem(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        collectionViewLayout.prepareIfNeeded()
        let near = CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)
        let found = collectionViewLayout.layoutAttributesForElements(in: near) ?? []
        return found.first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }

    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.first { $0.view === cell }?.path }

    /// Nil for an item that cannot be seen.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        shown.first { $0.kind == nil && $0.path == indexPath }?.view as? UICollectionViewCell
    }

    public func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        shown.first { $0.kind == elementKind && $0.path == indexPath }?.view
    }

    /// In the items' order.
    public var visibleCells: [UICollectionViewCell] {
        shown.filter { $0.kind == nil }.sorted { $0.path < $1.path }.compactMap { $0.view as? UICollectionViewCell }
    }

    public var indexPathsForVisibleItems: [IndexPath] { shown.filter { $0.kind == nil }.map(\.path).sorted() }

    /// So that the item stands where it is wanted, as far as there is content.
    public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        layoutItems()
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
            return Misuse.report(
                "scrollToItem: there is no item \(indexPath.item) in section \(indexPath.section)", by: "UICollectionView")
        }
        let inset = adjustedContentInset
        var goal = contentOffset
        if scrollPosition.contains(.top) { goal.y = frame.minY - inset.top }
        if scrollPosition.contains(.centeredVertically) { goal.y = frame.midY - (bounds.height + inset.top - inset.bottom) / 2 }
        if scrollPosition.contains(.bottom) { goal.y = frame.maxY + inset.bottom - bounds.height }
        if scrollPosition.contains(.left) { goal.x = frame.minX - inset.left }
        if scrollPosition.contains(.centeredHorizontally) { goal.x = frame.midX - (bounds.width + inset.left - inset.right) / 2 }
        if scrollPosition.contains(.right) { goal.x = frame.maxX + inset.right - bounds.width }
        if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
        setContentOffset(clamped(goal), animated: animated)
    }

    // MARK: - Selection

    public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

    /// Without telling the delegate.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, contains(indexPath) else {
            for path in selected.sorted() { deselectItem(at: path, animated: animated) }
            return
        }
        if !allowsMultipleSelection {
            for path in selected.sorted() where path != indexPath { deselectItem(at: path, animated: animated) }
        }
        selected.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Without telling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selected.remove(indexPath) != nil else { return }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// What a tap on an item does.
    func choose(_ path: IndexPath) {
        if selected.contains(path), allowsMultipleSelection {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            for old in selected.sorted() where old != path {
                deselectItem(at: old, animated: false)
                delegate?.collectionView(self, didDeselectItemAt: old)
            }
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    func touchItem(at point: CGPoint) {
        guard allowsSelection, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        touched = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    func releaseItem(chooses: Bool) {
        guard let path = touched else { return }
        touched = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if chooses { choose(path) }
    }
}
