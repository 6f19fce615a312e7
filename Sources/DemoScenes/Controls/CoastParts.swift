import UIKit

/// A view with a vertical gradient of two colors.
class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }

    func setColors(_ upper: UIColor, _ lower: UIColor) { (layer as? CAGradientLayer)?.colors = [upper.cgColor, lower.cgColor] }
}

/// A view with one filled path.
class ShapeView: UIView {
    override class var layerClass: AnyClass { CAShapeLayer.self }
    private var shape: CAShapeLayer? { layer as? CAShapeLayer }

    var path: CGPath? { didSet { shape?.path = path } }
    var color: UIColor = .white { didSet { shape?.fillColor = color.cgColor } }
}

/// A white lighthouse with red bands, and a light beam over the sea.
class LighthouseView: UIView {
    private let beam = ShapeView()
    private let glow = ShapeView()
    private let tower = ShapeView()
    private let bands = [ShapeView(), ShapeView()]
    private let shadedSide = ShapeView()
    private let gallery = ShapeView()
    private let lantern = ShapeView()
    private let roof = ShapeView()

    var isLit = false { didSet { updateLight() } }
    /// The darkness, 0…1. The darker it is, the bluer are the colors, and the brighter is the beam. `CoastView` sets it to 0 at noon and to
    /// 0.72 at midnight.
    var darkness: CGFloat = 0 { didSet { updateColors() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [beam, glow, tower] + bands + [shadedSide, gallery, lantern, roof] { addSubview(view) }
        beam.color = UIColor(red: 1, green: 0.95, blue: 0.72, alpha: 0.3)
        glow.color = UIColor(red: 1, green: 0.95, blue: 0.72, alpha: 0.35)
        shadedSide.color = UIColor(red: 0.1, green: 0.12, blue: 0.3, alpha: 0.16)
        updateLight()
        updateColors()
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        func polygon(_ points: [(CGFloat, CGFloat)]) -> CGPath {
            let path = CGMutablePath()
            path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
            path.closeSubpath()
            return path
        }
        tower.path = polygon([(22, 26), (38, 26), (44, 112), (16, 112)])
        // Each band extends from `top` to `bottom`, and is as wide as the tower at these heights.
        for (band, (top, bottom)) in zip(bands, [(CGFloat(44), CGFloat(60)), (78, 94)]) {
            let (a, b) = ((top - 26) / 86 * 6, (bottom - 26) / 86 * 6)
            band.path = polygon([(22 - a, top), (38 + a, top), (38 + b, bottom), (22 - b, bottom)])
        }
        shadedSide.path = polygon([(32, 26), (38, 26), (44, 112), (34, 112)])
        gallery.path = polygon([(18, 22), (42, 22), (41, 27), (19, 27)])
        lantern.path = polygon([(24, 10), (36, 10), (36, 22), (24, 22)])
        roof.path = polygon([(21, 10), (30, 1), (39, 10)])
        beam.path = polygon([(30, 13), (-300, -34), (-300, 62), (30, 20)])
        let circle = CGMutablePath()
        circle.addEllipse(in: CGRect(x: 10, y: -4, width: 40, height: 40))
        glow.path = circle
    }

    private func updateLight() {
        // The beam is faint by day and bright at night.
        beam.alpha = isLit ? 0.15 + min(darkness * 1.3, 0.85) : 0
        glow.alpha = isLit ? 1 : 0
        lantern.color = isLit ? UIColor(red: 1, green: 0.93, blue: 0.62, alpha: 1) : UIColor(red: 0.55, green: 0.66, blue: 0.76, alpha: 1)
    }

    private func updateColors() {
        updateLight()
        let night = UIColor(red: 0.16, green: 0.2, blue: 0.4, alpha: 1)
        tower.color = mix(UIColor(red: 0.98, green: 0.96, blue: 0.92, alpha: 1), night, darkness * 0.7)
        for band in bands { band.color = mix(UIColor(red: 0.84, green: 0.29, blue: 0.25, alpha: 1), night, darkness * 0.7) }
        for part in [gallery, roof] { part.color = mix(UIColor(red: 0.27, green: 0.25, blue: 0.3, alpha: 1), night, darkness * 0.7) }
    }
}

/// A cloud: two ellipses on a flat base.
class CloudView: UIView {
    private let shape = ShapeView()
    var tint: UIColor = .white { didSet { shape.color = tint } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(shape)
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (bounds.width, bounds.height)
        let path = CGMutablePath()
        path.addRoundedRect(
            in: CGRect(x: 0, y: height * 0.55, width: width, height: height * 0.45), cornerWidth: height * 0.22, cornerHeight: height * 0.22
        )
        path.addEllipse(in: CGRect(x: width * 0.14, y: height * 0.22, width: width * 0.36, height: height * 0.75))
        path.addEllipse(in: CGRect(x: width * 0.38, y: 0, width: width * 0.42, height: height * 0.95))
        shape.frame = bounds
        shape.path = path
    }
}

/// A boat with a hull and two sails.
class BoatView: UIView {
    private let hull = ShapeView()
    private let sails = ShapeView()
    var darkness: CGFloat = 0 {
        didSet {
            let night = UIColor(red: 0.16, green: 0.2, blue: 0.4, alpha: 1)
            hull.color = mix(UIColor(red: 0.45, green: 0.27, blue: 0.2, alpha: 1), night, darkness * 0.7)
            sails.color = mix(.white, night, darkness * 0.6)
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(hull)
        addSubview(sails)
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 2, y: 19), CGPoint(x: 24, y: 19), CGPoint(x: 20, y: 25), CGPoint(x: 6, y: 25)])
        path.closeSubpath()
        hull.path = path
        let sailPath = CGMutablePath()
        sailPath.addLines(between: [CGPoint(x: 14, y: 1), CGPoint(x: 23, y: 17), CGPoint(x: 14, y: 17)])
        sailPath.closeSubpath()
        sailPath.addLines(between: [CGPoint(x: 12, y: 4), CGPoint(x: 12, y: 17), CGPoint(x: 4, y: 17)])
        sailPath.closeSubpath()
        sails.path = sailPath
    }

    required init?(coder: NSCoder) { return nil }
}

/// A snow emitter with flakes of three sizes.
class SnowfallView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }
    private var emitter: CAEmitterLayer? { layer as? CAEmitterLayer }

    var isFalling = false { didSet { emitter?.birthRate = isFalling ? 1 : 0 } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        emitter?.emitterShape = .line
        emitter?.birthRate = 0
        emitter?.emitterCells = [0.5, 0.8, 1.2].map { size in
            let cell = CAEmitterCell()
            cell.contents = UIImage(named: "Flight/flake")?.cgImage
            cell.birthRate = Float(14 / size)
            cell.lifetime = 7
            cell.velocity = 34 * size
            cell.velocityRange = 10
            cell.emissionLongitude = .pi / 2
            cell.emissionRange = 0.5
            cell.yAcceleration = 4
            cell.scale = 0.16 * size
            cell.scaleRange = 0.06
            cell.alphaRange = 0.3
            return cell
        }
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        emitter?.emitterPosition = CGPoint(x: bounds.midX, y: -12)
        emitter?.emitterSize = CGSize(width: bounds.width * 1.2, height: 0)
    }
}
