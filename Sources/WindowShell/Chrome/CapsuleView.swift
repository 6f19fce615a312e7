import Stage
import UIKit

/// A rounded view with a title and the name of a key.
final class CapsuleView: UIView {
    private let titleLabel: UILabel
    private let keyLabel: UILabel
    var metrics = WindowMetrics() { didSet { if metrics != oldValue { metricsDidChange() } } }

    init(_ text: String, _ key: String) {
        titleLabel = Theme.label(text, 15, .medium, ChromeColor.text)
        keyLabel = Theme.label(key, 13, .regular, ChromeColor.secondaryText)
        super.init(frame: .zero)
        isAccessibilityElement = true
        (accessibilityLabel, accessibilityHint, accessibilityTraits) = (text, "Key \(key)", .button)
        backgroundColor = ChromeColor.field
        keyLabel.textAlignment = .right
        addSubview(titleLabel)
        addSubview(keyLabel)
        metricsDidChange()
    }

    required init?(coder: NSCoder) { return nil }

    private func metricsDidChange() {
        layer.cornerRadius = metrics.points(12)
        titleLabel.font = .systemFont(ofSize: metrics.points(15), weight: .medium)
        keyLabel.font = .systemFont(ofSize: metrics.points(15))
        setNeedsLayout()
    }

    /// The size at which both texts are visible.
    var fittingSize: CGSize {
        let width = titleLabel.fittingSize().width + keyLabel.fittingSize().width + metrics.points(16 * 2 + 20)
        return CGSize(width: max(width, metrics.points(128)), height: metrics.points(40))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = metrics.points(16)
        titleLabel.frame = CGRect(x: margin, y: 0, width: max(bounds.width - margin * 2, 0), height: bounds.height)
        keyLabel.frame = titleLabel.frame
    }
}
