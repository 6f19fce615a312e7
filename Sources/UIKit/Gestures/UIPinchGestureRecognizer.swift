import CoreGraphics
import Foundation

/// Two fingers go apart or together.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance of the fingers now, divided by that when the gesture began. Written, it counts on from the new value.
    open var scale: CGFloat {
        get { shown }
        set {
            trail.shift(by: CGVector(dx: newValue - shown, dy: 0))
            trail.forget()
            shown = newValue
            anchor(pair?.distance)
        }
    }

    /// Of the scale, a second.
    open var velocity: CGFloat { trail.velocity(at: hand?.now ?? 0).dx }

    private var shown: CGFloat = 1
    /// The scale was `base` when the distance was `distance`.
    private var base: CGFloat = 1
    private var distance: CGFloat?
    private var trail = Trail()

    private func anchor(_ distance: CGFloat?) {
        base = shown
        self.distance = distance
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        anchor(pair?.distance)
        trail.add(CGVector(dx: shown, dy: 0), at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair, let from = distance else { return }
        let away = pair.distance - from
        if state == .possible, pending == nil {
            guard abs(away) >= FingerPair.slop else { return }
            distance = max(from + (away < 0 ? -FingerPair.slop : FingerPair.slop), 1)
        }
        shown = base * pair.distance / (distance ?? from)
        trail.add(CGVector(dx: shown, dy: 0), at: event.timestamp)
        state = state == .possible ? .began : .changed
    }

    /// One finger may leave and come back.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        anchor(pair?.distance)
        if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches == 0 { state = .cancelled }
    }

    open override var numberOfTouches: Int { touches.count { !$0.isOver } }

    open override func reset() {
        super.reset()
        shown = 1
        anchor(nil)
        trail = Trail()
    }
}
