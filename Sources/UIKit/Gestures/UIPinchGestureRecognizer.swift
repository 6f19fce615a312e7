import CoreGraphics
import Foundation

/// Recognizes two touches that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    nonisolated deinit {}

    /// The distance between the touches, divided by the distance when the gesture began. If it is set, later movements multiply the new
    /// value.
    open var scale: CGFloat {
        get { currentScale }
        set {
            velocityTracker.shift(by: CGVector(dx: newValue - currentScale, dy: 0))
            velocityTracker.keepLastTwoSamples()
            currentScale = newValue
            setBaseDistance(touchPair?.distance)
        }
    }

    /// The change of the scale per second.
    open var velocity: CGFloat { velocityTracker.velocity(at: dispatcher?.now ?? 0).dx }

    private var currentScale: CGFloat = 1
    /// The scale was `baseScale` when the distance between the touches was `baseDistance`.
    private var baseScale: CGFloat = 1
    private var baseDistance: CGFloat?
    private var velocityTracker = VelocityTracker()

    /// Stores the current scale as the scale for the given distance.
    private func setBaseDistance(_ distance: CGFloat?) {
        baseScale = currentScale
        self.baseDistance = distance
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        setBaseDistance(touchPair?.distance)
        velocityTracker.add(CGVector(dx: currentScale, dy: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touchPair, let startDistance = baseDistance else { return }
        let change = touchPair.distance - startDistance
        if state == .possible, pendingState == nil {
            guard abs(change) >= TouchPair.slop else { return }
            baseDistance = max(startDistance + (change < 0 ? -TouchPair.slop : TouchPair.slop), 1)
        }
        currentScale = baseScale * touchPair.distance / (baseDistance ?? startDistance)
        velocityTracker.add(CGVector(dx: currentScale, dy: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    /// Ends the gesture if no touch is left. One of the touches may end and be replaced by another.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        setBaseDistance(touchPair?.distance)
        if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override var numberOfTouches: Int { touches.count { !$0.hasEnded } }

    open override func reset() {
        super.reset()
        currentScale = 1
        setBaseDistance(nil)
        velocityTracker = VelocityTracker()
    }
}
