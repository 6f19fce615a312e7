import CoreGraphics

/// How two fingers stand to each other.
nonisolated struct FingerPair {
    var distance: CGFloat
    /// In radians, clockwise from the right.
    var angle: CGFloat

    init(_ a: CGPoint, _ b: CGPoint) {
        distance = max(a.distance(to: b), 1)
        angle = atan2(b.y - a.y, b.x - a.x)
    }

    /// The shorter way round from this angle to that.
    func turn(to other: FingerPair) -> CGFloat { (other.angle - angle).remainder(dividingBy: 2 * .pi) }

    /// So far the fingers have to move, against each other or about each other, until they mean it. What is beyond counts.
    static let slop: CGFloat = 8
}

extension UIGestureRecognizer {
    /// The first two fingers; nil while there are fewer.
    var pair: FingerPair? {
        let down = touches.filter { !$0.isOver }
        return down.count >= 2 ? FingerPair(down[0].place, down[1].place) : nil
    }
}
