import CoreGraphics
import Foundation

/// The members of a collection view that its `SwipeActionsController` uses.
extension UICollectionView: SwipeActionsHost {
    /// Adds the recognizer for swipe actions, if it is missing.
    func installSwipeController() {
        guard !hasSwipeController else { return }
        hasSwipeController = true
        addGestureRecognizer(swipeController.recognizer)
    }

    func swipePath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }
    func swipeCell(at path: IndexPath) -> (any SwipeableCell)? { cellForItem(at: path) }
    func endHighlightForSwipe() { unhighlightItem(isTap: false) }

    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.sections.indices.contains(path.section),
            let list = layout.sections[path.section].section.listConfiguration, !isEditing || !isLeading,
            delegate?.collectionView(self, canEditItemAt: path) ?? true
        else { return nil }
        let provider =
            isLeading ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    func placeSwipedCell(_ cell: any SwipeableCell, at path: IndexPath) {
        guard let cell = cell as? UICollectionViewCell, contains(path), let attributes = layoutAttributesForItem(at: path) else { return }
        place(cell, attributes)
    }

    func swipeWillBegin(at path: IndexPath) { cellForItem(at: path)?.isSwiped = true }
    func swipeDidEnd(at path: IndexPath) { cellForItem(at: path)?.isSwiped = false }
}
