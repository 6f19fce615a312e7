import CoreGraphics
import QuartzCore

/// A key of the on-screen keyboard.
final class KeyView: UIView {
    enum Kind: Equatable {
        case character(Character), space, returnKey(UIReturnKeyType), delete, shift(Bool)
        case page(KeyboardView.Page)
    }

    let kind: Kind
    let row: Int
    private let label = UILabel()
    private let iconLayer = CAShapeLayer()

    private static let lightColor = UIColor(light: .white, dark: UIColor(red: 0.42, green: 0.42, blue: 0.43, alpha: 1))
    private static let darkColor = UIColor(
        light: UIColor(red: 0.675, green: 0.7, blue: 0.737, alpha: 1), dark: UIColor(red: 0.28, green: 0.28, blue: 0.29, alpha: 1))

    init(_ kind: Kind, row: Int) {
        self.kind = kind
        self.row = row
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        (layer.cornerRadius, layer.cornerCurve) = (5, .continuous)
        layer.setDropShadow(opacity: 0.3, verticalOffset: 1, radius: 0)
        label.textAlignment = .center
        label.text = title
        label.font = .systemFont(ofSize: isCharacter ? 22 : 16)
        addSubview(label)
        (iconLayer.fillColor, iconLayer.strokeColor, iconLayer.lineWidth) = (nil, resolved(ControlColors.text), 1.5)
        (iconLayer.lineCap, iconLayer.lineJoin) = (.round, .round)
        layer.addSublayer(iconLayer)
        accessibilityIdentifier = title ?? String(describing: kind)
        updateAppearance()
    }

    required init?(coder: NSCoder) { return nil }

    var isCharacter: Bool { if case .character = kind { true } else { false } }

    /// The spoken name of the key.
    var accessibilityName: String {
        switch kind {
        case .delete: "delete"
        case .shift: "shift"
        case .page(.letters): "letters"
        case .page(.digits): "numbers"
        case .page(.symbols): "symbols"
        default: title ?? ""
        }
    }

    private var title: String? {
        switch kind {
        case .character(let character): String(character)
        case .space: "space"
        case .returnKey(let type): type.title
        case .page(.letters): "ABC"
        case .page(.digits): "123"
        case .page(.symbols): "#+="
        case .delete, .shift: nil
        }
    }

    private var isLight: Bool {
        switch kind {
        case .character, .space, .shift(true): true
        default: false
        }
    }

    var isPressed = false { didSet { updateAppearance() } }

    private func updateAppearance() { backgroundColor = isLight != isPressed ? Self.lightColor : Self.darkColor }

    override func dynamicColorsDidChange() {
        iconLayer.strokeColor = resolved(ControlColors.text)
        setNeedsLayout()
    }

    func distance(to point: CGPoint) -> CGFloat {
        let x = max(frame.minX - point.x, 0, point.x - frame.maxX)
        let y = max(frame.minY - point.y, 0, point.y - frame.maxY)
        return hypot(x, y)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        let path = CGMutablePath()
        let (x, y) = (bounds.midX, bounds.midY)
        switch kind {
        case .shift:
            path.addLines(between: Self.shiftIconPoints.map { CGPoint(x: x + $0.0, y: y + $0.1) })
            path.closeSubpath()
        case .delete:
            path.addLines(between: Self.deleteIconPoints.map { CGPoint(x: x + $0.0, y: y + $0.1) })
            path.closeSubpath()
            path.addLines(between: [CGPoint(x: x - 1.5, y: y - 3), CGPoint(x: x + 4.5, y: y + 3)])
            path.addLines(between: [CGPoint(x: x + 4.5, y: y - 3), CGPoint(x: x - 1.5, y: y + 3)])
        default: return
        }
        iconLayer.path = path
        iconLayer.fillColor = kind == .shift(true) ? resolved(ControlColors.text) : nil
    }

    private static let shiftIconPoints: [(CGFloat, CGFloat)] = [
        (0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5),
    ]
    private static let deleteIconPoints: [(CGFloat, CGFloat)] = [(-10.5, 0), (-4, -7), (9.5, -7), (9.5, 7), (-4, 7)]
}
