import QuartzCore
import Stage
import Testing
import UIKit

/// Transitions in the hand: with plain blocks, whose container's time is stopped, and with an animator that is taken.
@MainActor @Suite struct PresentationPercentTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let log = Witness.Log()
    let delegate = Conductor()
    let percent = UIPercentDrivenInteractiveTransition()
    let (a, b): (Witness, Witness)

    init() {
        stage.makeCurrent()
        (a, b) = (Witness("A", log), Witness("B", log))
        stage.window.rootViewController = a
        log.lines = []
        delegate.percent = percent
        b.transitioningDelegate = delegate
    }

    private func present(_ animator: UIViewControllerAnimatedTransitioning) {
        stage.makeCurrent()
        delegate.animator = animator
        a.present(b, animated: true) { [log] in log.lines.append("done") }
    }

    /// How far the view has come, of the 200 points from -50 to 150.
    private var way: Double { (stage.trace(b.view.layer, "position.x") + 50) / 200 }

    private func near(_ a: Double, _ b: Double, _ slack: Double = 1e-4) -> Bool { abs(a - b) < slack }

    /// Advances until the transition is over; says after how many seconds.
    private func timeToTheEnd() -> Double {
        let start = stage.time
        while b.transitionCoordinator != nil, stage.time < start + 3 { stage.advance(frames: 1) }
        return stage.time - start
    }

    @Test(arguments: [true, false]) func theHandMovesItEvenly(_ usesAnimator: Bool) {
        present(usesAnimator ? Glider() : Slider(log))
        #expect(percent.percentComplete == 0 && Double(percent.duration) == 0.4)
        stage.advance(by: 0.7)
        #expect(near(way, 0))
        for part in [0.3, 0.85, 1, 0.1, 0.6] {
            percent.update(CGFloat(part))
            stage.advance(by: 0.2)
            #expect(near(way, part) && Double(percent.percentComplete) == part)
        }
        percent.update(7)
        #expect(percent.percentComplete == 1)
        percent.update(-3)
        #expect(percent.percentComplete == 0)
        percent.update(.nan)
        #expect(percent.percentComplete == 0 && b.transitionCoordinator?.isInteractive == true)
        #expect(!log.lines.contains("done"))
    }

    @Test(arguments: [true, false]) func finishingTakesWhatIsLeft(_ usesAnimator: Bool) {
        present(usesAnimator ? Glider() : Slider(log))
        percent.update(0.3)
        stage.advance(by: 0.1)
        percent.finish()
        #expect(near(timeToTheEnd(), 0.28, 0.0021))
        #expect(b.view.window != nil && a.view.window == nil && near(way, 1))
        #expect(
            log.lines.filter { $0 != "animate" && !$0.hasPrefix("ended") } == [
                "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "done",
            ])
    }

    @Test(arguments: [true, false]) func cancellingTakesWhatIsBehind(_ usesAnimator: Bool) {
        present(usesAnimator ? Glider() : Slider(log))
        percent.update(0.3)
        stage.advance(by: 0.1)
        percent.cancel()
        #expect(b.transitionCoordinator?.isCancelled == true)
        #expect(near(timeToTheEnd(), 0.12, 0.0021))
        let calls = log.lines.filter { $0 != "animate" && !$0.hasPrefix("ended") }
        #expect(
            calls == [
                "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear",
            ])
        #expect(stage.window.subviews == [a.view] && b.view.superview == nil)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
    }

    @Test(arguments: [true, false]) func theRestIsPacedByItsOwnCurve(_ usesAnimator: Bool) {
        present(usesAnimator ? Glider() : Slider(log))
        percent.update(0.5)
        percent.completionCurve = .linear
        percent.completionSpeed = 2
        percent.finish()
        // Half of 0.4 s, twice as fast: 0.1 s, evenly.
        stage.advance(by: 0.04)
        #expect(near(way, 0.7, 1e-3))
        #expect(near(timeToTheEnd(), 0.06, 0.0021))
    }

    @Test func aBlocksRestGoesByTheCompletionCurve() {
        present(Slider(log))
        percent.update(0.2)
        percent.finish()
        // Easing in and out over 0.32 s: a quarter of the time is 0.129162 of the way.
        stage.advance(by: 0.08)
        #expect(near(way, 0.2 + 0.8 * 0.129162, 1e-3))
    }

    @Test func anAnimatorsRestMayBeASpring() {
        present(Glider())
        percent.update(0.5)
        percent.timingCurve = UISpringTimingParameters(dampingRatio: 0.5)
        percent.finish()
        var most = 0.0
        while b.transitionCoordinator != nil {
            most = max(most, way)
            stage.advance(frames: 1)
        }
        #expect(most > 1.05 && most < 1.1)
    }

    @Test func aCancelledBlockLeavesTheModelAsItWas() {
        present(Slider(log))
        stage.advance(by: 0.1)
        percent.finish()
        stage.advance(by: 1)
        // The dismissal writes where the view leaves to, and nobody puts it back but us.
        log.lines = []
        b.dismiss(animated: true)
        percent.update(0.6)
        stage.advance(by: 0.1)
        percent.cancel()
        stage.advance(by: 1)
        #expect(Double(b.view.center.x) == 150 && stage.trace(b.view.layer, "position.x") == 150)
        #expect(
            log.lines == [
                "B.willDisappear", "A.willAppear", "animate", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
                "ended false",
            ])
        #expect(b.presentingViewController === a && a.view.window == nil && b.view.window != nil)
        b.dismiss(animated: true)
        percent.finish()
        stage.advance(by: 1)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [true, false]) func itMayBeginByItselfAndBeTaken(_ usesAnimator: Bool) {
        percent.wantsInteractiveStart = false
        let glider = Glider()
        glider.curve = .linear
        let slider = Slider(log)
        slider.options = .curveLinear
        present(usesAnimator ? glider : slider)
        #expect(b.transitionCoordinator?.isInteractive == false && b.transitionCoordinator?.initiallyInteractive == false)
        percent.update(0.9)
        percent.finish()
        stage.advance(by: 0.1)
        #expect(near(way, 0.25))
        percent.pause()
        stage.advance(by: 0.3)
        #expect(near(way, 0.25) && near(Double(percent.percentComplete), 0.25) && b.transitionCoordinator?.isInteractive == true)
        percent.update(0.75)
        #expect(near(way, 0.75))
        percent.cancel()
        // Two interruptions in a row: taken on the way back, and once more on the way to the end.
        percent.completionCurve = .linear
        stage.advance(by: 0.1)
        percent.pause()
        let taken = way
        #expect(taken > 0.3 && taken < 0.75 && near(Double(percent.percentComplete), taken))
        stage.advance(by: 0.2)
        #expect(near(way, taken))
        percent.finish()
        stage.advance(by: 0.05)
        percent.pause()
        #expect(near(way, taken + 0.125, 1e-3))
        percent.finish()
        stage.advance(by: 1)
        #expect(b.view.window != nil && a.view.window == nil && near(way, 1) && b.transitionCoordinator == nil)
        #expect(log.lines.contains("done") && !log.lines.contains("B.willDisappear"))
    }

    @Test func itCanBeUsedAgainAndAgain() {
        percent.completionSpeed = 3
        for round in 0..<6 {
            present(round % 2 == 0 ? Glider() : Slider(log))
            percent.update(0.4)
            stage.advance(by: 0.01)
            percent.cancel()
            stage.advance(by: 0.5)
            #expect(b.presentingViewController == nil && stage.window.subviews == [a.view])
            #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
        }
        present(Glider())
        percent.finish()
        stage.advance(by: 1)
        #expect(b.presentingViewController === a)
    }

    @Test(arguments: [true, false]) func othersGoAlong(_ usesAnimator: Bool) {
        delegate.animator = usesAnimator ? Glider() : Slider(log)
        stage.makeCurrent()
        b.modalPresentationStyle = .overFullScreen
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        a.view.addSubview(other)
        a.present(b, animated: true)
        percent.cancel()
        stage.advance(by: 1)
        var heard: [String] = []
        final class Companion: UIViewController {
            var other: UIView?
            var call: (String) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate(
                    alongsideTransition: { [other] _ in other?.alpha = 0.2 }, completion: { [call] in call("over \($0.isCancelled)") })
                transitionCoordinator?.notifyWhenInteractionChanges { [call] in call("changed \($0.isInteractive)") }
                transitionCoordinator?.notifyWhenInteractionEnds { [call] in call("ends \($0.isCancelled)") }
            }
        }
        let companion = Companion()
        (companion.other, companion.call) = (other, { heard.append($0) })
        companion.modalPresentationStyle = .overFullScreen
        companion.transitioningDelegate = delegate
        delegate.animator = usesAnimator ? Glider() : Slider(log)
        a.present(companion, animated: true)
        percent.update(0.5)
        #expect(near(stage.trace(other.layer, "opacity"), 0.6))
        percent.cancel()
        stage.advance(by: 1)
        #expect(Double(other.alpha) == 1 && near(stage.trace(other.layer, "opacity"), 1))
        #expect(heard == ["changed false", "ends true", "over true"])
    }
}
