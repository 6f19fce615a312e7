import CoreGraphics
import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// Additive animations of transforms that are not affine.
@MainActor @Suite struct TransformAnimationTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 100)
    let view = UIView(frame: CGRect(x: 40, y: 50, width: 30, height: 20))

    init() {
        stage.window.addSubview(view)
        stage.advance(frames: 1)
    }

    private func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        return CATransform3DRotate(transform, angle, x, y, z)
    }

    private var shown: CATransform3D { view.layer.presentation()?.transform ?? CATransform3DIdentity }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
        let difference = a.entries.indices.map { abs(a.entries[$0] - b.entries[$0]) }
        return Double(difference.max() ?? 0)
    }

    private func animate(_ transform: CATransform3D, _ completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear, animations: { view.transform3D = transform }, completion: completion)
    }

    @Test func rotationsAboutOneAxisAdd() {
        view.transform3D = rotation(0, 0, 1, 0)
        var completions: [Bool] = []
        animate(rotation(0.8, 0, 1, 0)) { completions.append($0) }
        stage.advance(by: 0.5)
        #expect(distance(shown, rotation(0.4, 0, 1, 0)) < 1e-9)
        animate(rotation(-0.2, 0, 1, 0)) { completions.append($0) }
        #expect(view.layer.animationKeys() == ["transform", "transform-2"] && completions.isEmpty)
        // The target -0.2, plus the remaining offsets of both animations with the progress p and q: -0.8 · (1 - p) and 1 · (1 - q).
        for (seconds, angle) in [(0.0, 0.4), (0.3, 0.34), (0.2, 0.3), (0.3, 0.0), (0.2, -0.2)] {
            stage.advance(by: seconds)
            #expect(distance(shown, rotation(CGFloat(angle), 0, 1, 0)) < 1e-9)
        }
        #expect(completions == [true, true])
    }

    @Test func offsetIsTheOldTransformFollowedByTheInverseOfTheNewOne() throws {
        let (old, new) = (rotation(0.7, 1, 2, 0.5), CATransform3DTranslate(rotation(-0.4, 1, 0, 0), 30, -20, 5))
        view.transform3D = old
        animate(new)
        let animation = try #require(view.layer.animation(forKey: "transform") as? CABasicAnimation)
        let from = try #require(animation.fromValue as? CATransform3D)
        #expect(animation.isAdditive && animation.toValue as? CATransform3D == CATransform3DIdentity)
        #expect(distance(from, CATransform3DConcat(old, CATransform3DInvert(new))) < 1e-12)
        // An equal animation that a client adds has the same effect.
        let copy = CABasicAnimation(keyPath: "transform")
        (copy.fromValue, copy.toValue, copy.isAdditive, copy.duration) = (from, CATransform3DIdentity, true, 1)
        stage.advance(by: 0.3)
        let expected = shown
        view.layer.removeAllAnimations()
        view.layer.add(copy, forKey: "copy")
        #expect(distance(shown, old) < 1e-9)
        stage.advance(by: 0.3)
        #expect(distance(shown, expected) < 1e-9)
    }

    /// All pairs of five transforms: two in three dimensions, two affine ones, and the identity. The first four do not commute.
    @Test(arguments: 0..<5, 0..<5) func interruptionContinuesFromTheShownTransform(first: Int, second: Int) {
        var mirrored = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.4).scaledBy(x: -1.5, y: 2))
        mirrored.m41 = 12
        let transforms = [
            rotation(0.8, 0, 1, 0), CATransform3DScale(CATransform3DTranslate(rotation(-0.6, 1, 0, 0), 40, 10, -8), 2, 0.5, 1),
            CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: 0.9).translatedBy(x: 25, y: -6).scaledBy(x: 1.5, y: 0.8)),
            mirrored, CATransform3DIdentity,
        ]
        view.transform3D = CATransform3DTranslate(rotation(0.3, 0.2, 0, 1), -7, 9, 3)
        animate(transforms[first])
        for target in [transforms[second], transforms[(first + 2) % 5]] {
            stage.advance(by: 0.35)
            let before = shown
            animate(target)
            #expect(distance(shown, before) < 1e-7)
            stage.advance(frames: 1)
            #expect(distance(shown, before) < 3, "no jump follows in the next frame")
        }
        stage.advance(by: 2)
        #expect(distance(shown, transforms[(first + 2) % 5]) < 1e-9 && view.layer.animationKeys() == nil)
    }

    /// A matrix of zeros has no inverse, so there is no offset.
    @Test func transformWithoutInverseIsAnimatedFromTheOldValue() {
        view.transform3D = rotation(0.5, 0, 1, 0)
        animate(CATransform3DMakeScale(0, 0, 0))
        #expect((view.layer.animation(forKey: "transform") as? CABasicAnimation)?.isAdditive == false)
        #expect(distance(shown, rotation(0.5, 0, 1, 0)) < 1e-9)
    }

    @Test func scaleOfAllThreeAxesIsAdditive() {
        UIView.animate(withDuration: 1) { view.layer.setValue(2.5, forKeyPath: "transform.scale") }
        #expect((view.layer.animation(forKey: "transform") as? CABasicAnimation)?.isAdditive == true)
    }

    @Test func reversedAnimatorReturnsToTheTransformOfTheInterruptedAnimation() {
        let old = CATransform3DTranslate(rotation(0.8, 1, 1, 0), 20, 0, 0)
        animate(old)
        stage.advance(by: 0.4)
        let before = shown
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: { view.transform3D = self.rotation(-0.9, 1, 0, 0) })
        animator.startAnimation()
        #expect(distance(shown, before) < 1e-9)
        stage.advance(by: 1)
        animator.isReversed = true
        stage.advance(by: 0.9)
        animator.pauseAnimation()
        animator.fractionComplete = 1
        #expect(distance(shown, old) < 1e-9)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(distance(shown, old) < 1e-9 && distance(view.transform3D, old) < 1e-9)
    }

    @Test func stoppedAnimatorKeepsTheShownTransformWhileAnotherAnimationContinues() {
        animate(CATransform3DTranslate(rotation(0.8, 1, 1, 0), 20, 0, 0))
        stage.advance(by: 0.2)
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear, animations: { view.transform3D = self.rotation(-0.9, 1, 0, 0) })
        animator.startAnimation()
        stage.advance(by: 0.3)
        let before = shown
        animator.stopAnimation(true)
        #expect(distance(shown, before) < 1e-9 && view.layer.animationKeys() == ["transform"])
    }
}

extension CATransform3D {
    /// The sixteen numbers, row by row.
    fileprivate var entries: [CGFloat] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
    }
}
