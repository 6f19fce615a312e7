import CoreGraphics

/// The heights of the parts of a navigation bar, for one controller of the stack.
///
/// The heights follow the content of the controller: scrolling up first covers the search bar, if `hidesSearchBarWhenScrolling` is true,
/// and then the large title. Content that is pulled down beyond its edge stretches a bar with a large title. The height by which the bar
/// shrinks is added to the range of the scroll view, so that the content can be scrolled back to its earlier position.
final class NavigationBarExtent {
    private weak var controller: UIViewController?
    private(set) weak var scrollView: UIScrollView?

    /// The height of the row with the buttons.
    private(set) var rowHeight: CGFloat = 44
    /// The height of the prompt above the row.
    private(set) var promptHeight: CGFloat = 0
    /// The height of the large title if it is not covered.
    private(set) var fullTitleHeight: CGFloat = 0
    /// The height of the search bar if it is not covered.
    private(set) var fullSearchHeight: CGFloat = 0
    private var isSearchCollapsible = false
    /// The displayed height of the large title.
    private(set) var titleHeight: CGFloat = 0
    /// The displayed height of the search bar.
    private(set) var searchHeight: CGFloat = 0
    /// The height by which the bar is stretched, because the content is pulled down.
    private(set) var stretch: CGFloat = 0
    /// The opacity of the usual background: 0 while no content is behind the bar, 1 if the background is fully visible.
    private(set) var backgroundProgress: CGFloat = 1
    /// Whether the bar is transparent while no content is behind it.
    private(set) var hasScrollEdge = false

    static let largeTitleHeight: CGFloat = 52
    static let searchBarHeight: CGFloat = 52
    static let promptHeight: CGFloat = 30
    /// The distance in points over which the background appears.
    private static let backgroundDistance: CGFloat = 12

    init(_ controller: UIViewController) { self.controller = controller }

    /// The height by which the content is inset.
    var height: CGFloat { promptHeight + rowHeight + titleHeight + searchHeight }
    /// The height of the bar on the screen.
    var displayedHeight: CGFloat { height + stretch }
    private var collapsibleHeight: CGFloat { fullTitleHeight + (isSearchCollapsible ? fullSearchHeight : 0) }
    /// Whether the heights or the background of the bar can depend on the offset of the content.
    var followsContent: Bool { collapsibleHeight > 0 || hasScrollEdge || fullTitleHeight + fullSearchHeight > 0 }

    // MARK: - Configuration

    /// Reads the properties of the bar and of the item.
    ///
    /// - Parameters:
    ///   - rowHeight: The height of the row with the buttons.
    ///   - isLarge: Whether the title is large.
    ///   - hasScrollEdge: Whether the bar is transparent while no content is behind it.
    ///   - contentExtendsBehindBar: Whether the content extends behind the bar. Otherwise, the bar keeps its full height.
    func configure(rowHeight: CGFloat, isLarge: Bool, hasScrollEdge: Bool, contentExtendsBehindBar: Bool) {
        guard let controller else { return }
        let item = controller.navigationItem
        let search = item.searchController
        let hidesRow = search?.isActive == true && search?.hidesNavigationBarDuringPresentation == true
        self.rowHeight = hidesRow ? 0 : rowHeight
        promptHeight = hidesRow || item.prompt == nil ? 0 : Self.promptHeight
        fullTitleHeight = isLarge && !hidesRow ? Self.largeTitleHeight : 0
        fullSearchHeight = search.map { Self.searchBarHeight + ($0.searchBar.showsScopeBar ? UISearchBar.scopeHeight : 0) } ?? 0
        self.hasScrollEdge = hasScrollEdge
        let content = contentExtendsBehindBar ? Self.contentScrollView(of: controller) : nil
        if content !== scrollView { detach() }
        scrollView = content
        isSearchCollapsible = item.hidesSearchBarWhenScrolling && search?.isActive != true && scrollView != nil
        search?.searchedController = controller
        if scrollView?.barExtent !== self { scrollView?.barExtent?.detach() }
        scrollView?.barExtent = followsContent ? self : nil
        update()
    }

