import CoreGraphics

/// The button of an action.
final class AlertButton: UIView {
    let action: UIAlertAction
    private let label = UILabel()

    init(_ action: UIAlertAction, isBold: Bool, size: CGFloat) {
        self.action = action
        super.init(frame: .zero)
        label.text = action.title
        label.font = AlertPanel.font(size, isBold ? .semibold : .regular)
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        accessibilityLabel = action.title
        action.button = self
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    /// Whether the button can be chosen.
    var isEnabled: Bool { action.isEnabled }
    override var canBecomeFocused: Bool { isEnabled }

    var isPressed = false { didSet { updateColors() } }

    func updateColors() {
        backgroundColor = isPressed ? UIColor(light: UIColor(white: 0, alpha: 0.09), dark: UIColor(white: 1, alpha: 0.12)) : nil
        label.textColor = !isEnabled ? ControlColors.placeholder : action.style == .destructive ? .systemRed : tintColor
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    /// The height of the title's line, rounded up to whole points.
    var lineHeight: CGFloat { label.font.lineHeight.rounded(.up) }

    /// The width of the title.
    var titleWidth: CGFloat { label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}
