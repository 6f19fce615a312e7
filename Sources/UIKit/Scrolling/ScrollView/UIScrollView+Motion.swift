import CoreGraphics
import FlipbookMotion
import QuartzCore

extension UIScrollView {
    /// The source of the content's motion: none, a finger, or a scroll animation on each axis.
    enum MotionState {
        case resting
        /// A finger is down and has not moved far enough for a drag.
        case touched
        case dragging(ScrollDrag)
        case animating(AnimationCause, AnimationPair)
    }

    /// The cause of a scroll animation. The cause determines which delegate method is called when the animation ends.
    ///
    /// `settling` is deceleration toward a page, or toward another target than the natural end of the flick. `wheel` is also the cause if
    /// keys, the focus, or a tap in a picker scroll the content.
    enum AnimationCause { case decelerating, settling, programmatic, wheel, toTop }

    /// The animations of both axes, with a common start time.
    struct AnimationPair {
        let startTime: Double
        var x: ScrollAnimation
        var y: ScrollAnimation
        /// Whether the content has changed so that the target is out of range. In this case the content returns to its range at the end.
        ///
        /// Other targets can be out of range on purpose.
        var returnsToRange = false

        func offset(at time: Double) -> CGPoint { CGPoint(x: x.offset(at: time - startTime), y: y.offset(at: time - startTime)) }
        func isFinished(at time: Double) -> Bool { time - startTime >= max(x.duration, y.duration) - 1e-9 }
        func velocity(at time: Double) -> (x: Double, y: Double) { (x.velocity(at: time - startTime), y.velocity(at: time - startTime)) }
    }

    // MARK: - State

    /// Whether the content neither moves nor is touched.
    var isAtRest: Bool {
        if case .resting = motionState { return true }
        return false
    }

    // MARK: - Scroll animations