    /// Returns the scroll view whose content is behind the bar: the scroll view that the controller has set, its view, or the first
    /// subview of its view.
    private static func contentScrollView(of controller: UIViewController) -> UIScrollView? {
        guard let view = controller.viewIfLoaded else { return nil }
        let found = controller.contentScrollView(for: .top) ?? view as? UIScrollView ?? view.subviews.first as? UIScrollView
        guard let found, found.contentInsetAdjustmentBehavior != .never else { return nil }
        // The bar does not follow a scroll view that begins below the top edge of the view.
        return found === view || found.frame.isEmpty || found.frame.minY <= view.bounds.minY + 0.5 ? found : nil
    }

    // MARK: - Following the content

    /// Returns the distance by which the content is scrolled from its position below the full bar. The distance is negative for content
    /// that is pulled down.
    private func scrolledDistance(_ scrollView: UIScrollView) -> CGFloat {
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top + scrollView.collapsedBarHeight
    }

    /// Whether the insets of the content are changing because the bar follows it.
    private(set) var isFollowingContent = false

    /// Called when the offset of the content has changed.
    func contentDidScroll() {
        guard let controller, !isFollowingContent, update() else { return }
        isFollowingContent = true
        defer { isFollowingContent = false }
        applyToScrollView()
        (controller.parent as? UINavigationController)?.barExtentDidFollowContent(of: controller)
    }

    /// Ends the connection to the scroll view, because the bar is hidden or the controller has left its stack.
    func detach() {
        scrollView?.barExtent = nil
        scrollView = nil
    }

    /// Computes the heights for the offset of the content. Without a scroll view, the bar has its full height. Returns whether a value has
    /// changed.
    @discardableResult
    func update() -> Bool {
        let old = (titleHeight, searchHeight, stretch, backgroundProgress)
        guard let scrollView, scrollView.barExtent === self else {
            (titleHeight, searchHeight, stretch) = (fullTitleHeight, fullSearchHeight, 0)
            backgroundProgress = hasScrollEdge ? 0 : 1
            return old != (titleHeight, searchHeight, stretch, backgroundProgress)
        }
        let distance = scrolledDistance(scrollView)
        let covered = min(max(distance, 0), collapsibleHeight)
        let coveredSearch = isSearchCollapsible ? min(covered, fullSearchHeight) : 0
        searchHeight = fullSearchHeight - coveredSearch
        titleHeight = fullTitleHeight - (covered - coveredSearch)
        stretch = fullTitleHeight > 0 ? max(-distance, 0) : 0
        backgroundProgress = hasScrollEdge ? min(max((distance - collapsibleHeight) / Self.backgroundDistance, 0), 1) : 1
        return old != (titleHeight, searchHeight, stretch, backgroundProgress)
    }

    /// Sets the scroll view's `collapsedBarHeight`, the height by which the bar can grow.
    func applyToScrollView() {
        guard let scrollView, scrollView.barExtent === self else { return }
        scrollView.collapsedBarHeight = fullTitleHeight + fullSearchHeight - titleHeight - searchHeight
    }

    /// Returns the offset at which the scrolling after a swipe ends: the bar is then either full, or without its search bar, or
    /// collapsed. A target at which the bar is full or collapsed is returned unchanged.
    func restingOffset(for target: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        let start = -scrollView.adjustedContentInset.top - scrollView.collapsedBarHeight
        let distance = target.y - start
        guard distance > 0, distance < collapsibleHeight else { return target }
        let stops = isSearchCollapsible ? [0, fullSearchHeight, collapsibleHeight] : [0, collapsibleHeight]
        let end = CGFloat(scrollView.rangeY.restingOffsets.upperBound) - start
        // If the content is too short to cover the bar, the bar stays full.
        let nearest = stops.filter { $0 <= end + 0.01 }.min { abs($0 - distance) < abs($1 - distance) }
        return CGPoint(x: target.x, y: start + (nearest ?? 0))
    }
}
