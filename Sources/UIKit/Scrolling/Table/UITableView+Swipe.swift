import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// The recognizer that swipes a row aside. It begins only if the row has actions on this side.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private unowned let table: UITableView

    init(_ table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
        addAction { [unowned table] _ in table.swipeDidChange() }
    }

    required init?(coder: NSCoder) { return nil }
}

/// A row that is being swiped aside or shows its actions.
struct SwipedRow {
    let path: IndexPath
    let cell: UITableViewCell
    /// The view behind the row that shows its actions.
    let actionsView: SwipeActionsView
    /// The swipe offset of the row at the start of the gesture.
    var startOffset: CGFloat = 0
}

extension UITableView {
    /// The duration of the animations, in seconds.
    private static let swipeDuration = 0.3

    // MARK: - Swipe gesture

    /// Whether the gesture is horizontal and the touched row shows its actions or has actions on this side.
    var canBeginSwipe: Bool {
        let direction = swipeDirection
        guard abs(direction.x) > abs(direction.y), !isDragging, rowDrag == nil else { return false }
        guard let path = indexPathForRow(at: swipeRecognizer.location(in: self)) else { return false }
        if let swipedRow, swipedRow.path == path { return true }
        return swipeActions(at: path, isLeading: direction.x > 0) != nil
    }

    private var swipeDirection: CGPoint {
        let velocity = swipeRecognizer.velocity(in: self)
        return velocity == .zero ? swipeRecognizer.translation(in: self) : velocity
    }

