import CoreGraphics

/// The recognizer of a two-finger pinch, which zooms a scroll view and moves its content with the midpoint of the fingers.
final class ScrollPinchGestureRecognizer: UIGestureRecognizer {
    /// The minimum change of the distance between the fingers that starts a pinch, in points.
    private static let minimumDistanceChange: CGFloat = 8

    private unowned let scrollView: UIScrollView
    /// The distance between the fingers at which the scale is 1.
    private var startDistance: CGFloat = 0
    /// The last midpoint of the fingers, in the superview of the scroll view.
    private var midpoint = CGPoint.zero

    init(_ scroll: UIScrollView) {
        self.scrollView = scroll
        super.init(target: nil, action: nil)
        addAction { [unowned self] _ in pinchGestureDidChange() }
    }

    required init?(coder: NSCoder) { return nil }

    /// The distance between the two fingers.
    private var fingerDistance: CGFloat { touches.count == 2 ? touches[0].windowLocation.distance(to: touches[1].windowLocation) : 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 2 { startDistance = max(fingerDistance, 1) }
        if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        if state != .possible {
            state = .changed
        } else if abs(fingerDistance - startDistance) > Self.minimumDistanceChange {
            // The scale is measured from this distance, so that the content does not jump.
            startDistance = max(fingerDistance, 1)
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if numberOfTouches - touches.count <= 0 { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    override func reset() {
        super.reset()
        startDistance = 0
    }

    /// Allows a pinch even if one of the fingers has already started a drag. The drag ends when the pinch begins.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scrollView.panGestureRecognizer
    }

    private func pinchGestureDidChange() {
        let currentMidpoint = location(in: scrollView.superview)
        if state == .began {
            scrollView.panGestureRecognizer.isEnabled = false
            scrollView.panGestureRecognizer.isEnabled = scrollView.isScrollEnabled
        } else if state == .changed {
            scrollView.moveDuringZoom(by: CGVector(dx: currentMidpoint.x - midpoint.x, dy: currentMidpoint.y - midpoint.y))
        }
        midpoint = currentMidpoint
        scrollView.pinchDidChange(state, scale: startDistance > 0 ? fingerDistance / startDistance : 1, about: location(in: scrollView))
    }
}
