import CoreGraphics
import Foundation

/// Changes of the data, said by the client and shown by moving what is there.
extension UITableView {
    /// Until the matching `endUpdates` changes are only noted; rows and sections to delete are counted as before, those to insert as after.
    public func beginUpdates() {
        if updateDepth == 0 {
            loadIfNeeded()
            updates = BatchUpdates()
        }
        updateDepth += 1
    }

    /// Shows what was noted since, and asks for the heights of all visible rows again.
    public func endUpdates() {
        guard updateDepth > 0 else { return Misuse.report("endUpdates without beginUpdates", by: "UITableView") }
        updateDepth -= 1
        guard updateDepth == 0, let noted = updates else { return }
        updates = nil
        perform(noted, completion: nil)
    }

    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        updateDepth -= 1
        guard updateDepth == 0, let noted = self.updates else {
            completion?(true)
            return
        }
        self.updates = nil
        perform(noted, completion: completion)
    }

    public var hasUncommittedUpdates: Bool { updates != nil }

    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { for path in indexPaths { $0.insertedRows[path] = animation } }
    }

    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { for path in indexPaths { $0.deletedRows[path] = animation } }
    }

    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note { for path in indexPaths { $0.reloadedRows[path] = animation } }
    }

    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { note { $0.movedRows[indexPath] = newIndexPath } }

    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { for section in sections { $0.insertedSections[section] = animation } }
    }

    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { for section in sections { $0.deletedSections[section] = animation } }
    }

    public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note { for section in sections { $0.reloadedSections[section] = animation } }
    }

    public func moveSection(_ section: Int, toSection newSection: Int) { note { $0.movedSections[section] = newSection } }

    private func note(_ change: (inout BatchUpdates) -> Void) {
        let isAlone = updates == nil
        if isAlone { loadIfNeeded() }
        var noted = updates ?? BatchUpdates()
        change(&noted)
        if isAlone { perform(noted, completion: nil) } else { updates = noted }
    }

    // MARK: - Doing

    private func perform(_ noted: BatchUpdates, completion: ((Bool) -> Void)?) {
        guard dataSource != nil else {
            reloadData()
            completion?(true)
            return
        }
        let counts = countRows()
        let plan: BatchPlan
        do {
            plan = try BatchPlan(noted, before: shape.counts, after: counts)
        } catch {
            Misuse.report("\(error.description) \(Inconsistency.remedy)", by: "UITableView")
            reloadData()
            completion?(false)
            return
        }
        let old = shape
        shape = rebuilt(from: old, plan, counts)
        selected = Set(selected.compactMap { noted.reloadedRows[$0] == nil ? plan.place(after: $0) : nil })
        touched = touched.flatMap { plan.place(after: $0) }
        focusedPath = focusedPath.flatMap { plan.focus(after: $0, in: counts) }
        drag = nil
        laidOut.isStale = true
        guard bounds.width > 0, bounds.height > 0, window != nil else {
            forgetCells()
            completion?(true)
            return
        }
        show(TableChange(plan: plan, old: old), completion)
    }

    private func forgetCells() {
        for row in shown { putAway(row.cell, row.path) }
        shown = []
        fitContent()
        setNeedsLayout()
    }

    /// Rows that stay take their heights along, and what is seen of them is asked for again.
    private func rebuilt(from old: TableShape, _ plan: BatchPlan, _ counts: [Int]) -> TableShape {
        var new = TableShape(counts: counts)
        new.top = old.top
        new.fill { part in
            guard case .row(let path) = part, let before = plan.place(before: path), plan.updates.reloadedRows[before] == nil else {
                return estimate(part)
            }
            let slot = old.slot(of: .row(before))
            return (old.extent(slot).height, old.isKnown(slot))
        }
        return new
    }
}

/// One change on its way to the screen.
struct TableChange {
    let plan: BatchPlan
    let old: TableShape

    func oldFrame(_ path: IndexPath, _ table: UITableView) -> CGRect {
        let (y, height) = old.extent(old.slot(of: .row(path)))
        return CGRect(x: table.rowInset, y: y, width: table.rowWidth, height: height)
    }
}
