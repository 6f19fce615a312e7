import UIKit

/// The Swift code of a page on a card, in a monospaced font.
class SnippetView: UIView {
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
        registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (view: SnippetView, _) in view.showText() }
    }

    required init?(coder: NSCoder) { return nil }

    var text: String = "" {
        didSet {
            guard text != oldValue else { return }
            showText()
            superview?.setNeedsLayout()
        }
    }

    private static var texts = AttributedTextCache(limit: 400)

    private func showText() { label.attributedText = Self.texts.text(text, label.font) { makeAttributedText() } }

    /// Returns the code. The second and later rows of a wrapped line are indented further than the first, and comments are paler.
    private func makeAttributedText() -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        let space = "mmmm".size(withAttributes: [.font: label.font as Any]).width / 4
        for line in text.components(separatedBy: "\n") {
            let indentation = line.prefix { $0 == " " }.count
            let style = NSMutableParagraphStyle()
            (style.headIndent, style.alignment) = (space * CGFloat(indentation + 2), .left)
            let color = line.dropFirst(indentation).hasPrefix("//") ? Palette.secondaryForeground : Palette.foreground
            let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style, .foregroundColor: color, .font: label.font as Any]
            result.append(NSAttributedString(string: (result.length > 0 ? "\n" : "") + line, attributes: attributes))
        }
        return result
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
