import UIKit

/// A row with a small cover, the title and the year.
class BookCell: UITableViewCell {
    private let coverView = UIImageView()
    private let titleLabel = UILabel()
    private let yearLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
        makeViews()
    }

    required init?(coder: NSCoder) { nil }

    func show(_ book: MasterViewController.Book) {
        accessibilityIdentifier = book.imageName
        coverView.image = book.cover
        titleLabel.text = book.title
        yearLabel.text = book.year
    }

    private func makeViews() {
        coverView.layer.shadowOpacity = 0.25
        coverView.layer.shadowRadius = 2
        coverView.layer.shadowOffset = CGSize(width: 0, height: 1)
        titleLabel.setScaledFont(.scaled(17, limit: 23))
        yearLabel.setScaledFont(.scaled(13, limit: 17))
        yearLabel.textColor = .secondaryLabel

        let labelStack = UIStackView(arrangedSubviews: [titleLabel, yearLabel])
        labelStack.axis = .vertical
        labelStack.spacing = 4
        for view in [coverView, labelStack] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
        }
        NSLayoutConstraint.activate([
            coverView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            coverView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            coverView.widthAnchor.constraint(equalToConstant: 40),
            coverView.heightAnchor.constraint(equalTo: coverView.widthAnchor, multiplier: 340 / 240),
            labelStack.leadingAnchor.constraint(equalTo: coverView.trailingAnchor, constant: 16),
            labelStack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
            labelStack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }
}
