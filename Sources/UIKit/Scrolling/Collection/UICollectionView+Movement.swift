import CoreGraphics
import Foundation
import QuartzCore

/// The movement of an item by a finger.
extension UICollectionView {
    /// Returns the index path that an item has in the data source. The parameter is the index path at which the item is shown.
    func dataPath(of path: IndexPath) -> IndexPath { movement?.dataPath(of: path) ?? path }

    /// The attributes of the moved item.
    var movingAttributes: UICollectionViewLayoutAttributes? {
        movement.map {
            collectionViewLayout.layoutAttributesForInteractivelyMovingItem(at: $0.currentPath, withTargetPosition: $0.position)
        }
    }

    func defaultBeginInteractiveMovementForItem(at path: IndexPath) -> Bool {
        layoutItems()
        guard movement == nil, !isRearranging, contains(path), let dataSource, dataSource.collectionView(self, canMoveItemAt: path),
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
        scrollForMovement()
    }

    /// Moves the cell of the item to its position.
    private func placeMovedItem() {
        guard let path = movement?.currentPath, let cell = cellForItem(at: path), let attributes = movingAttributes else { return }
        place(cell, attributes)
    }

    /// Returns the index path that the item gets if it is dropped at a position.
    private func allowedTarget(for movement: InteractiveMovement, _ position: CGPoint) -> IndexPath {
        var proposed = movement.currentPath
        rearranging {
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

    /// Shows the item at another index path. The other items move to make space for it. The data does not
    /// change.
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

    /// Ends the movement.
    func finishInteractiveMovement(isCancelled: Bool) {
        guard let ended = movement else { return }
        if isCancelled, ended.currentPath != ended.originalPath {
            showMove(from: ended.currentPath, to: ended.originalPath, ended.position, ended.position)
        }
        let final = isCancelled ? ended.originalPath : ended.currentPath
        stopMovementScrolling()
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

    // MARK: - Scrolling at the edges

    /// The distance from an edge within which a moved item scrolls the content, in points.
    private static let scrollingMargin: CGFloat = 50
    /// The largest velocity of this scrolling, in points per second.
    private static let scrollingVelocity: CGFloat = 600

    /// Returns the velocity at which the content scrolls, because the moved item is near an edge.
    private func movementScrollVelocity() -> CGPoint {
        guard let movement else { return .zero }
        let area = bounds.inset(by: adjustedContentInset)
        func velocity(_ position: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            let margin = min(Self.scrollingMargin, (high - low) / 3)
            guard margin > 0 else { return 0 }
            let overlap = position < low + margin ? position - low - margin : max(position - high + margin, 0)
            return min(max(overlap / margin, -1), 1) * Self.scrollingVelocity
        }
        return CGPoint(
            x: canScrollHorizontally ? velocity(movement.position.x, area.minX, area.maxX) : 0,
            y: canScrollVertically ? velocity(movement.position.y, area.minY, area.maxY) : 0)
    }

    /// Starts to scroll if the moved item is near an edge.
    private func scrollForMovement() {
        guard movementScrollVelocity() != .zero, movementLink == nil, let tree = layer.tree else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            movementLinkDidFire()
        }
        link.add(to: tree)
        (movementLink, movementLinkTime) = (link, layer.now)
    }

    private func movementLinkDidFire() {
        let (velocity, now) = (movementScrollVelocity(), layer.now)
        let step = CGFloat(now - movementLinkTime)
        movementLinkTime = now
        let old = contentOffset
        guard velocity != .zero else { return stopMovementScrolling() }
        updateOffset(to: clamped(CGPoint(x: old.x + velocity.x * step, y: old.y + velocity.y * step)))
        guard let movement else { return }
        let (dx, dy) = (contentOffset.x - old.x, contentOffset.y - old.y)
        guard dx != 0 || dy != 0 else { return }
        // The item stays under the finger.
        updateInteractiveMovementTargetPosition(CGPoint(x: movement.position.x + dx, y: movement.position.y + dy))
    }

    private func stopMovementScrolling() {
        movementLink?.invalidate()
        movementLink = nil
    }
}
