import UIKit

/// A view whose layer emits snow flakes to the left and to the right, from an area of the view's size.
class SnowView: UIView {
    override class var layerClass: AnyClass { CAEmitterLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let emitter = layer as? CAEmitterLayer else { return }
        emitter.emitterShape = .rectangle
        emitter.emitterCells = [flakeCell]
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let emitter = layer as? CAEmitterLayer else { return }
        emitter.emitterPosition = CGPoint(x: bounds.width / 2, y: 0)
        emitter.emitterSize = bounds.size
    }

    /// The emitter cell for the flakes. The ranges are large, so that the flakes are very different from each other.
    private var flakeCell: CAEmitterCell {
        let image = UIImage(named: "Flight/flake")
        let cell = CAEmitterCell()
        cell.contents = image?.cgImage
        cell.contentsScale = image?.scale ?? 1

        cell.birthRate = 200
        cell.lifetime = 3.5

        cell.color = UIColor.white.cgColor
        cell.redRange = 0
        cell.greenRange = 0
        cell.blueRange = 0.1
        cell.alphaRange = 0.5
        cell.alphaSpeed = -0.15

        // The velocity ranges from -165 to 185, so flakes move to the left or to the right. Then they accelerate downward.
        cell.velocity = 10
        cell.velocityRange = 350
        cell.emissionLongitude = -.pi
        cell.emissionRange = .pi / 2
        cell.yAcceleration = 70
        cell.xAcceleration = 0

        cell.scale = 0.33
        cell.scaleRange = 1.25
        cell.scaleSpeed = -0.25
        return cell
    }
}
