import CoreGraphics

/// The methods that a scroll view calls on its delegate. All methods are optional.
///
/// `@MainActor` is explicit, because Swift 6.3 ignores the module's default isolation if a protocol of another module inherits from this
/// protocol.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content offset has changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after the zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when a drag begins.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when the finger lifts at the end of a drag.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The offset at which the content will come to rest. The delegate may change it.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after a drag has ended. `decelerate` is true if the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the content starts to move without a finger after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when the content comes to rest after a drag.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called at the end of an animated `setContentOffset(_:animated:)` or `scrollRectToVisible(_:animated:)`, and of scrolling by the
    /// mouse wheel, by keys, or to the focused view.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the view that is scaled when the user zooms. Nil, the default, disables zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before the zoom scale starts to change.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after zooming has ended, with the final scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    /// Returns whether a tap on the status bar scrolls to the top. The default is true.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar has scrolled the content to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after `adjustedContentInset` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

/// The default implementations, which make all methods optional.
extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns nil, which disables zooming.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns true.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
