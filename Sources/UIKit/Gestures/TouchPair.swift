import CoreGraphics

/// The distance and direction between two touches.
nonisolated struct TouchPair {
    /// The distance in points, at least 1.
    var distance: CGFloat
    /// The direction from the first to the second touch, in radians, clockwise from the direction to the right.
    var angle: CGFloat

    init(_ a: CGPoint, _ b: CGPoint) {
        distance = max(a.distance(to: b), 1)
        angle = atan2(b.y - a.y, b.x - a.x)
    }

    /// Returns the rotation to another pair in radians, in -π…π.
    func rotation(to other: TouchPair) -> CGFloat { (other.angle - angle).remainder(dividingBy: 2 * .pi) }

    /// The movement of the touches relative to each other, in points, at which a gesture begins. The scale or the rotation of the gesture
    /// does not include this movement.
    static let slop: CGFloat = 8
}

extension UIGestureRecognizer {
    /// The first two touches that are down, or nil if there are fewer.
    var touchPair: TouchPair? {
        let activeTouches = touches.filter { !$0.hasEnded }
        return activeTouches.count >= 2 ? TouchPair(activeTouches[0].windowLocation, activeTouches[1].windowLocation) : nil
    }
}
