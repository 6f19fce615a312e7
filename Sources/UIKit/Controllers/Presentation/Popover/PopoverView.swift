import CoreGraphics
import QuartzCore

/// The body of a popover with its arrow, and the content in it.
final class PopoverView: UIView {
    private let shape = CAShapeLayer()
    private let clip = UIView()
    private let content: UIView
    private let color: UIColor
    var placement: PopoverPlacement? { didSet { if placement != oldValue { setNeedsLayout() } } }

    init(_ content: UIView, color: UIColor) {
        (self.content, self.color) = (content, color)
        super.init(frame: .zero)
        layer.addSublayer(shape)
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 24, CGSize(width: 0, height: 6))
        clip.clipsToBounds = true
        clip.layer.cornerRadius = PopoverPlacement.cornerRadius
        addSubview(clip)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clip.addSubview(content)
        updateColor()
    }

    required init?(coder: NSCoder) { return nil }

    private func updateColor() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        shape.fillColor = resolved(color)
        CATransaction.commit()
    }

    override func dynamicColorsDidChange() { updateColor() }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let placement else { return }
        clip.frame = placement.contentRect
        content.frame = clip.bounds
        shape.frame = bounds
        let path = Self.path(placement)
        (shape.path, layer.shadowPath) = (path, path)
    }

    /// Returns the outline: a rounded rectangle, and the triangle of the arrow.
    private static func path(_ placement: PopoverPlacement) -> CGPath {
        let rect = placement.contentRect
        let radius = min(PopoverPlacement.cornerRadius, rect.width / 2, rect.height / 2)
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
        let (half, tip) = (PopoverPlacement.arrowBase / 2, placement.tip)
        let size = placement.frame.size
        func addTriangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
            path.move(to: a)
            path.addLine(to: b)
            path.addLine(to: c)
            path.closeSubpath()
        }
        switch placement.direction {
        case .up: addTriangle(CGPoint(x: tip - half, y: rect.minY), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: rect.minY))
        case .down:
            addTriangle(CGPoint(x: tip + half, y: rect.maxY), CGPoint(x: tip, y: size.height), CGPoint(x: tip - half, y: rect.maxY))
        case .left: addTriangle(CGPoint(x: rect.minX, y: tip + half), CGPoint(x: 0, y: tip), CGPoint(x: rect.minX, y: tip - half))
        case .right:
            addTriangle(CGPoint(x: rect.maxX, y: tip - half), CGPoint(x: size.width, y: tip), CGPoint(x: rect.maxX, y: tip + half))
        default: break
        }
        return path
    }
}

/// The transparent view behind a popover. A tap on it dismisses the popover.
final class PopoverBackgroundView: UIView {
    /// Called at the end of a touch.
    var onTouch: () -> Void = {}

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch() }
}
