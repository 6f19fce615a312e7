import CoreGraphics
import Foundation

/// A gesture recognizer for dragging with one or more fingers.
///
/// The gesture begins after a movement of 10 points, and ends when fewer than `minimumNumberOfTouches` touches are left.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// The minimum number of touches.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches. If there are more touches before the gesture begins, the gesture fails. Further touches are
    /// ignored after the gesture has begun.
    open var maximumNumberOfTouches = Int.max

    /// The minimum movement in points before the gesture begins. It is not part of the translation, so that dragged content does
    /// not jump.
    static let slop: CGFloat = 10

    /// The movement since the gesture began, in the window's coordinates.
    ///
    /// Before the gesture begins, it is the movement since the latest touch began. Touches beyond the first `minimumNumberOfTouches` do not
    /// set it to zero.
    private(set) var windowTranslation = CGVector.zero
    /// Whether the movement has exceeded the slop.
    private var hasExceededSlop = false
    private var velocityTracker = VelocityTracker()

    /// Returns the movement since the gesture began, in a view's coordinates. It is continuous when touches are added or removed.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = convert(windowTranslation, to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Sets the translation. Later movements are added to it. For the velocity, only the last two samples are kept.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let new = convert(CGVector(dx: translation.x, dy: translation.y), from: view)
        velocityTracker.shift(by: CGVector(dx: new.dx - windowTranslation.dx, dy: new.dy - windowTranslation.dy))
        velocityTracker.keepLastTwoSamples()
        windowTranslation = new
    }

    /// Returns the velocity in points per second, in a view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        let vector = convert(velocityTracker.velocity(at: dispatcher?.now ?? 0), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// The direction of the movement, in the window's coordinates. It is the velocity if possible, because the translation can still be
    /// zero when the gesture begins.
    var direction: CGPoint {
        let velocity = velocity(in: nil)
        return velocity == .zero ? translation(in: nil) : velocity
    }

    open override var numberOfTouches: Int { touches.count { !$0.hasEnded } }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        // Movements before there are enough touches are ignored.
        if state == .possible, !hasExceededSlop, self.touches.count <= minimumNumberOfTouches { windowTranslation = .zero }
        velocityTracker.add(windowTranslation, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let step = averageStep(of: touches)
        windowTranslation.dx += step.dx
        windowTranslation.dy += step.dy
        velocityTracker.add(windowTranslation, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if self.touches.count >= minimumNumberOfTouches, hasExceededSlop || exceedsSlop(windowTranslation) {
            removeSlop()
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches < minimumNumberOfTouches else { return }
        if state != .possible { state = .ended } else if numberOfTouches == 0 { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches < minimumNumberOfTouches { state = .cancelled }
    }

    open override func reset() {
        super.reset()
        windowTranslation = .zero
        hasExceededSlop = false
        velocityTracker = VelocityTracker()
    }

    /// Whether a movement is large enough for the gesture to begin.
    func exceedsSlop(_ travel: CGVector) -> Bool { hypot(travel.dx, travel.dy) >= Self.slop }

    /// Removes the slop from the travel when the gesture begins: travel - slop · travel / |travel|.
    private func removeSlop() {
        guard !hasExceededSlop else { return }
        hasExceededSlop = true
        let length = max(hypot(windowTranslation.dx, windowTranslation.dy), Self.slop)
        let slopVector = CGVector(dx: windowTranslation.dx / length * Self.slop, dy: windowTranslation.dy / length * Self.slop)
        windowTranslation = CGVector(dx: windowTranslation.dx - slopVector.dx, dy: windowTranslation.dy - slopVector.dy)
        velocityTracker.shift(by: CGVector(dx: -slopVector.dx, dy: -slopVector.dy))
    }

    /// Returns the average movement of all touches since the last event, including the touches that have not moved.
    private func averageStep(of moved: Set<UITouch>) -> CGVector {
        var step = CGVector.zero
        for touch in touches where moved.contains(touch) {
            step.dx += touch.windowLocation.x - touch.previousWindowLocation.x
            step.dy += touch.windowLocation.y - touch.previousWindowLocation.y
        }
        let count = CGFloat(max(touches.count, 1))
        return CGVector(dx: step.dx / count, dy: step.dy / count)
    }

    // MARK: - Coordinates

    /// Converts a vector from the window's coordinates. A vector is rotated and scaled, but not translated.
    private func convert(_ vector: CGVector, to other: UIView?) -> CGVector {
        let (from, to) = (convert(CGPoint.zero, to: other), convert(CGPoint(x: vector.dx, y: vector.dy), to: other))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    /// Converts a vector to the window's coordinates.
    private func convert(_ vector: CGVector, from other: UIView?) -> CGVector {
        guard let other else { return vector }
        let window = view?.window ?? sequenceTouches.first?.window
        let (from, to) = (other.convert(CGPoint.zero, to: window), other.convert(CGPoint(x: vector.dx, y: vector.dy), to: window))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
}
