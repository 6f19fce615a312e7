import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
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
