import CoreGraphics
import Foundation

/// Recognizes two touches that rotate around each other.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// The rotation in radians since the gesture began, clockwise. It is not limited to one turn. If it is set, later movements are added
    /// to the new value.
    open var rotation: CGFloat {
        get { currentRotation }
        set {
            velocityTracker.shift(by: CGVector(dx: newValue - currentRotation, dy: 0))
            velocityTracker.keepLastTwoSamples()
            currentRotation = newValue
        }
    }

    /// The velocity in radians per second.
    open var velocity: CGFloat { velocityTracker.velocity(at: dispatcher?.now ?? 0).dx }

    private var currentRotation: CGFloat = 0
    private var previousPair: TouchPair?
    private var velocityTracker = VelocityTracker()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        previousPair = touchPair
        velocityTracker.add(CGVector(dx: currentRotation, dy: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touchPair, let previousPair else { return }
        currentRotation += previousPair.rotation(to: touchPair)
        self.previousPair = touchPair
        if state == .possible, pendingState == nil {
            // The slop as an angle for the current distance between the touches.
            let slop = TouchPair.slop / touchPair.distance
            guard abs(currentRotation) >= slop else {
                return velocityTracker.add(CGVector(dx: currentRotation, dy: 0), at: event.timestamp)
            }
            let remainingRotation = currentRotation - (currentRotation < 0 ? -slop : slop)
            velocityTracker.shift(by: CGVector(dx: remainingRotation - currentRotation, dy: 0))
            currentRotation = remainingRotation
        }
        velocityTracker.add(CGVector(dx: currentRotation, dy: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    /// Ends the gesture if no touch is left. One of the touches may end and be replaced by another.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        previousPair = touchPair
        if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override var numberOfTouches: Int { touches.count { !$0.hasEnded } }

    open override func reset() {
        super.reset()
        currentRotation = 0
        previousPair = nil
        velocityTracker = VelocityTracker()
    }
}
