import FlipbookMotion
import QuartzCore

/// Moves a sheet: with a finger, and with a spring to a detent.
@MainActor final class SheetDrag: UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    private let pan = UIPanGestureRecognizer()
    private var link: CADisplayLink?
    /// The displayed height of the card.
    private(set) var height: CGFloat = 0
    /// The height that the finger requests, before the resistance beyond the detents is applied.
    private var requestedHeight: CGFloat = 0
    /// The requested height at the beginning of the drag.
    private var heldHeight: CGFloat = 0
    private var isHeld = false
    /// The translation of a scroll view's drag so far.
    private var scrolled: CGFloat = 0
    /// The part of `scrolled` that has moved the sheet.
    private var consumed: CGFloat = 0
    /// The velocity of the finger that dismisses the sheet, in points per second.
    private(set) var dismissalVelocity: CGFloat = 0

    /// The time in seconds over which the velocity of the finger is projected, to determine the detent.
    private static let projectionDuration: CGFloat = 0.2
    /// The smallest frequency of the spring, in radians per second. A fast flick toward the target makes the spring stiffer.
    private static let frequency = 15.0

    init(_ sheet: UISheetPresentationController) {
        self.sheet = sheet
        pan.addAction { [weak self] _ in self?.panDidChange() }
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
    }

    /// Returns true if the drag is vertical and the sheet is a card.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let direction = pan.direction
        return sheet.isCard && abs(direction.y) >= abs(direction.x)
    }

    func install() {
        if pan.view !== sheet.presentedView { sheet.presentedView?.addGestureRecognizer(pan) }
        dismissalVelocity = 0
    }

    /// Removes the gesture at the end of the presentation.
    func uninstall() {
        stop()
        pan.view?.removeGestureRecognizer(pan)
    }

    /// Whether a finger or an animation moves the sheet.
    var isMoving: Bool { isHeld || link != nil }

    // MARK: - Positions

    /// Moves the sheet to a height without animation.
    func jump(to height: CGFloat) {
        stop()
        place(height)
    }

    private func place(_ height: CGFloat) {
        self.height = height
        guard let view = sheet.presentedView, sheet.containerView != nil else { return }
        let frame = sheet.frame(forHeight: height)
        if view.untransformedFrame != frame { view.setUntransformedFrame(frame) }
        sheet.backdrop.show(height: height)
    }

    /// Ends the motion at the displayed height.
    func stop() {
        link?.invalidate()
        link = nil
        isHeld = false
    }

    /// Moves the sheet to a height with a spring.
    ///
    /// - Parameter velocity: The velocity at the start, in points of height per second.
    func settle(at target: CGFloat, velocity: CGFloat) {
        stop()
        guard let view = sheet.presentedView, let tree = view.layer.tree, target != height || velocity != 0 else { return place(target) }
        let start = view.layer.now
        let motion = ScrollAnimation.approach(
            from: Double(height), to: Double(target), velocity: Double(velocity), minimumFrequency: Self.frequency, pixel: 0.5)
        let link = CADisplayLink { [weak self, weak view] link in
            guard let self, let view else { return link.invalidate() }
            let time = view.layer.now - start
            if time < motion.duration - 1e-9 { return place(CGFloat(motion.offset(at: time))) }
            jump(to: target)
        }
        link.add(to: tree)
        self.link = link
    }

    // MARK: - Fingers

    private func panDidChange() {
        guard sheet.isCard, sheet.presentedViewController.currentTransition == nil else { return }
        let translation = pan.translation(in: sheet.containerView).y
        switch pan.state {
        case .began:
            hold()
            move(to: heldHeight - translation)
        case .changed:
            if isHeld { move(to: heldHeight - translation) }
        case .ended: release(velocity: -pan.velocity(in: sheet.containerView).y)
        case .cancelled: release(velocity: 0)
        case .possible, .failed: break
        }
    }

    /// Stops the motion of the sheet, so that the sheet follows the finger from its current height.
    private func hold() {
        stop()
        isHeld = true
        requestedHeight = requested(for: height)
        heldHeight = requestedHeight
    }

    private func move(to requested: CGFloat) {
        requestedHeight = requested
        place(displayed(for: requested))
    }

    private var canDismiss: Bool { !sheet.presentedViewController.isModalInPresentation }

    /// The heights between which the sheet follows the finger without resistance.
    private var freeRange: ClosedRange<Double> {
        let active = sheet.activeDetents
        let largest = Double(active[active.count - 1].height)
        return (canDismiss ? 0 : min(Double(active[0].height), largest))...largest
    }
    private var rubberBand: RubberBand { RubberBand(extent: Double(sheet.largestHeight), coefficient: 0.2) }

    private func displayed(for requested: CGFloat) -> CGFloat {
        max(CGFloat(rubberBand.softlyClamped(Double(requested), in: freeRange)), 0)
    }

    private func requested(for displayed: CGFloat) -> CGFloat {
        let (height, range) = (Double(displayed), freeRange)
        let edge = min(max(height, range.lowerBound), range.upperBound)
        let pull = rubberBand.pull(forDisplayedDistance: height - edge)
        return CGFloat(edge + (pull.isFinite ? pull : 0))
    }

    /// Moves the sheet to the detent nearest to the projected height, or dismisses it if the projected height is less than half of the
    /// smallest detent. If the dismissal is refused, the sheet moves to its smallest detent. The projected height is the height at which
    /// the sheet would be after `projectionDuration`.
    private func release(velocity: CGFloat) {
        guard isHeld else { return }
        isHeld = false
        let projected = height + velocity * Self.projectionDuration
        if projected < sheet.activeDetents[0].height / 2 {
            dismissalVelocity = max(-velocity, 0)
            if sheet.dismissByUser() { return }
            dismissalVelocity = 0
        }
        // The delegate may have changed the detents.
        let active = sheet.activeDetents
        let nearest = active.min { abs($0.height - projected) < abs($1.height - projected) } ?? active[0]
        settle(at: nearest.height, velocity: velocity)
        sheet.userDidSelect(nearest.identifier)
    }

    // MARK: - Scroll views

    /// Called when a drag begins in a scroll view of the sheet.
    func scrollDragWillBegin() { (scrolled, consumed) = (0, 0) }

    /// Moves the sheet for a drag in a scroll view, as far as the drag does not scroll the content.
    ///
    /// - The finger moves up: a sheet below its largest height grows before the content scrolls. The sheet grows only if this drag already
    ///   moves it, or if the content is at its top edge and `prefersScrollingExpandsWhenScrolledToEdge` is true.
    /// - The finger moves down: if the content is at its top edge, the sheet moves instead of the content. In a scroll view with a refresh
    ///   control, the content moves, unless this drag already moves the sheet.
    ///
    /// - Parameter translation: The vertical translation of the finger since the beginning of the drag.
    /// - Returns: The part of the translation that scrolls the content.
    func scrollTranslation(_ translation: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        guard sheet.isCard, sheet.presentedViewController.currentTransition == nil else { return translation - consumed }
        let step = translation - scrolled
        scrolled = translation
        let distance = scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.collapsedBarHeight
        let largest = CGFloat(freeRange.upperBound)
        var part: CGFloat = 0
        if step < 0, height < largest - 0.01, isHeld || sheet.prefersScrollingExpandsWhenScrolledToEdge && distance <= 0.5 {
            part = max(step, -(largest - (isHeld ? requestedHeight : height)))
        } else if step > 0, isHeld || scrollView.installedRefreshControl == nil {
            part = max(step - max(distance, 0), 0)
        }
        if part != 0 {
            if !isHeld { hold() }
            move(to: requestedHeight - part)
        }
        consumed += part
        return translation - consumed
    }

    /// Ends a drag in a scroll view. Returns whether the drag has left the sheet between its detents. In this case, the content does not
    /// continue to scroll.
    func scrollDragDidEnd(velocity: CGFloat) -> Bool {
        guard isHeld else { return false }
        let isBetween = !sheet.activeDetents.contains { abs($0.height - height) < 0.5 }
        release(velocity: isBetween ? -velocity : 0)
        return isBetween
    }
}

extension UIScrollView {
    /// The sheet that contains the scroll view, or nil.
    var enclosingSheet: UISheetPresentationController? {
        var view: UIView? = self
        while let current = view {
            if let sheet = current.controller?.presentation as? UISheetPresentationController { return sheet }
            view = current.superview
        }
        return nil
    }
}
