import UIKit

/// A rounded square with a soft gradient from its upper left corner, and a cross at its center if `showsCenter` is true.
class GradientSquare: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Creates a square. The first color is at the upper left corner, and the second color is at the lower right corner.
    init(frame: CGRect, colors: (Int, Int), cornerRadius: CGFloat, showsCenter: Bool = false) {
        super.init(frame: frame)
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor(hex: colors.0).cgColor, UIColor(hex: colors.1).cgColor]
        (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.1, y: 0), CGPoint(x: 0.9, y: 1))
        (gradient.cornerRadius, gradient.cornerCurve) = (cornerRadius, .continuous)
        if showsCenter { addCross() }
    }

    required init?(coder: NSCoder) { return nil }

    static let red = (0xF2665C, 0xD93B46)
    static let blue = (0x4C9BF5, 0x2A6FDB)

    private func addCross() {
        let path = CGMutablePath()
        let (center, arm) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.width * 0.12)
        path.move(to: CGPoint(x: center.x - arm, y: center.y))
        path.addLine(to: CGPoint(x: center.x + arm, y: center.y))
        path.move(to: CGPoint(x: center.x, y: center.y - arm))
        path.addLine(to: CGPoint(x: center.x, y: center.y + arm))
        let cross = CAShapeLayer()
        cross.path = path
        cross.strokeColor = UIColor.white.cgColor
        cross.lineWidth = max(1.5, bounds.width * 0.015)
        cross.lineCap = .round
        layer.addSublayer(cross)
    }
}
