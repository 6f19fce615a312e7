import UIKit

/// A panel with stroked lines: dots, dashes, a rose curve in one stroke, and an arc with round caps.
class StrokePanel: Panel {
    private let dots = StrokePanel.line(2, dashes: [0.01, 5])
    private let dashes = StrokePanel.line(1.5, dashes: [7, 4, 1, 4])
    private let rose = StrokePanel.line(1)
    private let arc = StrokePanel.line(4)

    init() {
        super.init()
        for part in [dots, dashes, rose, arc] { layer.addSublayer(part) }
        followStyle { [unowned self] in
            for part in [dots, rose] { part.strokeColor = Palette.foreground.cgColor }
            (dashes.strokeColor, arc.strokeColor) = (Palette.blue.cgColor, Palette.accent.cgColor)
        }
        arc.strokeStart = 0.06
        arc.strokeEnd = 0.38
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = bounds.width
        dots.path = circle(side * 0.43)
        arc.path = circle(side * 0.365)
        dashes.path = circle(side * 0.365)
        rose.path = roseCurve(side * 0.3)
    }

    private static func line(_ width: CGFloat, dashes: [Double]? = nil) -> CAShapeLayer {
        let layer = CAShapeLayer()
        layer.fillColor = nil
        layer.lineWidth = width
        layer.lineCap = .round
        layer.lineJoin = .round
        layer.lineDashPattern = dashes?.map { NSNumber(value: $0) }
        return layer
    }

    /// Returns a circle that starts at the top and runs clockwise.
    private func circle(_ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: -.pi / 2, endAngle: .pi * 1.5, clockwise: false)
        return path
    }

    /// Returns the rose curve r = cos(7φ/4), which closes after four turns.
    private func roseCurve(_ radius: CGFloat) -> CGPath {
        let path = CGMutablePath()
        let steps = 720
        for step in 0...steps {
            let angle = CGFloat(step) / CGFloat(steps) * 8 * .pi
            let r = radius * cos(angle * 7 / 4)
            let point = CGPoint(x: bounds.midX + r * sin(angle), y: bounds.midY - r * cos(angle))
            if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.closeSubpath()
        return path
    }
}
