import Stage
import Testing
import UIKit

/// `UIViewPropertyAnimator`: docs/CONTRACT.md §6, its numbers and its state table.
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

    /// Easing in, two seconds, x from 0 to 100.
    private func easeIn() -> UIViewPropertyAnimator {
        stage.makeCurrent()
        return UIViewPropertyAnimator(duration: 2, curve: .easeIn) { view.center.x = 100 }
    }

    /// How long it still takes, in frames of a millisecond.
    private func framesToEnd(_ animator: UIViewPropertyAnimator) -> Int {
        for frames in 0..<10_000 {
            if animator.state != .active { return frames }
            stage.advance(frames: 1)
        }
        return .max
    }

    @Test func runsAndEnds() {
        let animator = easeIn()
        var ends: [(UIViewAnimatingPosition, Double)] = []
        animator.addCompletion { ends.append(($0, stage.time)) }
        #expect(animator.state == .inactive && !animator.isRunning && view.center.x == 0)
        animator.startAnimation()
        #expect(animator.state == .active && animator.isRunning && view.center.x == 100)
        #expect(near(x(), 0))
        stage.advance(by: 1)
        #expect(near(animator.fractionComplete, 0.5))
        #expect(near(x(), 31.5357))
        stage.advance(by: 1)
        #expect(animator.state == .inactive && !animator.isRunning)
        #expect(ends.count == 1 && ends[0].0 == .end && near(ends[0].1, 2.7))
        #expect(near(x(), 100) && view.layer.animationKeys() == nil)
    }

    @Test func pausingMakesFractionAndProgressOne() {
        let animator = easeIn()
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
        // τ' = .657500 of two seconds is behind: .685000 s are left.
        #expect(framesToEnd(animator) == 685)
    }

    @Test func continuingInAGivenTime() {
        let animator = easeIn()
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func continuingByAnotherCurve() {
        let animator = easeIn()
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.fractionComplete = 0.5
        animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0)
        stage.advance(by: 0.315)
        // Ease-out at .3425 + .315/2 = .5.
        #expect(near(x(), 68.4643, within: 1e-3))
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func scrubbingInTime() {
        let animator = easeIn()
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

    /// An animator that never ran is scrubbed in time too: ease-in at .75, at .25 of the way back, and at a quarter after its end.
    @Test func scrubbingInTimeFromTheStart() {
        let animator = easeIn()
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

    @Test func scrubbingInTimeBackFromTheTargets() {
        let animator = easeIn()
        animator.scrubsLinearly = false
        animator.isReversed = true
        animator.pauseAnimation()
        #expect(near(animator.fractionComplete, 0) && near(x(), 100))
        animator.fractionComplete = 0.25
        #expect(near(x(), 62.1862))
        animator.stopAnimation(true)
    }

    @Test func scrubbingInTimeAfterTheEnd() {
        let animator = easeIn()
        animator.scrubsLinearly = false
        animator.pausesOnCompletion = true
        // The second half belongs to a block that begins late: it has ease-in of its own.
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

    /// A block that joined in where the way is counted begins, in time, when time comes to that: half of what was left, .5 + .5 / 2.
    @Test func scrubbingInTimeWhoJoinedAlongTheWay() {
        let animator = easeIn()
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

    @Test func aSpringIsScrubbedInTime() {
        let animator = UIViewPropertyAnimator(duration: 3, dampingRatio: 0.4) { self.view.center.x = 100 }
        animator.scrubsLinearly = false
        animator.fractionComplete = 0.3
        #expect(near(x(), 114.2824))
        animator.stopAnimation(true)
    }

    @Test func turnedRoundWhilePaused() {
        let animator = easeIn()
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.pauseAnimation()
        animator.isReversed = true
        #expect(near(animator.fractionComplete, 0.684643) && near(x(), 31.5357))
        animator.startAnimation()
        stage.advance(by: 0.5)
        // Back along the same curve: ease-in at .25.
        #expect(near(x(), 9.3465))
        #expect(framesToEnd(animator) == 500)
        #expect(end == .start && view.center.x == 0 && near(x(), 0))
    }

    @Test func turnedRoundInFlight() {
        let animator = easeIn()
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

    @Test func stoppingLeavesThePicture() {
        let animator = easeIn()
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
    func finishing(_ position: UIViewAnimatingPosition, _ expected: Double) {
        let animator = easeIn()
        var ends: [UIViewAnimatingPosition] = []
        animator.addCompletion { ends.append($0) }
        animator.startAnimation()
        stage.advance(by: 1)
        animator.stopAnimation(false)
        #expect(animator.state == .stopped && !animator.isRunning && ends.isEmpty)
        animator.finishAnimation(at: position)
        #expect(animator.state == .inactive && ends == [position])
        #expect(near(view.center.x, expected) && near(x(), expected))
    }

    @Test func stoppingLeavesWhatOthersAdd() {
        UIView.animate(withDuration: 4, delay: 0, options: .curveLinear, animations: { view.center.x = -40 })
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { view.center.x = 60 }
        animator.startAnimation()
        stage.advance(by: 1)
        // The first has 30 of its 40 left, the second half of its 100.
        #expect(near(x(), 60 + 30 - 50))
        animator.stopAnimation(true)
        #expect(near(x(), 40))
        stage.advance(by: 3)
        #expect(near(x(), 10))
    }

    @Test func blocksAddedInFlightTakeWhatIsLeft() {
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
        // Scrubbed with the rest.
        animator.pauseAnimation()
        animator.fractionComplete = 0.6
        #expect(near(stage.trace(view.layer, "opacity"), 0.84))
        #expect(near(stage.trace(view.layer, "bounds.size.width"), 20))
        animator.stopAnimation(true)
    }

    @Test func delayFactorFromTheStart() {
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear)
        animator.addAnimations({ view.center.x = 100 }, delayFactor: 0.25)
        animator.startAnimation()
        stage.advance(by: 0.5)
        #expect(near(x(), 0))
        stage.advance(by: 0.75)
        #expect(near(x(), 50))
        #expect(framesToEnd(animator) == 750)
    }

    @Test func startingLater() {
        let animator = easeIn()
        animator.startAnimation(afterDelay: 0.5)
        #expect(animator.state == .active && animator.isRunning && animator.delay == 0.5)
        stage.advance(by: 0.5)
        #expect(near(x(), 0) && view.center.x == 100)
        stage.advance(by: 1)
        #expect(near(x(), 31.5357))
        #expect(framesToEnd(animator) == 1000)
    }

    @Test func stayingActiveAtTheEnd() {
        let animator = easeIn()
        var ends: [UIViewAnimatingPosition] = []
        var runs: [Bool] = []
        animator.pausesOnCompletion = true
        animator.addCompletion { ends.append($0) }
        let observation = animator.observe(\.isRunning) { _, isRunning in runs.append(isRunning) }
        animator.startAnimation()
        stage.advance(by: 5)
        #expect(animator.state == .active && !animator.isRunning && ends.isEmpty && near(animator.fractionComplete, 1))
        #expect(runs == [true, false])
        animator.isReversed = true
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        stage.advance(by: 1)
        #expect(near(x(), 31.5357))
        stage.advance(by: 5)
        #expect(animator.state == .active && near(x(), 0))
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(ends == [.start] && animator.state == .inactive)
        observation.invalidate()
    }

    @Test func reversedBeforeItStarts() {
        let animator = easeIn()
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
        var inner: Bool?
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
            UIView.animate(withDuration: 0.1, animations: { view.center.x = 100 }, completion: { inner = $0 })
        }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 50) && inner == nil)
        animator.pauseAnimation()
        animator.fractionComplete = 0.25
        #expect(near(x(), 25))
        animator.startAnimation()
        stage.advance(by: 1.5)
        #expect(inner == true && animator.state == .inactive)
    }

    @Test func nothingOnScreenIsFinishedAtOnce() {
        let loose = UIView()
        stage.makeCurrent()
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { loose.alpha = 0.5 }
        var end: UIViewAnimatingPosition?
        animator.addCompletion { end = $0 }
        animator.startAnimation()
        animator.pauseAnimation()
        stage.advance(frames: 1)
        #expect(end == .end && animator.state == .inactive)
    }

    @Test func itMayBeUsedAgain() {
        let animator = easeIn()
        animator.startAnimation()
        stage.advance(by: 2)
        animator.addAnimations { view.center.x = 20 }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(x(), 100 - 80 * 0.315357))
        stage.advance(by: 1)
        #expect(animator.state == .inactive && view.center.x == 20)
    }

    @Test func runningItselfNeedsNoReference() {
        weak var kept: UIViewPropertyAnimator?
        var end: UIViewAnimatingPosition?
        kept = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 0.5, options: [.curveLinear, .repeat], animations: { view.center.x = 100 }, completion: { end = $0 })
        #expect(kept?.isRunning == true)
        stage.advance(by: 1)
        #expect(near(x(), 50))
        stage.advance(by: 0.5)
        #expect(end == .end)
        #expect(kept == nil)
    }

    @Test func springs() {
        let parameters = UISpringTimingParameters(mass: 30, stiffness: 1000, damping: 300, initialVelocity: CGVector(dx: 5, dy: 0))
        let animator = UIViewPropertyAnimator(duration: 0.1, timingParameters: parameters)
        #expect(near(animator.duration, 1.381551, within: 1e-6))
        stage.makeCurrent()
        animator.addAnimations { view.center = CGPoint(x: 100, y: 152) }
        animator.startAnimation()
        stage.advance(by: 0.3)
        // With v = 5 along x; along y there is none: ζ = .866025, ω0 = 5.773503.
        #expect(near(x(), 85.5443, within: 1e-3))
        let y = (stage.trace(view.layer, "position.y") - 52) / 100
        let (decay, swing) = (5.0, (100.0 / 3 - 25).squareRoot())
        #expect(near(y, 1 - exp(-decay * 0.3) * (cos(swing * 0.3) + decay / swing * sin(swing * 0.3)), within: 1e-5))
        stage.advance(by: 0.3)
        #expect(near(x(), 100.7994, within: 1e-3))
        // It is past its goal: held where it is, and from there to rest by a new spring.
        animator.pauseAnimation()
        #expect(near(x(), 100.7994, within: 1e-3) && near(animator.fractionComplete, 1))
        animator.startAnimation()
        #expect(near(x(), 100.7994, within: 1e-3))
        stage.advance(by: 2)
        #expect(animator.state == .inactive && near(x(), 100))
    }

    @Test func observationOrder() {
        let animator = easeIn()
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

    @Test func copiesAreEmpty() {
        let animator = easeIn()
        animator.isUserInteractionEnabled = false
        animator.addCompletion { _ in Issue.record("a copy has no completions") }
        let copy = animator.copy()
        #expect(copy.duration == 2 && copy.state == .inactive && !copy.isUserInteractionEnabled)
        copy.startAnimation()
        stage.advance(by: 3)
        #expect(view.center.x == 0)
        copy.stopAnimation(true)
    }
}
