import CoreGraphics
import QuartzCore

/// The view that shows a background configuration behind the content of a cell.
final class BackgroundConfigurationView: UIView {
    /// The configuration that is shown.
    var configuration = UIBackgroundConfiguration.clear() { didSet { update(from: oldValue) } }
    private let fill = UIView()
    /// The view whose border is the stroke, or nil if the stroke has no outset. Without an outset, the border of `fill` is the stroke.
    private var strokeView: UIView?
    private var effectView: UIVisualEffectView?
    private var imageView: UIImageView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        fill.clipsToBounds = true
        addSubview(fill)
    }

    required init?(coder: NSCoder) { return nil }

    private func update(from old: UIBackgroundConfiguration) {
        if old.customView !== configuration.customView {
            old.customView?.removeFromSuperview()
            if let view = configuration.customView { fill.addSubview(view) }
        }
        effectView?.removeFromSuperview()
        effectView = configuration.visualEffect.map { UIVisualEffectView(effect: $0) }
        if let effectView { fill.insertSubview(effectView, at: 0) }
        imageView?.removeFromSuperview()
        imageView = configuration.image.map { UIImageView(image: $0) }
        if let imageView {
            imageView.contentMode = configuration.imageContentMode
            fill.insertSubview(imageView, at: effectView == nil ? 0 : 1)
        }
        if (strokeView != nil) != (configuration.strokeOutset != 0) {
            strokeView?.removeFromSuperview()
            strokeView = configuration.strokeOutset == 0 ? nil : UIView()
            strokeView.map { addSubview($0) }
        }
        updateColors()
        setNeedsLayout()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateColors()
    }

    private func updateColors() {
        let color = configuration.resolvedBackgroundColor(for: tintColor)
        if fill.backgroundColor != color { fill.backgroundColor = color }
        if strokeView != nil { fill.layer.borderWidth = 0 }
        let strokeLayer = (strokeView ?? fill).layer
        strokeLayer.borderWidth = max(configuration.strokeWidth, 0)
        strokeLayer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let insets = configuration.backgroundInsets
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges = UIEdgeInsets(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
        fill.frame = bounds.inset(by: edges)
        fill.layer.cornerRadius = max(min(configuration.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2), 0)
        for view in fill.subviews { view.frame = fill.bounds }
        guard let strokeView else { return }
        // A negative outset moves the stroke at most to the center of the background.
        let outset = max(configuration.strokeOutset, -min(fill.bounds.width, fill.bounds.height) / 2)
        strokeView.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
        // The corners of the stroke have the same center as those of the background.
        let radius = fill.layer.cornerRadius
        strokeView.layer.cornerRadius = radius > 0 ? max(radius + outset, 0) : 0
    }
}
