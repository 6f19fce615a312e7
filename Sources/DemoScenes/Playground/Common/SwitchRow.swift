import UIKit

/// A switch with its name.
class SwitchRow: UIView {
    var onChange: (Bool) -> Void = { _ in }
    private let titleLabel = UILabel()
    private let control = UISwitch()

    init(_ title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        titleLabel.textColor = Palette.foreground
        titleLabel.setScaledFont(.scaled(15))
        control.onTintColor = Palette.secondaryForeground
        control.accessibilityIdentifier = title
        control.addAction(UIAction { [unowned self] _ in onChange(control.isOn) }, for: .valueChanged)
        for view in [titleLabel, control] { addSubview(view) }
    }

    required init?(coder: NSCoder) { return nil }

    var isOn: Bool {
        get { control.isOn }
        set { control.isOn = newValue }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: max(titleLabel.font.lineHeight.rounded(.up), 36))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = control.intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        titleLabel.frame = CGRect(
            x: isRightToLeft ? size.width + 8 : 0, y: 0, width: bounds.width - size.width - 8, height: bounds.height)
        control.frame = CGRect(
            x: isRightToLeft ? 0 : bounds.width - size.width, y: ((bounds.height - size.height) / 2).rounded(), width: size.width,
            height: size.height)
    }
}
