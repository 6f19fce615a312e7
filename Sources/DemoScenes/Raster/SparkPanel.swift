import UIKit

/// A panel with a particle emitter: many small translucent images of different sizes that rise and fall.
class SparkPanel: Panel {
    private let backgroundLayer = CAGradientLayer([UIColor(hex: 0x0E1230), UIColor(hex: 0x241B4B), UIColor(hex: 0x57305F)], [0, 0.55, 1])
    private let emitter = CAEmitterLayer()

    init() {
        super.init()
        layer.addSublayer(backgroundLayer)
        layer.addSublayer(emitter)
        emitter.seed = 11
        emitter.emitterCells = [sparkCell(Palette.gold, speed: 74), sparkCell(Palette.rose, speed: 58), sparkCell(.white, speed: 92)]
        // The emitter's time begins four seconds earlier, so that there are already particles when the panel appears.
        emitter.beginTime = -4
    }

    required init?(coder: NSCoder) { return nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundLayer.frame = bounds
        emitter.frame = bounds
        emitter.emitterPosition = CGPoint(x: bounds.midX, y: bounds.height * 0.92)
    }

    private func sparkCell(_ color: UIColor, speed: CGFloat) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = UIImage(named: "Spark/spark")?.cgImage
        cell.birthRate = 16
        cell.lifetime = 2.2
        cell.lifetimeRange = 0.6
        cell.velocity = speed
        cell.velocityRange = speed * 0.35
        cell.emissionLongitude = -.pi / 2
        cell.emissionRange = 0.95
        cell.yAcceleration = 52
        cell.scale = 0.16
        cell.scaleRange = 0.12
        cell.scaleSpeed = -0.045
        cell.color = color.cgColor
        cell.alphaSpeed = -0.34
        return cell
    }
}
