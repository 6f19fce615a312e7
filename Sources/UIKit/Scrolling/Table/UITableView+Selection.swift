import CoreGraphics
import Foundation

extension UITableView {
    /// Whether a touch can select a row in the current mode.
    private func canSelect(_ path: IndexPath) -> Bool {
        selection.allowsTouches && (!selection.requiresEditablePath || editability(at: path).isEditable)
    }

    /// Deselects rows without notifying the delegate.
    func deselectRows(at paths: [IndexPath], animated: Bool) {
        for path in paths { deselectRow(at: path, animated: animated) }
    }

    /// Deselects all rows if more than one is selected and only one is allowed.
    func enforceSelectionLimit() { deselectRows(at: selection.excessPaths, animated: false) }

    func defaultSelectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, geometry.contains(indexPath) else { return deselectRows(at: selection.sortedPaths, animated: animated) }
        deselectRows(at: selection.pathsToDeselect(whenSelecting: indexPath), animated: animated)
        addToSelection(indexPath, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Selects a row. Other rows stay selected.
    private func addToSelection(_ path: IndexPath, animated: Bool) {
        selection.insert(path)
        visibleRows.first { $0.path == path }?.cell.setSelected(true, animated: animated)
    }

    func defaultDeselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selection.remove(indexPath) else { return }
        visibleRows.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    /// Handles a tap on a row: selects or deselects it and notifies the delegate.
    func handleTap(on path: IndexPath) {
        loadIfNeeded()
        guard geometry.contains(path) else { return }
        if selection.tapDeselects(path) {
            guard let allowedPath = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: allowedPath, animated: false)
            delegate?.tableView(self, didDeselectRowAt: allowedPath)
            return
        }
        guard let allowedPath = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, geometry.contains(allowedPath) else {
            return
        }
        for old in selection.pathsToDeselect(whenSelecting: allowedPath) {
            guard let deselected = delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else { continue }
            deselectRow(at: deselected, animated: false)
            delegate?.tableView(self, didDeselectRowAt: deselected)
        }
        // The delegate may have changed the rows.
        loadIfNeeded()
        guard geometry.contains(allowedPath) else { return }
        addToSelection(allowedPath, animated: false)
        // As in UIKit, the segue of the cell is prepared before the delegate is notified.
        if let cell = visibleRows.first(where: { $0.path == allowedPath })?.cell { cell.selectionSegue?(cell) }
        delegate?.tableView(self, didSelectRowAt: allowedPath)
    }

    // MARK: - Touches

    /// Highlights the row at a point, if it can be selected. Called when the table receives a touch.
    func highlightRow(at point: CGPoint) {
        // While a row shows its swipe actions, a touch elsewhere hides them.
        guard swipeController.openPath == nil else { return swipeController.close(animated: true) }
        guard let path = indexPathForRow(at: point), canSelect(path),
            let row = visibleRows.first(where: { $0.path == path }),
            row.cell.frame.contains(point), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        selection.touchedPath = path
        row.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// Ends the highlight of the touched row. If the touch was a tap, also changes the selection.
    func unhighlightRow(isTap: Bool) {
        guard let path = selection.touchedPath else { return }
        selection.touchedPath = nil
        visibleRows.first { $0.path == path }?.cell.setHighlighted(false, animated: !isTap)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if isTap { handleTap(on: path) }
    }
}
