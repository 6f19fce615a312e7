import UIKit

/// A row below a title.
class TitledRow: UIView {
    private let titleLabel = UILabel()
    private let row: UIView

    init(_ title: String, _ row: UIView) {
        self.row = row
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.textColor = Palette.secondaryForeground
        titleLabel.setScaledFont(.scaled(13, .medium, limit: 20))
        for view in [titleLabel, row] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    private var titleHeight: CGFloat { titleLabel.font.lineHeight.rounded(.up) + 6 }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: titleHeight + row.sizeThatFits(size).height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        titleLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: titleHeight - 6)
        row.frame = CGRect(x: 0, y: titleHeight, width: bounds.width, height: bounds.height - titleHeight)
    }
}
