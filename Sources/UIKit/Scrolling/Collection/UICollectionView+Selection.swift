import CoreGraphics
import Foundation
import QuartzCore

extension UICollectionView {
    func defaultSelectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, contains(indexPath) else { return deselectItems(at: selection.sortedPaths, animated: animated) }
        deselectItems(at: selection.pathsToDeselect(whenSelecting: indexPath), animated: animated)
        selection.insert(indexPath)
        cellForItem(at: indexPath)?.isSelected = true
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects all items if several are selected and the current mode allows only one.
    func enforceSelectionLimit() { deselectItems(at: selection.excessPaths, animated: false) }

    /// Deselects items without notifying the delegate.
    private func deselectItems(at paths: [IndexPath], animated: Bool) {
        for path in paths { deselectItem(at: path, animated: animated) }
    }

    func defaultDeselectItem(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) else { return }
        cellForItem(at: indexPath)?.isSelected = false
    }

    /// Handles a tap on an item: selects or deselects it and notifies the delegate.
    func handleTap(on path: IndexPath) {
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, let disclosure = cell.headerDisclosure {
            return cell.perform(disclosure)
        }
        if selection.tapDeselects(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        for old in selection.pathsToDeselect(whenSelecting: path) {
            deselectItem(at: old, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: old)
        }
        selectItem(at: path, animated: false, scrollPosition: [])
        // As in UIKit, the segue of the cell is prepared before the delegate is notified.
        if let cell = cellForItem(at: path) { cell.selectionSegue?(cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Highlights the item at a point, if the item may be selected.
    func highlightItem(at point: CGPoint) {
        // While a row of a list shows its swipe actions, a touch elsewhere hides them.
        if hasSwipeController, swipeController.openPath != nil { return swipeController.close(animated: true) }
        guard selection.allowsTouches, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
            delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return }
        selection.touchedPath = path
        cell.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    /// Ends the highlight of the touched item. If the touch was a tap, also changes the selection.
    func unhighlightItem(isTap: Bool) {
        guard let path = selection.touchedPath else { return }
        selection.touchedPath = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        if isTap { handleTap(on: path) }
    }
}
