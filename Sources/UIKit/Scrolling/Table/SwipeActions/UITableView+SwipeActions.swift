import CoreGraphics
import Foundation

/// The methods of a table that its `SwipeActionsController` calls.
extension UITableView: SwipeActionsHost {
    /// Returns the actions of a row on one side, or nil if there are none.
    func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let editability = editability(at: path)
        guard editability.isEditable, !isEditing || !isLeading else { return nil }
        if isLeading { return nonEmpty(delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)) }
        if let customActions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return nonEmpty(customActions) }
        guard !editability.isDefault || isEditing, editingStyle(at: path) == .delete else { return nil }
        return UISwipeActionsConfiguration(actions: [deleteAction(of: path)])
    }

    /// Returns a configuration, or nil if it has no actions.
    private func nonEmpty(_ configuration: UISwipeActionsConfiguration?) -> UISwipeActionsConfiguration? {
        configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// Returns the action that lets the data source delete a row.
    private func deleteAction(of path: IndexPath) -> UIContextualAction {
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        return UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            done(true)
        }
    }

    /// Moves the cell of a row to its position, shifted by its swipe offset.
    func placeSwipedCell(_ cell: any SwipeableCell, at path: IndexPath) {
        if geometry.contains(path), let cell = cell as? UITableViewCell { place(cell, at: rowFrame(geometry.slot(of: .row(path)))) }
    }

    func swipePath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }
    func swipeCell(at path: IndexPath) -> (any SwipeableCell)? { cellForRow(at: path) }
    func endHighlightForSwipe() { unhighlightRow(isTap: false) }

    func swipeWillBegin(at path: IndexPath) {
        cellForRow(at: path)?.setNeedsUpdateConfiguration()
        delegate?.tableView(self, willBeginEditingRowAt: path)
    }

    func swipeDidEnd(at path: IndexPath) {
        cellForRow(at: path)?.setNeedsUpdateConfiguration()
        delegate?.tableView(self, didEndEditingRowAt: path)
    }
}
