import UIKit

/// The row below the widget, with a round Edit button.
class FooterCell: UITableViewCell {
    var didPressEdit: (() -> Void)?
    private let button = UIButton(type: .system)

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        backgroundColor = .clear
        selectionStyle = .none
        button.setTitle("Edit", for: .normal)
        button.setTitleColor(
            UIColor(light: UIColor(white: 0, alpha: 0.745), dark: UIColor(white: 1, alpha: 0.9)), for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 13)
        button.backgroundColor = UIColor(light: UIColor(white: 1, alpha: 0.5), dark: UIColor(white: 1, alpha: 0.2))
        button.layer.cornerRadius = 21
        button.addAction(UIAction { [unowned self] _ in didPressEdit?() }, for: .touchUpInside)
        button.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(button)
        NSLayoutConstraint.activate([
            contentView.heightAnchor.constraint(equalToConstant: 120),
            button.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 35),
            button.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            button.widthAnchor.constraint(equalToConstant: 42),
            button.heightAnchor.constraint(equalToConstant: 42),
        ])
    }

    required init?(coder: NSCoder) { return nil }
}
