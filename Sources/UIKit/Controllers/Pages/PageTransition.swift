/// A change from the visible pages to other pages that is in progress.
@MainActor final class PageTransition {
    let direction: UIPageViewController.NavigationDirection
    /// The pages that are visible before the transition.
    let oldPages: [UIViewController]
    /// The pages that are visible after the transition.
    let newPages: [UIViewController]
    /// Whether the user turns the page, rather than a call of `setViewControllers`. The delegate is notified only in this case.
    let isByUser: Bool
    /// The completion that was passed to `setViewControllers`.
    let completion: ((Bool) -> Void)?

    init(
        _ direction: UIPageViewController.NavigationDirection, from oldPages: [UIViewController], to newPages: [UIViewController],
        isByUser: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        (self.direction, self.oldPages, self.newPages) = (direction, oldPages, newPages)
        (self.isByUser, self.completion) = (isByUser, completion)
    }

    /// The pages that become visible.
    var addedPages: [UIViewController] { newPages.filter { !oldPages.contains(object: $0) } }
    /// The pages that become hidden.
    var removedPages: [UIViewController] { oldPages.filter { !newPages.contains(object: $0) } }

    /// Begins the appearance of the new pages and the disappearance of the old pages.
    func beginAppearance(in owner: UIPageViewController) {
        for page in removedPages { owner.beginHiding(page, animated: true) }
        for page in addedPages { owner.beginShowing(page, animated: true) }
    }

    /// Ends the appearance calls. If the transition was cancelled, the new pages disappear and the old pages appear
    /// again.
    func endAppearance(in owner: UIPageViewController, completed: Bool) {
        if !completed {
            for page in addedPages { owner.beginHiding(page, animated: true) }
            for page in removedPages { owner.beginShowing(page, animated: true) }
        }
        for page in completed ? removedPages : addedPages { owner.endHiding(page) }
        for page in completed ? addedPages : removedPages { owner.endShowing(page) }
    }

    /// Calls the completion and the delegate. It is the last step of the transition.
    func notifyEnd(in owner: UIPageViewController, completed: Bool) {
        owner.setNeedsStatusBarAppearanceUpdate()
        if isByUser {
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: true, previousViewControllers: oldPages, transitionCompleted: completed)
        }
        completion?(completed)
    }
}