    /// Starts to animate the offset, with one animation for each axis.
    func startAnimation(_ cause: AnimationCause, _ x: ScrollAnimation, _ y: ScrollAnimation) {
        motionState = .animating(cause, AnimationPair(startTime: layer.now, x: x, y: y))
        guard displayLink == nil, let tree = layer.tree else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            displayLinkDidFire()
        }
        link.add(to: tree)
        self.displayLink = link
    }

    private func displayLinkDidFire() {
        guard case .animating(let cause, let animation) = motionState else { return invalidateDisplayLink() }
        // A delegate that is called while the view leaves its window can start another animation. Without a layer tree the time does not
        // advance, so the new animation would never end.
        guard layer.tree != nil else { return stopMotion() }
        let now = layer.now
        let isFinished = animation.isFinished(at: now)
        if isFinished { motionState = .resting }
        updateOffset(to: animation.offset(at: now))
        // The delegate may have stopped the motion or started another motion.
        guard isFinished, case .resting = motionState else { return }
        if animation.returnsToRange, startReturnToRange(cause) { return }
        motionDidEnd(cause)
    }

    /// Starts to move content that is beyond its edges back to the nearest edge. Returns false if it is not beyond its edges.
    private func startReturnToRange(_ cause: AnimationCause) -> Bool {
        let (start, target) = (contentOffset, clamped(contentOffset))
        let distance = max(abs(target.x - start.x), abs(target.y - start.y))
        guard distance > CGFloat(pixelSize) / 2, !zoomState.isZooming, !bounds.isEmpty else { return false }
        func approach(_ start: CGFloat, _ target: CGFloat) -> ScrollAnimation {
            ScrollAnimation.approach(from: Double(start), to: Double(target), velocity: 0, minimumFrequency: 24, pixel: pixelSize)
        }
        startAnimation(cause, approach(start.x, target.x), approach(start.y, target.y))
        return true
    }

    /// Sets the offset for a finger or a scroll animation. Unlike an offset that other code sets, it does not restart the motion.
    func updateOffset(to offset: CGPoint) {
        isUpdatingOffset = true
        if offset != contentOffset { contentOffset = offset }
        isUpdatingOffset = false
    }

    /// Stops the display link, fades the indicators, and calls the delegate method for the end of the motion.
    private func motionDidEnd(_ cause: AnimationCause) {
        invalidateDisplayLink()
        fadeIndicators()
        switch cause {
        case .decelerating, .settling: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .programmatic, .wheel: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case .toTop: if contentOffset.y <= -adjustedContentInset.top { scrollDelegate?.scrollViewDidScrollToTop(self) }
        }
    }

    private func invalidateDisplayLink() {
        displayLink?.invalidate()
        displayLink = nil
    }

    /// Stops a scroll animation at the current offset and calls the delegate method for its end.
    func stopMotion() {
        guard case .animating(let cause, _) = motionState else { return }
        motionState = .resting
        motionDidEnd(cause)
    }

    /// Shifts the offset, because the content above the visible part has become larger or smaller. The content does not move on the screen.
    func shiftOffset(by step: CGVector) {
        isUpdatingOffset = true
        contentOffset = CGPoint(x: contentOffset.x + step.dx, y: contentOffset.y + step.dy)
        isUpdatingOffset = false
        switch motionState {
        case .animating(.decelerating, _), .dragging: continueFromCurrentOffset()
        case .animating(let cause, let animation):
            let moved = AnimationPair(
                startTime: animation.startTime, x: animation.x.shifted(by: Double(step.dx)), y: animation.y.shifted(by: Double(step.dy)),
                returnsToRange: animation.returnsToRange)
            motionState = .animating(cause, moved)
        case .resting, .touched: break
        }
    }

    /// Adapts the motion to an offset that other code has set. A drag and a deceleration continue from the new offset, the deceleration
    /// with its current velocity. All other scroll animations stop.
    func continueFromCurrentOffset() {
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        switch motionState {
        case .resting, .touched: break
        case .dragging(var drag):
            drag.anchor(x, y, rangeX, rangeY)
            motionState = .dragging(drag)
        case .animating(.decelerating, let animation):
            let now = layer.now
            let velocity = animation.velocity(at: now)
            motionState = .animating(
                .decelerating,
                AnimationPair(startTime: now, x: flickAnimation(x, velocity.x, rangeX), y: flickAnimation(y, velocity.y, rangeY)))
        case .animating: stopMotion()
        }
    }

    /// Returns the animation of a flick. The velocity is in points per second.
    func flickAnimation(_ start: Double, _ velocity: Double, _ range: ScrollRange) -> ScrollAnimation {
        ScrollAnimation.flick(
            from: start, velocity: velocity, in: range, decay: Decay(decelerationRate: Double(decelerationRate.rawValue)), pixel: pixelSize)
    }

    // MARK: - Mouse wheel

    /// Scrolls smoothly by a distance in points, at most to the edges. With paging, scrolls to the next page instead. Further steps during
    /// the motion are added.
    package func scroll(by step: CGVector) {
        var target = contentOffset
        if case .animating(.wheel, let animation) = motionState { target = CGPoint(x: animation.x.target, y: animation.y.target) }
        scrollSmoothly(
            to: isPagingEnabled ? nextPageOffset(from: target, step) : clamped(CGPoint(x: target.x + step.dx, y: target.y + step.dy)))
    }

    /// Moves smoothly to a target, starting at the current offset. A running motion of the wheel keeps its velocity. Any other motion ends.
    func scrollSmoothly(to target: CGPoint) {
        if isDecelerating { stopMotion() }
        var velocity = (x: 0.0, y: 0.0)
        if case .animating(.wheel, let animation) = motionState { velocity = animation.velocity(at: layer.now) }
        let start = contentOffset
        startAnimation(
            .wheel,
            ScrollAnimation.approach(
                from: Double(start.x), to: Double(target.x), velocity: velocity.x, minimumFrequency: 24, pixel: pixelSize),
            ScrollAnimation.approach(
                from: Double(start.y), to: Double(target.y), velocity: velocity.y, minimumFrequency: 24, pixel: pixelSize))
        showIndicators()
    }

    /// Returns the offset of the next page in the direction of a wheel step. One step of the wheel moves by one page.
    private func nextPageOffset(from offset: CGPoint, _ step: CGVector) -> CGPoint {
        func nextPosition(_ position: CGFloat, _ step: CGFloat, _ length: CGFloat) -> CGFloat {
            guard step != 0, length > 0 else { return position }
            return ((position / length).rounded() + (step > 0 ? 1 : -1)) * length
        }
        return clamped(CGPoint(x: nextPosition(offset.x, step.dx, bounds.width), y: nextPosition(offset.y, step.dy, bounds.height)))
    }

    /// Whether there is more content in the direction of a wheel step.
    package func canScroll(by step: CGVector) -> Bool {
        guard isScrollEnabled else { return false }
        func hasContent(_ step: CGFloat, _ position: CGFloat, _ range: ScrollRange) -> Bool {
            step > 0
                ? Double(position) < range.restingOffsets.upperBound - 0.01
                : step < 0 && Double(position) > range.restingOffsets.lowerBound + 0.01
        }
        return hasContent(step.dy, contentOffset.y, rangeY) || hasContent(step.dx, contentOffset.x, rangeX)
    }
}

extension UIApplication {
    /// Scrolls for a mouse wheel event at a point of the screen.
    ///
    /// Moves the innermost scroll view at the point that can scroll in the direction of the step, or that is still moving after an earlier
    /// step. The point is in the frontmost window that finds a view there, as for a touch. Positive steps scroll down and to the right.
    package func scroll(at point: CGPoint, by step: CGVector) {
        guard windows.contains(where: { !$0.isHidden }) else { return }
        keyboard.focusSystem.cancelScrollToFocus()
        var next: UIView?
        for window in windows.reversed() where next == nil && !window.isHidden {
            next = window.hitTest(window.convertFromScreen(point), with: nil)
        }
        while let view = next {
            if let scrollView = view as? UIScrollView, scrollView.canScroll(by: step) || scrollView.isScrollingByWheel {
                return scrollView.scroll(by: step)
            }
            next = view.superview
        }
    }
}

extension UIScrollView {
    /// Whether this scroll view is still moving after a step of the wheel.
    ///
    /// In this case it keeps receiving wheel events, so that a long turn of the wheel does not continue in an outer scroll view.
    fileprivate var isScrollingByWheel: Bool {
        if case .animating(.wheel, _) = motionState { return true }
        return false
    }
}
