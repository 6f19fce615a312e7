import CoreGraphics

/// The recognizer that drags a scroll view.
///
/// It also reports when a touch begins, which stops the content, and when a touch ends without a drag, which releases the content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private unowned let scrollView: UIScrollView

    init(_ scroll: UIScrollView) {
        self.scrollView = scroll
        super.init(target: nil, action: nil)
        addAction { [unowned scroll] _ in scroll.panDidChange() }
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        scrollView.touchDidBegin()
        super.touchesBegan(touches, with: event)
    }

    override func reset() {
        super.reset()
        scrollView.touchDidEndWithoutDrag()
    }
}

/// Delays touches on the content for a short time. If the touch becomes a drag in this time, the content does not receive it.
final class TouchDelayGestureRecognizer: UIGestureRecognizer {
    /// The delay, in seconds.
    private static let delay = 0.15
    private var timer: Timer?

    init() {
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        cancelsTouchesInView = false
    }

    required init?(coder: NSCoder) { return nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil else { return }
        timer = .scheduledTimer(withTimeInterval: Self.delay, repeats: false) { [weak self] _ in self?.state = .failed }
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
    /// Updates the drag after a change of the pan gesture.
    ///
    /// Translation and velocity are measured in the superview, because the scroll view's own coordinates move with the content.
    func panDidChange() {
        let pan = panGestureRecognizer
        switch pan.state {
        case .began:
            beginDrag(direction: dragDirection)
            drag(to: pan.translation(in: superview))
        case .changed: drag(to: pan.translation(in: superview))
        case .ended: endDrag(fingerVelocity: pan.velocity(in: superview))
        case .cancelled: cancelDrag()
        case .possible, .failed: break
        }
    }

    /// The direction of the finger's motion.
    var dragDirection: CGPoint {
        let velocity = panGestureRecognizer.velocity(in: superview)
        return velocity == .zero ? panGestureRecognizer.translation(in: superview) : velocity
    }
}
