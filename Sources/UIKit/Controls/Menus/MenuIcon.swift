import CoreGraphics
import QuartzCore

/// A mark in front of the title of a menu row.
final class MenuIcon: UIView {
    /// The shape of a mark.
    enum Shape { case check, dash, chevron }

    private let shape = CAShapeLayer()

    init(_ kind: Shape) {
        super.init(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
        isUserInteractionEnabled = false
        let path = CGMutablePath()
        switch kind {
        case .check: path.addLines(between: [CGPoint(x: 1.5, y: 7.5), CGPoint(x: 5.2, y: 11.5), CGPoint(x: 12.5, y: 2)])
        case .dash: path.addLines(between: [CGPoint(x: 2, y: 7), CGPoint(x: 12, y: 7)])
        case .chevron: path.addLines(between: [CGPoint(x: 5, y: 2.5), CGPoint(x: 9.5, y: 7), CGPoint(x: 5, y: 11.5)])
        }
        (shape.path, shape.fillColor, shape.lineWidth) = (path, nil, 2)
        (shape.lineCap, shape.lineJoin) = (.round, .round)
        shape.frame = bounds
        layer.addSublayer(shape)
    }

    required init?(coder: NSCoder) { return nil }

    var color = UIColor.label { didSet { dynamicColorsDidChange() } }

    override func dynamicColorsDidChange() { withoutActions { shape.strokeColor = resolved(color) } }
}
