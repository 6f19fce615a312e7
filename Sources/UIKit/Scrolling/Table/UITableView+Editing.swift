import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// Whether the table is in editing mode, in which rows show their editing controls.
    public var isEditing: Bool {
        get { isInEditingMode }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns the editing mode on or off.
    public func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.isInEditingMode else { return }
        closeSwipe(animated: animated)
        cancelRowDrag()
        // The selection of one mode has no meaning in the other mode.
        deselectAll()
        self.isInEditingMode = editing
        for row in visibleRows { updateEditingControls(row.cell, row.path, animated: animated) }
    }

    /// Returns whether a row may be edited, and whether the data source implements this decision itself.
    ///
    /// - Returns: `isGiven` is true if the row may be edited. `isSaid` is true if the answer is not from the default implementation.
    func editability(at path: IndexPath) -> (isGiven: Bool, isSaid: Bool) {
        usedDefaultCanEditRow = false
        let isGiven = dataSource?.tableView(self, canEditRowAt: path) == true
        return (isGiven, !usedDefaultCanEditRow)
    }

    /// Returns the editing style of a row, or `none` if it may not be edited.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard editability(at: path).isGiven else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Adds the editing controls that a row needs now, and removes the others.
    func updateEditingControls(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let showsSelectionCircle = isInEditingMode && allowsMultipleSelectionDuringEditing && editability(at: path).isGiven
        let style = isInEditingMode && !allowsMultipleSelectionDuringEditing ? editingStyle(at: path) : .none
        let canMove = isInEditingMode && dataSource?.tableView(self, canMoveRowAt: path) == true
        guard isInEditingMode || cell.isEditing || cell.hasEditingControls else { return }
        let controls = UITableViewCell.EditingControls(
            style: style, showsSelectionCircle: showsSelectionCircle,
            editAction: { [weak self, weak cell] in cell.map { self?.performEditControl(of: $0) } },
            reorderAction: canMove ? { [weak self, weak cell] phase, y in cell.map { self?.handleReorderTouch($0, phase, y) } } : nil)
        if cell.isEditing != isInEditingMode { cell.setEditing(isInEditingMode, animated: animated) }
        cell.setEditingControls(controls, animated: animated)
    }

    /// Performs the edit control of a row: shows the delete action or inserts a row.
    private func performEditControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch editingStyle(at: path) {
        case .delete: swipedRow?.path == path ? closeSwipe(animated: true) : showDeleteAction(of: path)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }

    // MARK: - Reordering rows

    /// Handles a touch on the reorder control of a row. `y` is the position of the finger in the table.
    private func handleReorderTouch(_ cell: UITableViewCell, _ phase: UITouch.Phase, _ y: CGFloat) {
        switch phase {
        case .began: beginRowDrag(of: cell, y)
        case .moved: dragRow(to: y)
        case .ended: dropRow()
        case .cancelled: cancelRowDrag()
        case .stationary: break
        }
    }

    private func beginRowDrag(of cell: UITableViewCell, _ y: CGFloat) {
        guard let row = visibleRows.first(where: { $0.cell === cell }) else { return }
        closeSwipe(animated: true)
        bringSubviewToFront(cell)
        rowDrag = RowDrag(
            path: row.path, slot: row.slot, cell: cell, touchOffset: y - cell.frame.minY, top: cell.frame.minY, targetSlot: row.slot)
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { cell.setLifted(true) })
    }

    /// Moves the row with the finger. The rows that it passes make space.
    private func dragRow(to y: CGFloat) {
        guard var rowDrag else { return }
        let height = rowDrag.cell.bounds.height
        rowDrag.top = min(max(y - rowDrag.touchOffset, geometry.top), geometry.bottom - height)
        let oldTarget = rowDrag.targetSlot
        rowDrag.targetSlot = targetSlot(for: rowDrag, middle: rowDrag.top + height / 2)
        self.rowDrag = rowDrag
        place(rowDrag.cell, at: rowFrame(rowDrag.slot))
        guard oldTarget != rowDrag.targetSlot else { return }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction,
            animations: {
                for row in self.visibleRows where row.slot != rowDrag.slot { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeHeadersAndFooters()
            })
    }

    /// Returns the slot of the row whose position the dragged row would take, as far as the delegate allows it.
    private func targetSlot(for drag: RowDrag, middle: CGFloat) -> Int {
        guard let slot = geometry.slot(at: middle), case .row(let proposed) = geometry.element(at: slot) else { return drag.targetSlot }
        let allowed = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: drag.path, toProposedIndexPath: proposed) ?? proposed
        return geometry.contains(allowed) ? geometry.slot(of: .row(allowed)) : drag.targetSlot
    }

    /// Ends the drag at the current target and moves the row in the data source.
    private func dropRow() {
        guard let rowDrag, case .row(let target) = geometry.element(at: rowDrag.targetSlot) else { return cancelRowDrag() }
        guard target != rowDrag.path else { return cancelRowDrag() }
        self.rowDrag = nil
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { rowDrag.cell.setLifted(false) },
            completion: { _ in self.restoreSubviewOrder(rowDrag.cell) })
        dataSource?.tableView(self, moveRowAt: rowDrag.path, to: target)
        moveRow(at: rowDrag.path, to: target)
    }

    /// Cancels the drag. All rows return to their positions.
    func cancelRowDrag() {
        guard let rowDrag else { return }
        self.rowDrag = nil
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                rowDrag.cell.setLifted(false)
                for row in self.visibleRows { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeHeadersAndFooters()
            }, completion: { _ in self.restoreSubviewOrder(rowDrag.cell) })
    }

    /// Puts a dropped cell behind the pinned headers, unless it is being dragged again.
    private func restoreSubviewOrder(_ cell: UITableViewCell) {
        if rowDrag?.cell !== cell, cell.superview === self { sendBehindRows(cell) }
    }
}

/// The state of a row that is being reordered.
struct RowDrag {
    let path: IndexPath
    let slot: Int
    let cell: UITableViewCell
    /// The distance of the finger from the row's top at the start of the drag.
    let touchOffset: CGFloat
    /// The current position of the row's top.
    var top: CGFloat
    /// The slot that the row would take if it were dropped now.
    var targetSlot: Int

    /// Returns the distance by which another slot moves to make space.
    func shift(of other: Int) -> CGFloat {
        if other > slot, other <= targetSlot { return -cell.bounds.height }
        if other < slot, other >= targetSlot { return cell.bounds.height }
        return 0
    }
}
