import CoreGraphics
import Foundation

/// Two fingers turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// In radians since the gesture began, clockwise; several turns add up. Written, it counts on from the new value.
    open var rotation: CGFloat {
        get { shown }
        set {
            trail.shift(by: CGVector(dx: newValue - shown, dy: 0))
            trail.forget()
            shown = newValue
        }
    }

    /// In radians a second.
    open var velocity: CGFloat { trail.velocity(at: hand?.now ?? 0).dx }

    private var shown: CGFloat = 0
    private var last: FingerPair?
    private var trail = Trail()

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        last = pair
        trail.add(CGVector(dx: shown, dy: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair, let last else { return }
        shown += last.turn(to: pair)
        self.last = pair
        if state == .possible, pending == nil {
            // As an angle, for fingers that are so far from each other.
            let slop = FingerPair.slop / pair.distance
            guard abs(shown) >= slop else { return trail.add(CGVector(dx: shown, dy: 0), at: event.timestamp) }
            let rest = shown - (shown < 0 ? -slop : slop)
            trail.shift(by: CGVector(dx: rest - shown, dy: 0))
            shown = rest
        }
        trail.add(CGVector(dx: shown, dy: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    /// One finger may leave and come back.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        last = pair
        if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override var numberOfTouches: Int { touches.count { !$0.isOver } }

    open override func reset() {
        super.reset()
        shown = 0
        last = nil
        trail = Trail()
    }
}
