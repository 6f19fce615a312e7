import Stage
import UIKit

/// A row of the help: the keys of a command and its title.
final class KeyRow: UIView {
    private var keyLabels: [UILabel] = []
    private let titleLabel: UILabel

    init(_ binding: KeyBinding) {
        titleLabel = Theme.label(binding.title, 15, .regular)
        super.init(frame: .zero)
        for key in binding.keys {
            let label = Theme.label(key.label, 13, .medium)
            label.textAlignment = .center
            label.backgroundColor = .white
            label.layer.cornerRadius = 6
            label.layer.borderWidth = 1
            label.layer.borderColor = Theme.textColor.withAlphaComponent(0.12).cgColor
            keyLabels.append(label)
            addSubview(label)
        }
        addSubview(titleLabel)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var x: CGFloat = 0
        for label in keyLabels {
            let width = max(label.sizeThatFits(.zero).width.rounded(.up) + 16, 28)
            label.frame = CGRect(x: x, y: 4, width: width, height: 26)
            x += width + 4
        }
        titleLabel.frame = CGRect(x: 92, y: 0, width: bounds.width - 92, height: bounds.height)
    }
}
