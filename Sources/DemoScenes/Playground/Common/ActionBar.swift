import UIKit

/// The buttons that all pages have: play, copy the code, save a scene.
class ActionBar: UIView {
    let playButton = ActionBar.button("Play", isFilled: true)
    let copyButton = ActionBar.button("Copy as Swift")
    let saveButton = ActionBar.button("Save as scene")
    private var buttons: [UIButton] { [playButton, copyButton, saveButton] }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    private static func button(_ title: String, isFilled: Bool = false) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.setTitleColor(isFilled ? Palette.background : Palette.foreground, for: .normal)
        button.titleLabel?.setScaledFont(.scaled(15, .semibold))
        button.backgroundColor = isFilled ? Palette.foreground : Palette.hairline
        button.layer.cornerCurve = .continuous
        button.accessibilityIdentifier = title
        return button
    }

    private func width(_ button: UIButton) -> CGFloat { (button.titleLabel?.intrinsicContentSize.width ?? 0).rounded(.up) + 18 }

    private var rowHeight: CGFloat { max((playButton.titleLabel?.font.lineHeight ?? 18) + 20, 40).rounded() }

    /// Returns the rows of buttons for a width: one row, or two rows if the buttons do not fit into one.
    private func rows(in width: CGFloat) -> [[UIButton]] {
        let needed = buttons.map { self.width($0) }.reduce(16, +)
        return needed <= width ? [buttons] : [[playButton], [copyButton, saveButton]]
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let count = CGFloat(rows(in: size.width).count)
        return CGSize(width: size.width, height: count * rowHeight + (count - 1) * 8)
    }

    /// Stretches each row to the whole width, but at most to 820 points.
    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows(in: bounds.width) {
            let natural = row.map { width($0) }
            let free = min(bounds.width, 820) - natural.reduce(0, +) - 8 * CGFloat(row.count - 1)
            let extra = max((free / CGFloat(row.count)).rounded(.down), 0)
            var x: CGFloat = 0
            for (button, width) in zip(row, natural) {
                let buttonWidth = min(width + extra, bounds.width - x)
                let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
                button.frame = CGRect(x: isRightToLeft ? bounds.width - x - buttonWidth : x, y: y, width: buttonWidth, height: rowHeight)
                button.layer.cornerRadius = min(rowHeight / 2, 14)
                x += buttonWidth + 8
            }
            y += rowHeight + 8
        }
    }
}
