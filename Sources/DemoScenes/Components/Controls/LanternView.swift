import UIKit

/// A paper lantern in the night, drawn with layers.
class LanternView: UIView {
    private let glow = CAGradientLayer()
    private let paper = CAShapeLayer()
    private let flame = CAGradientLayer()
    private let flameMask = CAShapeLayer()
    private let ribs = CAShapeLayer()
    private let frameLayer = CAShapeLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        for gradient in [glow, flame] {
            gradient.type = .radial
            (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        }
        flame.mask = flameMask
        (ribs.fillColor, ribs.lineWidth, ribs.strokeColor) = (nil, 1.2, UIColor(white: 0, alpha: 0.16).cgColor)
        (frameLayer.lineWidth, frameLayer.lineCap) = (2.5, .round)
        (frameLayer.strokeColor, frameLayer.fillColor) = (UIColor(white: 0.1, alpha: 1).cgColor, UIColor(white: 0.1, alpha: 1).cgColor)
        for part in [glow, paper, flame, ribs, frameLayer] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { return nil }

    func show(paper color: UIColor, light: UIColor, sky: UIColor) {
        backgroundColor = sky
        paper.fillColor = color.cgColor
        glow.colors = [light.withAlphaComponent(0.55).cgColor, light.withAlphaComponent(0).cgColor]
        flame.colors = [light.withAlphaComponent(0.95).cgColor, light.withAlphaComponent(0).cgColor]
    }

    /// Returns the outline of the paper around a center.
    private func outline(_ center: CGPoint, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
        let path = UIBezierPath()
        let (left, right) = (center.x - width / 2, center.x + width / 2)
        let (top, bottom) = (center.y - height / 2, center.y + height / 2)
        path.move(to: CGPoint(x: center.x - width * 0.22, y: top))
        path.addLine(to: CGPoint(x: center.x + width * 0.22, y: top))
        path.addCurve(
            to: CGPoint(x: center.x + width * 0.22, y: bottom), controlPoint1: CGPoint(x: right + width * 0.1, y: top + height * 0.12),
            controlPoint2: CGPoint(x: right + width * 0.1, y: bottom - height * 0.12))
        path.addLine(to: CGPoint(x: center.x - width * 0.22, y: bottom))
        path.addCurve(
            to: CGPoint(x: center.x - width * 0.22, y: top), controlPoint1: CGPoint(x: left - width * 0.1, y: bottom - height * 0.12),
            controlPoint2: CGPoint(x: left - width * 0.1, y: top + height * 0.12))
        path.close()
        return path
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let center = CGPoint(x: bounds.midX, y: bounds.midY + 8)
        let (width, height) = (150.0 as CGFloat, 170.0 as CGFloat)
        glow.frame = CGRect(x: center.x - 210, y: center.y - 210, width: 420, height: 420)
        let shape = outline(center, width, height)
        paper.path = shape.cgPath
        (flame.frame, flameMask.frame) = (bounds, CGRect(origin: .zero, size: bounds.size))
        let reach = CGPoint(x: 90 / max(bounds.width, 1), y: 110 / max(bounds.height, 1))
        flame.startPoint = CGPoint(x: center.x / max(bounds.width, 1), y: center.y / max(bounds.height, 1))
        flame.endPoint = CGPoint(x: flame.startPoint.x + reach.x, y: flame.startPoint.y + reach.y)
        flameMask.path = shape.cgPath
        let lines = UIBezierPath()
        for step in 1..<7 {
            let y = center.y - height / 2 + height * CGFloat(step) / 7
            let half = width / 2 * (1 - pow(abs(CGFloat(step) / 3.5 - 1), 2.4) * 0.42)
            lines.move(to: CGPoint(x: center.x - half, y: y))
            lines.addQuadCurve(to: CGPoint(x: center.x + half, y: y), controlPoint: CGPoint(x: center.x, y: y + 8))
        }
        ribs.path = lines.cgPath
        let caps = UIBezierPath()
        for y in [center.y - height / 2 - 5, center.y + height / 2 - 3] {
            caps.append(UIBezierPath(roundedRect: CGRect(x: center.x - 36, y: y, width: 72, height: 8), cornerRadius: 2))
        }
        caps.move(to: CGPoint(x: center.x, y: 0))
        caps.addLine(to: CGPoint(x: center.x, y: center.y - height / 2 - 5))
        caps.move(to: CGPoint(x: center.x, y: center.y + height / 2 + 5))
        caps.addLine(to: CGPoint(x: center.x, y: center.y + height / 2 + 26))
        frameLayer.path = caps.cgPath
    }
}
