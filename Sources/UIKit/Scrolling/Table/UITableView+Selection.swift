import CoreGraphics
import Foundation

extension UITableView {
    public var indexPathForSelectedRow: IndexPath? { selected.min() }
    public var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

    /// Whether several rows may be chosen now.
    var choosesMany: Bool { editing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a touch may choose a row now.
    private func mayChoose(_ path: IndexPath) -> Bool {
        guard editing else { return allowsSelection }
        return allowsMultipleSelectionDuringEditing ? editability(at: path).isGiven : allowsSelectionDuringEditing
    }

    func chooseNone() {
        for path in selected.sorted() { deselectRow(at: path, animated: false) }
    }

    /// Nobody can take back what has become too many.
    func chooseNoMoreThanAllowed() {
        if selected.count > 1, !choosesMany { chooseNone() }
    }

    /// Without telling the delegate.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, shape.contains(indexPath) else {
            for path in selected.sorted() { deselectRow(at: path, animated: animated) }
            return
        }
        if !choosesMany {
            for path in selected.sorted() where path != indexPath { deselectRow(at: path, animated: animated) }
        }
        selected.insert(indexPath)
        shown.first { $0.path == indexPath }?.cell.setSelected(true, animated: animated)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Without telling the delegate.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard selected.remove(indexPath) != nil else { return }
        shown.first { $0.path == indexPath }?.cell.setSelected(false, animated: animated)
    }

    /// What a tap on a row does.
    func choose(_ path: IndexPath) {
        if selected.contains(path), choosesMany {
            guard let given = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
            deselectRow(at: given, animated: false)
            delegate?.tableView(self, didDeselectRowAt: given)
            return
        }
        guard let given = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path, shape.contains(given) else { return }
        if !choosesMany {
            for old in selected.sorted() where old != given {
                guard let leaving = delegate.map({ $0.tableView(self, willDeselectRowAt: old) }) ?? old else { continue }
                deselectRow(at: leaving, animated: false)
                delegate?.tableView(self, didDeselectRowAt: leaving)
            }
        }
        selectRow(at: given, animated: false, scrollPosition: .none)
        delegate?.tableView(self, didSelectRowAt: given)
    }

    // MARK: - Touches

    /// The touch of a row: it comes when it is no drag.
    func touchRow(at point: CGPoint) {
        // While a row stands open a touch elsewhere closes it.
        guard swiped == nil else { return closeSwipe(animated: true) }
        guard let path = indexPathForRow(at: point), mayChoose(path),
            let row = shown.first(where: { $0.path == path }),
            row.cell.frame.contains(point), delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touched = path
        row.cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    func releaseRow(chooses: Bool) {
        guard let path = touched else { return }
        touched = nil
        shown.first { $0.path == path }?.cell.setHighlighted(false, animated: !chooses)
        delegate?.tableView(self, didUnhighlightRowAt: path)
        if chooses { choose(path) }
    }
}
