import CoreGraphics
import Foundation
import QuartzCore

/// Animated insertions, deletions, reloads and moves, after the data source has changed.
extension UICollectionView {
    func defaultPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        loadIfNeeded()
        pendingUpdates.begin()
        updates?()
        let recorded = pendingUpdates.end()
        pendingUpdates.add(completion)
        // The changes of a nested call are shown with those of the outermost one.
        guard !pendingUpdates.isCollecting else { return }
        let completion = pendingUpdates.takeCompletion()
        if let recorded { perform(recorded, completion) } else { completion?(true) }
    }

    func defaultInsertItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.insertedRows[path] = .fade } } }
    func defaultDeleteItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.deletedRows[path] = .fade } } }
    func defaultReloadItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.reloadedRows[path] = .fade } } }
    func defaultMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { record { $0.movedRows[indexPath] = newIndexPath } }

    func defaultInsertSections(_ sections: IndexSet) { record { for section in sections { $0.insertedSections[section] = .fade } } }
    func defaultDeleteSections(_ sections: IndexSet) { record { for section in sections { $0.deletedSections[section] = .fade } } }
    func defaultReloadSections(_ sections: IndexSet) { record { for section in sections { $0.reloadedSections[section] = .fade } } }
    func defaultMoveSection(_ section: Int, toSection newSection: Int) { record { $0.movedSections[section] = newSection } }

    /// Calls `commit`, with which a data source stores its new items, and animates the changes. Called by diffable data sources.
    func perform(_ updates: BatchUpdates, commit: () -> Void, _ completion: ((Bool) -> Void)?) {
        loadIfNeeded()
        cancelInteractiveMovement()
        commit()
        guard updates != BatchUpdates() else {
            completion?(true)
            return
        }
        perform(updates, completion)
    }

    /// Records a change. Outside of a batch, the change is performed immediately.
    private func record(_ change: (inout BatchUpdates) -> Void) {
        loadIfNeeded()
        if let single = pendingUpdates.record(change) { perform(single, nil) }
    }

    /// Validates recorded changes against the data source and shows them.
    private func perform(_ recorded: BatchUpdates, _ completion: ((Bool) -> Void)?) {
        guard !isDeferringUpdates else { return reloadAfterRefusedUpdate(completion) }
        guard dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        cancelInteractiveMovement()
        var after: [Int] = []
        withDeferredUpdates { after = countItems() }
        let indexMap: BatchIndexMap
        do {
            indexMap = try BatchIndexMap(recorded, before: itemCounts, after: after, names: .collection)
        } catch {
            Diagnostics.report(
                .programmerError, source: "UICollectionView", "\(error.description) \(InconsistentUpdateError.recoverySuggestion)")
            reloadData()
            completion?(false)
            return
        }
        show(indexMap, counts: after, completion)
    }

    /// Shows changes of the items. `counts` contains the new number of items of each section.
    func show(_ indexMap: BatchIndexMap, counts: [Int], _ completion: ((Bool) -> Void)?) {
        let closedSwipe = hasSwipeController ? swipeController.close(for: indexMap) : nil
        var oldPositions: ElementPositions?
        withDeferredUpdates { oldPositions = ElementPositions(of: self) }
        guard let oldPositions else { return }
        itemCounts = counts
        selection.apply(indexMap)
        prefetchState = PrefetchState()
        focusedIndexPath = focusedIndexPath.flatMap { indexMap.focusedPath(after: $0, in: itemCounts) }
        collectionViewLayout.isValid = false
        collectionViewLayout.itemsDidChange(indexMap)
        laidOutBounds = .null
        guard window != nil, bounds.width > 0, bounds.height > 0 else {
            let old = visibleElements
            visibleElements = []
            for element in old { recycle(element) }
            closedSwipe?.actionsView.removeFromSuperview()
            setNeedsLayout()
            completion?(true)
            return
        }
        animateChange(ElementChange(indexMap, from: oldPositions, actionsView: closedSwipe?.actionsView), completion)
        if let closedSwipe { swipeDidEnd(at: closedSwipe.path) }
    }

    /// Reports that a change came during a call of the data source, the delegate or the layout. Loads all items again instead of animating
    /// the change.
    private func reloadAfterRefusedUpdate(_ completion: ((Bool) -> Void)?) {
        Diagnostics.report(
            .warning, source: "UICollectionView",
            "The items were changed while the collection queries its data source, delegate or layout; all items are loaded again without "
                + "animation. Change items after the call.", onlyOnce: true)
        reloadData()
        completion?(false)
    }
}
