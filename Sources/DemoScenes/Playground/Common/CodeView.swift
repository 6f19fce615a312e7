import UIKit

/// The Swift code of a page on a card, in a monospaced font.
class CodeView: UIView {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        accessibilityIdentifier = "Code"
        label.numberOfLines = 0
        label.textAlignment = .left
        label.textColor = Palette.foreground
        label.lineBreakMode = .byWordWrapping
        label.setScaledFont(
            UIFontMetrics.default.scaledFont(for: .monospacedSystemFont(ofSize: 13, weight: .regular), maximumPointSize: 16))
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    var text: String = "" {
        didSet {
            guard text != oldValue else { return }
            label.text = text
            superview?.setNeedsLayout()
        }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let height = label.sizeThatFits(CGSize(width: size.width - 28, height: .greatestFiniteMagnitude)).height
        return CGSize(width: size.width, height: height.rounded(.up) + 24)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 14, dy: 12)
    }
}
