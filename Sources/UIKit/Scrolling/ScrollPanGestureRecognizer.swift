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
