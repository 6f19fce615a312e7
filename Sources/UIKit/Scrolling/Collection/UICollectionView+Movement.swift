import CoreGraphics
import Foundation
import QuartzCore

/// The movement of an item by a finger.
extension UICollectionView {
    /// Returns the index path that an item has in the data source. The parameter is the index path at which the item is shown.
    func dataSourceIndexPath(of path: IndexPath) -> IndexPath { movement?.dataSourceIndexPath(of: path) ?? path }

    /// The attributes of the moved item, or nil if no item is being moved.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        movement.map {
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: $0.currentPath, withTargetPosition: $0.position)
        }
    }

    func defaultBeginInteractiveMovementForItem(at path: IndexPath) -> Bool {
        layoutItems()
        guard movement == nil, !isDeferringUpdates, contains(path), let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
            let center = layoutAttributesForItem(at: path)?.center
        else { return false }
        unhighlightItem(isTap: false)
        movement = InteractiveMovement(originalPath: path, currentPath: path, position: center)
        cellForItem(at: path)?.isReordering = true
        layoutDidInvalidate()
        return true
    }

    func defaultUpdateInteractiveMovementTargetPosition(_ position: CGPoint) {
        guard let current = movement, position.isFinite else { return }
        movement?.position = position
        placeMovedItem()
        let target = allowedTarget(for: current, position)
        // The delegate may have ended the movement.
        guard movement != nil else { return }
        if target != current.currentPath { showMove(from: current.currentPath, to: target, position, current.position) }
        placeMovedItem()
        movementAutoscroller.update()
    }

    /// Moves the cell of the moved item to its current position under the finger.
    private func placeMovedItem() {
        guard let path = movement?.currentPath, let cell = cellForItem(at: path), let attributes = movingAttributes else { return }
        place(cell, attributes)
    }

    /// Returns the index path that the item gets if it is dropped at a position.
    private func allowedTarget(for movement: InteractiveMovement, _ position: CGPoint) -> IndexPath {
        var proposed = movement.currentPath
        withDeferredUpdates {
            collectionViewLayout.prepareIfNeeded()
            proposed = collectionViewLayout.targetIndexPath(forInteractivelyMovingItem: movement.currentPath, withPosition: position)
        }
        guard contains(proposed), proposed != movement.currentPath else { return movement.currentPath }
        let allowed =
            delegate?.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.originalPath, atCurrentIndexPath: movement.currentPath,
                toProposedIndexPath: proposed) ?? proposed
        return contains(allowed) ? allowed : movement.currentPath
    }

    /// Shows the item at another index path. The other items move to make space for it. The data source is not changed.
    private func showMove(from old: IndexPath, to new: IndexPath, _ position: CGPoint, _ oldPosition: CGPoint) {
        var (updates, counts) = (BatchUpdates(), itemCounts)
        updates.movedRows[old] = new
        counts[old.section] -= 1
        counts[new.section] += 1
        guard let indexMap = try? BatchIndexMap(updates, before: itemCounts, after: counts, names: .collection) else { return }
        movement?.currentPath = new
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContext(
                forInteractivelyMovingItems: [new], withTargetPosition: position, previousIndexPaths: [old], previousPosition: oldPosition))
        show(indexMap, counts: counts, nil)
    }

    /// Drops the moved item at its current index path or, if the movement is cancelled, returns it to its original index path.
    func finishInteractiveMovement(isCancelled: Bool) {
        guard let ended = movement else { return }
        if isCancelled, ended.currentPath != ended.originalPath {
            showMove(from: ended.currentPath, to: ended.originalPath, ended.position, ended.position)
        }
        let final = isCancelled ? ended.originalPath : ended.currentPath
        movementAutoscroller.stop()
        movement = nil
        let cell = cellForItem(at: final)
        cell?.isReordering = false
        if !isCancelled, final != ended.originalPath { dataSource?.collectionView(self, moveItemAt: ended.originalPath, to: final) }
        collectionViewLayout.invalidateLayout(
            with: collectionViewLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [ended.currentPath], movementCancelled: isCancelled))
        // The cell stays in front of the other cells until it has reached its position.
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: { self.layoutIfNeeded() })
    }
}
