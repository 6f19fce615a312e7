import CoreGraphics
import QuartzCore

/// Something that keys can be led to, and where it is in its window.
struct Focusable {
    let view: UIView
    let frame: CGRect

    /// Nil for what is not seen or not operated.
    init?(_ view: UIView) {
        guard let window = view.window, view.canBecomeFocused, view.isOperable else { return nil }
        self.view = view
        frame = view.convert(view.bounds, to: window)
    }

    /// Where a finger goes: to the middle of what is seen of it, or beside that where something else lies over the middle.
    var center: CGPoint? {
        guard let window = view.window else { return nil }
        let seen = view.scrollsAround.reduce(frame.intersection(window.bounds)) { seen, scroll in
            seen.intersection(scroll.convert(scroll.bounds, to: window))
        }
        guard !seen.isEmpty else { return nil }
        let places = Self.places.map { CGPoint(x: seen.minX + seen.width * $0.x, y: seen.minY + seen.height * $0.y) }
        return places.first { window.hitTest($0, with: nil)?.isDescendant(of: view) == true } ?? places[0]
    }

    /// In parts of what is seen, the middle first.
    private static let places = [(0.5, 0.5), (0.5, 0.25), (0.5, 0.75), (0.25, 0.5), (0.75, 0.5)].map { CGPoint(x: $0.0, y: $0.1) }

    /// All of a window in the order in which they are read: in rows from the top, in each from the left.
    static func all(in application: UIApplication) -> [Focusable] {
        guard let window = application.keyWindow else { return [] }
        var found: [Focusable] = []
        window.collectFocusable(&found)
        return inRows(found.filter { $0.isUncovered(in: window) })
    }

    /// The nearest thing in a direction; what lies aside counts twice.
    static func nearest(to view: UIView, _ way: CGVector, in application: UIApplication, inside scroll: UIView? = nil) -> UIView? {
        guard let start = Focusable(view)?.frame else { return nil }
        func distance(_ frame: CGRect) -> CGFloat? {
            let (x, y) = (frame.midX - start.midX, frame.midY - start.midY)
            let ahead = x * way.dx + y * way.dy
            let aside = abs(x * way.dy) + abs(y * way.dx)
            return ahead > 1 ? ahead + aside * 2 : nil
        }
        let items = all(in: application).filter { item in scroll.map { item.view.isDescendant(of: $0) } ?? true }
        let near = items.compactMap { item in distance(item.frame).map { (item.view, $0) } }
        return near.min { $0.1 < $1.1 }?.0
    }

    /// What lies behind something else, as behind a card, is not led to. What is out of sight may be scrolled there.
    private func isUncovered(in window: UIWindow) -> Bool {
        if let center, window.hitTest(center, with: nil)?.isDescendant(of: view) == true { return true }
        guard let scroll = view.scrollsAround.first else { return false }
        let seen = scroll.convert(scroll.bounds, to: window).intersection(window.bounds)
        return !seen.isEmpty && window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)?.isDescendant(of: scroll) == true
    }

    /// One for all rows of a list, where the list begins.
    static func stops(in application: UIApplication) -> [Focusable] {
        var lists: [UIView] = []
        let stops = all(in: application).compactMap { item -> Focusable? in
            guard let list = item.view.listAround, item.view.cellAround != nil else { return item }
            guard !lists.contains(list), let window = list.window else { return nil }
            lists.append(list)
            let frame = list.convert(list.bounds, to: window)
            return Focusable(view: list, frame: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 0))
        }
        return inRows(stops)
    }

    private init(view: UIView, frame: CGRect) { (self.view, self.frame) = (view, frame) }

    private static func inRows(_ items: [Focusable]) -> [Focusable] {
        var rows: [[Focusable]] = []
        for item in items.enumerated().sorted(by: { ($0.element.frame.midY, $0.offset) < ($1.element.frame.midY, $1.offset) }).map(
            \.element)
        {
            if let first = rows.last?.first, item.frame.midY - first.frame.midY < 12 {
                rows[rows.count - 1].append(item)
            } else {
                rows.append([item])
            }
        }
        return rows.flatMap { $0.sorted { $0.frame.minX < $1.frame.minX } }
    }
}

extension UIView {
    /// Whether the view, and all that it is in, takes touches.
    var isOperable: Bool {
        var next: UIView? = self
        while let view = next {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            next = view.superview
        }
        return true
    }

    /// What scrolls around it, the innermost first.
    var scrollsAround: [UIScrollView] { sequence(first: self, next: \.superview).dropFirst().compactMap { $0 as? UIScrollView } }

    /// The innermost list that it is in.
    var listAround: (any FocusList)? { scrollsAround.lazy.compactMap { $0 as? any FocusList }.first }

    /// The row of that list that it is, or is in.
    var cellAround: UIView? { sequence(first: self, next: \.superview).first { $0.superview is any FocusList && $0.isTapped } }

    /// What is further than a screen away is scrolled to rather than jumped to.
    func isNearSight(in scroll: UIScrollView) -> Bool {
        let area = scroll.bounds.insetBy(dx: -scroll.bounds.width / 2, dy: -scroll.bounds.height / 2)
        return area.intersects(convert(bounds, to: scroll))
    }

    fileprivate func collectFocusable(_ found: inout [Focusable]) {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
        if let item = Focusable(self) { found.append(item) }
        for subview in subviews { subview.collectFocusable(&found) }
    }

    /// What scrolls brings it to where it is seen; what may not be scrolled by hand is not by keys either.
    func scrollIntoSight() {
        for scroll in scrollsAround where scroll.isScrollEnabled {
            let goal = scroll.offset(showing: convert(bounds, to: scroll).insetBy(dx: -12, dy: -12))
            if goal != scroll.contentOffset { scroll.glide(to: goal) }
        }
    }

    /// Something listens for taps or presses on the view.
    var isTapped: Bool {
        if self is UITableViewCell || self is UICollectionViewCell { return true }
        return gestureRecognizers?.contains {
            $0.isEnabled && ($0 is UITapGestureRecognizer || $0 is UILongPressGestureRecognizer || $0 is PressGestureRecognizer)
        }
            ?? false
    }

    /// Whether the keyboard has led here.
    public var isFocused: Bool { window?.screen.application?.keyboard.guide.shown === self }
}
