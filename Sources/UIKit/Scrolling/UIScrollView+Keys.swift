import CoreGraphics
import QuartzCore

/// Scrolling by keys: arrows by a line, page keys by almost a screen, home and end to the edges.
extension UIScrollView {
    private static let line: CGFloat = 48
    /// So much of a screen is seen again after a page.
    private static let overlap: CGFloat = 44

    /// Whether a key moves the content; if so it does, also as long as the key is held.
    func scroll(by press: UIPress) -> Bool {
        guard isScrollEnabled, let step = step(for: press), canScroll(by: step) else { return false }
        scroll(by: step)
        window?.screen.application?.keyboard.again(press) { [weak self] in _ = self?.scroll(by: press) }
        return true
    }

    /// Page keys may have Shift with them: alone they turn a presenter's pages.
    func step(for press: UIPress) -> CGVector? {
        guard let key = press.key, key.modifierFlags.isSubset(of: press.turnsPages ? .shift : []) else { return nil }
        let page = max(visibleHeight - Self.overlap, Self.line)
        return switch key.keyCode {
        case .keyboardUpArrow: CGVector(dx: 0, dy: -Self.line)
        case .keyboardDownArrow: CGVector(dx: 0, dy: Self.line)
        case .keyboardLeftArrow: CGVector(dx: -Self.line, dy: 0)
        case .keyboardRightArrow: CGVector(dx: Self.line, dy: 0)
        case .keyboardPageUp: CGVector(dx: 0, dy: -page)
        case .keyboardPageDown: CGVector(dx: 0, dy: page)
        case .keyboardHome: CGVector(dx: 0, dy: CGFloat(rangeY.rest.lowerBound) - contentOffset.y)
        case .keyboardEnd: CGVector(dx: 0, dy: CGFloat(rangeY.rest.upperBound) - contentOffset.y)
        default: nil
        }
    }

    private var visibleHeight: CGFloat { bounds.height - adjustedContentInset.top - adjustedContentInset.bottom }

    /// Such a key leads the focus on in a list, or else moves the content.
    func turn(by press: UIPress) -> Bool {
        press.turnsPages && (window?.screen.application?.keyboard.guide.turn(by: press) == true || scroll(by: press))
    }
}

extension UIPress {
    /// Such keys mean nothing but scrolling; arrows may mean other things.
    var turnsPages: Bool {
        switch key?.keyCode {
        case .keyboardPageUp, .keyboardPageDown, .keyboardHome, .keyboardEnd: true
        default: false
        }
    }
}

extension UIWindow {
    /// Nobody on the way up took the key: the largest content that can go there moves.
    func scroll(by press: UIPress) -> Bool {
        var found: [(scroll: UIScrollView, area: CGFloat)] = []
        collectScrollViews(in: self, &found)
        // Of two that are as large, the one in front.
        return found.enumerated().sorted { ($0.element.area, $0.offset) > ($1.element.area, $1.offset) }
            .contains { $0.element.scroll.scroll(by: press) }
    }

    func turn(by press: UIPress) -> Bool {
        press.turnsPages && (screen.application?.keyboard.guide.turn(by: press) == true || scroll(by: press))
    }
}

extension UIView {
    fileprivate func collectScrollViews(in window: UIWindow, _ found: inout [(scroll: UIScrollView, area: CGFloat)]) {
        guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
        if let scroll = self as? UIScrollView {
            let seen = convert(bounds, to: window).intersection(window.bounds)
            if !seen.isEmpty { found.append((scroll, seen.width * seen.height)) }
        }
        for subview in subviews { subview.collectScrollViews(in: window, &found) }
    }
}
