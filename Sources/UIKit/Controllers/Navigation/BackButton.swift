import CoreGraphics
import QuartzCore

/// A back button: an arrow and the title of the previous item.
final class BackButton: BarItemView {
    private let label = UILabel()
    private let arrow = CAShapeLayer()
    private let fullText: String
    /// The item with the attributes and the color of the text, or nil for the default appearance.
    private let item: UIBarButtonItem?

    /// The x coordinate of the text.
    static let textX: CGFloat = 27

    init(_ text: String, _ item: UIBarButtonItem?, action: @escaping () -> Void) {
        fullText = text
        self.item = item
        super.init(frame: .zero)
        self.action = action
        accessibilityIdentifier = "Back"
        label.font = .systemFont(ofSize: 17)
        setText(text)
        addSubview(label)
        arrow.fillColor = nil
        (arrow.lineWidth, arrow.lineCap, arrow.lineJoin) = (2.5, .round, .round)
        layer.addSublayer(arrow)
    }

    required init?(coder: NSCoder) { return nil }

    override var touchMargin: CGFloat { 8 }

    /// The width that the arrow and the current text need.
    var preferredWidth: CGFloat { Self.textX + label.sizeThatFits(.zero).width.rounded(.up) }

    /// Shows the first of these texts that fits: the full text, "Back", or no text.
    func shortenText(toFit availableWidth: CGFloat) {
        for text in [fullText, "Back", ""] {
            setText(text)
            if preferredWidth <= availableWidth { return }
        }
    }

    /// Shows a text with the color and the attributes of the button.
    private func setText(_ text: String) {
        let color = item?.tintColor ?? tintColor ?? .systemBlue
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        arrow.strokeColor = resolved(color)
        CATransaction.commit()
        label.text = text
        label.textColor = color
        label.addAttributes(item?.titleTextAttributes(for: .normal))
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setText(label.text ?? "")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { setText(label.text ?? "") }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = mirroredIfRightToLeft(CGRect(x: Self.textX, y: 0, width: bounds.width - Self.textX, height: bounds.height))
        let path = CGMutablePath()
        let (base, tip) = isRightToLeft ? (bounds.width - 18, bounds.width - 9.5) : (18, 9.5)
        path.move(to: CGPoint(x: base, y: bounds.midY - 8.5))
        path.addLine(to: CGPoint(x: tip, y: bounds.midY))
        path.addLine(to: CGPoint(x: base, y: bounds.midY + 8.5))
        arrow.frame = bounds
        arrow.path = path
    }

    /// Moves the text together with the titles in a transition, and fades the button. The arrow does not move. If the user prefers less
    /// motion, the text does not move either. `width` is the width of the bar.
    func setPosition(_ position: NavigationBarContent.TransitionPosition, _ width: CGFloat) {
        alpha = position == .center ? 1 : 0
        let shift: CGFloat =
            switch position {
            case .center: 0
            case .leading: -label.bounds.width
            case .trailing: width / 2 - Self.textX - label.bounds.width / 2
            }
        let direction: CGFloat = UIAccessibility.isReduceMotionEnabled ? 0 : isRightToLeft ? -1 : 1
        label.transform = CGAffineTransform(translationX: shift * direction, y: 0)
    }
}
