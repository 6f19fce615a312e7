import UIKit

/// A row with a small cover, the title and the year.
class BookCell: UITableViewCell {
    private let cover = UIImageView()
    private let name = UILabel()
    private let year = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        makeViews()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ book: MasterViewController.Book) {
        accessibilityIdentifier = book.imageName
        cover.image = book.cover
        name.text = book.title
        year.text = book.year
    }

    private func makeViews() {
        cover.layer.shadowOpacity = 0.25
        cover.layer.shadowRadius = 2
        cover.layer.shadowOffset = CGSize(width: 0, height: 1)
        name.font = .systemFont(ofSize: 17)
        year.font = .systemFont(ofSize: 13)
        year.textColor = .gray

        let texts = UIStackView(arrangedSubviews: [name, year])
        texts.axis = .vertical
        texts.spacing = 4
        for view in [cover, texts] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            cover.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            cover.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            cover.widthAnchor.constraint(equalToConstant: 40),
            cover.heightAnchor.constraint(equalTo: cover.widthAnchor, multiplier: 340 / 240),
            texts.leadingAnchor.constraint(equalTo: cover.trailingAnchor, constant: 16),
            texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }
}
