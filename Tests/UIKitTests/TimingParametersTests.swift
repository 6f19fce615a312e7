import Stage
import Testing
import UIKit

/// What paces an animator and how long it then takes: docs/CONTRACT.md §1, §2.4 and §6.
@MainActor @Suite struct TimingParametersTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let view = UIView(frame: CGRect(x: 10, y: 37, width: 20, height: 30))

    init() { stage.window.addSubview(view) }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    private func duration(_ parameters: UITimingCurveProvider, asked: Double = 7) -> Double {
        UIViewPropertyAnimator(duration: asked, timingParameters: parameters).duration
    }

    @Test func cubicsHaveTypeNameAndPoints() {
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
        let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87))
        #expect(own.timingCurveType == .cubic && own.controlPoint1.y == -0.4)
        #expect((own.copy() as? UICubicTimingParameters)?.controlPoint2 == own.controlPoint2)
    }

    @Test func springsThatTakeTheirOwnTime() {
        #expect(UISpringTimingParameters().timingCurveType == .spring && UISpringTimingParameters().cubicTimingParameters == nil)
        let (still, thrown) = (CGVector.zero, CGVector(dx: 6, dy: 8))
        #expect(near(duration(UISpringTimingParameters()), 0.505735, within: 2e-4))
        #expect(
            near(duration(UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: still)), 1.472700, within: 1e-6))
        #expect(
            near(duration(UISpringTimingParameters(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: still)), 7.014373, within: 1e-6))
        // Of two velocities the greater counts.
        #expect(
            near(duration(UISpringTimingParameters(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: thrown)), 7.488608, within: 1e-6))
        #expect(near(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.15)), 0.736651, within: 1e-6))
        #expect(near(duration(UISpringTimingParameters(duration: 0.5, bounce: 0.3, initialVelocity: still)), 0.862955, within: 1e-6))
    }

    @Test func curvesAndRatiosTakeWhatIsAsked() {
        #expect(duration(UISpringTimingParameters(dampingRatio: 0.4)) == 7)
        #expect(duration(UICubicTimingParameters(animationCurve: .easeIn)) == 7)
        // No time is the time of UIKit's old animations.
        #expect(duration(UICubicTimingParameters(), asked: 0) == 0.2)
        #expect(UIViewPropertyAnimator(duration: 0, curve: .linear).duration == 0.2)
    }

    /// Progress at tenths of the duration, from the tables of §1 and §2.5: x goes from 20 to 120.
    @Test func theyPaceAnAnimator() {
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

    @Test func theOtherWaysOfMakingAnAnimator() {
        stage.makeCurrent()
        let points = UIViewPropertyAnimator(
            duration: 1, controlPoint1: CGPoint(x: 0.57, y: -0.4), controlPoint2: CGPoint(x: 0.96, y: 0.87)
        ) { view.center.x = 120 }
        let ratio = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.33) { view.alpha = 0.5 }
        points.startAnimation()
        ratio.startAnimation()
        stage.advance(by: 0.3)
        #expect(near(x(), 20 - 6.7523, within: 1e-3) && near(stage.trace(view.layer, "opacity"), 1 - 0.5 * 1.004139, within: 1e-5))
        points.stopAnimation(true)
        ratio.stopAnimation(true)
    }

    /// A pace of the client's own: a name for one of UIKit's.
    private final class Lively: NSObject, UITimingCurveProvider {
        var timingCurveType: UITimingCurveType { .composed }
        var cubicTimingParameters: UICubicTimingParameters? { UICubicTimingParameters(animationCurve: .easeIn) }
        var springTimingParameters: UISpringTimingParameters? { nil }
        override init() {}
        init?(coder: NSCoder) { return nil }
        func encode(with coder: NSCoder) {}
        func copy(with zone: NSZone? = nil) -> Any { self }
    }

    @Test func aPaceOfOnesOwn() {
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, timingParameters: Lively())
        animator.addAnimations { view.center.x = 120 }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 20 + 31.5357) && animator.timingParameters is Lively)
        animator.stopAnimation(true)
    }

    /// Half of the protocol's calls are optional in UIKit.
    private final class Marionette: UIViewImplicitlyAnimating {
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

    @Test func theProtocolsCanBeAdopted() {
        let animating: UIViewImplicitlyAnimating = Marionette()
        animating.addAnimations { Issue.record("it does nothing with blocks") }
        animating.addAnimations({ Issue.record("it does nothing with blocks") }, delayFactor: 0.5)
        animating.addCompletion { _ in Issue.record("nor with completions") }
        animating.startAnimation()
        animating.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        animating.stopAnimation(false)
        #expect(animating.state == .stopped)
        let own: UIViewImplicitlyAnimating = UIViewPropertyAnimator(duration: 1, curve: .linear)
        #expect(own.state == .inactive)
    }

    @Test func aCompletionCanBeAwaited() async {
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
