import UIKit

/// A group of rows on a card, with lines between them.
class SettingsCard: UIStackView {
    init(_ rows: [SettingsRow]) {
        super.init(frame: .zero)
        axis = .vertical
        backgroundColor = .secondarySystemGroupedBackground
        (layer.cornerRadius, layer.cornerCurve, clipsToBounds) = (12, .continuous, true)
        for (index, row) in rows.enumerated() {
            row.separator.isHidden = index == 0
            addArrangedSubview(row)
        }
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row with a name and a control.
class SettingsRow: UIView {
    let separator = UIView()

    init(_ name: String, _ control: UIView) {
        super.init(frame: .zero)
        let label = UILabel()
        (label.text, label.numberOfLines) = (name, 0)
        label.setScaledFont(.scaled(17, limit: 24))
        let row = UIStackView(arrangedSubviews: [label, control])
        (row.alignment, row.spacing) = (.center, 12)
        separator.backgroundColor = .separator
        for view in [row, separator] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        label.setContentHuggingPriority(control is UISwitch ? .defaultLow : .required, for: .horizontal)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            row.topAnchor.constraint(equalTo: topAnchor, constant: 8), row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            heightAnchor.constraint(greaterThanOrEqualToConstant: 50),
            separator.leadingAnchor.constraint(equalTo: row.leadingAnchor), separator.trailingAnchor.constraint(equalTo: trailingAnchor),
            separator.topAnchor.constraint(equalTo: topAnchor), separator.heightAnchor.constraint(equalToConstant: 0.5),
        ])
    }

    required init?(coder: NSCoder) { return nil }
}
