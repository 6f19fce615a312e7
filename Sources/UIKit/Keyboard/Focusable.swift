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

    /// Where a finger goes.
    var center: CGPoint? {
        guard let window = view.window else { return nil }
        let seen = frame.intersection(window.bounds)
        return seen.isEmpty ? nil : CGPoint(x: seen.midX, y: seen.midY)
    }

    /// All of a window in the order in which they are read: in rows from the top, in each from the left.
    static func all(in application: UIApplication) -> [Focusable] {
        guard let window = application.keyWindow else { return [] }
        var found: [Focusable] = []
        window.collectFocusable(&found)
        return inRows(found.filter { $0.isUncovered(in: window) })
    }

    /// What lies behind something else, as behind a card, is not led to. What is out of sight may be scrolled there.
    private func isUncovered(in window: UIWindow) -> Bool {
        if let center, window.hitTest(center, with: nil)?.isDescendant(of: view) == true { return true }
        guard let scroll = view.scrollAround else { return false }
        let seen = scroll.convert(scroll.bounds, to: window).intersection(window.bounds)
        return !seen.isEmpty && window.hitTest(CGPoint(x: seen.midX, y: seen.midY), with: nil)?.isDescendant(of: scroll) == true
    }

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
    fileprivate var isOperable: Bool {
        var next: UIView? = self
        while let view = next {
            if view.isHidden || view.alpha < 0.01 || !view.isUserInteractionEnabled { return false }
            next = view.superview
        }
        return true
    }

    fileprivate var scrollAround: UIScrollView? {
        var next = superview
        while let view = next {
            if let scroll = view as? UIScrollView { return scroll }
            next = view.superview
        }
        return nil
    }

    fileprivate func collectFocusable(_ found: inout [Focusable]) {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
        if let item = Focusable(self) { found.append(item) }
        for subview in subviews { subview.collectFocusable(&found) }
    }

    /// What scrolls brings it to where it is seen.
    func scrollIntoSight() {
        var next = superview
        while let view = next {
            if let scroll = view as? UIScrollView {
                scroll.scrollRectToVisible(convert(bounds, to: scroll).insetBy(dx: -12, dy: -12), animated: true)
            }
            next = view.superview
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
