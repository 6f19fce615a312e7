import CoreGraphics

/// The swipe that shows and hides the columns of a split view controller.
final class SplitGesture: UIGestureRecognizerDelegate {
    private unowned let split: UISplitViewController
    private let pan = UIPanGestureRecognizer()
    private var animator: UIViewPropertyAnimator?
    private var modes = (from: UISplitViewController.DisplayMode.secondaryOnly, to: UISplitViewController.DisplayMode.secondaryOnly)
    /// The fraction of the change of the columns that was completed when the drag began.
    private var startFraction: CGFloat = 0

    /// The largest distance in points between the edge and the start of a swipe that shows a column.
    private static let edgeDistance: CGFloat = 40
    private static let duration = 0.4
    /// The time in seconds over which the velocity of the touch is projected.
    private static let projectionDuration: CGFloat = 0.2

    var isEnabled = true { didSet { pan.isEnabled = isEnabled } }
    /// Whether a swipe or its animation moves the columns.
    var isActive: Bool { animator != nil }

    init(_ split: UISplitViewController) {
        self.split = split
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.addAction { [weak self] _ in self?.panDidChange() }
    }

    func install(in view: UIView) { view.addGestureRecognizer(pan) }

    /// The distance of the finger towards the secondary column.
    private var distance: CGFloat { pan.translation(in: split.view).x * (split.isMirrored ? -1 : 1) }
    /// Whether the finger moves towards the secondary column.
    private var showsColumn: Bool { pan.direction.x * (split.isMirrored ? -1 : 1) > 0 }
    private var velocity: CGFloat { pan.velocity(in: split.view).x * (split.isMirrored ? -1 : 1) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard !split.isCollapsed, abs(pan.direction.x) > abs(pan.direction.y) else { return false }
        if isActive { return true }
        return target(shows: showsColumn) != nil
    }

    /// Returns the mode to which a swipe that shows or hides a column leads. Returns nil if such a swipe has no effect.
    private func target(shows: Bool) -> UISplitViewController.DisplayMode? {
        let (count, most) = (split.currentMode.columnCount, split.hasSupplementary ? 2 : 1)
        if shows {
            let x = pan.location(in: split.view).x - pan.translation(in: split.view).x
            let fromEdge = split.isMirrored ? split.view.bounds.width - x : x
            let columns = count == 0 ? 0 : split.hasSupplementary ? split.supplementaryColumnWidth : 0
            guard count < most, fromEdge < columns + Self.edgeDistance else { return nil }
            return split.mode(columnCount: count + 1, split.resolvedBehavior == .tile && count == 1 ? .displace : split.resolvedBehavior)
        }
        // A swipe does not hide columns beside the secondary column. The button hides them.
        guard count > 0, split.currentMode.isOverlay || split.currentMode == .twoDisplaceSecondary else { return nil }
        return split.mode(columnCount: count - 1, split.currentMode == .twoDisplaceSecondary ? .tile : .overlay)
    }

    private var width: CGFloat {
        max(
            split.hasSupplementary && max(modes.from.columnCount, modes.to.columnCount) < 2
                ? split.supplementaryColumnWidth : split.primaryColumnWidth, 1)
    }

    private func panDidChange() {
        switch pan.state {
        case .began: begin()
        case .changed: update()
        case .ended: end(velocity)
        case .cancelled: end(0)
        case .possible, .failed: break
        }
    }

    private func begin() {
        if let animator {
            animator.pauseAnimation()
            startFraction = animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
            if animator.isReversed { animator.isReversed = false }
            return
        }
        guard let target = target(shows: showsColumn) else { return }
        modes = (split.currentMode, target)
        startFraction = 0
        let shown = split.visibleColumns(target)
        UIView.withoutAnimationBlock {
            split.showViews(of: shown)
            for column in shown { split.columnView(column).layoutIfNeeded() }
        }
        let new = UIViewPropertyAnimator(duration: Self.duration, dampingRatio: 1) { [split] in
            split.apply(split.layout(for: target))
            split.view.layoutIfNeeded()
        }
        new.addCompletion { [weak self] position in self?.didEnd(at: position) }
        animator = new
        new.pauseAnimation()
        update()
    }

    private func update() {
        let sign: CGFloat = modes.to.columnCount > modes.from.columnCount ? 1 : -1
        animator?.fractionComplete = min(max(startFraction + sign * distance / width, 0), 1)
    }

    private func end(_ velocity: CGFloat) {
        guard let animator else { return }
        let sign: CGFloat = modes.to.columnCount > modes.from.columnCount ? 1 : -1
        animator.isReversed = animator.fractionComplete + sign * velocity * Self.projectionDuration / width < 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }

    private func didEnd(at position: UIViewAnimatingPosition) {
        animator = nil
        if position == .end {
            split.hasChosenMode = true
            split.setMode(modes.to)
        }
        split.removeHiddenViews()
        split.view.setNeedsLayout()
    }

    /// Ends a swipe immediately, with the columns that were visible before it.
    func cancel() {
        guard let animator else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
    }
}
