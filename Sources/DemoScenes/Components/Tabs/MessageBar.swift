import UIKit

/// A bar with a field for a message and a button that sends it.
class MessageBar: UIView {
    let field = UITextField()
    let sendButton = UIButton(type: .system)
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemBackground
        line.backgroundColor = .separator
        field.attributedPlaceholder = NSAttributedString(
            string: "Write to the harbor",
            attributes: [.foregroundColor: UIColor.secondaryLabel, .font: UIFont.italicSystemFont(ofSize: 17)])
        field.accessibilityIdentifier = "message"
        field.borderStyle = .roundedRect
        field.returnKeyType = .send
        sendButton.setImage(UIImage(systemName: "paperplane.fill"), for: .normal)
        sendButton.accessibilityIdentifier = "Send"
        for part in [line, field, sendButton] as [UIView] { addSubview(part) }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
        let (left, right) = (safeAreaInsets.left + 16, safeAreaInsets.right + 16)
        sendButton.frame = CGRect(x: bounds.width - right - 40, y: 8, width: 40, height: 40)
        field.frame = CGRect(x: left, y: 9, width: sendButton.frame.minX - left - 8, height: 38)
        mirrorFrames(of: [sendButton, field])
    }
}
