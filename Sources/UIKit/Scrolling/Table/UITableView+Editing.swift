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
}
