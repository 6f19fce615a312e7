import CoreGraphics
import Foundation
import QuartzCore

/// Animated updates after changes of the data.
extension UICollectionView {
    func defaultPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        loadIfNeeded()
        pendingUpdates.begin()
        updates?()
        guard let recorded = pendingUpdates.end() else {
            completion?(true)
            return
        }
        perform(recorded, completion)
    }

    func defaultInsertItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.insertedRows[path] = .fade } } }
    func defaultDeleteItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.deletedRows[path] = .fade } } }
    func defaultReloadItems(at indexPaths: [IndexPath]) { record { for path in indexPaths { $0.reloadedRows[path] = .fade } } }
    func defaultMoveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { record { $0.movedRows[indexPath] = newIndexPath } }

    func defaultInsertSections(_ sections: IndexSet) { record { for section in sections { $0.insertedSections[section] = .fade } } }
    func defaultDeleteSections(_ sections: IndexSet) { record { for section in sections { $0.deletedSections[section] = .fade } } }
    func defaultReloadSections(_ sections: IndexSet) { record { for section in sections { $0.reloadedSections[section] = .fade } } }
    func defaultMoveSection(_ section: Int, toSection newSection: Int) { record { $0.movedSections[section] = newSection } }

    /// Records a change. Outside of a batch, the change is performed immediately.
    private func record(_ change: (inout BatchUpdates) -> Void) {
        loadIfNeeded()
        if let single = pendingUpdates.record(change) { perform(single, nil) }
    }

    /// Validates recorded changes against the data source and shows them.
    private func perform(_ recorded: BatchUpdates, _ completion: ((Bool) -> Void)?) {
        guard !isRearranging else { return reload(insteadOf: completion) }
        guard dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        var after: [Int] = []
        rearranging { after = countItems() }
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
        var oldLayout: OldLayout?
        rearranging { oldLayout = OldLayout(self) }
        guard let oldLayout else { return }
        itemCounts = after
        selection.apply(indexMap)
        focusedIndexPath = focusedIndexPath.flatMap { indexMap.focusedPath(after: $0, in: itemCounts) }
        collectionViewLayout.isValid = false
        laidOutBounds = .null
        guard window != nil, bounds.width > 0, bounds.height > 0 else {
            let old = visibleElements
            visibleElements = []
            for element in old { recycle(element) }
            setNeedsLayout()
            completion?(true)
            return
        }
        animateUpdate(indexMap, oldLayout, completion)
    }

    /// Loads the data again, because a change was reported while the collection calls its data source, its delegate or its layout.
    private func reload(insteadOf completion: ((Bool) -> Void)?) {
        Diagnostics.report(
            .warning, source: "UICollectionView",
            "The items were changed while the collection queries its data source, delegate or layout; all items are loaded again without "
                + "animation. Change items after the call.", onlyOnce: true)
        reloadData()
        completion?(false)
    }

    /// The layout attributes of the cells before the update.
    private struct OldLayout {
        private let attributesByPath: [IndexPath: UICollectionViewLayoutAttributes]

        /// Stores the attributes of all cells in the visible area and within the distance of one screen around it. Cells that come from
        /// farther away appear at their new positions without a motion.
        init(_ view: UICollectionView) {
            view.collectionViewLayout.prepareIfNeeded()
            let area = view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height)
            let all = view.collectionViewLayout.layoutAttributesForElements(in: area) ?? []
            let cells = all.filter { $0.representedElementCategory == .cell }
            attributesByPath = Dictionary(cells.map { ($0.indexPath, $0) }, uniquingKeysWith: { first, _ in first })
        }

        func attributes(_ path: IndexPath) -> UICollectionViewLayoutAttributes? { attributesByPath[path] }
    }

    /// Animates the visible elements from their old to their new positions.
    private func animateUpdate(_ indexMap: BatchIndexMap, _ oldLayout: OldLayout, _ completion: ((Bool) -> Void)?) {
        let start = contentOffset
        var (target, removed, movingOut) = (start, [VisibleElement](), [VisibleElement]())
        UIView.performWithoutAnimation {
            removed = renumber(indexMap)
            rearranging {
                collectionViewLayout.prepareIfNeeded()
                contentSize = collectionViewLayout.collectionViewContentSize
                target = contentOffset
                movingOut = prepareVisibleElements(indexMap, oldLayout)
            }
            layer.bounds.origin = start
        }
        let move = { [self] in
            layer.bounds.origin = target
            for element in removed { applyRemovalAppearance(element) }
            for element in movingOut {
                if let attributes = finalAttributes(of: element) { element.view.setLayoutAttributes(attributes) }
            }
            layoutItems()
        }
        UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction, animations: move) { [weak self] finished in
            for element in removed + movingOut { self?.recycle(element) }
            completion?(finished)
        }
    }

    /// Returns the attributes of an item, header or footer in the current layout.
    private func finalAttributes(of element: VisibleElement) -> UICollectionViewLayoutAttributes? {
        guard let kind = element.kind else { return collectionViewLayout.layoutAttributesForItem(at: element.path) }
        return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: element.path)
    }

    /// Assigns new index paths to the elements that stay, and returns the elements that are deleted or reloaded.
    private func renumber(_ indexMap: BatchIndexMap) -> [VisibleElement] {
        var (remaining, removed): ([VisibleElement], [VisibleElement]) = ([], [])
        for element in visibleElements {
            if element.kind != nil {
                guard let section = indexMap.newSection(of: element.path.section),
                    indexMap.updates.reloadedSections[element.path.section] == nil
                else {
                    removed.append(element)
                    continue
                }
                remaining.append(
                    VisibleElement(path: IndexPath(item: element.path.item, section: section), kind: element.kind, view: element.view))
            } else if indexMap.removalAnimation(of: element.path) == nil, let path = indexMap.newPath(of: element.path) {
                remaining.append(VisibleElement(path: path, kind: nil, view: element.view))
            } else {
                removed.append(element)
            }
        }
        visibleElements = remaining
        return removed
    }

    /// Creates the views that will become visible, and sets them to their initial positions.
    ///
    /// Returns the elements that move out of the visible area.
    private func prepareVisibleElements(_ indexMap: BatchIndexMap, _ oldLayout: OldLayout) -> [VisibleElement] {
        let needed = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let before = Set(visibleElements.map(\.key))
        let keys = Set(needed.map { ElementKey(path: $0.indexPath, kind: $0.representedElementKind) })
        for attributes in needed
        where isLoaded && !before.contains(ElementKey(path: attributes.indexPath, kind: attributes.representedElementKind)) {
            guard let view = visibleView(for: attributes), attributes.representedElementCategory == .cell else { continue }
            if indexMap.insertionAnimation(of: attributes.indexPath) != nil {
                let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
                if let initial { view.setLayoutAttributes(initial) } else { view.alpha = 0 }
            } else if let old = indexMap.oldPath(of: attributes.indexPath).flatMap(oldLayout.attributes) {
                view.setLayoutAttributes(old)
            }
        }
        let movingOut = visibleElements.filter { !keys.contains($0.key) }
        visibleElements.removeAll { !keys.contains($0.key) }
        return movingOut
    }

    /// Sets the final appearance of a removed element. Called inside the animation.
    private func applyRemovalAppearance(_ element: VisibleElement) {
        if element.kind == nil, let final = collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: element.path) {
            element.view.setLayoutAttributes(final)
        }
        element.view.alpha = 0
    }
}
