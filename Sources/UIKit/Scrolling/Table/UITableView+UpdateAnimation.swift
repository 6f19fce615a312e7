import CoreGraphics
import Foundation
import QuartzCore

/// The animation of an update. Remaining rows move from their old positions; other rows appear and disappear with their own animations.
extension UITableView {
    /// The duration of the animation, in seconds.
    private static let updateDuration = 0.3

    /// A row that was deleted or reloaded, with the animation of its old cell.
    private struct RemovedRow {
        let cell: UITableViewCell
        let path: IndexPath
        let animation: RowAnimation
    }

    /// The views that disappear in the animation of an update, and the content offset at its end.
    private struct AnimatedViews {
        var removedRows: [RemovedRow] = []
        var removedHeaderFooters: [UIView] = []
        var rowsMovingOut: [VisibleRow] = []
        /// The view with the swipe actions of the row that was open.
        var actionsView: SwipeActionsView?
        /// The content offset at the end of the animation.
        var targetOffset = CGPoint.zero
    }

    /// Animates an update of the rows.
    func animateUpdate(_ update: TableUpdate, _ completion: ((Bool) -> Void)?) {
        let closedRow = swipeController.close(for: update.indexMap)
        var views = AnimatedViews()
        UIView.withoutAnimationBlock { withDeferredUpdates { views = prepareViews(for: update) } }
        views.actionsView = closedRow?.actionsView
        let animations = { [self] in
            layer.bounds.origin = views.targetOffset
            withDeferredUpdates { applyFinalAppearance(views) }
            layoutTable()
        }
        UIView.animate(withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction, animations: animations) {
            [weak self] finished in
            self?.recycle(views)
            views.actionsView?.removeFromSuperview()
            completion?(finished)
        }
        if let closedRow { delegate?.tableView(self, didEndEditingRowAt: closedRow.path) }
    }

    /// Sets the frames and opacities that the views have at the end of the animation. Called inside the animation block.
    private func applyFinalAppearance(_ views: AnimatedViews) {
        for row in visibleRows + views.rowsMovingOut { place(row.cell, at: rowFrame(row.slot)) }
        for row in visibleRows { row.cell.alpha = 1 }
        for row in views.removedRows { applyRemovalAppearance(row) }
        for view in views.removedHeaderFooters { view.alpha = 0 }
        if let actionsView = views.actionsView {
            // The action that was just performed covers the space of the deleted row.
            if actionsView.isFullSwipe { actionsView.layOut(revealedWidth: bounds.width) }
            actionsView.frame.size.height = 0
        }
        for headerFooter in visibleHeaders + visibleFooters { headerFooter.view.alpha = 1 }
    }

    /// Recycles the views that have disappeared. Called after the animation.
    private func recycle(_ views: AnimatedViews) {
        for row in views.rowsMovingOut { recycle(row.cell, row.path) }
        for row in views.removedRows { recycle(row.cell, row.path) }
        for view in views.removedHeaderFooters { recycle(view) }
    }

    // MARK: - Before the animation

    /// Puts all views at their start positions, with the content offset unchanged.
    private func prepareViews(for update: TableUpdate) -> AnimatedViews {
        let startOffset = contentOffset
        var views = AnimatedViews()
        views.removedRows = takeRemovedRows(update)
        views.removedHeaderFooters = renumberHeadersAndFooters(update)
        (views.rowsMovingOut, views.targetOffset) = prepareVisibleRows(update)
        layer.bounds.origin = startOffset
        return views
    }

    /// Removes the cells of deleted and reloaded rows from `visibleRows`, and assigns new indices to the other cells.
    private func takeRemovedRows(_ update: TableUpdate) -> [RemovedRow] {
        var (removedRows, remainingRows): ([RemovedRow], [VisibleRow]) = ([], [])
        for row in visibleRows {
            if let animation = update.indexMap.removalAnimation(of: row.path) {
                removedRows.append(RemovedRow(cell: row.cell, path: row.path, animation: animation))
            } else if let path = update.indexMap.newPath(of: row.path) {
                remainingRows.append(VisibleRow(slot: geometry.slot(of: .row(path)), path: path, cell: row.cell))
            }
        }
        visibleRows = remainingRows.sorted { $0.slot < $1.slot }
        for row in visibleRows { geometry.markUnmeasured(row.slot) }
        return removedRows
    }

