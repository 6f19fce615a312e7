import Stage
import Testing
import UIKit
import UIKitTestSupport

/// `UIViewPropertyAnimator`: the numbers and the state table of docs/CONTRACT.md §6.
@MainActor @Suite struct PropertyAnimatorTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let view = UIView(frame: CGRect(x: 0, y: 37, width: 20, height: 30))

    init() {
        let controller = UIViewController()
        stage.window.rootViewController = controller
        controller.view.addSubview(view)
        view.center.x = 0
        stage.advance(frames: 700)
    }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    /// Returns an ease-in animator that moves x from 0 to 100 in two seconds.
    private func makeEaseInAnimator() -> UIViewPropertyAnimator {
        stage.makeCurrent()
        return UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x = 100 }
    }

    /// Advances until the animator ends. Returns the number of frames, which are 1 ms each.
    private func framesToEnd(_ animator: UIViewPropertyAnimator) -> Int {
        for frames in 0..<10_000 {
            if animator.state != .active { return frames }
            stage.advance(frames: 1)
        }
        return .max
    }

    @Test func animatorRunsAndEnds() {
        let animator = makeEaseInAnimator()
        var completions: [(UIViewAnimatingPosition, Double)] = []
        animator.addCompletion { completions.append(($0, stage.time)) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
        #expect(near(x(), 0))
        stage.advance(by: 1)
        #expect(near(animator.fractionComplete, 0.5))
        #expect(near(x(), 31.5357))
        stage.advance(by: 1)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(completions.count == 1 && completions[0].0 == .end && near(completions[0].1, 2.7))
        #expect(near(x(), 100) && view.layer.animationKeys() == nil)
    }

    @Test func fractionOfAPausedAnimatorIsItsProgress() {
        let animator = makeEaseInAnimator()
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0.315357) && near(x(), 31.5357))
        #expect(animator.state == .active && !animator.isRunning)
        stage.advance(by: 3)
        #expect(near(x(), 31.5357))
        animator.fractionComplete = 0.5
        #expect(near(x(), 50))
        animator.fractionComplete = 1.7
        #expect(near(animator.fractionComplete, 1) && near(x(), 100))
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(near(x(), 50))
        // At the progress 0.5 the time fraction is τ' = 0.657500. The remaining time is (1 - τ') · 2 s = 0.685000 s.
        #expect(framesToEnd(animator) == 685)
    }

    @Test func durationFactorSetsTheRemainingTime() {
        let animator = makeEaseInAnimator()
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func continuingWithAnotherCurve() {
        let animator = makeEaseInAnimator()
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
        stage.advance(by: 0.315)
        // Ease-out at the time fraction 0.3425 + 0.315 / 2 = 0.5.
        #expect(near(x(), 68.4643, within: 1e-3))
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func scrubbingAlongTheTime() {
        let animator = makeEaseInAnimator()
        animator.scrubsLinearly = false
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0.5) && near(x(), 31.5357))
        animator.fractionComplete = 0.75
        #expect(near(x(), 62.1862))
        animator.startAnimation()
        #expect(framesToEnd(animator) == 500)
    }

    /// If `scrubsLinearly` is false, the fraction is a fraction of the duration, also before the animator starts. At 0.75 the ease-in
    /// progress is 0.621862. After the reversal, the same position has the fraction 0.25.
    @Test func scrubbingAlongTheTimeBeforeTheStart() {
        let animator = makeEaseInAnimator()
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.75
        #expect(near(animator.fractionComplete, 0.75) && near(x(), 62.1862))
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.25) && near(x(), 62.1862))
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(near(animator.fractionComplete, 0.5) && near(x(), 31.5357))
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func scrubbingAlongTheTimeInReverse() {
        let animator = makeEaseInAnimator()
        animator.scrubsLinearly = false
        animator.isReversed = true
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0) && near(x(), 100))
        animator.fractionComplete = 0.25
        #expect(near(x(), 62.1862))
        animator.stopAnimation(true)
    }

    @Test func scrubbingAlongTheTimeAfterTheEnd() {
        let animator = makeEaseInAnimator()
        animator.scrubsLinearly = false
        animator.pausesOnCompletion = true
        // The added block begins at half of the duration and has its own ease-in curve.
        let other = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
        view.superview?.addSubview(other)
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(by: 2.5)
        #expect(animator.state == .active && !animator.isRunning && near(x(), 100))
        animator.fractionComplete = 0.75
        #expect(near(x(), 62.1862) && near(stage.trace(other.layer, "opacity"), 1 - 0.315357))
        animator.stopAnimation(true)
    }

    /// A delayed block is added while the animator is paused and `scrubsLinearly` is true. Later `scrubsLinearly` is false, so the fraction
    /// is a fraction of the duration. The block begins after half of the time that remained when it was added: at 0.5 + 0.5 / 2.
    @Test func scrubbingAlongTheTimeWithAnAddedBlock() {
        let animator = makeEaseInAnimator()
        let other = UIView(frame: CGRect(x: 3, y: 5, width: 10, height: 10))
        view.superview?.addSubview(other)
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        animator.startAnimation()
        stage.advance(by: 0.2)
        animator.scrubsLinearly = false
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0.6))
        animator.fractionComplete = 0.875
        #expect(near(stage.trace(other.layer, "opacity"), 1 - 0.315357))
        animator.stopAnimation(true)
    }

    @Test func scrubbingASpringAlongTheTime() {
        let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.4) { self.view.center.x = 100 }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.3
        #expect(near(x(), 114.2824))
        animator.stopAnimation(true)
    }

    @Test func reversingWhilePaused() {
        let animator = makeEaseInAnimator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.684643) && near(x(), 31.5357))
        animator.startAnimation()
        stage.advance(by: 0.5)
        // Backward along the same curve: ease-in at 0.25.
        #expect(near(x(), 9.3465))
        #expect(framesToEnd(animator) == 500)
        #expect(end == .start && view.center.x == 0 && near(x(), 0))
    }

    @Test func reversingWhileRunning() {
        let animator = makeEaseInAnimator()
        animator.startAnimation()
        stage.advance(by: 1.5)
        animator.isReversed = true
        #expect(near(x(), 62.1862) && animator.isRunning)
        stage.advance(by: 0.5)
        #expect(near(x(), 31.5357))
        animator.isReversed = false
        stage.advance(by: 1)
        #expect(animator.state == .inactive && view.center.x == 100)
    }

    @Test func stoppingKeepsTheVisibleValues() {
        let animator = makeEaseInAnimator()
        var called = false
        animator.addCompletion { _ in called = true }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && !called)
        #expect(near(view.center.x, 31.5357) && near(x(), 31.5357))
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(arguments: [(UIViewAnimatingPosition.end, 100.0), (.start, 0), (.current, 31.5357)])
    func finishingSetsTheValuesOfThePosition(_ position: UIViewAnimatingPosition, _ expected: Double) {
        let animator = makeEaseInAnimator()
        var completions: [UIViewAnimatingPosition] = []
        animator.addCompletion { completions.append($0) }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && completions.isEmpty)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && completions == [position])
        #expect(near(view.center.x, expected) && near(x(), expected))
    }

    @Test func stoppingKeepsOtherAnimations() {
        UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: { view.center.x = -40 })
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 60 }
        animator.startAnimation()
        stage.advance(by: 1)
        // The first animation has 30 of its 40 points left, the second has half of its 100.
        #expect(near(x(), 60 + 30 - 50))
        animator.stopAnimation(true)
        #expect(near(x(), 40))
        stage.advance(by: 3)
        #expect(near(x(), 10))
    }

    @Test func blocksAddedWhileRunningTakeTheRemainingTime() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 100 }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.addAnimations { view.alpha = 0.2 }
        animator.addAnimations({ view.bounds.size.width = 120 }, delayFactor: 0.5)
        #expect(near(view.alpha, 0.2))
        stage.advance(by: 0.5)
        #expect(near(stage.trace(view.layer, "opacity"), 0.6))
        #expect(near(stage.trace(view.layer, "bounds.size.width"), 20))
        stage.advance(by: 0.25)
        #expect(near(stage.trace(view.layer, "bounds.size.width"), 70))
        // The added blocks are scrubbed with the first one.
        animator.pauseAnimation()
        animator.fractionComplete = 0.6
        #expect(near(stage.trace(view.layer, "opacity"), 0.84))
        #expect(near(stage.trace(view.layer, "bounds.size.width"), 20))
        animator.stopAnimation(true)
    }

    @Test func delayFactorDelaysABlock() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.25)
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(near(x(), 0))
        stage.advance(by: 0.75)
        #expect(near(x(), 50))
        #expect(framesToEnd(animator) == 750)
    }

    @Test func startingAfterADelay() {
        let animator = makeEaseInAnimator()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        stage.advance(by: 0.5)
        #expect(near(x(), 0) && view.center.x == 100)
        stage.advance(by: 1)
        #expect(near(x(), 31.5357))
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func delayIsThatOfTheLastStart() {
        let animator = makeEaseInAnimator()
        animator.startAnimation(afterDelay: 0.75)
        stage.advance(by: 3)
        #expect(animator.state == .inactive && animator.delay == 0.75)
        animator.addAnimations { view.center.x = 40 }
        animator.startAnimation()
        #expect(animator.delay == 0)
        stage.advance(by: 3)
        #expect(animator.state == .inactive && view.center.x == 40)
    }

    @Test func pausesOnCompletionKeepsTheAnimatorActive() {
        let animator = makeEaseInAnimator()
        var completions: [UIViewAnimatingPosition] = []
        var runningStates: [Bool] = []
        animator.pausesOnCompletion = true
        animator.addCompletion { completions.append($0) }
        let observation = animator.observe(\.isRunning) { _, isRunning in runningStates.append(isRunning) }
        animator.startAnimation()
        stage.advance(by: 5)
        #expect(animator.state == .active && !animator.isRunning && completions.isEmpty && near(animator.fractionComplete, 1))
        #expect(runningStates == [true, false])
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(by: 1)
        #expect(near(x(), 31.5357))
        stage.advance(by: 5)
        #expect(animator.state == .active && near(x(), 0))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(completions == [.start] && animator.state == .inactive)
        observation.invalidate()
    }

    @Test func reversingBeforeTheStart() {
        let animator = makeEaseInAnimator()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.isReversed = true
        animator.startAnimation()
        #expect(near(x(), 100))
        stage.advance(by: 1)
        #expect(near(x(), 31.5357))
        stage.advance(by: 1)
        #expect(end == .start && near(view.center.x, 0))
    }

    @Test func nestedBlocksBelongToTheAnimator() {
        var innerFinished: Bool?
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 0.1, animations: { view.center.x = 100 }, completion: { innerFinished = $0 })
        }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 50) && innerFinished == nil)
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        #expect(near(x(), 25))
        animator.startAnimation()
        stage.advance(by: 1.5)
        #expect(innerFinished == true && animator.state == .inactive)
    }

    @Test func animatorOfADetachedViewEndsOnTheNextFrame() {
        let detachedView = UIView()
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { detachedView.alpha = 0.5 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        animator.pauseAnimation()
        stage.advance(frames: 1)
        #expect(end == .end && animator.state == .inactive)
    }

    @Test func animatorCanBeReused() {
        let animator = makeEaseInAnimator()
        animator.startAnimation()
        stage.advance(by: 2)
        animator.addAnimations { view.center.x = 20 }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 100 - 80 * 0.315357))
        stage.advance(by: 1)
        #expect(animator.state == .inactive && view.center.x == 20)
    }

    @Test func runningPropertyAnimatorIsRetainedUntilItsEnd() {
        weak var animator: UIViewPropertyAnimator?
        var end: UIViewAnimatingPosition?
        animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat], animations: { view.center.x = 100 }, completion: { end = $0 })
        #expect(animator?.isRunning == true)
        stage.advance(by: 1)
        #expect(near(x(), 50))
        stage.advance(by: 0.5)
        #expect(end == .end)
        #expect(animator == nil)
    }

    @Test func springWithInitialVelocity() {
        let parameters = UISpringTimingParameters(mass: 30, stiffness: 1000, damping: 300, initialVelocity: CGVector(dx: 5, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
        #expect(near(animator.duration, 1.381551, within: 1e-6))
        stage.makeCurrent()
        animator.addAnimations { view.center = CGPoint(x: 100, y: 152) }
        animator.startAnimation()
        stage.advance(by: 0.3)
        // The velocity is 5 along x and 0 along y: ζ = 0.866025, ω0 = 5.773503.
        #expect(near(x(), 85.5443, within: 1e-3))
        let y = (stage.trace(view.layer, "position.y") - 52) / 100
        let (decay, dampedFrequency) = (5.0, (100.0 / 3 - 25).squareRoot())
        #expect(
            near(
                y, 1 - exp(-decay * 0.3) * (cos(dampedFrequency * 0.3) + decay / dampedFrequency * sin(dampedFrequency * 0.3)), within: 1e-5
            ))
        stage.advance(by: 0.3)
        #expect(near(x(), 100.7994, within: 1e-3))
        // The view is beyond its target. It pauses there. Then a new spring moves it to the target.
        animator.pauseAnimation()
        #expect(near(x(), 100.7994, within: 1e-3) && near(animator.fractionComplete, 1))
        animator.startAnimation()
        #expect(near(x(), 100.7994, within: 1e-3))
        stage.advance(by: 2)
        #expect(animator.state == .inactive && near(x(), 100))
    }

    @Test func observersAreNotifiedInOrder() {
        let animator = makeEaseInAnimator()
        var log: [String] = []
        let first = animator.observe(\.state) { animator, state in log.append("state \(state.rawValue) running \(animator.isRunning)") }
        let second = animator.observe(\.isRunning) { animator, isRunning in
            log.append("running \(isRunning) state \(animator.state.rawValue)")
        }
        animator.startAnimation()
        stage.advance(by: 3)
        #expect(log == ["state 1 running false", "running true state 1", "running false state 1", "state 0 running false"])
        first.invalidate()
        second.invalidate()
        animator.addAnimations { view.alpha = 0 }
        animator.startAnimation()
        #expect(log.count == 4)
        animator.stopAnimation(true)
    }

    @Test func copiesHaveNoBlocksAndNoCompletions() throws {
        let animator = makeEaseInAnimator()
        animator.isUserInteractionEnabled = false
        animator.addCompletion { _ in Issue.record("a copy has no completions") }
        let copy = try #require(animator.copy() as? UIViewPropertyAnimator)
        #expect(copy.duration == 2 && copy.state == .inactive && !copy.isUserInteractionEnabled)
        copy.startAnimation()
        stage.advance(by: 3)
        #expect(view.center.x == 0)
        copy.stopAnimation(true)
    }
}
