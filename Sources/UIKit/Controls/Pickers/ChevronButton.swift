import CoreGraphics
import QuartzCore

/// A button with a chevron in the tint color.
final class ChevronButton: UIControl {
    /// The side to which the chevron points. The raw value is the rotation in degrees.
    enum Direction: CGFloat { case right = 0, down = 90, left = 180 }

    private let shape = CAShapeLayer()
    private let size: CGFloat
    private let action: () -> Void

    init(_ direction: Direction, size: CGFloat = 8, label: String, action: @escaping () -> Void) {
        (self.size, self.action) = (size, action)
        super.init(frame: .zero)
        accessibilityLabel = label
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: size, y: size), CGPoint(x: 0, y: size * 2)])
        (shape.path, shape.fillColor, shape.lineCap, shape.lineJoin) = (path, nil, .round, .round)
        shape.lineWidth = size < 7 ? 2.2 : 2.4
        shape.bounds = CGRect(x: 0, y: 0, width: size, height: size * 2)
        layer.addSublayer(shape)
        setDirection(direction)
        addAction(UIAction { [weak self] _ in self?.action() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { return nil }

    /// Turns the chevron. Inside an animation block, the turn is animated.
    func setDirection(_ direction: Direction) {
        let new = CGAffineTransform(rotationAngle: direction.rawValue * .pi / 180)
        if transform != new { transform = new }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        withoutActions { shape.position = CGPoint(x: bounds.midX, y: bounds.midY) }
    }

    override func stateDidChange() {
        super.stateDidChange()
        alpha = isEnabled ? (isHighlighted ? 0.4 : 1) : 0.3
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        withoutActions { shape.strokeColor = resolved(tintColor) }
    }
}
