import CoreGraphics
import FlipbookMotion
import Foundation
import QuartzCore

/// Moves a row of a table or of a list aside with the finger, shows its actions, and performs them. At most one row is open.
///
/// The table or the collection view provides the actions of a row and places its cell; see `SwipeActionsHost`.
final class SwipeActionsController {
    /// A row that is being swiped aside or shows its actions.
    private struct OpenRow {
        let path: IndexPath
        let cell: any SwipeableCell
        /// The view behind the row that shows its actions.
        let actionsView: SwipeActionsView
        /// The swipe offset of the row at the start of the gesture.
        var startOffset: CGFloat = 0

        /// The sign of the swipe offset: 1 if the actions are on the left, otherwise -1.
        var sign: CGFloat { actionsView.isLeft ? 1 : -1 }
    }

    /// The duration of the animations, in seconds.
    private static let duration = 0.3

    /// The recognizer of the swipe. It begins only if `canBegin` is true.
    let recognizer = UIPanGestureRecognizer()
    private unowned let host: any SwipeActionsHost
    private var openRow: OpenRow?

    init(_ host: any SwipeActionsHost) {
        self.host = host
        recognizer.addAction { [unowned self] _ in panDidChange() }
    }

    /// The index path of the open row.
    var openPath: IndexPath? { openRow?.path }
    /// The cell of the open row.
    var openCell: UIView? { openRow?.cell }

    // MARK: - Gesture

    /// Whether the gesture is horizontal, and the touched row is open or has actions on the side that the swipe reveals.
    var canBegin: Bool {
        let direction = direction
        guard abs(direction.x) > abs(direction.y), let path = touchedPath else { return false }
        return path == openPath || host.swipeActions(at: path, isLeading: revealsLeading) != nil
    }

    /// Whether the swipe reveals the leading actions. They are on the left, or on the right in a layout from right to left.
    private var revealsLeading: Bool { (direction.x > 0) != host.isRightToLeft }

    private var touchedPath: IndexPath? { host.swipePath(at: recognizer.location(in: host)) }

    private var direction: CGPoint {
        let velocity = recognizer.velocity(in: host)
        return velocity == .zero ? recognizer.translation(in: host) : velocity
    }

    private func panDidChange() {
        let translation = recognizer.translation(in: host).x
        switch recognizer.state {
        case .began:
            begin()
            moveOpenRow(by: translation)
        case .changed: moveOpenRow(by: translation)
        case .ended: end(velocity: recognizer.velocity(in: host).x)
        case .cancelled: end(velocity: 0)
        case .possible, .failed: break
        }
    }

    private func begin() {
        host.endHighlightForSwipe()
        guard let path = touchedPath else { return }
        if let openRow, openRow.path == path {
            self.openRow?.startOffset = openRow.cell.swipeOffset
        } else {
            open(path, isLeading: revealsLeading)
        }
    }

    /// Adds the actions of a row behind its cell. Returns false if there are none, or if the row has no visible cell.
    @discardableResult
    private func open(_ path: IndexPath, isLeading: Bool) -> Bool {
        close(animated: true)
        guard let configuration = host.swipeActions(at: path, isLeading: isLeading), let cell = host.swipeCell(at: path) else {
            return false
        }
        let actionsView = SwipeActionsView(configuration, isLeft: isLeading != host.isRightToLeft) { [weak self] in self?.perform($0) }
        UIView.withoutAnimationBlock {
            actionsView.frame = cell.frame
            (actionsView.layer.cornerRadius, actionsView.layer.maskedCorners) = (cell.layer.cornerRadius, cell.layer.maskedCorners)
            host.insertSubview(actionsView, belowSubview: cell)
            actionsView.layOut(revealedWidth: 0)
        }
        openRow = OpenRow(path: path, cell: cell, actionsView: actionsView)
        host.swipeWillBegin(at: path)
        return true
    }

