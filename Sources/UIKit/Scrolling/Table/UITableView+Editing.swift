import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    func defaultSetEditing(_ editing: Bool, animated: Bool) {
        guard editing != isEditing else { return }
        swipeController.close(animated: animated)
        cancelRowDrag()
        // A selection that was made in one mode is not kept in the other mode.
        deselectRows(at: selection.sortedPaths, animated: false)
        selection.isEditing = editing
        for row in visibleRows { updateEditingControls(row.cell, row.path, animated: animated) }
    }

    /// Returns whether a row may be edited, and whether this is the answer of the default implementation of `tableView(_:canEditRowAt:)`.
    /// Without a data source, both are false.
    func editability(at path: IndexPath) -> (isEditable: Bool, isDefault: Bool) {
        usedDefaultCanEditRow = false
        let isEditable = dataSource?.tableView(self, canEditRowAt: path) == true
        return (isEditable, usedDefaultCanEditRow)
    }

    /// Returns the editing style of a row, or `none` if it cannot be edited.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard editability(at: path).isEditable else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Adds the editing controls that a row needs in the current mode, and removes all other controls.
    func updateEditingControls(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let showsSelectionCircle = isEditing && allowsMultipleSelectionDuringEditing && editability(at: path).isEditable
        let style = isEditing && !allowsMultipleSelectionDuringEditing ? editingStyle(at: path) : .none
        let canMove = isEditing && dataSource?.tableView(self, canMoveRowAt: path) == true
        guard isEditing || cell.isEditing || cell.hasEditingControls else { return }
        let controls = UITableViewCell.EditingControls(
            style: style, showsSelectionCircle: showsSelectionCircle,
            editAction: { [weak self, weak cell] in cell.map { self?.performEditControl(of: $0) } },
            reorderAction: canMove ? { [weak self, weak cell] phase, y in cell.map { self?.handleReorderTouch($0, phase, y) } } : nil)
        if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
        cell.setEditingControls(controls, animated: animated)
    }

    /// Performs the action of a row's edit control: shows or hides the delete action, or inserts a row.
    private func performEditControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch editingStyle(at: path) {
        case .delete where path == swipeController.openPath: swipeController.close(animated: true)
        case .delete: swipeController.openTrailingActions(of: path)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }
}
