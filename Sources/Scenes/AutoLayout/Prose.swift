import UIKit

/// Text set word by word in as many lines as it takes. A word that comes into another line is there at once: gliding, it would cross others.
class Prose: UIView {
    private let words: [UILabel]
    private let space: CGFloat
    private let line: CGFloat
    private lazy var height = heightAnchor.constraint(equalToConstant: line)

    init(_ text: String, _ font: UIFont, _ color: UIColor) {
        words = text.split(separator: " ").map { word in
            let label = UILabel()
            label.text = String(word)
            label.font = font
            label.textColor = color
            label.bounds.size = label.intrinsicContentSize
            return label
        }
        space = (font.pointSize * 0.26).rounded()
        line = (font.pointSize * 1.35).rounded()
        super.init(frame: .zero)
        for word in words { addSubview(word) }
        height.priority = UILayoutPriority(900)
        height.isActive = true
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0 else { return }
        var (x, y) = (CGFloat(0), CGFloat(0))
        for word in words {
            let size = word.bounds.size
            if x > 0, x + size.width > bounds.width { (x, y) = (0, y + line) }
            let place = CGPoint(x: x + size.width / 2, y: y + line / 2)
            if word.center != place { UIView.performWithoutAnimation { word.center = place } }
            x += size.width + space
        }
        // The height follows from the width, and what lies below from the height.
        height.constant = y + line
    }
}
