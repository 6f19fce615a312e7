import CoreGraphics
import QuartzCore

/// A card that shows a view beside a control. The card grows out of the control. A touch outside dismisses it.
final class FloatingCard: OverlayView {
    private let shadowView = UIView()
    private let material = UIVisualEffectView(effect: nil)
    private let content: UIView
    private let source: UIView
    /// Called once when the card begins to disappear.
    private let willDismiss: () -> Void

    static let cornerRadius: CGFloat = 13
    /// The distance of the card from the control.
    private static let gap: CGFloat = 8
    /// The smallest distance of the card from the edges of the safe area.
    private static let margin: CGFloat = 8

    /// Shows a view of a size beside a control.
    init(_ content: UIView, size: CGSize, from source: UIView, in window: UIWindow, willDismiss: @escaping () -> Void) {
        (self.content, self.source, self.willDismiss) = (content, source, willDismiss)
        super.init(frame: window.bounds)
        (material.layer.cornerRadius, material.layer.cornerCurve) = (Self.cornerRadius, .continuous)
        material.clipsToBounds = true
        material.effect = UIBlurEffect.menuMaterial
        followStyle(of: source, in: window)
        shadowView.layer.setDropShadow(opacity: 0.2, verticalOffset: 8, radius: 28)
        addSubview(shadowView)
        shadowView.addSubview(material)
        material.contentView.addSubview(content)
        attach(to: window)
        tintColor = source.tintColor
        UIView.withoutAnimationBlock { place(size) }
        appear()
    }

    required init?(coder: NSCoder) { return nil }

    /// Places the card below the control if there is space, otherwise above it, otherwise at the
    /// bottom of the available area.
    private func place(_ size: CGSize) {
        let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
        let anchor = source.convert(source.bounds, to: self)
        let size = CGSize(width: min(size.width, area.width), height: min(size.height, area.height))
        let x = min(max((anchor.midX - size.width / 2).rounded(), area.minX), area.maxX - size.width)
        let (below, above) = (anchor.maxY + Self.gap, anchor.minY - Self.gap - size.height)
        let y = below + size.height <= area.maxY ? below : above >= area.minY ? above : area.maxY - size.height
        shadowView.frame = CGRect(x: x, y: y.rounded(), width: size.width, height: size.height)
        shadowView.layer.shadowPath = UIBezierPath(roundedRect: shadowView.bounds, cornerRadius: Self.cornerRadius).cgPath
        material.frame = shadowView.bounds
        content.frame = shadowView.bounds
        content.layoutIfNeeded()
    }

    /// The transform of the card at the start of its growth: small, in the middle of the control.
    private var collapsedTransform: CGAffineTransform {
        let anchor = source.window == nil ? shadowView.frame : source.convert(source.bounds, to: self)
        let shift = CGPoint(x: anchor.midX - shadowView.center.x, y: anchor.midY - shadowView.center.y)
        return CGAffineTransform(a: 0.3, b: 0, c: 0, d: 0.3, tx: shift.x, ty: shift.y)
    }

    private func appear() {
        UIView.withoutAnimationBlock {
            shadowView.alpha = 0
            shadowView.transform = collapsedTransform
        }
        let options: UIView.AnimationOptions = .allowUserInteraction
        UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0, options: options) {
            self.shadowView.transform = .identity
        }
        UIView.animate(withDuration: 0.15, delay: 0, options: options) { self.shadowView.alpha = 1 }
        moveFocusIntoContent()
    }

    /// Shrinks the card into the control and removes it.
    func dismiss(animated: Bool = true) {
        guard isOpen else { return }
        close()
        willDismiss()
        guard animated else { return removeFromSuperview() }
        UIView.animate(withDuration: 0.35, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
            self.shadowView.transform = self.collapsedTransform
        }
        UIView.animate(withDuration: 0.2, delay: 0.05, animations: { self.shadowView.alpha = 0 }) { _ in self.removeFromSuperview() }
    }

    override func cancel() { dismiss() }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let isInside = touches.contains { shadowView.frame.contains($0.location(in: self)) }
        if !isInside { dismiss() }
    }
}
