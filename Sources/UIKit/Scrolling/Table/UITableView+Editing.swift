import CoreGraphics
import Foundation
import QuartzCore

extension UITableView {
    /// Whether rows show what they can be edited with.
    public var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    public func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != self.editing else { return }
        closeSwipe(animated: animated)
        endDrag()
        // What was chosen before means something else now.
        chooseNone()
        self.editing = editing
        for row in shown { dress(row.cell, row.path, animated: animated) }
    }

    /// Whether a row may be edited, and whether somebody said so.
    func editability(at path: IndexPath) -> (isGiven: Bool, isSaid: Bool) {
        assumesEditing = false
        let isGiven = dataSource?.tableView(self, canEditRowAt: path) == true
        return (isGiven, !assumesEditing)
    }

    /// How a row may be edited, if at all.
    func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
        guard editability(at: path).isGiven else { return .none }
        return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    /// Puts on a row what it can be edited with now, or takes it off.
    func dress(_ cell: UITableViewCell, _ path: IndexPath, animated: Bool) {
        let chooses = editing && allowsMultipleSelectionDuringEditing && editability(at: path).isGiven
        let style = editing && !allowsMultipleSelectionDuringEditing ? editingStyle(at: path) : .none
        let moves = editing && dataSource?.tableView(self, canMoveRowAt: path) == true
        guard editing || cell.isEditing || cell.hasTools else { return }
        let tools = UITableViewCell.Tools(
            style: style, chooses: chooses, act: { [weak self, weak cell] in cell.map { self?.useControl(of: $0) } },
            move: moves ? { [weak self, weak cell] phase, y in cell.map { self?.grip($0, phase, y) } } : nil)
        if cell.isEditing != editing { cell.setEditing(editing, animated: animated) }
        cell.wear(tools, animated: animated)
    }

    private func useControl(of cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        switch editingStyle(at: path) {
        case .delete: swiped?.path == path ? closeSwipe(animated: true) : showDeletion(of: path)
        case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
        case .none: break
        }
    }

    // MARK: - Moving rows

    private func grip(_ cell: UITableViewCell, _ phase: UITouch.Phase, _ y: CGFloat) {
        switch phase {
        case .began: beginDrag(of: cell, y)
        case .moved: dragRow(to: y)
        case .ended: drop()
        case .cancelled: endDrag()
        case .stationary: break
        }
    }

    private func beginDrag(of cell: UITableViewCell, _ y: CGFloat) {
        guard let row = shown.first(where: { $0.cell === cell }) else { return }
        closeSwipe(animated: true)
        bringSubviewToFront(cell)
        drag = RowDrag(path: row.path, slot: row.slot, cell: cell, grab: y - cell.frame.minY, top: cell.frame.minY, target: row.slot)
        UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction, animations: { cell.lift(true) })
    }

    /// The row follows the finger, and those that it passes make room.
    private func dragRow(to y: CGFloat) {
        guard var drag else { return }
        let height = drag.cell.bounds.height
        drag.top = min(max(y - drag.grab, shape.top), shape.bottom - height)
        let before = drag.target
        drag.target = target(for: drag, middle: drag.top + height / 2)
        self.drag = drag
        place(drag.cell, at: rowFrame(drag.slot))
        guard before != drag.target else { return }
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction,
            animations: {
                for row in self.shown where row.slot != drag.slot { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeBands()
            })
    }

    /// The row whose place it would take, as far as the delegate allows.
    private func target(for drag: RowDrag, middle: CGFloat) -> Int {
        guard let slot = shape.slot(at: middle), case .row(let proposed) = shape.part(at: slot) else { return drag.target }
        let allowed = delegate?.tableView(self, targetIndexPathForMoveFromRowAt: drag.path, toProposedIndexPath: proposed) ?? proposed
        return shape.contains(allowed) ? shape.slot(of: .row(allowed)) : drag.target
    }

    private func drop() {
        guard let drag, case .row(let target) = shape.part(at: drag.target) else { return endDrag() }
        guard target != drag.path else { return endDrag() }
        self.drag = nil
        UIView.animate(
            withDuration: 0.2, delay: 0, options: .allowUserInteraction, animations: { drag.cell.lift(false) },
            completion: { _ in self.putDown(drag.cell) })
        dataSource?.tableView(self, moveRowAt: drag.path, to: target)
        moveRow(at: drag.path, to: target)
    }

    /// Everything goes back to where it was.
    func endDrag() {
        guard let drag else { return }
        self.drag = nil
        UIView.animate(
            withDuration: 0.25, delay: 0, options: .allowUserInteraction,
            animations: {
                drag.cell.lift(false)
                for row in self.shown { self.place(row.cell, at: self.rowFrame(row.slot)) }
                self.placeBands()
            }, completion: { _ in self.putDown(drag.cell) })
    }

    /// Among the other rows again, under headers that stay. It may have been taken up anew meanwhile.
    private func putDown(_ cell: UITableViewCell) {
        if drag?.cell !== cell, cell.superview === self { sendBack(cell) }
    }
}

/// A row that a finger takes along.
struct RowDrag {
    let path: IndexPath
    let slot: Int
    let cell: UITableViewCell
    /// How far below the row's top the finger took hold of it.
    let grab: CGFloat
    var top: CGFloat
    /// The slot whose place it would take if it were let go.
    var target: Int

    /// How far a slot makes room.
    func shift(of other: Int) -> CGFloat {
        if other > slot, other <= target { return -cell.bounds.height }
        if other < slot, other >= target { return cell.bounds.height }
        return 0
    }
}
