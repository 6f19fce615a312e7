import CoreGraphics
import QuartzCore

/// Scrolling with the keyboard: arrow keys move by a line, page keys by nearly one screen, Home and End to the edges.
extension UIScrollView {
    private static let lineDistance: CGFloat = 48
    /// The part of a page that stays visible after a page key, in points.
    private static let pageOverlap: CGFloat = 44

    /// Scrolls if a key can move the content, and repeats this while the key is held down. Returns whether the content was scrolled.
    func scroll(for press: UIPress) -> Bool {
        guard isScrollEnabled, let step = scrollDistance(for: press), canScroll(by: step) else { return false }
        scroll(by: step)
        window?.screen.application?.keyboard.repeatWhileHeld(press) { [weak self] in _ = self?.scroll(for: press) }
        return true
    }

    /// Returns the distance by which a key scrolls, or nil if it does not scroll.
    ///
    /// Page keys are also accepted together with Shift, because Flipbook's window uses page keys without Shift to change the scene.
    func scrollDistance(for press: UIPress) -> CGVector? {
        guard let key = press.key, key.modifierFlags.isSubset(of: press.isPagingKey ? .shift : []) else { return nil }
        let page = max(visibleHeight - Self.pageOverlap, Self.lineDistance)
        return switch key.keyCode {
        case .keyboardUpArrow: CGVector(dx: 0, dy: -Self.lineDistance)
        case .keyboardDownArrow: CGVector(dx: 0, dy: Self.lineDistance)
        case .keyboardLeftArrow: CGVector(dx: -Self.lineDistance, dy: 0)
        case .keyboardRightArrow: CGVector(dx: Self.lineDistance, dy: 0)
        case .keyboardPageUp: CGVector(dx: 0, dy: -page)
        case .keyboardPageDown: CGVector(dx: 0, dy: page)
        case .keyboardHome: CGVector(dx: 0, dy: CGFloat(rangeY.restingOffsets.lowerBound) - contentOffset.y)
        case .keyboardEnd: CGVector(dx: 0, dy: CGFloat(rangeY.restingOffsets.upperBound) - contentOffset.y)
        default: nil
        }
    }

    private var visibleHeight: CGFloat { bounds.height - adjustedContentInset.top - adjustedContentInset.bottom }

    /// Handles Page Up, Page Down, Home, and End: moves the focus in a list, or scrolls. Returns whether the key had an effect.
    func handlePagingKey(for press: UIPress) -> Bool {
        press.isPagingKey && (window?.screen.application?.keyboard.focusSystem.moveFocus(byPageKey: press) == true || scroll(for: press))
    }
}

extension UIPress {
    /// Whether the key is Page Up, Page Down, Home, or End. Arrow keys are not included, because they also have other uses.
    var isPagingKey: Bool {
        switch key?.keyCode {
        case .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd: true
        default: false
        }
    }
}

extension UIWindow {
    /// Scrolls for a key that no responder has handled. Scrolls the scroll view with the largest visible area among the scroll views that
    /// the key can scroll. Returns whether there is such a scroll view.
    func scroll(for press: UIPress) -> Bool {
        var found: [(scroll: UIScrollView, area: CGFloat)] = []
        collectScrollViews(in: self, &found)
        // If the visible areas of two scroll views have the same size, the scroll view in front is tried first.
        return found.enumerated().sorted { ($0.element.area, $0.offset) > ($1.element.area, $1.offset) }
            .contains { $0.element.scroll.scroll(for: press) }
    }

    /// Handles Page Up, Page Down, Home, and End: moves the focus in a list, or scrolls. Returns whether the key had an effect.
    func handlePagingKey(for press: UIPress) -> Bool {
        press.isPagingKey && (screen.application?.keyboard.focusSystem.moveFocus(byPageKey: press) == true || scroll(for: press))
    }
}

extension UIView {
    /// Collects the scroll views of a view hierarchy that are visible and enabled, with the area of their visible parts.
    fileprivate func collectScrollViews(in window: UIWindow, _ found: inout [(scroll: UIScrollView, area: CGFloat)]) {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
        if let scrollView = self as? UIScrollView {
            let rect = convert(bounds, to: window)
            // A huge transform can give numbers that are not finite.
            let visibleRect = rect.finiteIntersection(window.bounds)
            if !visibleRect.isEmpty { found.append((scrollView, visibleRect.width * visibleRect.height)) }
        }
        for subview in subviews { subview.collectScrollViews(in: window, &found) }
    }
}
