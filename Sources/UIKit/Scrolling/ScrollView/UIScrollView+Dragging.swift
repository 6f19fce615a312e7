import CoreGraphics
import FlipbookMotion
import QuartzCore

extension UIScrollView {
    /// Updates the drag after a change of the pan gesture.
    ///
    /// Translation and velocity are measured in the superview, because the scroll view's own coordinates move with the content.
    func panDidChange() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            beginDrag(direction: dragDirection)
            drag(to: pan.translation(in: superview))
        case .changed: drag(to: pan.translation(in: superview))
        case .ended: endDrag(fingerVelocity: pan.velocity(in: superview))
        case .cancelled: cancelDrag()
        case .possible, .failed: break
        }
    }

    /// The direction of the finger's motion.
    var dragDirection: CGPoint {
        let velocity = panGestureRecognizer.velocity(in: superview)
        return velocity == .zero ? panGestureRecognizer.translation(in: superview) : velocity
    }

    /// Called when a touch begins. Stops the current motion.
    func touchDidBegin() {
        stopMotion()
        if case .resting = motionState { motionState = .touched }
    }

    /// Called when the pan recognizer is reset. After a touch without a drag, content beyond an edge returns to the edge, and content with
    /// pages moves to a page.
    func touchDidEndWithoutDrag() {
        guard case .touched = motionState else { return }
        motionState = .resting
        // At the end of a pinch, the zoom animation moves the content back to its range.
        guard !zoomState.isZooming else { return }
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        if !rangeX.contains(x) || !rangeY.contains(y) {
            startDeceleration(
                .decelerating, .bounce(from: x, velocity: 0, in: rangeX, pixel: pixelSize),
                .bounce(from: y, velocity: 0, in: rangeY, pixel: pixelSize))
        } else if settlesOnPages {
            let target =
                isPagingEnabled
                ? pageTarget(dragStart: contentOffset, (0, 0))
                : restingOffset(for: contentOffset, dragStart: contentOffset, velocity: .zero)
            startDeceleration(.settling, approachAnimation(x, Double(target.x), 0, 10), approachAnimation(y, Double(target.y), 0, 10))
        }
        if case .resting = motionState { touchDidEndAtRest() }
    }

    /// Whether the content can move along the axis on which the finger mainly moves.
    func canDrag(along direction: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        return abs(direction.y) >= abs(direction.x) ? canScrollVertically : canScrollHorizontally
    }

    /// Starts a drag. From now on the content follows the finger.
    func beginDrag(direction: CGPoint) {
        stopMotion()
        var axes = (x: canScrollHorizontally, y: canScrollVertically)
        if isDirectionalLockEnabled, axes.x, axes.y {
            if abs(direction.x) > abs(direction.y) * 1.5 {
                axes.y = false
            } else if abs(direction.y) > abs(direction.x) * 1.5 {
                axes.x = false
            }
        }
        dragWillBegin()
        draggedSheet = axes.y ? enclosingSheet : nil
        draggedSheet?.drag.scrollDragWillBegin()
        motionState = .dragging(ScrollDrag(from: contentOffset, rangeX, rangeY, axes: axes))
        if keyboardDismissMode == .onDrag { window?.endEditing(false) }
        showIndicators()
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    /// Moves the content for a translation of the finger since the start of the drag.
    func drag(to translation: CGPoint) {
        guard case .dragging = motionState else { return }
        var translation = translation
        if let draggedSheet { translation.y = draggedSheet.drag.scrollTranslation(translation.y, in: self) }
        guard case .dragging(var drag) = motionState else { return }
        let offset = drag.update(translation, from: contentOffset, rangeX, rangeY)
        motionState = .dragging(drag)
        updateOffset(to: offset)
        if keyboardDismissMode == .interactive { keyboard?.drag(to: panGestureRecognizer.location(in: nil).y) }
    }

    private var keyboard: OnScreenKeyboard? { window?.screen.application?.keyboard.onScreenKeyboard }

    /// Ends a drag. The velocity of the finger is in points per second.
    func endDrag(fingerVelocity: CGPoint) {
        guard case .dragging(let drag) = motionState else { return }
        var fingerVelocity = fingerVelocity
        if draggedSheet?.drag.scrollDragDidEnd(velocity: fingerVelocity.y) == true { fingerVelocity = .zero }
        draggedSheet = nil
        installedRefreshControl?.dragWillEnd()
        keyboard?.endDrag(velocity: fingerVelocity.y)
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        let velocity = (
            x: drag.axes.x ? -Double(fingerVelocity.x) * rangeX.velocityRatio(at: x) : 0,
            y: drag.axes.y ? -Double(fingerVelocity.y) * rangeY.velocityRatio(at: y) : 0
        )
        var (animationX, animationY) = (flickAnimation(x, velocity.x, rangeX), flickAnimation(y, velocity.y, rangeY))
        let naturalTarget = CGPoint(x: animationX.target, y: animationY.target)
        let proposedTarget = isPagingEnabled ? pageTarget(dragStart: drag.startOffset, velocity) : naturalTarget
        // In points per millisecond.
        let delegateVelocity = CGPoint(
            x: drag.axes.x ? -fingerVelocity.x / 1000 : 0, y: drag.axes.y ? -fingerVelocity.y / 1000 : 0)
        var target = proposedTarget
        if !isPagingEnabled { target = restingOffset(for: proposedTarget, dragStart: drag.startOffset, velocity: delegateVelocity) }
        withUnsafeMutablePointer(to: &target) {
            scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: delegateVelocity, targetContentOffset: $0)
        }
        // An infinite target is valid: it means the end of the content.
        if target.x.isNaN || target.y.isNaN {
            Diagnostics.reportRefusedValue(of: "targetContentOffset", source: "\(type(of: self))")
            target = proposedTarget
        }
        if let barExtent { target = barExtent.restingOffset(for: target, in: self) }
        let clampedTarget = clamped(target)
        let minimumFrequency = settlesOnPages ? 10 : Decay(decelerationRate: Double(decelerationRate.rawValue)).decayRate / 2
        if isPagingEnabled || target.x != naturalTarget.x {
            animationX = approachAnimation(x, Double(clampedTarget.x), velocity.x, minimumFrequency)
        }
        if isPagingEnabled || target.y != naturalTarget.y {
            animationY = approachAnimation(y, Double(clampedTarget.y), velocity.y, minimumFrequency)
        }
        finishDrag(isPagingEnabled || target != naturalTarget ? .settling : .decelerating, animationX, animationY)
    }

    /// Ends a drag that was cancelled, for example by another recognizer, without a flick.
    func cancelDrag() { endDrag(fingerVelocity: .zero) }

    private func finishDrag(_ cause: AnimationCause, _ x: ScrollAnimation, _ y: ScrollAnimation) {
        let continuesMoving = x.duration > 0 || y.duration > 0
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: continuesMoving)
        // The delegate may have started another motion.
        guard case .dragging = motionState else { return }
        motionState = .resting
        if continuesMoving { startDeceleration(cause, x, y) } else { fadeIndicators() }
    }

    /// Starts a motion without a finger and notifies the delegate, unless the durations of both animations are 0.
    private func startDeceleration(_ cause: AnimationCause, _ x: ScrollAnimation, _ y: ScrollAnimation) {
        guard x.duration > 0 || y.duration > 0 else { return }
        startAnimation(cause, x, y)
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
    }

    private func approachAnimation(_ start: Double, _ target: Double, _ velocity: Double, _ minimumFrequency: Double) -> ScrollAnimation {
        ScrollAnimation.approach(from: start, to: target, velocity: velocity, minimumFrequency: minimumFrequency, pixel: pixelSize)
    }

    private func pageTarget(dragStart: CGPoint, _ velocity: (x: Double, y: Double)) -> CGPoint {
        let page = ScrollAnimation.pageOffset
        return CGPoint(
            x: page(Double(contentOffset.x), velocity.x, Double(dragStart.x), Double(bounds.width), rangeX),
            y: page(Double(contentOffset.y), velocity.y, Double(dragStart.y), Double(bounds.height), rangeY))
    }
}
