import CoreGraphics
import QuartzCore

/// A key on the screen.
final class KeyCap: UIView {
    enum Kind: Equatable {
        case character(Character), space, enter(UIReturnKeyType), delete, shift(Bool)
        case page(KeyboardPanel.Page)
    }

    let kind: Kind
    let row: Int
    private let label = UILabel()
    private let sign = CAShapeLayer()

    private static let plain = UIColor.white
    private static let special = UIColor(red: 0.675, green: 0.7, blue: 0.737, alpha: 1)

    init(_ kind: Kind, row: Int) {
        self.kind = kind
        self.row = row
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        (layer.cornerRadius, layer.cornerCurve) = (5, .continuous)
        layer.throwShadow(opacity: 0.3, below: 1, radius: 0)
        label.textAlignment = .center
        label.text = title
        label.font = .systemFont(ofSize: isCharacter ? 22 : 16)
        addSubview(label)
        (sign.fillColor, sign.strokeColor, sign.lineWidth) = (nil, UIColor.black.cgColor, 1.5)
        (sign.lineCap, sign.lineJoin) = (.round, .round)
        layer.addSublayer(sign)
        accessibilityIdentifier = title ?? String(describing: kind)
        showState()
    }

    required init?(coder: NSCoder) { return nil }

    var isCharacter: Bool { if case .character = kind { true } else { false } }

    private var title: String? {
        switch kind {
        case .character(let character): String(character)
        case .space: "space"
        case .enter(let type): type.title
        case .page(.letters): "ABC"
        case .page(.digits): "123"
        case .page(.signs): "#+="
        case .delete, .shift: nil
        }
    }

    private var isLight: Bool {
        switch kind {
        case .character, .space, .shift(true): true
        default: false
        }
    }

    var isPressed = false { didSet { showState() } }

    private func showState() { backgroundColor = isLight != isPressed ? Self.plain : Self.special }

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
            path.addLines(between: Self.arrow.map { CGPoint(x: x + $0.0, y: y + $0.1) })
            path.closeSubpath()
        case .delete:
            path.addLines(between: Self.tag.map { CGPoint(x: x + $0.0, y: y + $0.1) })
            path.closeSubpath()
            path.addLines(between: [CGPoint(x: x - 1.5, y: y - 3), CGPoint(x: x + 4.5, y: y + 3)])
            path.addLines(between: [CGPoint(x: x + 4.5, y: y - 3), CGPoint(x: x - 1.5, y: y + 3)])
        default: return
        }
        sign.path = path
        sign.fillColor = kind == .shift(true) ? UIColor.black.cgColor : nil
    }

    private static let arrow: [(CGFloat, CGFloat)] = [(0, -8.5), (9, 0.5), (4.5, 0.5), (4.5, 7.5), (-4.5, 7.5), (-4.5, 0.5), (-9, 0.5)]
    private static let tag: [(CGFloat, CGFloat)] = [(-10.5, 0), (-4, -7), (9.5, -7), (9.5, 7), (-4, 7)]
}
