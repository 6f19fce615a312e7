import CoreGraphics

/// The recognizer that drags a scroll view.
///
/// It also reports to the scroll view when a touch begins, and when a touch ends without a drag. The beginning of a touch stops the
/// content. If the touch ends without a drag, content that is beyond an edge returns to the edge, and content with pages moves to a page.
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
