/// A sheet that is turned: the pages on its two sides, and the pages that the page view controller has after the turn.
@MainActor struct PaperSheet {
    /// The pages of the page view controller after the turn. If the spine is not in the middle, a second page is the back of the first.
    var newPages: [UIViewController]
    /// The page on the front, which is visible if the sheet is not turned.
    var front: UIViewController
    /// The page on the back, or nil for a sheet with one side.
    var back: UIViewController?

    /// Creates the sheet whose turn replaces the pages of the page view controller by other pages.
    ///
    /// - Parameter back: The page on the back. If it is nil, the back is the second of the earlier pages. If there is only one earlier
    ///   page, the sheet has no back. The earlier pages are the old pages of a forward turn, or the new pages of a backward turn. The
    ///   parameter is ignored if the spine is in the middle.
    init(
        to newPages: [UIViewController], _ direction: UIPageViewController.NavigationDirection, of owner: UIPageViewController,
        back: UIViewController?
    ) {
        self.newPages = newPages
        let (earlier, later) = direction == .forward ? (owner.pages, newPages) : (newPages, owner.pages)
        if owner.spineLocation == .mid, earlier.count == 2, later.count == 2 {
            (front, self.back) = (earlier[1], later[0])
        } else {
            (front, self.back) = (earlier[0], back ?? (earlier.count > 1 ? earlier[1] : nil))
        }
    }

    /// Requests the pages of a turn from the data source. Returns nil if it does not provide all pages that the turn needs.
    static func requested(_ direction: UIPageViewController.NavigationDirection, by owner: UIPageViewController) -> PaperSheet? {
        guard let source = owner.dataSource, let first = owner.pages.first, let last = owner.pages.last else { return nil }
        func next(_ page: UIViewController?) -> UIViewController? {
            page.flatMap {
                direction == .forward
                    ? source.pageViewController(owner, viewControllerAfter: $0)
                    : source.pageViewController(owner, viewControllerBefore: $0)
            }
        }
        let edge = direction == .forward ? last : first
        guard owner.isDoubleSided else {
            return next(edge).map { PaperSheet(to: [$0], direction, of: owner, back: nil) }
        }
        guard let nearer = next(edge) else { return nil }
        if owner.pages.count == 2 {
            // The nearer page, and the next page in the direction of the turn. Both are listed in their order in the book.
            let farther = next(nearer)
            if owner.spineLocation == .mid, farther == nil { return nil }
            let pages = direction == .forward ? [nearer, farther] : [farther, nearer]
            return PaperSheet(to: pages.compactMap { $0 }, direction, of: owner, back: direction == .reverse ? nearer : nil)
        }
        // One page: the nearer page is on the back of the turned sheet, and the next page becomes the visible one.
        return next(nearer).map { PaperSheet(to: [$0], direction, of: owner, back: nearer) }
    }
}
