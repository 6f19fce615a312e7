import CoreGraphics
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct InteractionControllerTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 1000)
    let log = LoggingViewController.Log()
    let delegate = StubTransitioningDelegate()
    let interactionController = ManualInteractionController()
    let (a, b): (LoggingViewController, LoggingViewController)
    let other = UIView(frame: CGRect(x: 20, y: 30, width: 10, height: 10))

    init() {
        stage.makeCurrent()
        (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
        stage.window.rootViewController = a
        a.view.addSubview(other)
        log.lines = []
        delegate.interactionController = interactionController
        delegate.animator = SlideAnimator(log)
        b.transitioningDelegate = delegate
    }

    private func present(_ style: UIModalPresentationStyle = .fullScreen) {
        b.modalPresentationStyle = style
        a.present(b, animated: true) { [log] in log.lines.append("done") }
    }

    private var progress: Double { (stage.trace(b.view.layer, "position.x") + 50) / 200 }
    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-4) -> Bool { abs(a - b) < tolerance }
    private func advanceToEnd() { stage.advance(by: 1) }

    // MARK: - Finishing and cancelling

    @Test func interactivePresentationFinishes() throws {
        present()
        let coordinator = try #require(b.transitionCoordinator)
        #expect(coordinator.isInteractive && coordinator.initiallyInteractive && coordinator.isAnimated && coordinator.percentComplete == 0)
        #expect(log.lines == ["A.willDisappear", "B.willAppear"], "the interaction controller replaces the animator")
        for fraction in [0.2, 0.7, 0.5] {
            interactionController.update(CGFloat(fraction))
            stage.advance(by: 0.1)
            #expect(near(progress, fraction) && Double(coordinator.percentComplete) == fraction)
        }
        interactionController.context?.updateInteractiveTransition(.nan)
        #expect(coordinator.percentComplete == 0.5)
        interactionController.finish()
        #expect(!coordinator.isInteractive && !coordinator.isCancelled)
        stage.advance(by: 0.1)
        #expect(near(progress, 0.75) && log.lines.count == 2)
        advanceToEnd()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "ended true", "done"])
        #expect(b.view.window != nil && a.view.window == nil && b.transitionCoordinator == nil && near(progress, 1))
    }

    @Test func interactivePresentationIsCancelled() {
        for _ in 0..<2 {
            log.lines = []
            present()
            interactionController.update(0.5)
            stage.advance(by: 0.1)
            interactionController.cancel()
            #expect(b.transitionCoordinator?.isCancelled == true && interactionController.context?.transitionWasCancelled == true)
            stage.advance(by: 0.1)
            #expect(near(progress, 0.25))
            advanceToEnd()
            #expect(
                log.lines == [
                    "A.willDisappear", "B.willAppear", "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear", "ended false",
                ])
            #expect(stage.window.subviews == [a.view] && a.presentedViewController == nil && b.transitionCoordinator == nil)
            #expect(stage.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === a.view)
        }
    }

    @Test func controllerThatStaysVisibleGetsNoAppearanceCalls() {
        present(.overFullScreen)
        interactionController.update(0.5)
        interactionController.cancel()
        advanceToEnd()
        #expect(log.lines == ["B.willAppear", "B.willDisappear", "B.didDisappear", "ended false"])
        log.lines = []
        present(.overFullScreen)
        interactionController.update(0.5)
        interactionController.finish()
        advanceToEnd()
        #expect(log.lines == ["B.willAppear", "B.didAppear", "ended true", "done"])
    }

    @Test func interactiveDismissalIsCancelledOrFinished() {
        present()
        interactionController.update(1)
        interactionController.finish()
        advanceToEnd()
        for cancels in [true, false] {
            log.lines = []
            b.dismiss(animated: true)
            interactionController.update(0.5)
            stage.advance(by: 0.1)
            #expect(near(progress, 0.5) && a.view.window != nil)
            cancels ? interactionController.cancel() : interactionController.finish()
            advanceToEnd()
            let firstCalls = ["B.willDisappear", "A.willAppear"]
            let lastCalls =
                cancels
                ? ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear", "ended false"]
                : ["A.didAppear", "B.didDisappear", "ended true"]
            #expect(log.lines == firstCalls + lastCalls)
            #expect((b.view.window != nil) == cancels && (a.view.window != nil) == !cancels)
        }
        #expect(stage.window.subviews == [a.view])
    }

    @Test func noninteractiveTransitionCanBecomeInteractive() {
        interactionController.wantsInteractiveStart = false
        present()
        #expect(b.transitionCoordinator?.isInteractive == false && b.transitionCoordinator?.initiallyInteractive == false)
        stage.advance(by: 0.1)
        #expect(near(progress, 0.25))
        interactionController.context?.pauseInteractiveTransition()
        #expect(b.transitionCoordinator?.isInteractive == true)
        interactionController.update(0.5)
        advanceToEnd()
        #expect(log.lines == ["A.willDisappear", "B.willAppear"] && near(progress, 0.5))
        interactionController.cancel()
        advanceToEnd()
        #expect(log.lines.last == "ended false" && stage.window.subviews == [a.view])
    }

    // MARK: - Alongside animations

    /// A controller that adds alongside animations, of a view inside or outside of its own view, when it appears.
    @MainActor final class AlongsideViewController: UIViewController {
        var prepare: (UIViewControllerTransitionCoordinator) -> Void = { _ in }
        override func viewWillAppear(_ animated: Bool) { transitionCoordinator.map(prepare) }
    }

    private func makeAlongsideController(_ prepare: @escaping (UIViewControllerTransitionCoordinator) -> Void) -> AlongsideViewController {
        let controller = AlongsideViewController()
        controller.prepare = prepare
        controller.transitioningDelegate = delegate
        controller.modalPresentationStyle = .overFullScreen
        return controller
    }

    private var opacity: Double { stage.trace(other.layer, "opacity") }

    @Test(arguments: [true, false], [true, false]) func alongsideAnimationsFollowTheReportedProgress(_ cancels: Bool, _ isInView: Bool) {
        var events: [String] = []
        interactionController.completionSpeed = 2
        let controller = makeAlongsideController { [other, a] coordinator in
            let animation: (UIViewControllerTransitionCoordinatorContext) -> Void = { _ in other.alpha = 0.2 }
            let completion: (UIViewControllerTransitionCoordinatorContext) -> Void = { events.append("completion \($0.isCancelled)") }
            let isAccepted =
                isInView
                ? coordinator.animateAlongsideTransition(in: a.view, animation: animation, completion: completion)
                : coordinator.animate(alongsideTransition: animation, completion: completion)
            events.append("accepted \(isAccepted)")
        }
        a.present(controller, animated: true)
        #expect(opacity == 1 && events == ["accepted true"])
        for fraction in [0.25, 0.75, 0.5] {
            interactionController.update(CGFloat(fraction))
            stage.advance(by: 0.1)
            #expect(near(opacity, 1 - 0.8 * fraction))
        }
        cancels ? interactionController.cancel() : interactionController.finish()
        // The remaining half of 0.4 s takes 0.1 s at twice the speed. Half of it has passed.
        stage.advance(by: 0.05)
        #expect(near(opacity, 1 - 0.8 * (cancels ? 0.25 : 0.75), 1e-3) && events.count == 1)
        advanceToEnd()
        #expect(events == ["accepted true", "completion \(cancels)"])
        #expect(Double(other.alpha) == (cancels ? 1 : 0.2) && near(opacity, cancels ? 1 : 0.2))
    }

    @Test func completingTheTransitionEndsAlongsideAnimations() {
        for cancels in [true, false] {
            let controller = makeAlongsideController { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }
            a.present(controller, animated: true)
            interactionController.update(0.5)
            cancels
                ? interactionController.context?.cancelInteractiveTransition()
                : interactionController.context?.finishInteractiveTransition()
            interactionController.context?.completeTransition(!cancels)
            #expect(Double(other.alpha) == (cancels ? 1 : 0.2) && near(opacity, cancels ? 1 : 0.2))
        }
    }

    @Test func endedAlongsideAnimationCanStillBeCancelled() {
        let controller = makeAlongsideController { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }
        a.present(controller, animated: true)
        interactionController.update(0.75)
        interactionController.context?.finishInteractiveTransition()
        advanceToEnd()
        #expect(near(opacity, 0.2) && controller.transitionCoordinator != nil)
        interactionController.context?.pauseInteractiveTransition()
        interactionController.update(0.25)
        #expect(near(opacity, 0.8) && controller.transitionCoordinator?.percentComplete == 0.25)
        interactionController.cancel()
        advanceToEnd()
        #expect(Double(other.alpha) == 1 && a.presentedViewController == nil)
    }

    @Test func alongsideAnimationsRunInANoninteractiveTransition() {
        interactionController.wantsInteractiveStart = false
        a.present(makeAlongsideController { [other] in $0.animate(alongsideTransition: { _ in other.alpha = 0.2 }) }, animated: true)
        stage.advance(by: 0.1)
        #expect(near(opacity, 0.8))
        advanceToEnd()
        #expect(Double(other.alpha) == 0.2)
    }

    @Test(arguments: [true, false]) func lateAlongsideAnimationIsAppliedImmediately(_ usesAnimator: Bool) throws {
        delegate.interactionController = nil
        delegate.animator = usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log)
        present(.overFullScreen)
        stage.advance(by: 0.1)
        var completionCount = 0
        let coordinator = try #require(b.transitionCoordinator)
        let isAccepted = coordinator.animate(
            alongsideTransition: { [other] _ in other.alpha = 0.2 }, completion: { _ in completionCount += 1 })
        #expect(!isAccepted && opacity == 0.2 && completionCount == 0)
        advanceToEnd()
        #expect(completionCount == 1)
    }

    // MARK: - Notifications

    @Test func everyInteractionChangeIsReported() {
        let percent = UIPercentDrivenInteractiveTransition()
        percent.completionSpeed = 0.5
        percent.completionCurve = .easeIn
        delegate.interactionController = percent
        var events: [String] = []
        a.present(
            makeAlongsideController { coordinator in
                coordinator.notifyWhenInteractionChanges {
                    events.append(
                        "\($0.isInteractive) \($0.isCancelled) \($0.percentComplete) \($0.completionVelocity) \($0.completionCurve)")
                }
                coordinator.notifyWhenInteractionEnds { events.append("ends \($0.isCancelled)") }
            }, animated: true)
        #expect(events.isEmpty)
        percent.update(0.25)
        percent.cancel()
        percent.pause()
        percent.pause()
        percent.finish()
        advanceToEnd()
        #expect(events == ["false true 0.25 0.5 easeIn", "ends true", "true false 0.25 0.5 easeIn", "false false 0.25 0.5 easeIn"])
    }

    @Test func pauseOfATransitionIsNotTheEndOfItsInteraction() {
        interactionController.wantsInteractiveStart = false
        var events: [String] = []
        a.present(
            makeAlongsideController { coordinator in
                coordinator.notifyWhenInteractionEnds { events.append("ends \($0.isInteractive) \($0.isCancelled)") }
                coordinator.notifyWhenInteractionChanges { events.append("changed \($0.isInteractive)") }
            }, animated: true)
        stage.advance(by: 0.1)
        interactionController.context?.pauseInteractiveTransition()
        #expect(events == ["changed true"])
        interactionController.update(0.3)
        interactionController.cancel()
        #expect(events == ["changed true", "ends false true", "changed false"])
        advanceToEnd()
    }

    @Test func speedAndCurveComeFromTheInteractionController() throws {
        final class MinimalInteractionController: UIViewControllerInteractiveTransitioning {
            func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
        }
        for (controller, speed, curve) in [
            (nil, 1, .easeInOut), (MinimalInteractionController(), 1, .easeInOut), (interactionController, 1, .linear),
            (UIPercentDrivenInteractiveTransition(), 1, .easeInOut),
        ] as [(UIViewControllerInteractiveTransitioning?, CGFloat, UIView.AnimationCurve)] {
            delegate.interactionController = controller
            let next = LoggingViewController("C", log, style: .overFullScreen)
            next.transitioningDelegate = delegate
            a.present(next, animated: true)
            let coordinator = try #require(next.transitionCoordinator)
            #expect(coordinator.completionVelocity == speed && coordinator.completionCurve == curve)
            #expect(coordinator.targetTransform == .identity, "a presentation does not rotate")
            (coordinator as? UIViewControllerContextTransitioning)?.completeTransition(false)
            #expect(next.transitionCoordinator == nil)
        }
    }
}
