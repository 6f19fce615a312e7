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
        isShown = true
        let frame = focused.shownFrame.insetBy(dx: -Self.gap - Self.width, dy: -Self.gap - Self.width)
        let radius = min(focused.focusRadius + Self.gap + Self.width, min(frame.width, frame.height) / 2)
        UIView.performWithoutAnimation {
            if view.layer.superlayer == nil { screen.tree.root.addSublayer(view.layer) }
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
    /// In the screen's coordinates, as it is drawn now.
    fileprivate var shownFrame: CGRect {
        var corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
            CGPoint(x: bounds.maxX, y: bounds.maxY),
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
