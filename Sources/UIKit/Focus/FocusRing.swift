import CoreGraphics
import QuartzCore

/// The ring around the focused view, in front of all windows.
final class FocusRing {
    private let ringView = UIView()
    private let outerBorder = UIView()
    private unowned let screen: UIScreen
    private(set) var isVisible = false

    private static let gap: CGFloat = 3
    private static let width: CGFloat = 2.5
    /// The minimum side length in points of the visible part of a focused view. If the visible part is smaller, the ring is hidden.
    private static let minimumVisibleSize: CGFloat = 6
    private static let color = UIColor(red: 0.04, green: 0.42, blue: 0.93, alpha: 0.9)

    init(_ screen: UIScreen) {
        self.screen = screen
        ringView.isUserInteractionEnabled = false
        ringView.layer.borderWidth = Self.width
        ringView.layer.borderColor = Self.color.cgColor
        outerBorder.layer.borderWidth = 1
        outerBorder.layer.borderColor = UIColor(white: 1, alpha: 0.8).cgColor
        ringView.addSubview(outerBorder)
        ringView.layer.zPosition = 2
    }

    /// Shows the ring around a view, at its current position on the screen, even during animations.
    func show(around focused: UIView) {
        show(around: focused.screenRect(of: focused.bounds), in: focused, radius: focused.focusRingRadius)
    }

    /// Shows the ring around a row that has no cell, because it is outside the visible area of its list. The ring is hidden until the row
    /// is visible. `rect` is the frame of the row in its list.
    func show(around rect: CGRect, of list: UIScrollView) {
        show(around: list.screenRect(of: rect), in: list.subviews.first ?? list, radius: 6)
    }

    /// Shows the ring around a rectangle of the screen, clipped to the scroll views around the view.
    private func show(around rect: CGRect, in focused: UIView, radius: CGFloat) {
        isVisible = true
        let visibleRect = focused.enclosingScrollViews.reduce(rect.finiteIntersection(screen.bounds)) {
            $0.finiteIntersection($1.screenRect(of: $1.bounds))
        }
        // If the view is as wide as the screen, the ring is drawn inside the screen.
        let allowedArea = screen.bounds.insetBy(dx: 1, dy: 1)
        let frame =
            visibleRect.isNull
            ? .zero : visibleRect.insetBy(dx: -Self.gap - Self.width, dy: -Self.gap - Self.width).finiteIntersection(allowedArea)
        let radius = min(radius + Self.gap + Self.width, min(frame.width, frame.height) / 2)
        UIView.withoutAnimationBlock {
            if ringView.layer.superlayer == nil { screen.tree.root.addSublayer(ringView.layer) }
            ringView.isHidden = visibleRect.isNull || min(visibleRect.width, visibleRect.height) < Self.minimumVisibleSize
            guard ringView.frame != frame || ringView.layer.cornerRadius != radius else { return }
            ringView.frame = frame
            ringView.layer.cornerRadius = radius
            outerBorder.frame = ringView.bounds.insetBy(dx: -1, dy: -1)
            outerBorder.layer.cornerRadius = radius + 1
        }
    }

    func hide() {
        guard isVisible else { return }
        isVisible = false
        ringView.layer.removeFromSuperlayer()
    }
}

extension UIView {
    /// Converts a rectangle from the view's coordinates to the screen's coordinates, with the animated values at the current time.
    fileprivate func screenRect(of rect: CGRect) -> CGRect {
        var corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
            CGPoint(x: rect.maxX, y: rect.maxY),
        ]
        var next: UIView? = self
        while let view = next {
            let toSuper = view.layer.values(at: view.layer.now).transformToSuperlayer
            corners = corners.map { toSuper.transformedPoint($0) ?? $0 }
            next = view.superview
        }
        let (xs, ys) = (corners.map(\.x), corners.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The corner radius of the view's visible shape.
    fileprivate var focusRingRadius: CGFloat {
        if layer.cornerRadius > 0 { return layer.cornerRadius }
        return (self as? UISwitch) != nil ? bounds.height / 2 : 6
    }
}
