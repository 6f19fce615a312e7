import UIKit

/// A color with its name. A tap shows an edit menu with a command that copies the color.
class ColorSwatchView: UIView {
    private let color: UIColor
    private let label = UILabel()

    init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(frame: .zero)
        backgroundColor = color
        (layer.cornerRadius, layer.cornerCurve) = (16, .continuous)
        accessibilityIdentifier = name
        label.text = name
        label.textColor = .white
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        addSubview(label)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ColorSwatchView.showMenu)))
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFirstResponder: Bool { true }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.name == "copy:" }

    override func copy(_ sender: Any?) {
        UIPasteboard.general.items = [["com.apple.uikit.color": color, "public.utf8-plain-text": code]]
        UIView.animate(withDuration: 0.12, animations: { self.transform = CGAffineTransform(scaleX: 0.94, y: 0.94) }) { _ in
            UIView.animate(
                withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: [.allowUserInteraction],
                animations: { self.transform = .identity })
        }
    }

    /// The color in the notation of CSS, `#RRGGBB`.
    private var code: String {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return "#" + [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
    }

    func showMenu(_ tap: UITapGestureRecognizer) {
        becomeFirstResponder()
        UIMenuController.shared.showMenu(from: self, rect: bounds)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 12, y: bounds.height - 32, width: bounds.width - 24, height: 20)
    }
}
