import UIKit

/// The cards for layer classes and layer properties.
extension AnimationsViewController {
    var layerCards: [AnimationCard] { [pathCard, strokeCard, gradientCard, replicatorCard, maskCard, shadowCard, emitterCard] }

    /// An arrow that moves along a path and points in the direction of the path.
    private var pathCard: AnimationCard {
        AnimationCard("along a path") { canvas in
            let (width, middle) = (canvas.bounds.width, canvas.bounds.midY)
            let motionPath = CGMutablePath()
            motionPath.move(to: CGPoint(x: 12, y: middle))
            motionPath.addCurve(
                to: CGPoint(x: width - 12, y: middle), control1: CGPoint(x: width * 0.4, y: -middle * 0.9),
                control2: CGPoint(x: width * 0.6, y: middle * 2.9))
            let track = CAShapeLayer()
            track.path = motionPath
            track.fillColor = nil
            canvas.followStyle { track.strokeColor = Palette.hairline.cgColor }
            track.lineWidth = 2
            canvas.layer.addSublayer(track)
            let arrow = CAShapeLayer()
            arrow.path = Self.arrow
            arrow.fillColor = Palette.plum.cgColor
            arrow.position = CGPoint(x: 12, y: middle)
            arrow.setAffineTransform(CGAffineTransform(rotationAngle: -0.6))
            canvas.layer.addSublayer(arrow)
            return {
                let animation = CAKeyframeAnimation(keyPath: "position")
                animation.path = motionPath
                animation.rotationMode = .rotateAuto
                animation.duration = 1.6
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                arrow.add(animation, forKey: "position")
                CATransaction.setDisableActions(true)
                arrow.position = CGPoint(x: width - 12, y: middle)
            }
        }
    }

    /// An arrow that points to the right and is centered at the origin.
    private static var arrow: CGPath {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 11, y: 0))
        for (x, y) in [(-9, -8), (-5, 0), (-9, 8)] { path.addLine(to: CGPoint(x: x, y: y)) }
        path.closeSubpath()
        return path
    }

    private var strokeCard: AnimationCard {
        AnimationCard("a line that draws itself") { canvas in
            let (width, height) = (canvas.bounds.width, canvas.bounds.height)
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
            canvas.layer.addSublayer(line)
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

    private var gradientCard: AnimationCard {
        AnimationCard("gradient") { canvas in
            let gradientLayer = CAGradientLayer()
            gradientLayer.frame = canvas.bounds.insetBy(dx: 0, dy: 2)
            gradientLayer.cornerRadius = 8
            gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
            gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
            gradientLayer.colors = [Palette.blue.cgColor, Palette.teal.cgColor]
            canvas.layer.addSublayer(gradientLayer)
            return {
                let animation = CABasicAnimation(keyPath: "colors")
                animation.fromValue = [Palette.blue.cgColor, Palette.teal.cgColor]
                animation.toValue = [Palette.rose.cgColor, Palette.gold.cgColor]
                animation.duration = 1.5
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                gradientLayer.add(animation, forKey: "colors")
                CATransaction.setDisableActions(true)
                gradientLayer.colors = [Palette.rose.cgColor, Palette.gold.cgColor]
            }
        }
    }

    /// Nine copies of a dot. Each copy starts 0.08 s later than the previous copy.
    private var replicatorCard: AnimationCard {
        AnimationCard("copies of one layer") { canvas in
            let (replicator, dot) = (CAReplicatorLayer(), CALayer())
            replicator.frame = canvas.bounds
            replicator.instanceCount = 9
            replicator.instanceDelay = 0.08
            replicator.instanceTransform = CATransform3DMakeTranslation((canvas.bounds.width - 16) / 8, 0, 0)
            replicator.instanceGreenOffset = -0.05
            dot.frame = CGRect(x: 4, y: canvas.bounds.midY - 4, width: 8, height: 8)
            dot.cornerRadius = 4
            dot.backgroundColor = Palette.teal.cgColor
            replicator.addSublayer(dot)
            canvas.layer.addSublayer(replicator)
            return {
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.toValue = 1.9
                animation.duration = 0.4
                animation.autoreverses = true
                animation.repeatCount = 2
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                dot.add(animation, forKey: "scale")
            }
        }
    }

    /// A growing mask that reveals a gradient.
    private var maskCard: AnimationCard {
        AnimationCard("a mask that opens") { canvas in
            let (gradientLayer, maskLayer) = (CAGradientLayer(), CALayer())
            gradientLayer.frame = canvas.bounds.insetBy(dx: 0, dy: 2)
            gradientLayer.cornerRadius = 8
            gradientLayer.colors = [Palette.plum.cgColor, Palette.rose.cgColor, Palette.gold.cgColor]
            gradientLayer.startPoint = CGPoint(x: 0, y: 0)
            gradientLayer.endPoint = CGPoint(x: 1, y: 1)
            maskLayer.bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
            maskLayer.position = CGPoint(x: gradientLayer.bounds.midX, y: gradientLayer.bounds.midY)
            maskLayer.cornerRadius = 12
            maskLayer.backgroundColor = UIColor.black.cgColor
            gradientLayer.mask = maskLayer
            canvas.layer.addSublayer(gradientLayer)
            return {
                let animation = CABasicAnimation(keyPath: "transform.scale")
                animation.fromValue = 1
                animation.duration = 1.1
                animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
                maskLayer.add(animation, forKey: "open")
                CATransaction.setDisableActions(true)
                maskLayer.setAffineTransform(CGAffineTransform(scaleX: 8, y: 8))
            }
        }
    }

    /// A page that grows. Its shadow and its border grow too.
    private var shadowCard: AnimationCard {
        AnimationCard("shadow and border") { canvas in
            let page = canvas.addDot(.white, size: 30, at: 0.5)
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

    /// Sparks that are emitted for a second.
    private var emitterCard: AnimationCard {
        AnimationCard("particles") { canvas in
            let emitterLayer = CAEmitterLayer()
            emitterLayer.frame = canvas.bounds
            emitterLayer.emitterPosition = CGPoint(x: canvas.bounds.midX, y: canvas.bounds.height)
            emitterLayer.seed = 7
            emitterLayer.birthRate = 0
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
            emitterLayer.emitterCells = [spark]
            canvas.layer.addSublayer(emitterLayer)
            return {
                emitterLayer.beginTime = CACurrentMediaTime()
                emitterLayer.birthRate = 1
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) { emitterLayer.birthRate = 0 }
                DispatchQueue.main.asyncAfter(deadline: .now() + 2.4) { emitterLayer.removeFromSuperlayer() }
            }
        }
    }
}