    /// Creates the cells that will become visible, and sets them to their initial positions.
    ///
    /// Returns the rows that move out of the visible area, and the content offset after the update.
    private func prepareVisibleRows(_ update: TableUpdate) -> (rowsMovingOut: [VisibleRow], targetOffset: CGPoint) {
        let remainingCells = Set(visibleRows.map { ObjectIdentifier($0.cell) })
        updateContentSize()
        measureVisibleElements()
        let slots = visibleSlots
        if let slots { createCells(slots) }
        let rowsMovingOut = visibleRows.filter { slots?.contains($0.slot) != true }
        visibleRows.removeAll { slots?.contains($0.slot) != true }
        configureVisibleCells()
        for row in visibleRows where !remainingCells.contains(ObjectIdentifier(row.cell)) { setStartPosition(row, update) }
        lastLayout.isStale = true
        let targetOffset = contentOffset
        return (rowsMovingOut.filter { remainingCells.contains(ObjectIdentifier($0.cell)) || recycleOffscreenRow($0) }, targetOffset)
    }

    /// Recycles a cell that was created only to measure its row and is not visible. Always returns false, for use in a filter.
    private func recycleOffscreenRow(_ row: VisibleRow) -> Bool {
        recycle(row.cell, row.path)
        return false
    }

    /// Sets a new cell to the position from which it appears or moves.
    private func setStartPosition(_ row: VisibleRow, _ update: TableUpdate) {
        if let animation = update.indexMap.insertionAnimation(of: row.path) {
            place(row.cell, at: Self.hiddenFrame(rowFrame(row.slot), animation))
            row.cell.alpha = Self.hiddenAlpha(animation)
            sendBehindRows(row.cell)
        } else if let before = update.indexMap.oldPath(of: row.path) {
            place(row.cell, at: update.oldFrame(before, self))
        }
    }

    /// Moves a cell behind all other rows.
    func sendBehindRows(_ cell: UITableViewCell) { insertSubview(cell, at: backmostContentIndex) }

    // MARK: - Appearing and disappearing

    /// Sets the final appearance of a removed row. Called inside the animation.
    private func applyRemovalAppearance(_ row: RemovedRow) {
        UIView.withoutAnimationBlock { sendBehindRows(row.cell) }
        // A row that was swiped continues to move in the direction of the swipe.
        if row.cell.swipeOffset != 0 {
            row.cell.frame.origin.x = row.cell.swipeOffset < 0 ? -bounds.width : bounds.width
            return
        }
        guard row.animation != .none else { return UIView.withoutAnimationBlock { row.cell.alpha = 0 } }
        row.cell.frame = Self.hiddenFrame(row.cell.frame, row.animation)
        row.cell.alpha = Self.hiddenAlpha(row.animation)
    }

    /// Returns the frame from which a row appears, or to which it disappears.
    private static func hiddenFrame(_ frame: CGRect, _ animation: RowAnimation) -> CGRect {
        switch animation {
        case .left: frame.offsetBy(dx: -frame.width, dy: 0)
        case .right: frame.offsetBy(dx: frame.width, dy: 0)
        case .top: frame.offsetBy(dx: 0, dy: -frame.height)
        case .bottom: frame.offsetBy(dx: 0, dy: frame.height)
        case .middle: frame.insetBy(dx: 0, dy: frame.height / 2)
        case .fade, .none, .automatic: frame
        }
    }

    /// Returns the opacity at the start of a row's appearance or at the end of its disappearance.
    private static func hiddenAlpha(_ animation: RowAnimation) -> CGFloat { animation == .none ? 1 : 0 }

    // MARK: - Headers and footers

    /// Assigns new indices to the headers and footers of sections that stay, and returns the views of deleted and reloaded sections.
    private func renumberHeadersAndFooters(_ update: TableUpdate) -> [UIView] {
        var removedViews: [UIView] = []
        func renumber(_ headerFooters: [VisibleHeaderFooter]) -> [VisibleHeaderFooter] {
            headerFooters.compactMap { headerFooter in
                if update.indexMap.updates.reloadedSections[headerFooter.section] == nil,
                    let section = update.indexMap.newSection(of: headerFooter.section)
                {
                    return VisibleHeaderFooter(section: section, view: headerFooter.view)
                }
                removedViews.append(headerFooter.view)
                return nil
            }
        }
        visibleHeaders = renumber(visibleHeaders)
        visibleFooters = renumber(visibleFooters)
        return removedViews
    }
}
