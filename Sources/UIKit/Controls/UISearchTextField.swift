import CoreGraphics
import QuartzCore

/// A field with a glass before it.
open class UISearchTextField: UITextField {
    let glass = SearchSign(.glass)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        glass.isUserInteractionEnabled = false
        leftView = glass
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
        backgroundColor = ControlInk.fill
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds).offsetBy(dx: -6, dy: 0) }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { roomy(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { roomy(super.editingRect(forBounds: bounds)) }
    private func roomy(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + 5, y: rect.minY, width: max(rect.width - 9, 0), height: rect.height)
    }
}

/// A small sign in a search field.
final class SearchSign: UIControl {
    enum Kind { case glass, list }

    var ink = ControlInk.sign { didSet { showState() } }
    /// In place of the lines.
    var image: UIImage? { didSet { showImage() } }
    private let lines = CAShapeLayer()
    private let picture = UIImageView()
    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let path = CGMutablePath()
        switch kind {
        case .glass:
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 10.5, height: 10.5))
            path.addLines(between: [CGPoint(x: 12, y: 12), CGPoint(x: 17, y: 17)])
        case .list:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            for y in [7, 10, 13] { path.addLines(between: [CGPoint(x: 6, y: Double(y)), CGPoint(x: 14, y: Double(y))]) }
        }
        (lines.path, lines.fillColor, lines.lineWidth, lines.lineCap) = (path, nil, kind == .glass ? 1.8 : 1.4, .round)
        layer.addSublayer(lines)
        picture.contentMode = .center
        picture.frame = bounds
        addSubview(picture)
        accessibilityIdentifier = kind == .list ? "Results" : nil
        showState()
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { kind == .list && super.canBecomeFocused }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    private func showImage() {
        picture.image = image
        lines.isHidden = image != nil
    }

    private func showState() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        lines.strokeColor = (isSelected ? tintColor : ink).cgColor
        alpha = isHighlighted ? 0.4 : 1
    }
}
