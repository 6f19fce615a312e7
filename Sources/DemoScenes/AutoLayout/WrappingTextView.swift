import UIKit

/// Text with one label per word, in as many lines as needed.
///
/// Words change their positions without animation, because a word that moves to another line would cross other words.
class WrappingTextView: UIView {
    private let words: [UILabel]
    private let wordSpacing: CGFloat
    private let lineHeight: CGFloat
    private lazy var heightConstraint = heightAnchor.constraint(equalToConstant: lineHeight)

    init(_ text: String, _ font: UIFont, _ color: UIColor) {
        words = text.split(separator: " ").map { word in
            let label = UILabel()
            label.text = String(word)
            label.font = font
            label.textColor = color
            return label
        }
        wordSpacing = (font.pointSize * 0.26).rounded()
        lineHeight = (font.pointSize * 1.35).rounded()
        super.init(frame: .zero)
        for word in words { addSubview(word) }
        heightConstraint.priority = UILayoutPriority(900)
        heightConstraint.isActive = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        var (x, y) = (CGFloat(0), CGFloat(0))
        for word in words {
            // The setting for bold text changes the widths of the words.
            let size = word.intrinsicContentSize
            if word.bounds.size != size { UIView.performWithoutAnimation { word.bounds.size = size } }
            if x > 0, x + size.width > bounds.width { (x, y) = (0, y + lineHeight) }
            let wordCenter = CGPoint(x: x + size.width / 2, y: y + lineHeight / 2)
            if word.center != wordCenter { UIView.performWithoutAnimation { word.center = wordCenter } }
            x += size.width + wordSpacing
        }
        // The number of lines depends on the width, so the height is set after the words are laid out. This moves the views below.
        heightConstraint.constant = y + lineHeight
    }
}
