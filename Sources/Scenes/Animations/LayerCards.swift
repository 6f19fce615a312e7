import UIKit

/// What layers can do by themselves.
extension AnimationsViewController {
    var layerCards: [AnimationCard] { [path, stroke, gradient, emitter] }

    /// Along a path, turned the way it goes.
    private var path: AnimationCard {
        AnimationCard("along a path") { card in
            let arrow = card.addDot(Palette.plum, size: 16)
            arrow.layer.cornerRadius = 3
            let (width, middle) = (card.ground.bounds.width, card.ground.bounds.midY)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 8, y: middle))
            path.addCurve(
                to: CGPoint(x: width - 8, y: middle), control1: CGPoint(x: width * 0.4, y: -middle * 1.2),
                control2: CGPoint(x: width * 0.6, y: middle * 3.2))
            return {
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.path = path
                animation.rotationMode = .rotateAuto
                animation.duration = 1.6
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                arrow.layer.add(animation, forKey: "way")
                arrow.layer.position = CGPoint(x: width - 8, y: middle)
            }
        }
    }

    private var stroke: AnimationCard {
        AnimationCard("a line that draws itself") { card in
            let (width, height) = (card.ground.bounds.width, card.ground.bounds.height)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 6, y: height - 8))
            for (x, y) in [(0.2, 0.35), (0.4, 0.6), (0.6, 0.2), (0.8, 0.5), (1, 0.1)] {
                path.addLine(to: CGPoint(x: 6 + (width - 12) * x, y: 6 + (height - 14) * y))
            }
            let line = CAShapeLayer()
            line.path = path
            line.fillColor = nil
            line.strokeColor = Palette.blue.cgColor
            line.lineWidth = 3
            line.lineJoin = .round
            line.lineCap = .round
            line.strokeEnd = 0.02
            card.ground.layer.addSublayer(line)
            return {
                let animation = CABasicAnimation(keyPath: "strokeEnd")
                animation.fromValue = 0.02
                animation.duration = 1.4
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                line.add(animation, forKey: "draw")
                CATransaction.setDisableActions(true)
                line.strokeEnd = 1
            }
        }
    }

    private var gradient: AnimationCard {
        AnimationCard("gradient") { card in
            let gradient = CAGradientLayer()
            gradient.frame = card.ground.bounds.insetBy(dx: 0, dy: 2)
            gradient.cornerRadius = 8
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
            gradient.colors = [Palette.blue.cgColor, Palette.teal.cgColor]
            card.ground.layer.addSublayer(gradient)
            return {
                let animation = CABasicAnimation(keyPath: "colors")
                animation.fromValue = [Palette.blue.cgColor, Palette.teal.cgColor]
                animation.toValue = [Palette.rose.cgColor, Palette.gold.cgColor]
                animation.duration = 1.5
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                gradient.add(animation, forKey: "colors")
                CATransaction.setDisableActions(true)
                gradient.colors = [Palette.rose.cgColor, Palette.gold.cgColor]
            }
        }
    }

    /// A second of sparks.
    private var emitter: AnimationCard {
        AnimationCard("particles") { card in
            let emitter = CAEmitterLayer()
            emitter.frame = card.ground.bounds
            emitter.emitterPosition = CGPoint(x: card.ground.bounds.midX, y: card.ground.bounds.height)
            emitter.seed = 7
            emitter.birthRate = 0
            let spark = CAEmitterCell()
            spark.name = "spark"
            spark.contents = UIImage(named: "Spark/spark")?.cgImage
            spark.birthRate = 60
            spark.lifetime = 1.1
            spark.velocity = 70
            spark.velocityRange = 40
            spark.emissionLongitude = -.pi / 2
            spark.emissionRange = .pi / 3
            spark.yAcceleration = 60
            spark.scale = 0.16
            spark.scaleRange = 0.1
            spark.alphaSpeed = -0.8
            emitter.emitterCells = [spark]
            card.ground.layer.addSublayer(emitter)
            return {
                emitter.beginTime = CACurrentMediaTime()
                emitter.birthRate = 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { emitter.birthRate = 0 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.4) { emitter.removeFromSuperlayer() }
            }
        }
    }
}
