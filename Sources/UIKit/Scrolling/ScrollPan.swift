import CoreGraphics

/// The recognizer that drags a scroll view. It also tells it when a finger comes down and when it goes without a drag: the one stops the
/// content, the other lets go of it.
final class ScrollPan: UIPanGestureRecognizer {
    private unowned let scroll: UIScrollView

    init(_ scroll: UIScrollView) {
        self.scroll = scroll
        super.init(target: nil, action: nil)
        addAction { [unowned scroll] _ in scroll.panDidChange() }
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scroll.touchDown()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scroll.letGo()
    }
}

/// Holds touches back from the content for a moment: what becomes a drag by then is none of its business.
final class ScrollPatience: UIGestureRecognizer {
    private static let time = 0.15
    private var timer: Timer?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: Self.time, repeats: false) { [weak self] _ in self?.state = .failed }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        timer?.invalidate()
        timer = nil
    }
}

extension UIScrollView {
    /// The finger's way and velocity are told where the scroll view stands, as its own coordinates move with the content.
    func panDidChange() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            beginDrag(heading: heading)
            drag(to: pan.translation(in: superview))
        case .changed: drag(to: pan.translation(in: superview))
        case .ended: endDrag(fingerVelocity: pan.velocity(in: superview))
        case .cancelled: cancelDrag()
        case .possible, .failed: break
        }
    }

    /// The direction in which the finger goes.
    var heading: CGPoint {
        let velocity = panGestureRecognizer.velocity(in: superview)
        return velocity == .zero ? panGestureRecognizer.translation(in: superview) : velocity
    }
}
