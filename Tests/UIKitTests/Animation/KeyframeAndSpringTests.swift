import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Springs and keyframes in animation blocks: docs/CONTRACT.md §2.3, §2.5 and §4.
@MainActor @Suite struct KeyframeAndSpringTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let view = UIView(frame: CGRect(x: 0, y: 37, width: 20, height: 30))

    init() {
        stage.window.addSubview(view)
        view.center.x = 0
        stage.advance(frames: 1300)
    }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    /// Advances to the given number of seconds after the start of the test.
    private func advance(to time: Double) { stage.advance(by: 1.3 + time - stage.time) }

    // MARK: - Springs

    @Test func springMatchesItsReferenceValues() {
        var endTime: Double?
        view.center.x = 30
        UIView.animate(
            withDuration: 2, delay: 0.5, usingSpringWithDamping: 0.4, initialSpringVelocity: 0, animations: { view.center.x = 130 },
            completion: { if $0 { endTime = stage.time - 1.3 } })
        let progress = [0.669696, 1.232802, 1.142824, 0.958516, 0.949654, 1.002591, 1.015427, 1.002206, 0.995851]
        for (index, p) in progress.enumerated() {
            advance(to: 0.5 + 0.2 * Double(index + 1))
            #expect(near(x(), 30 + 100 * p, within: 1e-3))
        }
        advance(to: 2.5)
        #expect(near(x(), 130) && near(endTime ?? 0, 2.5))
    }

    @Test func springWithInitialVelocity() {
        view.alpha = 0.8
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 10,
            animations: {
                view.center.x = -50
                view.alpha = 0.2
            })
        advance(to: 0.2)
        #expect(near(x(), -50 * 1.248398, within: 1e-3))
        #expect(near(stage.trace(view.layer, "opacity"), 0.8 - 0.6 * 1.248398, within: 1e-4))
    }

    @Test func springAnimationsAdd() {
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: { view.center.x = 100 })
        advance(to: 0.2)
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0, animations: { view.center.x = 0 })
        #expect(near(x(), 71.4647, within: 1e-3))
        advance(to: 0.5)
        // x is the target 0 minus the remaining distances: (1 - 1.041133) · 100 of the first animation, (1 - 0.958168) · -100 of the
        // second.
        #expect(near(x(), 0 - 100 * (1 - 1.041133) + 100 * (1 - 0.958168), within: 1e-3))
    }

    @Test func springWithDurationAndBounce() {
        var endTime = 0.0
        UIView.animate(
            springDuration: 0.5, bounce: 0.3, animations: { view.center.x = 200 }, completion: { _ in endTime = stage.time - 1.3 })
        advance(to: 0.05)
        #expect(near(x(), 200 * 0.145715, within: 1e-3))
        advance(to: 0.5)
        #expect(near(x(), 200 * 1.014498, within: 1e-3))
        advance(to: 2)
        #expect(near(endTime, 0.862955, within: 1e-3))
    }

    // MARK: - Keyframes

    private func animateKeyframes(
        _ duration: Double, _ options: UIView.KeyframeAnimationOptions = [], _ keyframes: [(Double, Double, CGFloat)]
    ) {
        UIView.animateKeyframes(
            withDuration: duration, delay: 0, options: options,
            animations: {
                for (start, length, value) in keyframes {
                    UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: length) { view.center.x = value }
                }
            })
    }

    private static var linear: UIView.KeyframeAnimationOptions { .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue) }

    @Test func timingCurveAppliesOnceToTheWholeAnimation() {
        animateKeyframes(4, [], [(0.25, 0.25, 100)])
        #expect(view.center.x == 100)
        advance(to: 1.384)
        #expect(near(x(), 0, within: 1e-6))
        advance(to: 1.386)
        #expect(x() > 0)
        advance(to: 2)
        #expect(near(x(), 100))
        advance(to: 3)
        #expect(near(x(), 100))
    }

    @Test func linearKeyframesGoThereAndBack() {
        animateKeyframes(4, Self.linear, [(0, 0.5, 100), (0.5, 0.5, 0)])
        for (time, expected) in [(1.0, 50.0), (2, 100), (3, 50), (4, 0)] {
            advance(to: time)
            #expect(near(x(), expected))
        }
    }

    @Test func easedKeyframesGoThereAndBack() {
        animateKeyframes(4, [], [(0, 0.5, 100), (0.5, 0.5, 0)])
        for (time, expected) in [(1.0, 25.832), (2, 100), (3, 25.832)] {
            advance(to: time)
            #expect(near(x(), expected, within: 1e-2))
        }
    }

    @Test func gapsHoldTheValueAndDirectChangesTakeTheWholeDuration() {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0.5, options: Self.linear,
            animations: {
                view.alpha = 0.2
                UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 50 }
                UIView.addKeyframe(withRelativeStartTime: 0.8, relativeDuration: 0.2) { view.center.x = 150 }
            })
        for (time, expected, alpha) in [(0.6, 0.0, 0.92), (0.8, 25, 0.76), (1.1, 50, 0.52), (1.4, 100, 0.28), (1.5, 150, 0.2)] {
            advance(to: time)
            #expect(near(x(), expected) && near(stage.trace(view.layer, "opacity"), alpha))
        }
    }

    @Test func laterKeyframeReplacesAnOverlappingOne() {
        // The first keyframe would reach 100 at 0.8. At 0.4, where the value is 50, the second one starts and runs to 0.
        animateKeyframes(1, Self.linear, [(0, 0.8, 100), (0.4, 0.4, 0)])
        for (time, expected) in [(0.2, 25.0), (0.4, 50), (0.6, 25), (0.8, 0)] {
            advance(to: time)
            #expect(near(x(), expected))
        }
    }

    @Test func keyframeBeyondTheEndIsCutOff() {
        animateKeyframes(1, Self.linear, [(0.5, 1, 100)])
        advance(to: 0.75)
        #expect(near(x(), 25))
        advance(to: 0.999)
        #expect(near(x(), 49.9))
        advance(to: 1)
        #expect(near(x(), 100))
    }

    @Test func discreteModeJumps() {
        animateKeyframes(1, [Self.linear, .calculationModeDiscrete], [(0.25, 0.25, 40), (0.5, 0.5, 90)])
        for (time, expected) in [(0.249, 0.0), (0.25, 40), (0.499, 40), (0.5, 90), (0.9, 90)] {
            advance(to: time)
            #expect(near(x(), expected))
        }
    }

    @Test func pacedModeHasConstantSpeed() {
        animateKeyframes(1, [Self.linear, .calculationModePaced], [(0, 0.9, 30), (0.9, 0.1, 120)])
        advance(to: 0.5)
        #expect(near(x(), 60))
    }

    /// The Catmull–Rom curve through 0, 100, 0, 100 is 100 - 300u² + 200u³ in its middle segment. Linear segments give 75 at u = 0.25.
    @Test func cubicModeFollowsACatmullRomCurve() {
        animateKeyframes(3, [Self.linear, .calculationModeCubic], [(0, 1 / 3, 100), (1 / 3, 1 / 3, 0), (2 / 3, 1 / 3, 100)])
        for (time, expected) in [(1.0, 100.0), (1.25, 84.375), (1.5, 50), (1.8, 10.4), (2, 0)] {
            advance(to: time)
            #expect(near(x(), expected), "at \(time)")
        }
    }

    @Test func nestedBlocksUseTheDurationOfTheKeyframe() {
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: Self.linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.25) {
                    UIView.animate(withDuration: 99) { view.center.x = 80 }
                }
            })
        advance(to: 1.25)
        #expect(near(x(), 40))
        advance(to: 1.5)
        #expect(near(x(), 80))
    }

    @Test func nestedBlockIsAKeyframeAlsoIfTheWholeAnimationHasItsOwnDuration() {
        view.center.x = 30
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: [Self.linear, .overrideInheritedDuration],
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                    UIView.animate(withDuration: 99) { view.center.x = 130 }
                }
            })
        for (time, expected) in [(0.9, 30.0), (1.5, 55), (3, 130)] {
            advance(to: time)
            #expect(near(x(), expected), "at \(time)")
        }
    }

    /// The inner block inherits the duration of the block around it, which is not a keyframe.
    @Test func blocksInABlockWithItsOwnDurationAreNoKeyframes() {
        view.center.x = 30
        UIView.animateKeyframes(
            withDuration: 4, delay: 0, options: Self.linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
                    UIView.animate(withDuration: 1, delay: 0, options: [.overrideInheritedDuration, .curveLinear]) {
                        UIView.animate(withDuration: 99) { view.center.x = 130 }
                    }
                }
            })
        for (time, expected) in [(0.25, 55.0), (0.9, 120), (1.5, 130)] {
            advance(to: time)
            #expect(near(x(), expected), "at \(time)")
        }
    }

    @Test func keyframeTimesThatAreNotFiniteAreZero() {
        view.center.x = 30
        let reports = diagnostics { animateKeyframes(2, Self.linear, [(.nan, 0.25, 80), (0.5, .nan, 130)]) }
        #expect(reports.count == 2 && reports.allSatisfy { $0.hasPrefix("UIView.addKeyframe") }, "\(reports)")
        for (time, expected) in [(0.25, 55.0), (0.9, 80), (1.1, 130)] {
            advance(to: time)
            #expect(near(x(), expected), "at \(time)")
        }
    }

    @Test func animatorScrubsKeyframes() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animateKeyframes(
                withDuration: 0, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.center.x = 100 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 20 }
                })
        }
        animator.fractionComplete = 0.25
        #expect(near(x(), 50))
        animator.fractionComplete = 0.75
        #expect(near(x(), 60))
        animator.isReversed = true
        animator.startAnimation()
        stage.advance(by: 1.5)
        #expect(animator.state == .inactive && near(view.center.x, 0) && near(x(), 0))
    }

    @Test func animatorBlockAcceptsKeyframesDirectly() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.addAnimations {
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 100 }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0 }
        }
        animator.startAnimation()
        stage.advance(by: 0.75)
        #expect(near(x(), 50) && near(stage.trace(view.layer, "opacity"), 0))
        stage.advance(by: 0.25)
        #expect(animator.state == .inactive && near(x(), 100))
    }

    @Test func rotationKeyframesRunInOrder() {
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: Self.linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(rotationAngle: 2.5)
                }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                    view.transform = CGAffineTransform(rotationAngle: 5)
                }
            })
        advance(to: 0.75)
        // The second step is half complete: 2.5 + 1.25 = 3.75. This is more than half a turn, so it reads as 3.75 - 2π.
        #expect(near(stage.trace(view.layer, "transform.rotation.z"), 3.75 - 2 * .pi))
    }

    @Test func autoreversedKeyframesCompleteOnce() {
        var endTimes: [Double] = []
        UIView.animateKeyframes(
            withDuration: 1, delay: 0, options: [Self.linear, .autoreverse],
            animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 100 } },
            completion: { if $0 { endTimes.append(stage.time - 1.3) } })
        advance(to: 1.25)
        #expect(near(x(), 75))
        advance(to: 3)
        #expect(endTimes.count == 1 && near(endTimes.first ?? 0, 2) && near(x(), 100))
        var hasRun = false
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { hasRun = true }
        #expect(hasRun)
    }
}
