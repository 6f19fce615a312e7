import UIKit

/// A row of the list of components: a colored mark, and the title and the summary of a page.
class ComponentCell: UITableViewCell {
    private let mark = UIView()
    private let titleLabel = UILabel()
    private let summaryLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessoryType = .disclosureIndicator
        mark.layer.cornerRadius = 4
        titleLabel.setScaledFont(.scaled(17, .medium))
        titleLabel.textColor = .label
        summaryLabel.setScaledFont(.scaled(13))
        summaryLabel.textColor = .secondaryLabel
        summaryLabel.numberOfLines = 2
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
        let titleHeight = titleLabel.font.lineHeight.rounded(.up)
        let summaryHeight = summaryLabel.sizeThatFits(CGSize(width: area.width - 48, height: area.height)).height.rounded(.up)
        let top = ((area.height - titleHeight - summaryHeight - 3) / 2).rounded()
        titleLabel.frame = CGRect(x: 40, y: top, width: area.width - 48, height: titleHeight)
        summaryLabel.frame = CGRect(x: 40, y: top + titleHeight + 3, width: area.width - 48, height: summaryHeight)
        contentView.mirrorFrames(of: [mark, titleLabel, summaryLabel])
    }
}
