import CoreGraphics
import Foundation

/// One or several fingers drag. It begins when they have come some way, and ends when too few are left.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max

    /// The way that a finger goes before the gesture begins. It is not part of the translation, so that what is dragged does not jump.
    static let slop: CGFloat = 10

    /// The way since the gesture began, in the window's coordinates; before that, since the first finger came down.
    private(set) var travel = CGVector.zero
    private var hasLeft = false
    private var trail = Trail()

    /// How far the fingers have come since the gesture began, in the view's coordinates. Fingers that come or leave make no jump.
    open func translation(in view: UIView?) -> CGPoint {
        let vector = convert(travel, to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    /// Counts on from this. Of the velocity only the last step is kept.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let new = convert(CGVector(dx: translation.x, dy: translation.y), from: view)
        trail.shift(by: CGVector(dx: new.dx - travel.dx, dy: new.dy - travel.dy))
        trail.forget()
        travel = new
    }

    /// In points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        let vector = convert(trail.velocity(at: hand?.now ?? 0), to: view)
        return CGPoint(x: vector.dx, y: vector.dy)
    }

    open override var numberOfTouches: Int { touches.count { !$0.isOver } }

    // MARK: - Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count > maximumNumberOfTouches {
            if state == .possible { return state = .failed }
            for touch in touches { ignore(touch, for: event) }
        }
        // The way of fewer fingers than it takes does not count.
        if state == .possible, !hasLeft, self.touches.count <= minimumNumberOfTouches { travel = .zero }
        trail.add(travel, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let step = middleStep(of: touches)
        travel.dx += step.dx
        travel.dy += step.dy
        trail.add(travel, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if self.touches.count >= minimumNumberOfTouches, hasLeft || isAway(travel) {
            leave()
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
        travel = .zero
        hasLeft = false
        trail = Trail()
    }

    /// Whether the fingers have come far enough, from where they came down, to be dragging.
    func isAway(_ travel: CGVector) -> Bool { hypot(travel.dx, travel.dy) >= Self.slop }

    /// From here on the translation is counted: travel - slop · travel / |travel|.
    private func leave() {
        guard !hasLeft else { return }
        hasLeft = true
        let length = max(hypot(travel.dx, travel.dy), Self.slop)
        let slop = CGVector(dx: travel.dx / length * Self.slop, dy: travel.dy / length * Self.slop)
        travel = CGVector(dx: travel.dx - slop.dx, dy: travel.dy - slop.dy)
        trail.shift(by: CGVector(dx: -slop.dx, dy: -slop.dy))
    }

    /// The step of the point in the middle of all fingers; those that have not moved count.
    private func middleStep(of moved: Set<UITouch>) -> CGVector {
        var step = CGVector.zero
        for touch in touches where moved.contains(touch) {
            step.dx += touch.place.x - touch.lastPlace.x
            step.dy += touch.place.y - touch.lastPlace.y
        }
        let count = CGFloat(max(touches.count, 1))
        return CGVector(dx: step.dx / count, dy: step.dy / count)
    }

    // MARK: - Coordinates

    /// Directions turn and stretch with a view, but do not shift.
    private func convert(_ vector: CGVector, to other: UIView?) -> CGVector {
        let (from, to) = (convert(CGPoint.zero, to: other), convert(CGPoint(x: vector.dx, y: vector.dy), to: other))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    private func convert(_ vector: CGVector, from other: UIView?) -> CGVector {
        guard let other else { return vector }
        let window = view?.window ?? sequence.first?.window
        let (from, to) = (other.convert(CGPoint.zero, to: window), other.convert(CGPoint(x: vector.dx, y: vector.dy), to: window))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }
}
