import UIKit

/// A panel with linear and radial gradients: a sunset over the sea.
class DuskPanel: Panel {
    private let sky = CAGradientLayer(
        [UIColor(hex: 0x26265C), UIColor(hex: 0x6B3F86), UIColor(hex: 0xD9627A), UIColor(hex: 0xF6A56B), UIColor(hex: 0xFCD9A0)],
        [0, 0.34, 0.66, 0.86, 1])
    private let glow = CAGradientLayer(
        [UIColor(hex: 0xFFF3C8, 0.75), UIColor(hex: 0xFFD78F, 0.28), UIColor(hex: 0xFFC27A, 0)], [0, 0.4, 1], type: .radial)
    private let sun = CAGradientLayer([UIColor(hex: 0xFFF6D8), UIColor(hex: 0xFFD27A)])
    private let sea = CAGradientLayer([UIColor(hex: 0xE88B72), UIColor(hex: 0x8C4A7C), UIColor(hex: 0x2C2A5E)], [0, 0.35, 1])
    private let reflection = CAReplicatorLayer()
    private let reflectionStripe = CAGradientLayer([UIColor(hex: 0xFFE9B8, 0), UIColor(hex: 0xFFE9B8, 0.9), UIColor(hex: 0xFFE9B8, 0)])

    init() {
        super.init()
        for part in [sky, glow, sun, sea, reflection] { layer.addSublayer(part) }
        reflectionStripe.startPoint = CGPoint(x: 0, y: 0.5)
        reflectionStripe.endPoint = CGPoint(x: 1, y: 0.5)
        reflection.addSublayer(reflectionStripe)
        reflection.instanceCount = 6
        reflection.instanceAlphaOffset = -0.13
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, horizon) = (bounds.width, (bounds.height * 0.68).rounded())
        let radius = width * 0.17
        sky.frame = CGRect(x: 0, y: 0, width: width, height: horizon)
        glow.frame = CGRect(x: width / 2 - radius * 3, y: horizon - radius * 3.4, width: radius * 6, height: radius * 6)
        sun.frame = CGRect(x: width / 2 - radius, y: horizon - radius * 1.4, width: radius * 2, height: radius * 2)
        sun.cornerRadius = radius
        sea.frame = CGRect(x: 0, y: horizon, width: width, height: bounds.height - horizon)
        reflection.frame = CGRect(x: width / 2 - radius, y: horizon + 3, width: radius * 2, height: 30)
        reflectionStripe.frame = CGRect(x: 0, y: 0, width: radius * 2, height: 1.5)
        // Each copy of the stripe is 4.5 points below the previous copy and has 0.86 of its width. All copies are centered.
        reflection.instanceTransform = CATransform3DScale(CATransform3DMakeTranslation(0, 4.5, 0), 0.86, 1, 1)
    }
}

/// A panel with a ball that consists of a radial gradient and a soft shadow.
class BallPanel: Panel {
    private let floor = CAGradientLayer([UIColor(hex: 0xEDF1EE), UIColor(hex: 0xD4DFDC)])
    private let shadowLayer = CALayer()
    private let ball = CAGradientLayer(
        [UIColor(hex: 0xD8FFF4), UIColor(hex: 0x5FCDBD), UIColor(hex: 0x1C9E94), UIColor(hex: 0x0B5A5E)], [0, 0.3, 0.66, 1], type: .radial)

    init() {
        super.init()
        for part in [floor, shadowLayer, ball] { layer.addSublayer(part) }
        ball.startPoint = CGPoint(x: 0.34, y: 0.28)
        ball.endPoint = CGPoint(x: 1.06, y: 1)
        shadowLayer.shadowColor = UIColor(hex: 0x06373B).cgColor
        shadowLayer.shadowOpacity = 0.55
        shadowLayer.shadowOffset = .zero
        shadowLayer.shadowRadius = 6
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        floor.frame = bounds
        let size = (bounds.width * 0.56).rounded()
        ball.frame = CGRect(x: (bounds.width - size) / 2, y: bounds.height * 0.17, width: size, height: size)
        ball.cornerRadius = size / 2
        let shadowRect = CGRect(x: ball.frame.minX + size * 0.14, y: ball.frame.maxY - size * 0.1, width: size * 0.86, height: size * 0.17)
        shadowLayer.shadowPath = CGPath(ellipseIn: shadowRect, transform: nil)
    }
}

/// A panel with a conic gradient that is masked by a dashed ring.
class WheelPanel: Panel {
    private let wheel = CAGradientLayer(
        (0...12).map { UIColor(hue: CGFloat($0) / 12, saturation: 0.64, brightness: 0.93, alpha: 1) }, type: .conic)
    private let ring = CAShapeLayer()
    private let dashCount = 24

    init() {
        super.init()
        layer.addSublayer(wheel)
        wheel.startPoint = CGPoint(x: 0.5, y: 0.5)
        wheel.endPoint = CGPoint(x: 0.5, y: 0)
        wheel.mask = ring
        ring.fillColor = nil
        ring.strokeColor = UIColor.black.cgColor
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = bounds
        ring.frame = bounds
        let radius = bounds.width * 0.29
        // The dash pattern is repeated a whole number of times around the ring, so there is no seam.
        let step = 2 * CGFloat.pi * radius / CGFloat(dashCount)
        ring.lineDashPattern = [NSNumber(value: Double(step * 0.6)), NSNumber(value: Double(step * 0.4))]
        ring.lineWidth = bounds.width * 0.2
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: bounds.midX - radius, y: bounds.midY - radius, width: radius * 2, height: radius * 2))
        ring.path = path
    }
}
