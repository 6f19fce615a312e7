import CoreGraphics

/// The badge of a tab: white text on a red capsule. An empty text is shown as a dot.
final class TabBadge: UIView {
    private let label = UILabel()
    private static let height: CGFloat = 18

    init(_ text: String, color: UIColor?) {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        backgroundColor = color ?? .systemRed
        layer.cornerRadius = Self.height / 2
        (label.text, label.font, label.textColor, label.textAlignment) = (text, .systemFont(ofSize: 13), .white, .center)
        accessibilityLabel = text
        addSubview(label)
        let width = label.sizeThatFits(CGSize(width: 200, height: 40)).width.rounded(.up)
        bounds.size = CGSize(width: max(width + 10, Self.height), height: Self.height)
        label.frame = bounds
    }

    required init?(coder: NSCoder) { return nil }
}
