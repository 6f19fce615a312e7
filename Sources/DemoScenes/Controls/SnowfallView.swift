import UIKit

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
