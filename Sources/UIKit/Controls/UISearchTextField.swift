import CoreGraphics
import QuartzCore

/// A text field with a magnifying glass on its left.
open class UISearchTextField: UITextField {
    let searchIcon = SearchIcon(.magnifyingGlass)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a search field and ignores the coder.
    ///
    /// Differs from Apple: there are no archives to read from.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        searchIcon.isUserInteractionEnabled = false
        leftView = searchIcon
        leftViewMode = .always
        clearButtonMode = .whileEditing
        returnKeyType = .search
        (layer.cornerRadius, layer.cornerCurve) = (10, .continuous)
        backgroundColor = ControlColors.fill
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds).offsetBy(dx: 6, dy: 0) }
    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect { super.rightViewRect(forBounds: bounds).offsetBy(dx: -6, dy: 0) }

    open override func textRect(forBounds bounds: CGRect) -> CGRect { paddedTextRect(super.textRect(forBounds: bounds)) }
    open override func editingRect(forBounds bounds: CGRect) -> CGRect { paddedTextRect(super.editingRect(forBounds: bounds)) }
    private func paddedTextRect(_ rect: CGRect) -> CGRect {
        CGRect(x: rect.minX + 5, y: rect.minY, width: max(rect.width - 9, 0), height: rect.height)
    }
}

/// A small icon in a search field.
final class SearchIcon: UIControl {
    enum Kind { case magnifyingGlass, resultsList }

    var color = ControlColors.icon { didSet { updateAppearance() } }
    /// An image that replaces the built-in icon.
    var image: UIImage? { didSet { updateImage() } }
    private let shapeLayer = CAShapeLayer()
    private let imageView = UIImageView()
    private let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let path = CGMutablePath()
        switch kind {
        case .magnifyingGlass:
            path.addEllipse(in: CGRect(x: 3, y: 3, width: 10.5, height: 10.5))
            path.addLines(between: [CGPoint(x: 12, y: 12), CGPoint(x: 17, y: 17)])
        case .resultsList:
            path.addEllipse(in: CGRect(x: 1, y: 1, width: 18, height: 18))
            for y in [7, 10, 13] { path.addLines(between: [CGPoint(x: 6, y: Double(y)), CGPoint(x: 14, y: Double(y))]) }
        }
        (shapeLayer.path, shapeLayer.fillColor, shapeLayer.lineWidth, shapeLayer.lineCap) = (
            path, nil, kind == .magnifyingGlass ? 1.8 : 1.4, .round
        )
        layer.addSublayer(shapeLayer)
        imageView.contentMode = .center
        imageView.frame = bounds
        addSubview(imageView)
        accessibilityIdentifier = kind == .resultsList ? "Results" : nil
        updateAppearance()
    }

    required init?(coder: NSCoder) { return nil }

    override var canBecomeFocused: Bool { kind == .resultsList && super.canBecomeFocused }

    override func stateDidChange() {
        super.stateDidChange()
        updateAppearance()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateAppearance()
    }

    private func updateImage() {
        imageView.image = image
        shapeLayer.isHidden = image != nil
    }

    private func updateAppearance() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setDisableActions(true)
        shapeLayer.strokeColor = (isSelected ? tintColor : color).cgColor
        alpha = isHighlighted ? 0.4 : 1
    }
}
