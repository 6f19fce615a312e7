import CoreGraphics

/// A tap on the status bar, which scrolls the content to its top.
@MainActor enum StatusBarTap {
    /// The maximum duration of a tap, in seconds.
    private static let maximumDuration = 0.5

    /// Scrolls to the top if a touch that has ended was a tap on the visible status bar of an application.
    ///
    /// The touch is delivered as usual. An enabled control at the touched point prevents the scrolling.
    static func touchDidEnd(_ touch: UITouch, in application: UIApplication) {
        guard let window = touch.window, window === application.statusBarWindow, touch.tapCount == 1,
            touch.timestamp - touch.startTime <= maximumDuration, touch.windowLocation.distance(to: touch.startLocation) < 10,
            application.statusBarFrame.contains(touch.startLocation), !isInControl(touch.view)
        else { return }
        scrollView(in: window, application)?.scrollToTopIfAllowed()
    }

    private static func isInControl(_ view: UIView?) -> Bool {
        sequence(first: view, next: { $0?.superview }).contains { ($0 as? UIControl)?.isEnabled == true }
    }

    /// Returns the scroll view of the controller in front. If there are several, returns nil on a phone, and on a tablet the scroll view
    /// with the highest top edge.
    private static func scrollView(in window: UIWindow, _ application: UIApplication) -> UIScrollView? {
        var front = window.rootViewController
        while let presented = front?.presentedViewController { front = presented }
        guard let root = front?.viewIfLoaded ?? window.rootViewController?.viewIfLoaded else { return nil }
        let found = scrollViews(in: root, of: window)
        if application.screen.shape?.isPad != true { return found.count == 1 ? found[0] : nil }
        return found.min { $0.convert($0.bounds, to: window).minY < $1.convert($1.bounds, to: window).minY }
    }

    /// Returns the visible scroll views with `scrollsToTop`, from back to front. Scroll views inside of such a scroll view are left out.
    private static func scrollViews(in view: UIView, of window: UIWindow) -> [UIScrollView] {
        guard !view.isHidden, view.alpha > 0, view.convert(view.bounds, to: window).finitelyIntersects(window.bounds) else { return [] }
        if let scrollView = view as? UIScrollView, scrollView.scrollsToTop { return [scrollView] }
        return view.subviews.flatMap { scrollViews(in: $0, of: window) }
    }
}

extension UIScrollView {
    /// Scrolls to the top, unless the content is there already, a finger drags the content, or the delegate forbids it.
    fileprivate func scrollToTopIfAllowed() {
        let top = -adjustedContentInset.top
        guard contentOffset.y > top, !isDragging, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true, window != nil else { return }
        stopMotion()
        let (x, y) = (Double(contentOffset.x), Double(contentOffset.y))
        startAnimation(
            .toTop, ScrollAnimation.ease(from: x, to: x, duration: 0.4), ScrollAnimation.ease(from: y, to: Double(top), duration: 0.4))
    }
}
