import CoreGraphics
import Foundation
import QuartzCore

/// Animated insertions, deletions, reloads and moves of rows, after the data source has changed. Existing cells move to their new
/// positions.
extension UITableView {
    func defaultBeginUpdates() {
        if !pendingUpdates.isInGroup { loadIfNeeded() }
        pendingUpdates.begin()
    }

    func defaultEndUpdates() {
        guard pendingUpdates.isInGroup else {
            return Diagnostics.report(
                .programmerError, source: "UITableView",
                "endUpdates() was called without a matching beginUpdates(). The call is ignored; call beginUpdates() before the changes.")
        }
        endGroup(completion: nil)
    }

    /// Closes a group of changes. At the end of the outermost group, shows the changes.
    private func endGroup(completion: ((Bool) -> Void)?) {
        let recorded = pendingUpdates.end()
        pendingUpdates.add(completion)
        guard !pendingUpdates.isCollecting else { return }
        let completion = pendingUpdates.takeCompletion()
        if let recorded { perform(recorded, completion: completion) } else { completion?(true) }
    }

    func defaultPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endGroup(completion: completion)
    }

    func defaultInsertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.insertedRows[path] = animation } }
    }

    func defaultDeleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.deletedRows[path] = animation } }
    }

    func defaultReloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        record { for path in indexPaths { $0.reloadedRows[path] = animation } }
    }

    func defaultMoveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { record { $0.movedRows[indexPath] = newIndexPath } }

    func defaultInsertSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.insertedSections[section] = animation } }
    }

    func defaultDeleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.deletedSections[section] = animation } }
    }

    func defaultReloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        record { for section in sections { $0.reloadedSections[section] = animation } }
    }

    func defaultMoveSection(_ section: Int, toSection newSection: Int) { record { $0.movedSections[section] = newSection } }

    /// Records a change. Outside of a group, the change is performed immediately.
    private func record(_ change: (inout BatchUpdates) -> Void) {
        if !pendingUpdates.isCollecting { loadIfNeeded() }
        if let single = pendingUpdates.record(change) { perform(single, completion: nil) }
    }

    /// Calls `commit`, with which a data source stores its new rows, and animates the changes. Called by diffable data sources.
    func perform(_ updates: BatchUpdates, commit: () -> Void, _ completion: ((Bool) -> Void)?) {
        loadIfNeeded()
        commit()
        guard updates != BatchUpdates() else {
            completion?(true)
            return
        }
        perform(updates, completion: completion)
    }

    func defaultReconfigureRows(at indexPaths: [IndexPath]) {
        guard let dataSource else { return }
        var hasChanged = false
        for path in indexPaths {
            guard let cell = cellForRow(at: path) else { continue }
            reconfiguredCell = (path, cell)
            let result = dataSource.tableView(self, cellForRowAt: path)
            reconfiguredCell = nil
            if result === cell { hasChanged = true } else { reloadRows(at: [path], with: .none) }
        }
        // An empty update measures the visible rows again.
        if hasChanged { performBatchUpdates(nil) }
    }

    // MARK: - Performing

    /// Validates recorded changes against the data source and shows them.
    private func perform(_ recorded: BatchUpdates, completion: ((Bool) -> Void)?) {
        guard !isDeferringUpdates else { return reloadAfterRefusedUpdate(completion) }
        guard dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        var counts: [Int] = []
        withDeferredUpdates { counts = countRows() }
        let indexMap: BatchIndexMap
        do {
            indexMap = try BatchIndexMap(recorded, before: geometry.rowCounts, after: counts)
        } catch {
            Diagnostics.report(
                .programmerError, source: "UITableView", "\(error.description) \(InconsistentUpdateError.recoverySuggestion)")
            reloadData()
            completion?(false)
            return
        }
        performedUpdateCount += 1
        prefetchState = PrefetchState()
        let oldGeometry = geometry
        withDeferredUpdates { geometry = updatedGeometry(from: oldGeometry, indexMap, counts) }
        selection.apply(indexMap)
        focusedIndexPath = focusedIndexPath.flatMap { indexMap.focusedPath(after: $0, in: counts) }
        rowDrag = nil
        lastLayout.isStale = true
        guard bounds.width > 0, bounds.height > 0, window != nil else {
            recycleAllCells()
            completion?(true)
            return
        }
        animateUpdate(TableUpdate(indexMap: indexMap, oldGeometry: oldGeometry), completion)
    }

    /// Reports that a change came during a call of the data source or the delegate. Loads all rows again instead of animating the change.
    private func reloadAfterRefusedUpdate(_ completion: ((Bool) -> Void)?) {
        Diagnostics.report(
            .warning, source: "UITableView",
            "The rows were changed while the table queries its data source or its delegate; all rows are loaded again without animation. "
                + "Change rows after the call.", onlyOnce: true)
        reloadData()
        completion?(false)
    }

    /// Recycles all cells. They are created again at the next layout pass.
    private func recycleAllCells() {
        let rows = visibleRows
        visibleRows = []
        for row in rows { recycle(row.cell, row.path) }
        updateContentSize()
        setNeedsLayout()
    }

    /// Returns the geometry after an update. Rows that stay and are not reloaded keep their heights. Headers and footers do too, if the
    /// table estimates their heights. Visible elements are measured again later.
    private func updatedGeometry(from oldGeometry: TableGeometry, _ indexMap: BatchIndexMap, _ counts: [Int]) -> TableGeometry {
        var newGeometry = TableGeometry(counts: counts, headerTopPadding: headerTopPadding)
        newGeometry.top = oldGeometry.top
        newGeometry.setHeights { element in
            guard let old = elementWithSameHeight(as: element, indexMap) else { return estimate(element) }
            let height = oldGeometry.extent(of: old).height
            guard case .row = element else { return (height, false) }
            return (height, oldGeometry.isMeasured(oldGeometry.slot(of: old)))
        }
        return newGeometry
    }

    /// Returns the old element whose height a new element keeps after an update, or nil if the height of the new element is queried again.
    private func elementWithSameHeight(as element: TableGeometry.Element, _ indexMap: BatchIndexMap) -> TableGeometry.Element? {
        let updates = indexMap.updates
        func oldSection(_ new: Int) -> Int? { indexMap.oldSection(of: new).flatMap { updates.reloadedSections[$0] == nil ? $0 : nil } }
        return switch element {
        case .row(let path): indexMap.oldPath(of: path).flatMap { updates.reloadedRows[$0] == nil ? .row($0) : nil }
        case .header(let section): estimatedSectionHeaderHeight > 0 ? oldSection(section).map { .header($0) } : nil
        case .footer(let section): estimatedSectionFooterHeight > 0 ? oldSection(section).map { .footer($0) } : nil
        }
    }
}
