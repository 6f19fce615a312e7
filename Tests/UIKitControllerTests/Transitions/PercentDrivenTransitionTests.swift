import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Interactive transitions with animation blocks, for which the time of the container is stopped, and with interruptible animators.
@MainActor @Suite struct PercentDrivenTransitionTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let log = LoggingViewController.Log()
    let delegate = StubTransitioningDelegate()
    let interactionController = UIPercentDrivenInteractiveTransition()
    let (a, b): (LoggingViewController, LoggingViewController)

    init() {
        stage.makeCurrent()
        (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
        stage.window.rootViewController = a
        log.lines = []
        delegate.interactionController = interactionController
        b.transitioningDelegate = delegate
    }

    private func present(_ animator: UIViewControllerAnimatedTransitioning) {
        stage.makeCurrent()
        delegate.animator = animator
        a.present(b, animated: true) { [log] in log.lines.append("done") }
    }

    /// The progress of the view on the 200 points from -50 to 150.
    private var progress: Double { (stage.trace(b.view.layer, "position.x") + 50) / 200 }

    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool { abs(a - b) < tolerance }

    /// Advances to the end of the transition. Returns the seconds that this takes.
    private func secondsToEnd() -> Double {
        let start = stage.time
        while b.transitionCoordinator != nil, stage.time < start + 3 { stage.advance(frames: 1) }
        return stage.time - start
    }

    @Test(arguments: [true, false]) func updateMovesTheTransitionLinearly(_ usesAnimator: Bool) {
        present(usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log))
        #expect(interactionController.percentComplete == 0 && Double(interactionController.duration) == 0.4)
        stage.advance(by: 0.7)
        #expect(near(progress, 0))
        for fraction in [0.3, 0.85, 1, 0.1, 0.6] {
            interactionController.update(CGFloat(fraction))
            stage.advance(by: 0.2)
            #expect(near(progress, fraction) && Double(interactionController.percentComplete) == fraction)
        }
        interactionController.update(7)
        #expect(interactionController.percentComplete == 1)
        interactionController.update(-3)
        #expect(interactionController.percentComplete == 0)
        interactionController.update(.nan)
        #expect(interactionController.percentComplete == 0 && b.transitionCoordinator?.isInteractive == true)
        #expect(!log.lines.contains("done"))
    }

    @Test(arguments: [true, false]) func finishTakesTheRemainingTime(_ usesAnimator: Bool) {
        present(usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log))
        interactionController.update(0.3)
        stage.advance(by: 0.1)
        interactionController.finish()
        #expect(near(secondsToEnd(), 0.28, 0.0021))
        #expect(b.view.window != nil && a.view.window == nil && near(progress, 1))
        #expect(
            log.lines.filter { $0 != "animate" && !$0.hasPrefix("ended") } == [
                "A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "done",
            ])
    }

    @Test(arguments: [true, false]) func cancelTakesTheElapsedTime(_ usesAnimator: Bool) {
        present(usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log))
        interactionController.update(0.3)
        stage.advance(by: 0.1)
        interactionController.cancel()
        #expect(b.transitionCoordinator?.isCancelled == true)
        #expect(near(secondsToEnd(), 0.12, 0.0021))
        let calls = log.lines.filter { $0 != "animate" && !$0.hasPrefix("ended") }
        #expect(
            calls == [
                "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear",
            ])
        #expect(stage.window.subviews == [a.view] && b.view.superview == nil)
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
    }

    @Test(arguments: [true, false]) func completionCurveAndSpeedApplyToTheRest(_ usesAnimator: Bool) {
        present(usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log))
        interactionController.update(0.5)
        interactionController.completionCurve = .linear
        interactionController.completionSpeed = 2
        interactionController.finish()
        // Half of 0.4 s at twice the speed is 0.1 s. The curve is linear.
        stage.advance(by: 0.04)
        #expect(near(progress, 0.7, 1e-3))
        #expect(near(secondsToEnd(), 0.06, 0.0021))
    }

    @Test func completionCurveAppliesToAnAnimationBlock() {
        present(SlideAnimator(log))
        interactionController.update(0.2)
        interactionController.finish()
        // Ease-in-out over 0.32 s. The progress at a quarter of the time is 0.129162.
        stage.advance(by: 0.08)
        #expect(near(progress, 0.2 + 0.8 * 0.129162, 1e-3))
    }

    @Test func animatorCanCompleteWithASpring() {
        present(InterruptibleSlideAnimator())
        interactionController.update(0.5)
        interactionController.timingCurve = UISpringTimingParameters(dampingRatio: 0.5)
        interactionController.finish()
        var maximum = 0.0
        while b.transitionCoordinator != nil {
            maximum = max(maximum, progress)
            stage.advance(frames: 1)
        }
        #expect(maximum > 1.05 && maximum < 1.1)
    }

    @Test func cancelRestoresTheModelValues() {
        present(SlideAnimator(log))
        stage.advance(by: 0.1)
        interactionController.finish()
        stage.advance(by: 1)
        // The animation block of the dismissal sets the final position. The cancellation must restore the previous one.
        log.lines = []
        b.dismiss(animated: true)
        interactionController.update(0.6)
        stage.advance(by: 0.1)
        interactionController.cancel()
        stage.advance(by: 1)
        #expect(Double(b.view.center.x) == 150 && stage.trace(b.view.layer, "position.x") == 150)
        #expect(
            log.lines == [
                "B.willDisappear", "A.willAppear", "animate", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
                "ended false",
            ])
        #expect(b.presentingViewController === a && a.view.window == nil && b.view.window != nil)
        b.dismiss(animated: true)
        interactionController.finish()
        stage.advance(by: 1)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [true, false]) func noninteractiveTransitionCanBecomeInteractive(_ usesAnimator: Bool) {
        interactionController.wantsInteractiveStart = false
        let interruptibleAnimator = InterruptibleSlideAnimator()
        interruptibleAnimator.curve = .linear
        let blockAnimator = SlideAnimator(log)
        blockAnimator.options = .curveLinear
        present(usesAnimator ? interruptibleAnimator : blockAnimator)
        #expect(b.transitionCoordinator?.isInteractive == false && b.transitionCoordinator?.initiallyInteractive == false)
        interactionController.update(0.9)
        interactionController.finish()
        stage.advance(by: 0.1)
        #expect(near(progress, 0.25))
        interactionController.pause()
        stage.advance(by: 0.3)
        #expect(
            near(progress, 0.25) && near(Double(interactionController.percentComplete), 0.25)
                && b.transitionCoordinator?.isInteractive == true)
        interactionController.update(0.75)
        #expect(near(progress, 0.75))
        interactionController.cancel()
        // Two interruptions in a row: first while the transition runs backward, then while it runs forward.
        interactionController.completionCurve = .linear
        stage.advance(by: 0.1)
        interactionController.pause()
        let pausedProgress = progress
        #expect(pausedProgress > 0.3 && pausedProgress < 0.75 && near(Double(interactionController.percentComplete), pausedProgress))
        stage.advance(by: 0.2)
        #expect(near(progress, pausedProgress))
        interactionController.finish()
        stage.advance(by: 0.05)
        interactionController.pause()
        #expect(near(progress, pausedProgress + 0.125, 1e-3))
        interactionController.finish()
        stage.advance(by: 1)
        #expect(b.view.window != nil && a.view.window == nil && near(progress, 1) && b.transitionCoordinator == nil)
        #expect(log.lines.contains("done") && !log.lines.contains("B.willDisappear"))
    }

    /// As in tutorials, the context is paused first and then the interaction controller. The running animator must pause, and no other
    /// animator may be requested.
    @Test(arguments: [true, false], [true, false]) func interruptionControlsTheAnimatorThatRuns(finishes: Bool, hasAlongside: Bool) {
        interactionController.wantsInteractiveStart = false
        interactionController.completionCurve = .linear
        let animator = PrintedSlideAnimator()
        present(animator)
        var alongsideIsCancelled: Bool?
        if hasAlongside {
            b.transitionCoordinator?.animate(alongsideTransition: nil, completion: { alongsideIsCancelled = $0.isCancelled })
        }
        stage.advance(by: 0.15)
        #expect(near(progress, 0.375) && stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) != nil)
        #expect(b.transitionCoordinator?.isInterruptible == true)
        b.currentContext?.pauseInteractiveTransition()
        interactionController.pause()
        stage.advance(by: 0.9)
        #expect(near(progress, 0.375) && near(Double(interactionController.percentComplete), 0.375) && animator.requestCount == 0)
        interactionController.update(0.55)
        #expect(near(progress, 0.55))
        finishes ? interactionController.finish() : interactionController.cancel()
        stage.advance(by: 0.1)
        #expect(near(progress, finishes ? 0.8 : 0.3, 1e-3))
        stage.advance(by: 0.5)
        #expect(b.transitionCoordinator == nil && (b.view.window != nil) == finishes && (a.view.window != nil) != finishes)
        #expect(log.lines.contains("done") == finishes && alongsideIsCancelled == (hasAlongside ? !finishes : nil))
    }

    /// An interruption pauses the running animator even if there is no interaction controller.
    @Test func interruptionWithoutAnInteractionControllerPausesTheAnimator() {
        delegate.interactionController = nil
        present(PrintedSlideAnimator())
        stage.advance(by: 0.1)
        let context = b.currentContext
        context?.pauseInteractiveTransition()
        stage.advance(by: 0.7)
        #expect(near(progress, 0.25) && context?.isInteractive == true)
    }

    @Test func interactionControllerCanBeReused() {
        interactionController.completionSpeed = 3
        for round in 0..<6 {
            present(round % 2 == 0 ? InterruptibleSlideAnimator() : SlideAnimator(log))
            interactionController.update(0.4)
            stage.advance(by: 0.01)
            interactionController.cancel()
            stage.advance(by: 0.5)
            #expect(b.presentingViewController == nil && stage.window.subviews == [a.view])
            #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
        }
        present(InterruptibleSlideAnimator())
        interactionController.finish()
        stage.advance(by: 1)
        #expect(b.presentingViewController === a)
    }

    @Test(arguments: [true, false]) func alongsideAnimationsFollowTheTransition(_ usesAnimator: Bool) {
        delegate.animator = usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log)
        stage.makeCurrent()
        b.modalPresentationStyle = .overFullScreen
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        a.view.addSubview(other)
        a.present(b, animated: true)
        interactionController.cancel()
        stage.advance(by: 1)
        var events: [String] = []
        final class AlongsideViewController: UIViewController {
            var other: UIView?
            var record: (String) -> Void = { _ in }
            override func viewWillAppear(_ animated: Bool) {
                transitionCoordinator?.animate(
                    alongsideTransition: { [other] _ in other?.alpha = 0.2 },
                    completion: { [record] in record("completion \($0.isCancelled)") })
                transitionCoordinator?.notifyWhenInteractionChanges { [record] in record("changed \($0.isInteractive)") }
                transitionCoordinator?.notifyWhenInteractionEnds { [record] in record("ends \($0.isCancelled)") }
            }
        }
        let controller = AlongsideViewController()
        (controller.other, controller.record) = (other, { events.append($0) })
        controller.modalPresentationStyle = .overFullScreen
        controller.transitioningDelegate = delegate
        delegate.animator = usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log)
        a.present(controller, animated: true)
        interactionController.update(0.5)
        #expect(near(stage.trace(other.layer, "opacity"), 0.6))
        interactionController.cancel()
        stage.advance(by: 1)
        #expect(Double(other.alpha) == 1 && near(stage.trace(other.layer, "opacity"), 1))
        #expect(events == ["changed false", "ends true", "completion true"])
    }

    /// Moves the leaving view with the calls that are older than animation blocks.
    @MainActor private final class LegacyAnimator: UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

        func animateTransition(using context: UIViewControllerContextTransitioning) {
            let view = context.view(forKey: .from)
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(0.4)
            view?.center.x -= 200
            UIView.commitAnimations()
            UIView.animate(
                withDuration: 0.4, animations: { view?.alpha = 0.9 },
                completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
        }
    }

    @Test func cancelRestoresTheModelValuesOfLegacyAnimations() {
        present(SlideAnimator(log))
        stage.advance(by: 0.1)
        interactionController.finish()
        stage.advance(by: 1)
        delegate.animator = LegacyAnimator()
        b.dismiss(animated: true)
        interactionController.update(0.6)
        stage.advance(by: 0.1)
        interactionController.cancel()
        stage.advance(by: 1)
        #expect(b.view.center.x == 150 && b.view.alpha == 1)
    }
}

extension UIViewController {
    /// The context of the transition that is in progress.
    fileprivate var currentContext: UIViewControllerContextTransitioning? {
        transitionCoordinator as? UIViewControllerContextTransitioning
    }
}
