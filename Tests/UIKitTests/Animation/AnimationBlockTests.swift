import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The animations that blocks add to layers, as clients read them.
@MainActor @Suite struct AnimationBlockTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 100)
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 30, height: 20))

    init() {
        stage.window.addSubview(view)
        view.alpha = 0.7
        view.backgroundColor = UIColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1)
        view.layer.cornerRadius = 2.5
        stage.advance(frames: 1)
    }

    private func animation(_ key: String, of layer: CALayer? = nil) -> CABasicAnimation? {
        (layer ?? view.layer).animation(forKey: key) as? CABasicAnimation
    }

    private func changeView() {
        view.bounds = CGRect(x: 2, y: 3, width: 50, height: 70)
        view.center = CGPoint(x: 42, y: 67)
        view.alpha = 0.3
        view.backgroundColor = .blue
        view.layer.cornerRadius = 6.75
        view.layer.shadowOffset = CGSize(width: 4, height: -9)
        view.transform = CGAffineTransform(scaleX: 2, y: 4)
    }

    @Test(arguments: ["curve", "spring", "animator"]) func valuesHaveTheTypesOfTheirProperties(timing: String) throws {
        switch timing {
        case "curve": UIView.animate(withDuration: 1) { changeView() }
        case "spring":
            UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, animations: { changeView() })
        default: UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0, animations: { changeView() })
        }
        let position = try #require(animation("position"))
        #expect(position.isAdditive && (position is CASpringAnimation) == (timing == "spring"))
        #expect(position.fromValue as? CGPoint == CGPoint(x: 13, y: -7) && position.toValue as? CGPoint == .zero)
        #expect((position.fromValue as? NSValue)?.cgPointValue == CGPoint(x: 13, y: -7) && position.fromValue as? CGSize == nil)
        #expect(animation("bounds")?.fromValue as? CGRect == CGRect(x: -2, y: -3, width: -20, height: -50))
        let radius = try #require(animation("cornerRadius")?.fromValue)
        #expect(radius as? CGFloat == -4.25 && radius as? Double == -4.25 && radius as? NSNumber == -4.25 && radius as? Float == -4.25)
        let opacity = try #require(animation("opacity")?.fromValue)
        #expect(opacity is Float && opacity as? Float == 0.7 && opacity as? CGFloat == CGFloat(Float(0.7)))
        #expect(animation("backgroundColor")?.fromValue as? CGColor == CGColor(red: 0.8, green: 0.2, blue: 0.4, alpha: 1))
        #expect(animation("shadowOffset")?.fromValue as? CGSize == CGSize(width: 0, height: -3))
        let transform = try #require(animation("transform"))
        #expect(transform.isAdditive && transform.fromValue as? CATransform3D == CATransform3DMakeScale(0.5, 0.25, 1))
        #expect(transform.toValue as? CATransform3D == CATransform3DIdentity)
    }

    /// An opacity is a `Float` for clients, but the motion is computed in `Double`.
    @Test func shownValuesAreMoreExactThanTheValuesForClients() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0.2 })
        stage.advance(by: 0.5)
        #expect(abs(stage.trace(view.layer, "opacity") - 0.45) < 1e-12)
    }

    @Test func valuesThatAClientSetsInACopyAreUsed() throws {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x += 100 })
        let copy = try #require(animation("position")?.copy() as? CABasicAnimation)
        view.layer.removeAllAnimations()
        view.layer.add(copy, forKey: "same")
        stage.advance(by: 0.25)
        #expect(near(stage.trace(view.layer, "position.x"), 155 - 75))
        copy.fromValue = CGPoint(x: 20, y: 0)
        view.layer.add(copy, forKey: "same")
        stage.advance(by: 0.5)
        #expect(near(stage.trace(view.layer, "position.x"), 155 + 10))
    }

    @Test func keyframesHaveTheTypesOfTheirProperties() throws {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.1 }
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.y = 99 }
            })
        let opacity = try #require(view.layer.animation(forKey: "opacity") as? CAKeyframeAnimation)
        #expect(opacity.values?.map { $0 as? Float } == [0.7, 0.1, 0.1])
        let position = try #require(view.layer.animation(forKey: "position") as? CAKeyframeAnimation)
        #expect(position.values as? [CGPoint] == [CGPoint(x: 55, y: 60), CGPoint(x: 55, y: 99)])
        stage.advance(by: 0.25)
        #expect(near(stage.trace(view.layer, "opacity"), 0.4, within: 1e-9))
    }

    @Test func implicitAnimationsHaveTheTypesOfTheirProperties() throws {
        let layer = CALayer()
        layer.position = CGPoint(x: 7, y: 8)
        layer.opacity = 0.6
        view.layer.addSublayer(layer)
        stage.advance(frames: 1)
        let action = try #require(layer.action(forKey: "position") as? CABasicAnimation)
        #expect(action.fromValue as? CGPoint == CGPoint(x: 7, y: 8) && action.duration == 0.25)
        layer.opacity = 0.2
        #expect(animation("opacity", of: layer)?.fromValue as? Float == 0.6)
    }

    // MARK: - Actions

    /// A view that animates the end of its stroke with the timing of the block, as tutorials do.
    private final class StrokeView: UIView {
        override class var layerClass: AnyClass { CAShapeLayer.self }
        var isAnimated = true

        override func action(for layer: CALayer, forKey event: String) -> CAAction? {
            guard event == "strokeEnd", isAnimated, let shape = layer as? CAShapeLayer,
                let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation
            else { return super.action(for: layer, forKey: event) }
            animation.keyPath = event
            animation.fromValue = shape.strokeEnd
            return animation
        }
    }

    @Test func actionInABlockIsAnAnimationWithItsTiming() throws {
        #expect(!(view.layer.action(forKey: "backgroundColor") is CABasicAnimation), "outside of blocks, nothing is animated")
        var action: CAAction?
        UIView.animate(
            withDuration: 0.8, delay: 0.3, options: .curveEaseIn,
            animations: {
                action = view.layer.action(forKey: "backgroundColor")
                view.alpha = 0.5
            })
        let animation = try #require(action as? CABasicAnimation)
        #expect(animation.duration == 0.8 && animation.beginTime > 0.3 && animation.beginTime == self.animation("opacity")?.beginTime)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn) && animation.keyPath == "backgroundColor")
        #expect(animation.fromValue as? CGColor == view.backgroundColor?.cgColor && view.layer.animationKeys() == ["opacity"])
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0,
            animations: { action = view.action(for: view.layer, forKey: "opacity") })
        #expect(action is CASpringAnimation)
    }

    @Test(arguments: [true, false]) func actionCanAnimateAnotherProperty(usesAnimator: Bool) {
        let strokeView = StrokeView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        stage.window.addSubview(strokeView)
        stage.advance(frames: 1)
        let shape = strokeView.layer as? CAShapeLayer
        shape?.strokeEnd = 0.2
        var isFinished = false
        if usesAnimator {
            let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: { shape?.strokeEnd = 0.6 })
            animator.addCompletion { isFinished = $0 == .end }
            animator.startAnimation()
        } else {
            UIView.animate(
                withDuration: 2, delay: 0, options: .curveLinear, animations: { shape?.strokeEnd = 0.6 }, completion: { isFinished = $0 })
        }
        stage.advance(by: 0.5)
        #expect(near(stage.trace(strokeView.layer, "strokeEnd"), 0.3) && !isFinished)
        stage.advance(by: 1.5)
        #expect(near(stage.trace(strokeView.layer, "strokeEnd"), 0.6) && isFinished)
    }

    /// The behavior of iOS: zPosition and the ends of a stroke change at once. Borders and shadows are animated.
    @Test func onlySomeLayerPropertiesAreAnimated() {
        let strokeView = StrokeView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        strokeView.isAnimated = false
        stage.window.addSubview(strokeView)
        stage.advance(frames: 1)
        UIView.animate(withDuration: 1) {
            (strokeView.layer as? CAShapeLayer)?.strokeStart = 0.3
            (strokeView.layer as? CAShapeLayer)?.strokeEnd = 0.6
            strokeView.layer.zPosition = 5
        }
        #expect(strokeView.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) {
            strokeView.layer.borderWidth = 3
            strokeView.layer.shadowRadius = 7
            strokeView.layer.cornerRadius = 4
        }
        #expect(strokeView.layer.animationKeys() == ["borderWidth", "shadowRadius", "cornerRadius"])
    }
}
