import CoreGraphics
import Foundation

extension UITableView {
    /// The index path of the first selected row, or nil.
    public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
    /// The index paths of the selected rows, in ascending order. Nil if no row is selected.
    public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths.sorted() }

    /// Whether the user can select more than one row in the current mode.
    var canSelectMultiple: Bool { isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a touch can select a row in the current mode.
    private func canSelect(_ path: IndexPath) -> Bool {
        guard isInEditingMode else { return allowsSelection }
        return allowsMultipleSelectionDuringEditing ? editability(at: path).isGiven : allowsSelectionDuringEditing
    }

    /// Deselects all rows.
    func deselectAll() {
        for path in selectedPaths.sorted() { deselectRow(at: path, animated: false) }
    }

    /// Deselects all rows if more than one is selected and only one is allowed. The user could not undo such a selection.
    func enforceSelectionLimit() {
        if selectedPaths.count > 1, !canSelectMultiple { deselectAll() }
    }

    /// Selects a row without notifying the delegate. Nil deselects all rows.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, geometry.contains(indexPath) else {
            for path in selectedPaths.sorted() { deselectRow(at: path, animated: animated) }
            return
        }
        if !canSelectMultiple {
            for path in selectedPaths.sorted() where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        selectedPaths.insert(indexPath)
        visibleRows.first { $0.path == indexPath }?.cell.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row without notifying the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selectedPaths.remove(indexPath) != nil else { return }
        visibleRows.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    /// Handles a tap on a row: selects or deselects it and notifies the delegate.
    func handleTap(on path: IndexPath) {
        if selectedPaths.contains(path), canSelectMultiple {
            guard let allowedPath = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: allowedPath, animated: false)
            delegate?.tableView(self, didDeselectRowAt: allowedPath)
            return
        }
        guard let allowedPath = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, geometry.contains(allowedPath) else {
            return
        }
        if !canSelectMultiple {
            for old in selectedPaths.sorted() where old != allowedPath {
                guard let deselected = delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else { continue }
                deselectRow(at: deselected, animated: false)
                delegate?.tableView(self, didDeselectRowAt: deselected)
            }
        }
        selectRow(at: allowedPath, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: allowedPath)
    }

    // MARK: - Touches

    /// Highlights the row at a point, if it may be selected. Called when it is clear that the touch is not a drag.
    func highlightRow(at point: CGPoint) {
        // While a row shows its swipe actions, a touch elsewhere hides them.
        guard swipedRow == nil else { return closeSwipe(animated: true) }
        guard let path = indexPathForRow(at: point), canSelect(path),
            let row = visibleRows.first(where: { $0.path == path }),
            row.cell.frame.contains(point), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedPath = path
        row.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Ends the highlight of the touched row. If the touch was a tap, also changes the selection.
    func unhighlightRow(isTap: Bool) {
        guard let path = touchedPath else { return }
        touchedPath = nil
        visibleRows.first { $0.path == path }?.cell.setHighlighted(false, animated: !isTap)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if isTap { handleTap(on: path) }
    }
}
