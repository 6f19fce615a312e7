import CoreGraphics

/// The object that shows the pages of a page view controller and turns them: a `PageScroller` or a `PageCurler`.
@MainActor protocol Pager: AnyObject {
    /// The recognizers that `UIPageViewController.gestureRecognizers` returns.
    var gestureRecognizers: [UIGestureRecognizer] { get }
    /// The new pages of an animated change by code that is in progress, or nil if there is no such change.
    var requestedPages: [UIViewController]? { get }
    /// The index that the page control shows for the visible page.
    var pageControlIndex: Int { get }

    /// Adds the views.
    func install(in view: UIView)
    /// Sets the frames of the views.
    func layOut(in area: CGRect)
    /// Shows pages at once or with a transition.
    func show(
        _ pages: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?)
    /// Turns to the page before or after the visible page, as for a gesture.
    func turn(_ direction: UIPageViewController.NavigationDirection)
    /// Discards pages that were requested from the data source, and enables or disables the gestures.
    func dataSourceDidChange()
    /// Ends a transition at once, at the nearer pages or at the pages to which its animation leads.
    func finishTransition()
}

extension UIPageViewController {
    /// Adds a page as a child. Calls its `viewWillAppear`, if this controller is visible.
    func beginShowing(_ page: UIViewController, animated: Bool) {
        if page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        if isVisible { page.beginAppearanceTransition(true, animated: animated) }
    }

    /// Calls `viewDidAppear` of a page, if this controller is visible.
    func endShowing(_ page: UIViewController) {
        if isVisible { page.endAppearanceTransition() }
    }

    /// Calls `viewWillDisappear` of a page, if this controller is visible.
    func beginHiding(_ page: UIViewController, animated: Bool) {
        if isVisible { page.beginAppearanceTransition(false, animated: animated) }
    }

    /// Removes a page and its view, and calls `viewDidDisappear`.
    func endHiding(_ page: UIViewController) {
        page.viewIfLoaded?.removeFromSuperview()
        page.endAppearanceTransition()
        guard page.parent === self else { return }
        page.willMove(toParent: nil)
        page.removeFromParent()
    }

    /// Replaces the pages without animation.
    ///
    /// - Parameter addViews: Adds the views of the new pages.
    func replacePages(by new: [UIViewController], addViews: () -> Void) {
        let old = pages
        let (removed, added) = (old.filter { !new.contains(object: $0) }, new.filter { !old.contains(object: $0) })
        for page in removed { beginHiding(page, animated: false) }
        for page in added { beginShowing(page, animated: false) }
        pages = new
        addViews()
        for page in removed { endHiding(page) }
        for page in added { endShowing(page) }
        setNeedsStatusBarAppearanceUpdate()
    }
}
