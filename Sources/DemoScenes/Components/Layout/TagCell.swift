import UIKit

/// A tag: a capsule with a text and a symbol. The symbol is a cross if the tag is chosen, and a plus sign otherwise.
class TagCell: UICollectionViewCell {
    private let label = UILabel()
    private let mark = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.setScaledFont(.scaled(15, .medium))
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote, scale: .small)
        let row = UIStackView(arrangedSubviews: [label, mark])
        (row.spacing, row.alignment) = (6, .center)
        row.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(row)
        contentView.layer.cornerCurve = .continuous
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 14),
            row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
            row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
            row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -9),
        ])
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ text: String, isChosen: Bool) {
        label.text = text
        label.textColor = isChosen ? .white : .label
        mark.image = UIImage(systemName: isChosen ? "xmark" : "plus")
        mark.tintColor = isChosen ? .white : .secondaryLabel
        contentView.backgroundColor = isChosen ? Palette.teal : .tertiarySystemFill
        accessibilityIdentifier = text
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        contentView.layer.cornerRadius = contentView.bounds.height / 2
    }
}
