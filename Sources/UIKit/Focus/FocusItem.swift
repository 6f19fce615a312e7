import CoreGraphics
import QuartzCore

/// A view that can have the focus, and its frame in its window.
struct FocusItem {
    let view: UIView
    let frame: CGRect

    /// Creates an item. Fails if the view is not in a window, cannot have the focus, or does not accept touches.
    init?(_ view: UIView) {
        guard let window = view.window, view.canBecomeFocused, view.acceptsTouches else { return nil }
        self.view = view
        frame = view.convert(view.bounds, to: window)
    }

    /// The location of a simulated touch: the middle of the visible part, or a location beside it if another view covers the middle. Nil if
    /// no part is visible.
    var touchLocation: CGPoint? {
        guard let window = view.window else { return nil }
        let visibleRect = view.enclosingScrollViews.reduce(frame.finiteIntersection(window.bounds)) { rect, scroll in
            rect.finiteIntersection(scroll.convert(scroll.bounds, to: window))
        }
        guard !visibleRect.isEmpty else { return nil }
        let locations = Self.touchFractions.map {
            CGPoint(x: visibleRect.minX + visibleRect.width * $0.x, y: visibleRect.minY + visibleRect.height * $0.y)
        }
        return locations.first { window.hitTest($0, with: nil)?.isDescendant(of: view) == true } ?? locations[0]
    }

    /// The candidates for `touchLocation` as fractions of the visible part, starting with the middle.
    private static let touchFractions = [(0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5)].map { CGPoint(x: $0.0, y: $0.1) }

    /// Returns all items of the key window in reading order.
    static func all(in application: UIApplication) -> [FocusItem] {
        guard let window = application.keyWindow else { return [] }
        var found: [FocusItem] = []
        window.collectFocusItems(&found)
        return inReadingOrder(found.filter { $0.isReachable(in: window) }, isRightToLeft: window.isRightToLeft)
    }

    /// Returns the nearest view in a direction. The distance of a view is the distance along the direction plus twice the distance across
    /// it. Views whose center is at most 1 point farther in the direction are skipped. If there is no other view, returns nil.
    ///
    /// - Parameter scroll: The view in which the nearest view is searched for, or nil for all views.
    static func nearest(to view: UIView, toward direction: CGVector, in application: UIApplication, inside scroll: UIView? = nil) -> UIView?
    {
        guard let start = FocusItem(view)?.frame else { return nil }
        func distance(_ frame: CGRect) -> CGFloat? {
            let (x, y) = (frame.midX - start.midX, frame.midY - start.midY)
            let along = x * direction.dx + y * direction.dy
            let across = abs(x * direction.dy) + abs(y * direction.dx)
            return along > 1 ? along + across * 2 : nil
        }
        let items = all(in: application).filter { item in scroll.map { item.view.isDescendant(of: $0) } ?? true }
        let near = items.compactMap { item in distance(item.frame).map { (item.view, $0) } }
        return near.min { $0.1 < $1.1 }?.0
    }

    /// Whether a touch can reach the view.
    ///
    /// A view that is covered by another view, such as a sheet, is not reachable. A view outside the visible part of a scroll view is
    /// reachable, because it can be scrolled into view.
    private func isReachable(in window: UIWindow) -> Bool {
        if let touchLocation, window.hitTest(touchLocation, with: nil)?.isDescendant(of: view) == true { return true }
        guard let scroll = view.enclosingScrollViews.first else { return false }
        let visibleRect = scroll.convert(scroll.bounds, to: window).finiteIntersection(window.bounds)
        return !visibleRect.isEmpty
            && window.hitTest(CGPoint(x: visibleRect.midX, y: visibleRect.midY), with: nil)?.isDescendant(of: scroll) == true
    }

    /// Returns the tab stops of the key window in reading order. All rows of a list are one tab stop at the top of the list.
    static func tabStops(in application: UIApplication) -> [FocusItem] {
        var lists: [UIView] = []
        let items = all(in: application).compactMap { item -> FocusItem? in
            guard let list = item.view.enclosingFocusList, item.view.enclosingCell != nil else { return item }
            guard !lists.contains(list), let window = list.window else { return nil }
            lists.append(list)
            let frame = list.convert(list.bounds, to: window)
            return FocusItem(view: list, frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0))
        }
        return inReadingOrder(items, isRightToLeft: application.keyWindow?.isRightToLeft == true)
    }

    private init(view: UIView, frame: CGRect) { (self.view, self.frame) = (view, frame) }

    /// Sorts items into rows from top to bottom, and each row from the leading to the trailing edge. The center of each item of a row is
    /// less than 12 points below the center of the row's first item.
    private static func inReadingOrder(_ items: [FocusItem], isRightToLeft: Bool) -> [FocusItem] {
        var rows: [[FocusItem]] = []
        for item in items.enumerated().sorted(by: { ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset) }).map(
            \.element)
        {
            if let first = rows.last?.first, item.frame.midY - first.frame.midY < 12 {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { row in
            row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
        }
    }
}

extension UIView {
    /// Whether the view and all its superviews are visible and accept touches.
    var acceptsTouches: Bool {
        var next: UIView? = self
        while let view = next {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            next = view.superview
        }
        return true
    }

    /// The scroll views around the view, innermost first.
    var enclosingScrollViews: [UIScrollView] { sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView } }

    /// The innermost list around the view, or nil.
    var enclosingFocusList: (any FocusList)? { enclosingScrollViews.lazy.compactMap { $0 as? any FocusList }.first }

    /// The cell of a list that contains the view, or the view itself if it is such a cell. Nil if there is none.
    var enclosingCell: UIView? { sequence(first: self, next: \.superview).first { $0.superview is any FocusList && $0.respondsToTaps } }

    /// Whether the distance from the view to the visible part of a scroll view is at most half the size of the scroll view.
    ///
    /// If a view is farther away, the focus does not move to it, and the content is scrolled instead.
    func isNearVisiblePart(of scroll: UIScrollView) -> Bool {
        let area = scroll.bounds.insetBy(dx: -scroll.bounds.width / 2, dy: -scroll.bounds.height / 2)
        return area.finitelyIntersects(convert(bounds, to: scroll))
    }

    fileprivate func collectFocusItems(_ found: inout [FocusItem]) {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
        if let item = FocusItem(self) { found.append(item) }
        for subview in subviews { subview.collectFocusItems(&found) }
    }

    /// Scrolls the scroll views around the view so that it is visible. Scroll views with disabled scrolling are skipped.
    func scrollIntoView() {
        for scroll in enclosingScrollViews where scroll.isScrollEnabled {
            let targetOffset = scroll.offset(showing: convert(bounds, to: scroll).insetBy(dx: -12, dy: -12))
            if targetOffset != scroll.contentOffset { scroll.scrollSmoothly(to: targetOffset) }
        }
    }

    /// Whether the view is a cell or has an enabled recognizer for taps or presses.
    var respondsToTaps: Bool {
        if self is UITableViewCell || self is UICollectionViewCell { return true }
        return gestureRecognizers?.contains {
            $0.isEnabled
                && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer || $0 is PreviewPressGestureRecognizer
                    || ($0 is MenuPressGestureRecognizer && !(self is UIScrollView)))
        }
            ?? false
    }
}
