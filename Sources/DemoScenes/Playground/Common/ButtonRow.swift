import UIKit

/// Buttons of the same width beside each other.
class ButtonRow: UIView {
    private let buttons: [UIButton]

    init(_ buttons: [UIButton]) {
        self.buttons = buttons
        super.init(frame: .zero)
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { return nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: ((buttons.first?.titleLabel?.font.lineHeight ?? 18) + 16).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let count = CGFloat(buttons.count)
        let width = ((bounds.width - (count - 1) * 8) / count).rounded(.down)
        for (index, button) in buttons.enumerated() {
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let position = CGFloat(isRightToLeft ? buttons.count - 1 - index : index)
            button.frame = CGRect(x: position * (width + 8), y: 0, width: width, height: bounds.height)
        }
    }
}
