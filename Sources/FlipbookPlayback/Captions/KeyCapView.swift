import Stage
import UIKit

/// A key cap: a dark rounded rectangle with a light text, legible on any background.
final class KeyCapView: UIView {
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        backgroundColor = Theme.darkBackgroundColor.withAlphaComponent(0.94)
        layer.borderColor = UIColor.white.withAlphaComponent(0.24).cgColor
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.25
        (label.textColor, label.textAlignment) = (Theme.lightTextColor, .center)
        addSubview(label)
    }

    required init?(coder: NSCoder) { return nil }

    /// Shows a text, and returns the size that the cap needs.
    func show(_ text: String, fontSize: CGFloat) -> CGSize {
        if label.text != text { label.text = text }
        if label.font.pointSize != fontSize { label.font = .systemFont(ofSize: fontSize, weight: .semibold) }
        let height = (fontSize * 1.9).rounded()
        layer.cornerRadius = (height * 0.22).rounded()
        layer.borderWidth = max((fontSize / 16).rounded(), 1)
        (layer.shadowRadius, layer.shadowOffset) = (fontSize * 0.2, CGSize(width: 0, height: (fontSize * 0.1).rounded()))
        return CGSize(width: max((label.sizeThatFits(.zero).width + fontSize * 1.1).rounded(.up), height), height: height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