    /// Moves the open row for a translation of the finger.
    ///
    /// The row follows the finger up to the width of its actions. If a full swipe performs the first action, the row follows the finger
    /// across the whole width of the table. Beyond this limit, and in the opposite direction, the resistance increases.
    private func moveOpenRow(by translation: CGFloat) {
        guard let openRow else { return }
        let (actionsView, width) = (openRow.actionsView, host.bounds.width)
        let requestedOffset = (openRow.startOffset + translation) * openRow.sign
        let limit = actionsView.configuration.performsFirstActionWithFullSwipe ? width : actionsView.openWidth
        let rubberBand = RubberBand(extent: Double(width))
        let displayedOffset = CGFloat(rubberBand.softlyClamped(Double(requestedOffset), in: 0...Double(limit)))
        let isFullSwipe = actionsView.reachesFullSwipe(at: displayedOffset)
        let animations = { self.move(openRow, to: displayedOffset * openRow.sign) }
        guard isFullSwipe != actionsView.isFullSwipe else { return animations() }
        actionsView.setFullSwipe(isFullSwipe)
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut], animations: animations)
    }

    /// Sets the swipe offset of a row and lays out its actions.
    private func move(_ row: OpenRow, to offset: CGFloat) {
        row.cell.swipeOffset = offset
        host.placeSwipedCell(row.cell, at: row.path)
        row.actionsView.layOut(revealedWidth: abs(offset))
    }

    private func end(velocity: CGFloat) {
        guard let openRow else { return }
        let (actionsView, sign) = (openRow.actionsView, openRow.sign)
        if actionsView.isFullSwipe, let first = actionsView.configuration.actions.first { return perform(first) }
        // The position at which the row would stop determines whether the actions stay visible.
        let restOffset = openRow.cell.swipeOffset * sign + velocity * sign * 0.1
        guard restOffset > actionsView.openWidth / 2 else { return close(animated: true) }
        animate(openRow, to: actionsView.openWidth * sign, velocity: velocity)
    }

    /// Animates a row to a swipe offset with a spring, starting with the finger's velocity.
    private func animate(_ row: OpenRow, to target: CGFloat, velocity: CGFloat) {
        let distance = target - row.cell.swipeOffset
        let speed = abs(distance) > 1 ? min(max(velocity / distance, 0), 30) : 0
        UIView.animate(
            withDuration: 0.45, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: speed, options: .allowUserInteraction,
            animations: { self.move(row, to: target) })
    }

    // MARK: - Opening, performing, and closing

    /// Shows the trailing actions of a row without a gesture. The delete control does this in editing mode.
    func openTrailingActions(of path: IndexPath) {
        guard open(path, isLeading: false), let openRow else { return }
        animate(openRow, to: openRow.actionsView.openWidth * openRow.sign, velocity: 0)
    }

    /// Calls the handler of an action. After a full swipe, an animation moves the row out completely. The handler is called when this
    /// animation starts.
    private func perform(_ action: UIContextualAction) {
        guard let openRow else { return }
        if openRow.actionsView.isFullSwipe {
            UIView.animate(
                withDuration: Self.duration, delay: 0, options: .allowUserInteraction,
                animations: { self.move(openRow, to: self.host.bounds.width * openRow.sign) })
        }
        action.handler(action, openRow.actionsView) { [weak self, weak actionsView = openRow.actionsView] _ in
            // Until the action is completed, another row may have been opened.
            if let self, let actionsView, self.openRow?.actionsView === actionsView { close(animated: true) }
        }
    }

    /// Moves the open row back to its normal position and removes its actions.
    func close(animated: Bool) {
        guard let openRow else { return }
        self.openRow = nil
        let moveBack = { [host] in
            openRow.cell.swipeOffset = 0
            host.placeSwipedCell(openRow.cell, at: openRow.path)
            openRow.actionsView.setFullSwipe(false)
            openRow.actionsView.layOut(revealedWidth: 0)
        }
        let end = { openRow.actionsView.removeFromSuperview() }
        host.swipeDidEnd(at: openRow.path)
        guard animated, host.window != nil else {
            moveBack()
            return end()
        }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction, animations: moveBack) { _ in end() }
    }

    /// Closes the open row without animation, because its cell is recycled. The cell is not placed: its row may no longer exist.
    func closeForRecycling() {
        guard let openRow else { return }
        self.openRow = nil
        openRow.cell.swipeOffset = 0
        openRow.actionsView.removeFromSuperview()
        host.swipeDidEnd(at: openRow.path)
    }

    /// Closes the open row, because an update will animate its cell. Returns the index path before the update and the view with the
    /// actions.
    ///
    /// If the row is removed, its actions stay visible while it disappears. Otherwise the row returns to its normal position. The caller
    /// removes the view after the animation, and notifies the delegate after the table has its new rows.
    func close(for update: BatchIndexMap) -> (path: IndexPath, actionsView: SwipeActionsView)? {
        guard let openRow else { return nil }
        self.openRow = nil
        if update.removalAnimation(of: openRow.path) != nil {
            openRow.actionsView.setFullSwipe(true)
        } else {
            openRow.cell.swipeOffset = 0
        }
        return (openRow.path, openRow.actionsView)
    }
}
