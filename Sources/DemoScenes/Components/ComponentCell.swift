import UIKit

/// A row of the list of components: a colored mark, the title and one line of text.
class ComponentCell: UITableViewCell {
    private let mark = UIView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        mark.layer.cornerRadius = 4
        titleLabel.font = .systemFont(ofSize: 17, weight: .medium)
        titleLabel.textColor = .label
        summaryLabel.font = .systemFont(ofSize: 13)
        summaryLabel.textColor = .secondaryLabel
        for view in [mark, titleLabel, summaryLabel] { contentView.addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ page: ComponentPage) {
        titleLabel.text = page.title
        summaryLabel.text = page.summary
        mark.backgroundColor = page.color
        accessibilityIdentifier = page.title
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        mark.frame = CGRect(x: 16, y: 12, width: 8, height: area.height - 24)
        titleLabel.frame = CGRect(x: 40, y: 10, width: area.width - 48, height: 24)
        summaryLabel.frame = CGRect(x: 40, y: 34, width: area.width - 48, height: 18)
    }
}
