import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// The recognizer that pulls a row aside. It begins only where a row has actions on that side.
final class RowSwipe: UIPanGestureRecognizer {
    private unowned let table: UITableView

    init(_ table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        addAction { [unowned table] _ in table.swipeDidChange() }
    }

    required init?(coder: NSCoder) { return nil }
}

/// A row that is pulled aside, or stands so.
struct SwipedRow {
    let path: IndexPath
    let cell: UITableViewCell
    let tray: SwipeTray
    /// Where the row was when the finger took hold of it.
    var start: CGFloat = 0

    /// So far it is out of its place, to the left or to the right.
    var pull: CGFloat { abs(cell.slide) }
}

extension UITableView {
    private static let pace = 0.3

    // MARK: - The finger

    /// Sideways, on a row that has something to offer there or that stands open.
    var maySwipe: Bool {
        let way = swipeHeading
        guard abs(way.x) > abs(way.y), !isDragging, drag == nil else { return false }
        guard let path = indexPathForRow(at: swipe.location(in: self)) else { return false }
        if let swiped, swiped.path == path { return true }
        return configuration(at: path, isLeading: way.x > 0) != nil
    }

    private var swipeHeading: CGPoint {
        let velocity = swipe.velocity(in: self)
        return velocity == .zero ? swipe.translation(in: self) : velocity
    }

    func swipeDidChange() {
        let way = swipe.translation(in: self).x
        switch swipe.state {
        case .began:
            beginSwipe()
            pull(by: way)
        case .changed: pull(by: way)
        case .ended: endSwipe(velocity: swipe.velocity(in: self).x)
        case .cancelled: endSwipe(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func beginSwipe() {
        releaseRow(chooses: false)
        guard let path = indexPathForRow(at: swipe.location(in: self)) else { return }
        if let swiped, swiped.path == path {
            self.swiped?.start = swiped.cell.slide
        } else {
            open(path, isLeading: swipeHeading.x > 0)
        }
    }

    /// Puts the actions below a row. False if it has none.
    @discardableResult
    private func open(_ path: IndexPath, isLeading: Bool) -> Bool {
        closeSwipe(animated: true)
        guard let configuration = configuration(at: path, isLeading: isLeading), let cell = cellForRow(at: path) else { return false }
        let tray = SwipeTray(configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
        UIView.performWithoutAnimation {
            tray.frame = cell.frame
            insertSubview(tray, belowSubview: cell)
            tray.layOut(pull: 0)
        }
        swiped = SwipedRow(path: path, cell: cell, tray: tray)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        return true
    }

    /// To its own side the row follows the finger; beyond the width of its actions, unless that does the first, and to the other side it
    /// gives less and less.
    private func pull(by way: CGFloat) {
        guard let swiped else { return }
        let sign: CGFloat = swiped.tray.isLeading ? 1 : -1
        let wish = (swiped.start + way) * sign
        let most = swiped.tray.configuration.performsFirstActionWithFullSwipe ? bounds.width : swiped.tray.openWidth
        let band = RubberBand(extent: Double(bounds.width))
        let shown = band.held(Double(wish), in: 0...Double(most))
        let arms = swiped.tray.wouldArm(at: CGFloat(shown))
        let move = { self.show(swiped, slide: CGFloat(shown) * sign) }
        guard arms != swiped.tray.isArmed else { return move() }
        swiped.tray.arm(arms)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: move)
    }

    private func show(_ swiped: SwipedRow, slide: CGFloat) {
        swiped.cell.slide = slide
        place(swiped.cell, at: rowFrame(shape.slot(of: .row(swiped.path))))
        swiped.tray.layOut(pull: abs(slide))
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swiped else { return }
        let sign: CGFloat = swiped.tray.isLeading ? 1 : -1
        if swiped.tray.isArmed, let first = swiped.tray.configuration.actions.first { return perform(first) }
        // Where it would come to rest by itself decides.
        let end = swiped.cell.slide * sign + velocity * sign * 0.1
        guard end > swiped.tray.openWidth / 2 else { return closeSwipe(animated: true) }
        settle(swiped, at: swiped.tray.openWidth * sign, velocity: velocity)
    }

    private func settle(_ swiped: SwipedRow, at goal: CGFloat, velocity: CGFloat) {
        let way = goal - swiped.cell.slide
        let speed = abs(way) > 1 ? min(max(velocity / way, 0), 30) : 0
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: speed, options: .allowUserInteraction,
            animations: { self.show(swiped, slide: goal) })
    }

    // MARK: - Doing

    private func perform(_ action: UIContextualAction) {
        guard let swiped else { return }
        if swiped.tray.isArmed {
            let sign: CGFloat = swiped.tray.isLeading ? 1 : -1
            UIView.animate(
                withDuration: Self.pace, delay: 0, options: .allowUserInteraction,
                animations: {
                    self.show(swiped, slide: self.bounds.width * sign)
                })
        }
        action.handler(action, swiped.tray) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Puts the row back into its place.
    func closeSwipe(animated: Bool) {
        guard let swiped else { return }
        self.swiped = nil
        let back = {
            swiped.cell.slide = 0
            if self.shape.contains(swiped.path) { self.place(swiped.cell, at: self.rowFrame(self.shape.slot(of: .row(swiped.path)))) }
            swiped.tray.arm(false)
            swiped.tray.layOut(pull: 0)
        }
        let end = { swiped.tray.removeFromSuperview() }
        delegate?.tableView(self, didEndEditingRowAt: swiped.path)
        guard animated, window != nil else {
            back()
            return end()
        }
        UIView.animate(withDuration: Self.pace, delay: 0, options: .allowUserInteraction, animations: back) { _ in end() }
    }

    /// The rows change while one of them stands open. It goes with its actions if it is deleted; else it closes.
    func settleSwipe(_ change: TableChange) -> SwipeTray? {
        guard let swiped else { return nil }
        self.swiped = nil
        delegate?.tableView(self, didEndEditingRowAt: swiped.path)
        guard change.plan.leaving(swiped.path) != nil else {
            swiped.cell.slide = 0
            return swiped.tray
        }
        swiped.tray.arm(true)
        return swiped.tray
    }

    // MARK: - What a row offers

    private func configuration(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let editability = editability(at: path)
        guard editability.isGiven, !isEditing || !isLeading else { return nil }
        if isLeading { return filled(delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return filled(own) }
        guard editability.isSaid || isEditing, editingStyle(at: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            self?.delete(path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func filled(_ configuration: UISwipeActionsConfiguration?) -> UISwipeActionsConfiguration? {
        configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    func delete(_ path: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: path) }

    /// As the minus of a row that is being edited does.
    func showDeletion(of path: IndexPath) {
        guard open(path, isLeading: false), let swiped else { return }
        settle(swiped, at: -swiped.tray.openWidth, velocity: 0)
    }
}
