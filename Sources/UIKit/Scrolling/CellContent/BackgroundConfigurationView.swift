import CoreGraphics
import QuartzCore

/// The view that shows a background configuration behind the content of a cell.
final class BackgroundConfigurationView: UIView {
    /// The configuration that is shown.
    var configuration = UIBackgroundConfiguration.clear() { didSet { update(from: oldValue) } }
    private let fill = UIView()
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
        fill.layer.borderWidth = max(configuration.strokeWidth, 0)
        fill.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).resolvedColor(with: traitCollection).cgColor
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (insets, outset) = (configuration.backgroundInsets, configuration.strokeOutset)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let edges = UIEdgeInsets(
            top: insets.top - outset, left: (isRightToLeft ? insets.trailing : insets.leading) - outset, bottom: insets.bottom - outset,
            right: (isRightToLeft ? insets.leading : insets.trailing) - outset)
        fill.frame = bounds.inset(by: edges)
        fill.layer.cornerRadius = max(min(configuration.cornerRadius, min(fill.bounds.width, fill.bounds.height) / 2), 0)
        for view in fill.subviews { view.frame = fill.bounds }
    }
}
