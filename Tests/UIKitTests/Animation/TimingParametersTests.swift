import Stage
import Testing
import UIKit
import UIKitTestSupport

/// The timing of animators and their durations: docs/CONTRACT.md §1, §2.4 and §6.
@MainActor @Suite struct TimingParametersTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let view = UIView(frame: CGRect(x: 10, y: 37, width: 20, height: 30))

    init() { stage.window.addSubview(view) }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    private func duration(_ parameters: UITimingCurveProvider, requested: Double = 7) -> Double {
        UIViewPropertyAnimator(duration: requested, timingParameters: parameters).duration
    }

    @Test func cubicParametersHaveTypeCurveAndControlPoints() {
        let standard = UICubicTimingParameters()
        #expect(
            standard.timingCurveType == .builtin && standard.cubicTimingParameters === standard && standard.springTimingParameters == nil)
        #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
        let named: [(UIView.AnimationCurve, CGPoint, CGPoint)] = [
            (.easeIn, CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)), (.easeOut, .zero, CGPoint(x: 0.58, y: 1)),
            (.easeInOut, CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)), (.linear, .zero, CGPoint(x: 1, y: 1)),
        ]
        for (curve, first, second) in named {
            let parameters = UICubicTimingParameters(animationCurve: curve)
            #expect(parameters.timingCurveType == .builtin && parameters.animationCurve == curve)
            #expect(parameters.controlPoint1 == first && parameters.controlPoint2 == second)
        }
        let custom = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87))
        #expect(custom.timingCurveType == .cubic && custom.controlPoint1.y == -0.4)
        #expect((custom.copy() as? UICubicTimingParameters)?.controlPoint2 == custom.controlPoint2)
    }

    @Test func physicalSpringsHaveTheirOwnDuration() {
        #expect(UISpringTimingParameters().timingCurveType == .spring && UISpringTimingParameters().cubicTimingParameters == nil)
        let (zeroVelocity, initialVelocity) = (CGVector.zero, CGVector(dx: 6, dy: 8))
        #expect(near(duration(UISpringTimingParameters()), 0.505735, within: 2e-4))
        #expect(
            near(
                duration(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: zeroVelocity)), 1.472700,
                within: 1e-6))
        #expect(
            near(
                duration(UISpringTimingParameters(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: zeroVelocity)), 7.014373,
                within: 1e-6))
        // The larger component of the velocity determines the duration.
        #expect(
            near(
                duration(UISpringTimingParameters(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: initialVelocity)), 7.488608,
                within: 1e-6))
        #expect(near(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.15)), 0.736651, within: 1e-6))
        #expect(near(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: zeroVelocity)), 0.862955, within: 1e-6))
    }

    /// m 0.5, k 40, c 1 has β = 1 and ωd = √79, so T = ln((1 + |1 - v|/√79)/0.001).
    @Test func fasterComponentOfTheVelocityDeterminesTheDuration() {
        for (dx, dy, expected) in [(-50, 0, 8.815511), (3, -50, 8.815511), (-50, -3, 8.815511), (-6, 8, 7.488608)] as [(Int, Int, Double)] {
            let spring = UISpringTimingParameters(
                mass: 0.5, stiffness: 40, damping: 1, initialVelocity: CGVector(dx: CGFloat(dx), dy: CGFloat(dy)))
            #expect(near(duration(spring), expected, within: 1e-6), "(\(dx), \(dy))")
        }
    }

    @Test func curvesAndDampingRatiosTakeTheRequestedDuration() {
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.4)) == 7)
        #expect(duration(UICubicTimingParameters(animationCurve: .easeIn)) == 7)
        // A duration of zero is replaced by 0.2 s, the default of legacy animations.
        #expect(duration(UICubicTimingParameters(), requested: 0) == 0.2)
        #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
    }

    /// The progress after each tenth of the duration, from the tables of docs/CONTRACT.md §1 and §2.5. x runs from 20 to 120.
    @Test func parametersSetTheProgressOfAnAnimator() {
        let table: [(UITimingCurveProvider, [Double])] = [
            (UICubicTimingParameters(), [0.094796, 0.295244, 0.513315, 0.682541, 0.802403]),
            (
                UICubicTimingParameters(controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87)),
                [-0.054333, -0.076916, -0.067523, -0.025729, 0.049170]
            ),
            (UISpringTimingParameters(dampingRatio: 0.33), [0.864541, 1.325690, 1.004139, 0.898572, 1.010503]),
            (
                UISpringTimingParameters(dampingRatio: 0.4, initialVelocity: CGVector(dx: 10, dy: 10)),
                [1.035830, 1.325374, 1.078775, 0.919168, 0.952772]
            ),
        ]
        stage.makeCurrent()
        for (parameters, progress) in table {
            view.center.x = 20
            let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
            animator.addAnimations { view.center.x = 120 }
            animator.startAnimation()
            for p in progress {
                stage.advance(by: 0.1)
                #expect(near(x(), 20 + 100 * p, within: 1e-3))
            }
            animator.stopAnimation(true)
        }
    }

    @Test func convenienceInitializersSetTheTiming() {
        stage.makeCurrent()
        let curveAnimator = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87)
        ) { view.center.x = 120 }
        let springAnimator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.33) { view.alpha = 0.5 }
        curveAnimator.startAnimation()
        springAnimator.startAnimation()
        stage.advance(by: 0.3)
        #expect(near(x(), 20 - 6.7523, within: 1e-3) && near(stage.trace(view.layer, "opacity"), 1 - 0.5 * 1.004139, within: 1e-5))
        curveAnimator.stopAnimation(true)
        springAnimator.stopAnimation(true)
    }

    /// A custom timing curve provider that returns one of UIKit's curves.
    private final class CustomTimingProvider: NSObject, UITimingCurveProvider {
        var timingCurveType: UITimingCurveType { .composed }
        var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
        var springTimingParameters: UISpringTimingParameters? { nil }
        override init() {}
        init?(coder: NSCoder) { return nil }
        func encode(with coder: NSCoder) {}
        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func customTimingProviderIsUsed() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: CustomTimingProvider())
        animator.addAnimations { view.center.x = 120 }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 20 + 31.5357) && animator.timingParameters is CustomTimingProvider)
        animator.stopAnimation(true)
    }

    /// An animator without the methods of the protocol that are optional in UIKit.
    private final class MinimalAnimator: UIViewImplicitlyAnimating {
        var state = UIViewAnimatingState.inactive
        var isRunning = false
        var isReversed = false
        var fractionComplete: CGFloat = 0
        func startAnimation() { (state, isRunning) = (.active, true) }
        func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
        func pauseAnimation() { isRunning = false }
        func stopAnimation(_ withoutFinishing: Bool) { (state, isRunning) = (withoutFinishing ? .inactive : .stopped, false) }
        func finishAnimation(at finalPosition: UIViewAnimatingPosition) { state = .inactive }
    }

    @Test func animatingProtocolsCanBeAdopted() {
        let animator: UIViewImplicitlyAnimating = MinimalAnimator()
        animator.addAnimations { Issue.record("the default implementation ignores blocks") }
        animator.addAnimations({ Issue.record("the default implementation ignores blocks") }, delayFactor: 0.5)
        animator.addCompletion { _ in Issue.record("the default implementation ignores completions") }
        animator.startAnimation()
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped)
        let propertyAnimator: UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(propertyAnimator.state == .inactive)
    }

    @Test func completionCanBeAwaited() async {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view.center.x = 120 }
        animator.startAnimation()
        let end = Task { await animator.addCompletion() }
        await Task.yield()
        while animator.state == .active {
            stage.advance(frames: 50)
            await Task.yield()
        }
        #expect(await end.value == .end)
    }
}
