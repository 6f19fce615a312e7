import CoreGraphics

/// A view in a bar that reacts to a tap. It is translucent while it is touched.
class BarItemView: UIView {
    /// Called when the view is tapped.
    var action: () -> Void = {}

    override var canBecomeFocused: Bool { true }

    /// The distance in points outside of the left and right edges within which a touch is delivered to the view. For buttons, it is half of
    /// the space between two buttons of a bar.
    var touchMargin: CGFloat { 0 }
    /// The minimum height in points of the area that reacts to a touch.
    private static let minimumTouchHeight: CGFloat = 44

    /// Whether the point is in the view, or in the larger area around it that a finger can hit.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        let height = max((Self.minimumTouchHeight - bounds.height) / 2, 0)
        return bounds.insetBy(dx: -touchMargin, dy: -height).contains(point)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 0.25 }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = isHit(touches) ? 0.25 : 1 }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isHit = isHit(touches)
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction, animations: { self.alpha = 1 })
        if isHit { action() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { alpha = 1 }

    /// Whether a touch is in the view or at most 30 points away from it.
    private func isHit(_ touches: Set<UITouch>) -> Bool {
        touches.contains { bounds.insetBy(dx: -30, dy: -30).contains($0.location(in: self)) }
    }
}
