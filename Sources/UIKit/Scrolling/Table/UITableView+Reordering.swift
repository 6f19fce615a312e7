import CoreGraphics

/// Reordering of rows with the reorder control.
extension UITableView {
    /// Handles a touch on the reorder control of a row. `y` is the position of the finger in the table.
    func handleReorderTouch(_ cell: UITableViewCell, _ phase: UITouch.Phase, _ y: CGFloat) {
        switch phase {
        case .began: beginRowDrag(of: cell, y)
        case .moved:
            rowDrag?.fingerOffset = y - bounds.minY
            dragRow()
            rowAutoscroller.update()
        case .ended: dropRow()
        case .cancelled: cancelRowDrag()
        case .stationary: break
        }
    }

    private func beginRowDrag(of cell: UITableViewCell, _ y: CGFloat) {
        guard let row = visibleRows.first(where: { $0.cell === cell }) else { return }
        swipeController.close(animated: true)
        bringSubviewToFront(cell)
        rowDrag = RowDrag(
            path: row.path, slot: row.slot, cell: cell, touchOffset: y - cell.frame.minY, fingerOffset: y - bounds.minY,
            top: cell.frame.minY, targetSlot: row.slot)
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { cell.setLifted(true) })
    }

    /// The y-coordinate of the finger that drags a row, or nil if no row is dragged.
    var rowDragY: CGFloat? { rowDrag.map { bounds.minY + $0.fingerOffset } }

    /// Moves the row with the finger after the content has scrolled.
    func contentDidScrollDuringRowDrag() {
        // Pinned headers follow the scrolling without the animation with which rows make space.
        placeHeadersAndFooters()
        dragRow()
    }

    /// Moves the row to the finger. Other rows move to make space for it.
    func dragRow() {
        guard var rowDrag, let y = rowDragY else { return }
        let height = rowDrag.cell.bounds.height
        rowDrag.top = min(max(y - rowDrag.touchOffset, geometry.top), geometry.bottom - height)
        let oldTarget = rowDrag.targetSlot
        rowDrag.targetSlot = targetSlot(for: rowDrag, middle: rowDrag.top + height / 2)
        // The delegate may have ended the drag.
        guard self.rowDrag != nil else { return }
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

    /// Returns the slot that the dragged row would take if it were dropped now. The delegate can change it.
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
        rowAutoscroller.stop()
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { rowDrag.cell.setLifted(false) },
            completion: { _ in self.restoreSubviewOrder(rowDrag.cell) })
        let updateCount = performedUpdateCount
        dataSource?.tableView(self, moveRowAt: rowDrag.path, to: target)
        // A diffable data source has shown the move already, by applying a snapshot.
        if performedUpdateCount == updateCount { moveRow(at: rowDrag.path, to: target) }
    }

    /// Cancels the drag. All rows return to their positions.
    func cancelRowDrag() {
        guard let rowDrag else { return }
        self.rowDrag = nil
        rowAutoscroller.stop()
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                rowDrag.cell.setLifted(false)
                for row in self.visibleRows { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeHeadersAndFooters()
            },
            completion: { _ in
                self.restoreSubviewOrder(rowDrag.cell)
                // The next layout pass recycles the cell if the content has scrolled away from its row.
                self.lastLayout.isStale = true
                self.setNeedsLayout()
            })
    }

    /// Moves a dropped cell behind the pinned headers again, unless it is already being dragged again.
    private func restoreSubviewOrder(_ cell: UITableViewCell) {
        if rowDrag?.cell !== cell, cell.superview === self { sendBehindRows(cell) }
    }
}
