import Stage
import UIKit

/// A rounded view with a title and the name of a key.
final class CapsuleView: UIView {
    private let titleLabel: UILabel
    private let keyLabel: UILabel

    init(_ text: String, _ key: String) {
        self.titleLabel = Theme.label(text, 15, .medium)
        self.keyLabel = Theme.label(key, 13, .regular, Theme.secondaryTextColor)
        super.init(frame: .zero)
        backgroundColor = Theme.textColor.withAlphaComponent(0.05)
        layer.cornerRadius = 12
        self.keyLabel.textAlignment = .right
        addSubview(self.titleLabel)
        addSubview(self.keyLabel)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
        keyLabel.frame = titleLabel.frame
    }
}
