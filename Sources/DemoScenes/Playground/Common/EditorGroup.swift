import UIKit

/// A card with rows that belong together. The optional title is above the rows, on the card.
class EditorGroup: UIView {
    private let titleLabel = UILabel()
    private let rows: [UIView]
    private let insets = UIEdgeInsets(top: 6, left: 14, bottom: 6, right: 14)

    init(_ title: String? = nil, rows: [UIView]) {
        self.rows = rows
        super.init(frame: .zero)
        backgroundColor = Palette.card
        layer.cornerRadius = 12
        layer.cornerCurve = .continuous
        titleLabel.text = title
        titleLabel.isHidden = title == nil
        titleLabel.textColor = Palette.secondaryForeground
        titleLabel.setScaledFont(.scaled(13, .medium))
        for view in [titleLabel] + rows { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private var titleHeight: CGFloat { titleLabel.isHidden ? 0 : titleLabel.font.lineHeight.rounded(.up) + 8 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width - insets.left - insets.right
        let heights = rows.map { $0.sizeThatFits(CGSize(width: width, height: 0)).height.rounded(.up) }
        return CGSize(width: size.width, height: heights.reduce(insets.top + insets.bottom + titleHeight, +))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: insets)
        titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: titleHeight)
        var y = area.minY + titleHeight
        for row in rows {
            let height = row.sizeThatFits(CGSize(width: area.width, height: 0)).height.rounded(.up)
            row.frame = CGRect(x: area.minX, y: y, width: area.width, height: height)
            y += height
        }
    }
}
