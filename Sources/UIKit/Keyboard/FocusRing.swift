import CoreGraphics
import QuartzCore

/// The ring around what the keys have been led to, in front of all windows.
final class FocusRing {
    private let view = UIView()
    private let light = UIView()
    private unowned let screen: UIScreen
    private(set) var isShown = false

    private static let gap: CGFloat = 3
    private static let width: CGFloat = 2.5
    /// Of less than this nobody needs to know that it is there.
    private static let least: CGFloat = 6
    private static let ink = UIColor(red: 0.04, green: 0.42, blue: 0.93, alpha: 0.9)

    init(_ screen: UIScreen) {
        self.screen = screen
        view.isUserInteractionEnabled = false
        view.layer.borderWidth = Self.width
        view.layer.borderColor = Self.ink.cgColor
        light.layer.borderWidth = 1
        light.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        view.addSubview(light)
        view.layer.zPosition = 2
    }

    /// It is where the view is seen, also while that moves.
    func show(around focused: UIView) {
        show(around: focused.shown(focused.bounds), in: focused, radius: focused.focusRadius)
    }

    /// Around something in a list that has no view, as it is out of sight.
    func show(around rect: CGRect, of list: UIScrollView) {
        show(around: list.shown(rect), in: list.subviews.first ?? list, radius: 6)
    }

    /// What scrolls cuts it off.
    private func show(around seen: CGRect, in focused: UIView, radius: CGFloat) {
        isShown = true
        let seen = focused.scrollsAround.reduce(seen.intersection(screen.bounds)) { $0.intersection($1.shown($1.bounds)) }
        // What is as wide as the screen has it inside.
        let whole = screen.bounds.insetBy(dx: 1, dy: 1)
        let frame = seen.isNull ? .zero : seen.insetBy(dx: -Self.gap - Self.width, dy: -Self.gap - Self.width).intersection(whole)
        let radius = min(radius + Self.gap + Self.width, min(frame.width, frame.height) / 2)
        UIView.performWithoutAnimation {
            if view.layer.superlayer == nil { screen.tree.root.addSublayer(view.layer) }
            view.isHidden = seen.isNull || min(seen.width, seen.height) < Self.least
            guard view.frame != frame || view.layer.cornerRadius != radius else { return }
            view.frame = frame
            view.layer.cornerRadius = radius
            light.frame = view.bounds.insetBy(dx: -1, dy: -1)
            light.layer.cornerRadius = radius + 1
        }
    }

    func hide() {
        guard isShown else { return }
        isShown = false
        view.layer.removeFromSuperlayer()
    }
}

extension UIView {
    /// A rectangle of the view in the screen's coordinates, as it is drawn now.
    fileprivate func shown(_ rect: CGRect) -> CGRect {
        var corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        var next: UIView? = self
        while let view = next {
            let toSuper = view.layer.values(at: view.layer.now).toSuperlayer
            corners = corners.map { toSuper.apply($0) ?? $0 }
            next = view.superview
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// As round as what is seen of the view.
    fileprivate var focusRadius: CGFloat {
        if layer.cornerRadius > 0 { return layer.cornerRadius }
        return (self as? UISwitch) != nil ? bounds.height / 2 : 6
    }
}
