import CoreGraphics

/// Two fingers that spread or come together over a scroll view: what it zooms grows and shrinks with them, and goes along with their middle.
final class ScrollPinch: UIGestureRecognizer {
    /// Fingers that tremble do not zoom.
    private static let slop: CGFloat = 8

    private unowned let scroll: UIScrollView
    private var start: CGFloat = 0
    /// The middle of the fingers, where the scroll view stands.
    private var middle = CGPoint.zero

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init(target: nil, action: nil)
        addAction { [unowned self] _ in report() }
    }

    required init?(coder: NSCoder) { return nil }

    private var spread: CGFloat { touches.count == 2 ? touches[0].place.distance(to: touches[1].place) : 0 }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.touches.count == 2 { start = max(spread, 1) }
        if self.touches.count > 2 { for touch in touches { ignore(touch, for: event) } }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == 2 else { return }
        if state != .possible {
            state = .changed
        } else if abs(spread - start) > Self.slop {
            // From here on the scale is counted, so that nothing jumps.
            start = max(spread, 1)
            state = .began
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state != .possible { state = .ended } else if numberOfTouches - touches.count <= 0 { state = .failed }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }

    override func reset() {
        super.reset()
        start = 0
    }

    /// A drag that one of the fingers began is no reason not to zoom; it ends here.
    override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        preventingGestureRecognizer !== scroll.panGestureRecognizer
    }

    private func report() {
        let place = location(in: scroll.superview)
        if state == .began {
            scroll.panGestureRecognizer.isEnabled = false
            scroll.panGestureRecognizer.isEnabled = scroll.isScrollEnabled
        } else if state == .changed {
            scroll.carry(by: CGVector(dx: place.x - middle.x, dy: place.y - middle.y))
        }
        middle = place
        scroll.pinchDidChange(state, scale: start > 0 ? spread / start : 1, about: location(in: scroll))
    }
}
