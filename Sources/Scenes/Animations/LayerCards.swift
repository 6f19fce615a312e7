import UIKit

/// What layers can show.
extension AnimationsViewController {
    var layerCards: [AnimationCard] { [path, stroke, gradient, copies, mask, shadow, emitter] }

    /// Along a path, turned the way it goes.
    private var path: AnimationCard {
        AnimationCard("along a path") { card in
            let (width, middle) = (card.ground.bounds.width, card.ground.bounds.midY)
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 12, y: middle))
            path.addCurve(
                to: CGPoint(x: width - 12, y: middle), control1: CGPoint(x: width * 0.4, y: -middle * 0.9),
                control2: CGPoint(x: width * 0.6, y: middle * 2.9))
            let track = CAShapeLayer()
            track.path = path
            track.fillColor = nil
            track.strokeColor = Palette.hairline.cgColor
            track.lineWidth = 2
            card.ground.layer.addSublayer(track)
            let arrow = CAShapeLayer()
            arrow.path = Self.arrow
            arrow.fillColor = Palette.plum.cgColor
            arrow.position = CGPoint(x: 12, y: middle)
            arrow.setAffineTransform(CGAffineTransform(rotationAngle: -0.6))
            card.ground.layer.addSublayer(arrow)
            return {
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.path = path
                animation.rotationMode = .rotateAuto
                animation.duration = 1.6
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                arrow.add(animation, forKey: "way")
                CATransaction.setDisableActions(true)
                arrow.position = CGPoint(x: width - 12, y: middle)
            }
        }
    }

    /// It points to the right, about its middle.
    private static var arrow: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 11, y: 0))
        for (x, y) in [(-9, -8), (-5, 0), (-9, 8)] { path.addLine(to: CGPoint(x: x, y: y)) }
        path.closeSubpath()
        return path
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

    /// Several of one dot, each a little later.
    private var copies: AnimationCard {
        AnimationCard("copies of one layer") { card in
            let (copies, dot) = (CAReplicatorLayer(), CALayer())
            copies.frame = card.ground.bounds
            copies.instanceCount = 9
            copies.instanceDelay = 0.08
            copies.instanceTransform = CATransform3DMakeTranslation((card.ground.bounds.width - 16) / 8, 0, 0)
            copies.instanceGreenOffset = -0.05
            dot.frame = CGRect(x: 4, y: card.ground.bounds.midY - 4, width: 8, height: 8)
            dot.cornerRadius = 4
            dot.backgroundColor = Palette.teal.cgColor
            copies.addSublayer(dot)
            card.ground.layer.addSublayer(copies)
            return {
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.toValue = 1.9
                animation.duration = 0.4
                animation.autoreverses = true
                animation.repeatCount = 2
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                dot.add(animation, forKey: "beat")
            }
        }
    }

    /// What is seen of a gradient grows with the mask over it.
    private var mask: AnimationCard {
        AnimationCard("a mask that opens") { card in
            let (picture, hole) = (CAGradientLayer(), CALayer())
            picture.frame = card.ground.bounds.insetBy(dx: 0, dy: 2)
            picture.cornerRadius = 8
            picture.colors = [Palette.plum.cgColor, Palette.rose.cgColor, Palette.gold.cgColor]
            picture.startPoint = CGPoint(x: 0, y: 0)
            picture.endPoint = CGPoint(x: 1, y: 1)
            hole.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            hole.position = CGPoint(x: picture.bounds.midX, y: picture.bounds.midY)
            hole.cornerRadius = 12
            hole.backgroundColor = UIColor.black.cgColor
            picture.mask = hole
            card.ground.layer.addSublayer(picture)
            return {
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.fromValue = 1
                animation.duration = 1.1
                animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
                hole.add(animation, forKey: "open")
                CATransaction.setDisableActions(true)
                hole.setAffineTransform(CGAffineTransform(scaleX: 8, y: 8))
            }
        }
    }

    /// A page that is lifted.
    private var shadow: AnimationCard {
        AnimationCard("shadow and border") { card in
            let page = card.addDot(.white, size: 30, at: 0.5)
            page.bounds.size.width = 46
            page.layer.cornerRadius = 5
            page.layer.borderColor = Palette.blue.cgColor
            page.layer.borderWidth = 1
            page.layer.shadowOffset = CGSize(width: 0, height: 1)
            page.layer.shadowRadius = 1
            page.layer.shadowOpacity = 0.15
            return {
                UIView.animate(withDuration: 1) {
                    page.transform = CGAffineTransform(scaleX: 1.12, y: 1.12)
                    page.layer.borderWidth = 4
                    page.layer.shadowOffset = CGSize(width: 0, height: 6)
                    page.layer.shadowRadius = 6
                    page.layer.shadowOpacity = 0.4
                }
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
