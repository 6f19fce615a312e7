import Stage
import UIKit

/// A row of the device menu: a check mark, a title and a detail.
final class DeviceMenuRowView: UIView {
    private let checkMark = Theme.label("✓", 15, .semibold, ChromeColor.accentText)
    private let titleLabel = Theme.label("", 15, .regular, ChromeColor.text)
    private let detailLabel = Theme.label("", 13, .regular, ChromeColor.secondaryText)

    var row: DeviceMenu.Row? {
        didSet {
            guard row != oldValue else { return }
            titleLabel.text = row?.title
            titleLabel.font = .systemFont(ofSize: 15, weight: row?.isOn == true ? .semibold : .regular)
            detailLabel.text = row?.detail
            checkMark.isHidden = row?.isOn != true
            (accessibilityLabel, accessibilityHint) = (row?.title, row?.detail)
            accessibilityTraits = row?.isOn == true ? [.button, .selected] : .button
        }
    }

    /// Whether the row is the selected row of the menu.
    var isSelectedByKeys = false
    override var isFocused: Bool { isSelectedByKeys }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        checkMark.isHidden = true
        detailLabel.textAlignment = .right
        for label in [checkMark, titleLabel, detailLabel] { addSubview(label) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        checkMark.frame = CGRect(x: 12, y: 0, width: 20, height: bounds.height)
        let hasDetail = bounds.width >= 260
        detailLabel.isHidden = !hasDetail
        titleLabel.frame = CGRect(x: 34, y: 0, width: bounds.width - (hasDetail ? 130 : 40), height: bounds.height)
        detailLabel.frame = CGRect(x: bounds.width - 112, y: 0, width: 100, height: bounds.height)
    }
}
