import UIKit

/// A row filled with a color, with the color's name. An expanded row also shows the lightness, chroma and hue of the color.
class NamedColorCell: UITableViewCell {
    static let height: CGFloat = 60
    static let expandedHeight: CGFloat = 156

    private let nameLabel = UILabel()
    private let codeLabel = UILabel()
    private let starLabel = UILabel()
    private let detailsView = UIView()
    private let valueLabels = [UILabel(), UILabel(), UILabel()]
    private let captionLabels = [UILabel(), UILabel(), UILabel()]

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        nameLabel.setScaledFont(.scaled(17, .semibold, limit: 23))
        nameLabel.adjustsFontSizeToFitWidth = true
        nameLabel.minimumScaleFactor = 0.6
        codeLabel.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        starLabel.font = .systemFont(ofSize: 15)
        starLabel.text = "★"
        for label in [nameLabel, codeLabel, starLabel] { contentView.addSubview(label) }
        for (valueLabel, captionLabel) in zip(valueLabels, captionLabels) {
            valueLabel.font = .systemFont(ofSize: 22, weight: .medium)
            captionLabel.font = .systemFont(ofSize: 13)
            detailsView.addSubview(valueLabel)
            detailsView.addSubview(captionLabel)
        }
        contentView.addSubview(detailsView)
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ namedColor: NamedColor, isStarred: Bool) {
        let (components, textColor) = (namedColor.components, namedColor.textColor)
        backgroundColor = namedColor.color
        nameLabel.text = namedColor.name
        codeLabel.text = namedColor.hexCode
        accessibilityIdentifier = namedColor.hexCode
        starLabel.isHidden = !isStarred
        for label in [nameLabel, starLabel] + valueLabels { label.textColor = textColor }
        for label in captionLabels + [codeLabel] { label.textColor = textColor.withAlphaComponent(textColor.cgColor.alpha * 0.72) }
        let values = [
            "\(Int((namedColor.lightness * 100).rounded()))", "\(Int((components.chroma * 1000).rounded()))",
            "\(Int(namedColor.hue.rounded()))°",
        ]
        for (label, value) in zip(valueLabels, values) { label.text = value }
        for (label, caption) in zip(captionLabels, ["Lightness", "Chroma", "Hue"]) { label.text = caption }
        setNeedsLayout()
    }

    func setStarred(_ isStarred: Bool) { starLabel.isHidden = !isStarred }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = contentView.bounds
        // While rows are edited, the editing controls need the space of the color code.
        codeLabel.alpha = isEditing ? 0 : 1
        let nameWidth = min(nameLabel.sizeThatFits(area.size).width.rounded(.up), area.width - (isEditing ? 45 : 130))
        nameLabel.frame = CGRect(x: 15, y: 18, width: nameWidth, height: 24)
        starLabel.frame = CGRect(x: nameLabel.frame.maxX + 8, y: 18, width: 20, height: 24)
        codeLabel.frame = CGRect(x: area.width - 95, y: 18, width: 80, height: 24)
        detailsView.frame = CGRect(x: 15, y: 82, width: area.width - 30, height: 56)
        detailsView.alpha = min(
            max((bounds.height - NamedColorCell.height) / (NamedColorCell.expandedHeight - NamedColorCell.height), 0), 1)
        for index in valueLabels.indices {
            let x = (detailsView.bounds.width / 3 * CGFloat(index)).rounded()
            captionLabels[index].frame = CGRect(x: x, y: 0, width: 100, height: 18)
            valueLabels[index].frame = CGRect(x: x, y: 20, width: 100, height: 30)
        }
        codeLabel.alignToTrailingEdge()
        contentView.mirrorFrames(of: [nameLabel, starLabel, codeLabel])
        detailsView.mirrorFrames(of: captionLabels + valueLabels)
    }
}
