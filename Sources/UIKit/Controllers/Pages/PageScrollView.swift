import CoreGraphics

/// The scroll view of a page view controller. Its content has space for three pages.
final class PageScrollView: UIScrollView {
    unowned let scroller: PageScroller

    init(_ scroller: PageScroller) {
        self.scroller = scroller
        super.init(frame: .zero)
        isPagingEnabled = true
        contentInsetAdjustmentBehavior = .never
        (showsHorizontalScrollIndicator, showsVerticalScrollIndicator) = (false, false)
        scrollsToTop = false
        isDirectionalLockEnabled = true
        delegate = scroller
    }

    required init?(coder: NSCoder) { return nil }

    /// Requests the pages on both sides before the drag, because they determine in which directions the content can move.
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        if gestureRecognizer === panGestureRecognizer { scroller.loadNeighbors() }
        return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// Makes the nearer page the visible page, if the drag interrupts a transition.
    override func dragWillBegin() {
        super.dragWillBegin()
        scroller.dragWillBegin()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if window != nil, isAtRest { scroller.loadNeighbors() }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        window == nil ? scroller.finishTransition() : setNeedsLayout()
    }
}