    /// Moves the row after a change of the swipe gesture.
    func swipeDidChange() {
        let translation = swipeRecognizer.translation(in: self).x
        switch swipeRecognizer.state {
        case .began:
            beginSwipe()
            moveSwipedRow(by: translation)
        case .changed: moveSwipedRow(by: translation)
        case .ended: endSwipe(velocity: swipeRecognizer.velocity(in: self).x)
        case .cancelled: endSwipe(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func beginSwipe() {
        unhighlightRow(isTap: false)
        guard let path = indexPathForRow(at: swipeRecognizer.location(in: self)) else { return }
        if let swipedRow, swipedRow.path == path {
            self.swipedRow?.startOffset = swipedRow.cell.swipeOffset
        } else {
            showSwipeActions(for: path, isLeading: swipeDirection.x > 0)
        }
    }

    /// Adds the actions of a row behind its cell. Returns false if there are none.
    @discardableResult
    private func showSwipeActions(for path: IndexPath, isLeading: Bool) -> Bool {
        closeSwipe(animated: true)
        guard let configuration = swipeActions(at: path, isLeading: isLeading), let cell = cellForRow(at: path) else { return false }
        let actionsView = SwipeActionsView(configuration, isLeading: isLeading) { [weak self] in self?.perform($0) }
        UIView.performWithoutAnimation {
            actionsView.frame = cell.frame
            insertSubview(actionsView, belowSubview: cell)
            actionsView.layOut(revealedWidth: 0)
        }
        swipedRow = SwipedRow(path: path, cell: cell, actionsView: actionsView)
        delegate?.tableView(self, willBeginEditingRowAt: path)
        return true
    }

    /// Moves the swiped row for a translation of the finger.
    ///
    /// The row follows the finger up to the width of its actions. If a full swipe performs the first action, it follows across the whole
    /// width. Beyond this limit, and in the opposite direction, the resistance grows.
    private func moveSwipedRow(by translation: CGFloat) {
        guard let swipedRow else { return }
        let sign: CGFloat = swipedRow.actionsView.isLeading ? 1 : -1
        let requestedOffset = (swipedRow.startOffset + translation) * sign
        let limit = swipedRow.actionsView.configuration.performsFirstActionWithFullSwipe ? bounds.width : swipedRow.actionsView.openWidth
        let rubberBand = RubberBand(extent: Double(bounds.width))
        let displayedOffset = rubberBand.softlyClamped(Double(requestedOffset), in: 0...Double(limit))
        let isFullSwipe = swipedRow.actionsView.reachesFullSwipe(at: CGFloat(displayedOffset))
        let animations = { self.moveCell(of: swipedRow, to: CGFloat(displayedOffset) * sign) }
        guard isFullSwipe != swipedRow.actionsView.isFullSwipe else { return animations() }
        swipedRow.actionsView.setFullSwipe(isFullSwipe)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: animations)
    }

    /// Sets the swipe offset of a row and lays out its actions.
    private func moveCell(of swiped: SwipedRow, to offset: CGFloat) {
        swiped.cell.swipeOffset = offset
        place(swiped.cell, at: rowFrame(geometry.slot(of: .row(swiped.path))))
        swiped.actionsView.layOut(revealedWidth: abs(offset))
    }

    private func endSwipe(velocity: CGFloat) {
        guard let swipedRow else { return }
        let sign: CGFloat = swipedRow.actionsView.isLeading ? 1 : -1
        if swipedRow.actionsView.isFullSwipe, let first = swipedRow.actionsView.configuration.actions.first { return perform(first) }
        // The position at which the row would come to rest decides whether the actions stay open.
        let restOffset = swipedRow.cell.swipeOffset * sign + velocity * sign * 0.1
        guard restOffset > swipedRow.actionsView.openWidth / 2 else { return closeSwipe(animated: true) }
        animateSwipe(swipedRow, to: swipedRow.actionsView.openWidth * sign, velocity: velocity)
    }

    /// Animates the swiped row to an offset with a spring, starting with the finger's velocity.
    private func animateSwipe(_ swiped: SwipedRow, to target: CGFloat, velocity: CGFloat) {
        let distance = target - swiped.cell.swipeOffset
        let speed = abs(distance) > 1 ? min(max(velocity / distance, 0), 30) : 0
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: speed, options: .allowUserInteraction,
            animations: { self.moveCell(of: swiped, to: target) })
    }

    // MARK: - Performing and closing

    /// Calls the handler of an action. After a full swipe, the row first moves out completely.
    private func perform(_ action: UIContextualAction) {
        guard let swipedRow else { return }
        if swipedRow.actionsView.isFullSwipe {
            let sign: CGFloat = swipedRow.actionsView.isLeading ? 1 : -1
            UIView.animate(
                withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction,
                animations: {
                    self.moveCell(of: swipedRow, to: self.bounds.width * sign)
                })
        }
        action.handler(action, swipedRow.actionsView) { [weak self] _ in self?.closeSwipe(animated: true) }
    }

    /// Moves the swiped row back to its normal position and removes its actions.
    func closeSwipe(animated: Bool) {
        guard let swipedRow else { return }
        self.swipedRow = nil
        let back = {
            swipedRow.cell.swipeOffset = 0
            if self.geometry.contains(swipedRow.path) {
                self.place(swipedRow.cell, at: self.rowFrame(self.geometry.slot(of: .row(swipedRow.path))))
            }
            swipedRow.actionsView.setFullSwipe(false)
            swipedRow.actionsView.layOut(revealedWidth: 0)
        }
        let end = { swipedRow.actionsView.removeFromSuperview() }
        delegate?.tableView(self, didEndEditingRowAt: swipedRow.path)
        guard animated, window != nil else {
            back()
            return end()
        }
        UIView.animate(withDuration: Self.swipeDuration, delay: 0, options: .allowUserInteraction, animations: back) { _ in end() }
    }

    /// Ends a swipe before an update of the rows, and returns the view with the actions.
    ///
    /// If the row is deleted, the actions stay during the animation. Otherwise the row returns to its normal position.
    func endSwipeForUpdate(_ update: TableUpdate) -> SwipeActionsView? {
        guard let swipedRow else { return nil }
        self.swipedRow = nil
        delegate?.tableView(self, didEndEditingRowAt: swipedRow.path)
        guard update.indexMap.removalAnimation(of: swipedRow.path) != nil else {
            swipedRow.cell.swipeOffset = 0
            return swipedRow.actionsView
        }
        swipedRow.actionsView.setFullSwipe(true)
        return swipedRow.actionsView
    }

    // MARK: - Swipe actions

    /// Returns the actions of a row on one side, or nil if there are none.
    private func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let editability = editability(at: path)
        guard editability.isGiven, !isEditing || !isLeading else { return nil }
        if isLeading { return nonEmpty(delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)) }
        if let customActions = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return nonEmpty(customActions) }
        guard editability.isSaid || isEditing, editingStyle(at: path) == .delete else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            self?.commitDeletion(path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Returns a configuration, or nil if it has no actions.
    private func nonEmpty(_ configuration: UISwipeActionsConfiguration?) -> UISwipeActionsConfiguration? {
        configuration.flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// Lets the data source delete a row.
    func commitDeletion(_ path: IndexPath) { dataSource?.tableView(self, commit: .delete, forRowAt: path) }

    /// Shows the delete action of a row, as the edit control does in editing mode.
    func showDeleteAction(of path: IndexPath) {
        guard showSwipeActions(for: path, isLeading: false), let swipedRow else { return }
        animateSwipe(swipedRow, to: -swipedRow.actionsView.openWidth, velocity: 0)
    }
}
