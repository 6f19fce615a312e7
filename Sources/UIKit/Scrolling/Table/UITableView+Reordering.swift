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
            top: cell.frame.minY, target: row.path, gapSlot: row.slot)
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
        let lowestTop = geometry.bottom - height
        rowDrag.top = min(max(y - rowDrag.touchOffset, geometry.top), lowestTop)
        // Usually the middle of the dragged row determines the target. At the start and the end of the table, the first or the last element
        // is the target, even if it is higher than the dragged row.
        let position =
            rowDrag.top >= lowestTop
            ? geometry.bottom.nextDown : rowDrag.top <= geometry.top ? geometry.top : rowDrag.top + height / 2
        let oldGapSlot = rowDrag.gapSlot
        let target = target(for: rowDrag, at: position)
        // The delegate may have ended the drag.
        guard self.rowDrag != nil else { return }
        if canDrop(rowDrag, at: target) {
            rowDrag.target = target
            rowDrag.gapSlot = gapSlot(for: rowDrag, at: target)
        }
        self.rowDrag = rowDrag
        place(rowDrag.cell, at: rowFrame(rowDrag.slot))
        guard oldGapSlot != rowDrag.gapSlot else { return }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction,
            animations: {
                for row in self.visibleRows where row.slot != rowDrag.slot { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeHeadersAndFooters()
            })
    }

    /// Returns the index path that the dragged row would have if it were dropped at a position. The delegate can change it.
    private func target(for drag: RowDrag, at y: CGFloat) -> IndexPath {
        guard let proposed = proposedTarget(for: drag, at: y) else { return drag.target }
        return delegate?.tableView(self, targetIndexPathForMoveFromRowAt: drag.path, toProposedIndexPath: proposed) ?? proposed
    }

    /// Returns the index path at a position for the dragged row, before the delegate changes it.
    ///
    /// A row that is dragged down is dropped below the element at the position, otherwise above it. Another section has two exceptions,
    /// because it may have no header and no footer. On the upper half of its first row, a row that is dragged down is dropped above that
    /// row. On the lower half of its last row, a row that is dragged up is dropped below that row.
    private func proposedTarget(for drag: RowDrag, at y: CGFloat) -> IndexPath? {
        guard let slot = geometry.slot(at: y) else { return nil }
        let isBelow = slot > drag.slot
        switch geometry.element(at: slot) {
        case .row(let path) where path.section == drag.path.section: return path
        case .row(let path):
            let (top, height) = geometry.extent(slot)
            let isInLowerHalf = y >= top + height / 2
            let isLast = path.row == geometry.rowCounts[path.section] - 1
            let isDroppedBelow = isBelow ? isInLowerHalf || path.row > 0 : isInLowerHalf && isLast
            return isDroppedBelow ? IndexPath(row: path.row + 1, section: path.section) : path
        case .header(let section):
            return isBelow || section == 0 ? IndexPath(row: 0, section: section) : endOfSection(section - 1, for: drag)
        case .footer(let section): return endOfSection(section, for: drag)
        }
    }

    /// Returns the last index path that the dragged row can have in a section.
    private func endOfSection(_ section: Int, for drag: RowDrag) -> IndexPath {
        let count = geometry.rowCounts[section]
        return IndexPath(row: section == drag.path.section ? count - 1 : count, section: section)
    }

    /// Whether the dragged row can have an index path: that of a row, or the end of a section.
    private func canDrop(_ drag: RowDrag, at path: IndexPath) -> Bool {
        guard path.count == 2, geometry.rowCounts.indices.contains(path.section) else { return false }
        return path.row >= 0 && path.row <= endOfSection(path.section, for: drag).row
    }

    /// Returns the slot above which the other rows make space for the dragged row at a target. If the row is dragged down in its section,
    /// the rows up to the target move up.
    private func gapSlot(for drag: RowDrag, at target: IndexPath) -> Int {
        let slot = geometry.slot(of: .row(target))
        return target.section == drag.path.section && target.row > drag.path.row ? slot + 1 : slot
    }

    /// Ends the drag at the current target and moves the row in the data source.
    private func dropRow() {
        guard let rowDrag, rowDrag.target != rowDrag.path else { return cancelRowDrag() }
        let target = rowDrag.target
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
