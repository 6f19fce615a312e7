import CoreGraphics

/// Shows the pages of a page view controller beside each other in a scroll view.
///
/// The content of the scroll view has space for three pages. At rest, the visible page is in the middle. After each transition, the
/// content is arranged again around the page that is visible then.
final class PageScroller: Pager, UIScrollViewDelegate {
    private unowned let owner: UIPageViewController
    private lazy var scrollView = PageScrollView(self)

    /// The page beside the visible page: not requested yet, missing, or a controller.
    private enum Neighbor {
        case unknown, none
        case page(UIViewController)

        var page: UIViewController? {
            if case .page(let page) = self { return page }
            return nil
        }
    }
    private var before = Neighbor.unknown
    private var after = Neighbor.unknown
    private var transition: PageTransition?
    /// Whether this object is changing the offset or the insets to arrange the content.
    private var isArranging = false
    private(set) var pageControlIndex = 0

    init(_ owner: UIPageViewController) { self.owner = owner }

    let gestureRecognizers: [UIGestureRecognizer] = []
    var requestedPages: [UIViewController]? { transition.flatMap { $0.isByUser ? nil : $0.newPages } }

    // MARK: - Geometry

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }
    /// 1 if the page after the visible page is to its right or below it, otherwise -1.
    private var sign: CGFloat {
        isHorizontal && scrollView.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }
    /// The distance between two pages.
    private var length: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    /// Returns the content offset of a page. The visible page has the position 0, the page after it has the position 1.
    private func offset(of position: CGFloat) -> CGPoint {
        let distance = (1 + sign * position) * length
        return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// The displayed position in pages: 0 if the visible page fills the area, 1 if the page after it fills the area.
    private var position: CGFloat {
        guard length > 0 else { return 0 }
        return ((isHorizontal ? scrollView.contentOffset.x : scrollView.contentOffset.y) / length - 1) * sign
    }

    /// Returns the frame of a page in the content.
    private func frame(of position: CGFloat) -> CGRect {
        let (origin, spacing) = (offset(of: position), owner.pageSpacing)
        let rect = CGRect(origin: origin, size: scrollView.bounds.size)
        return isHorizontal ? rect.insetBy(dx: spacing / 2, dy: 0) : rect.insetBy(dx: 0, dy: spacing / 2)
    }

    func install(in view: UIView) {
        view.insertSubview(scrollView, at: 0)
        scrollView.isScrollEnabled = owner.dataSource != nil
        for page in owner.pages { scrollView.addSubview(page.view) }
    }

    func layOut(in area: CGRect) {
        let spacing = owner.pageSpacing
        let frame = isHorizontal ? area.insetBy(dx: -spacing / 2, dy: 0) : area.insetBy(dx: 0, dy: -spacing / 2)
        guard scrollView.frame != frame else { return }
        finishTransition()
        scrollView.frame = frame
        arrange()
    }

    /// Moves the visible page into the middle, and limits the range of the offset to the pages that exist.
    private func arrange() {
        arrangeContent(at: 0)
        for page in owner.pages { page.viewIfLoaded?.setUntransformedFrame(frame(of: 0)) }
    }

    private func arrangeContent(at position: CGFloat) {
        isArranging = true
        let size = scrollView.bounds.size
        scrollView.contentSize =
            isHorizontal ? CGSize(width: 3 * length, height: size.height) : CGSize(width: size.width, height: 3 * length)
        // A negative inset excludes the space of a missing page from the range of the offset.
        let (first, last) = sign > 0 ? (before, after) : (after, before)
        let (start, end) = (first.page == nil ? -length : 0, last.page == nil ? -length : 0)
        scrollView.contentInset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end) : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        scrollView.alwaysBounceHorizontal = isHorizontal
        scrollView.alwaysBounceVertical = !isHorizontal
        scrollView.contentOffset = offset(of: position)
        isArranging = false
    }

    // MARK: - Neighbors

    func dataSourceDidChange() {
        (before, after) = (.unknown, .unknown)
        guard owner.isViewLoaded else { return }
        scrollView.isScrollEnabled = owner.dataSource != nil
        if transition == nil { arrange() }
        scrollView.setNeedsLayout()
    }

    /// Requests the pages beside the visible page from the data source, unless they are known.
    func loadNeighbors() {
        guard transition == nil, let page = owner.pages.first, let source = owner.dataSource else { return }
        var isChanged = false
        if case .unknown = before {
            before = source.pageViewController(owner, viewControllerBefore: page).map { .page($0) } ?? .none
            isChanged = true
        }
        if case .unknown = after, owner.pages.first === page {
            after = source.pageViewController(owner, viewControllerAfter: page).map { .page($0) } ?? .none
            isChanged = true
        }
        if isChanged, transition == nil { arrangeContent(at: position) }
    }

    private func neighbor(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        direction == .forward ? after.page : before.page
    }

    // MARK: - Transitions

    func show(
        _ pages: [UIViewController], direction: UIPageViewController.NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        finishTransition()
        (before, after) = (.unknown, .unknown)
        guard animated, let page = pages.first, owner.pages.first !== page, !owner.pages.isEmpty, owner.isVisible, length > 0 else {
            owner.replacePages(by: pages) {
                guard owner.isViewLoaded else { return }
                for page in pages { scrollView.addSubview(page.view) }
                arrange()
            }
            updatePageControlIndex()
            return completion?(true) ?? ()
        }
        (before, after) = direction == .forward ? (.none, .page(page)) : (.page(page), .none)
        arrangeContent(at: 0)
        begin(PageTransition(direction, from: owner.pages, to: pages, isByUser: false, completion: completion))
        updatePageControlIndex()
        scrollView.setContentOffset(offset(of: direction == .forward ? 1 : -1), animated: true)
    }

    /// Reads the index of the new page from the data source. Called after `setViewControllers`.
    private func updatePageControlIndex() { pageControlIndex = owner.dataSource?.presentationIndex(for: owner) ?? 0 }

    func turn(_ direction: UIPageViewController.NavigationDirection) {
        finishTransition()
        loadNeighbors()
        guard neighbor(direction) != nil else { return owner.pageControl.currentPage = pageControlIndex }
        // The transition begins when the offset changes.
        scrollView.setContentOffset(offset(of: direction == .forward ? 1 : -1), animated: true)
    }

    private func begin(_ new: PageTransition) {
        transition = new
        if new.isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: new.newPages) }
        guard transition === new else { return }
        for page in new.newPages {
            UIView.withoutAnimationBlock {
                page.view.setUntransformedFrame(frame(of: new.direction == .forward ? 1 : -1))
                page.view.layoutIfNeeded()
            }
        }
        new.beginAppearance(in: owner)
        guard transition === new else { return }
        for page in new.newPages { scrollView.addSubview(page.view) }
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging, length > 0 else { return }
        let position = position
        guard abs(position) > 1e-6 else { return }
        let direction: UIPageViewController.NavigationDirection = position > 0 ? .forward : .reverse
        if let transition {
            if transition.direction == direction { return }
            // The finger has moved from one side of the visible page to the other.
            end(completed: false, position: position)
        }
        guard transition == nil, let page = neighbor(direction) else { return }
        begin(PageTransition(direction, from: owner.pages, to: [page], isByUser: true))
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { didStop() }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { didStop() }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { didStop() }
    }

    /// Ends the transition if a page fills the visible area. This is not the case if a touch has stopped the content
    /// between two pages.
    private func didStop() {
        let nearest = position.rounded()
        if abs(position - nearest) * length < 0.51 { end(completed: nearest != 0, position: 0) }
    }

    /// Makes the nearer page the visible page before a drag, so that the drag can reach the pages on both sides of it.
    func dragWillBegin() {
        guard let transition, abs(position) > 0.5 else { return }
        let step: CGFloat = transition.direction == .forward ? 1 : -1
        end(completed: true, position: position - step)
    }

    func finishTransition() {
        guard transition != nil else { return }
        scrollView.setContentOffset(scrollView.contentOffset, animated: false)
        end(completed: abs(position) > 0.5, position: 0)
    }

    /// Ends the transition and arranges the content around the visible page.
    ///
    /// - Parameter newPosition: The displayed position after the arrangement.
    private func end(completed: Bool, position newPosition: CGFloat) {
        guard let ended = transition else { return }
        transition = nil
        if completed {
            owner.pages = ended.newPages
            let old: Neighbor = ended.isByUser ? ended.oldPages.first.map { .page($0) } ?? .unknown : .unknown
            (before, after) = ended.direction == .forward ? (old, .unknown) : (.unknown, old)
        } else if !ended.isByUser {
            (before, after) = (.unknown, .unknown)
        }
        arrange()
        scrollView.setNeedsLayout()
        ended.endAppearance(in: owner, completed: completed)
        if ended.isByUser, completed { pageControlIndex += ended.direction == .forward ? 1 : -1 }
        owner.pageControl.currentPage = pageControlIndex
        ended.notifyEnd(in: owner, completed: completed)
        if newPosition != 0, transition == nil { resume(at: newPosition) }
    }

    /// Restores the displayed position after the content was arranged during a drag, and requests the pages that the drag can reach.
    private func resume(at position: CGFloat) {
        arrangeContent(at: position)
        loadNeighbors()
        scrollViewDidScroll(scrollView)
    }
}
