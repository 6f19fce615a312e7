import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PresentationTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let a: LoggingViewController

    init() {
        stage.makeCurrent()
        a = LoggingViewController("A", log)
        stage.window.rootViewController = a
        log.lines = []
    }

    private func advanceToEnd() { stage.advance(by: 2) }

    /// Whether the controller's view gets touches. It gets none if a presentation has left another view in front of it.
    private func isTouchable(_ controller: UIViewController) -> Bool {
        stage.window.hitTest(CGPoint(x: 150, y: 300), with: nil)?.isDescendant(of: controller.view) == true
    }

    @Test func fullScreenPresentationRemovesThePresentersView() {
        let b = LoggingViewController("B", log)
        a.present(b, animated: true) { [log] in log.lines.append("done") }
        #expect(log.lines == ["A.willDisappear", "B.willAppear"])
        #expect(a.presentedViewController === b && b.presentingViewController === a)
        #expect(b.isBeingPresented && !b.isBeingDismissed)
        #expect(a.transitionCoordinator === b.transitionCoordinator && b.transitionCoordinator != nil)
        #expect(!isTouchable(a) && !isTouchable(b))
        advanceToEnd()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "B.didAppear", "A.didDisappear", "done"])
        #expect(a.view.window == nil && b.view.frame == stage.window.bounds && isTouchable(b))
        #expect(!b.isBeingPresented && b.transitionCoordinator == nil)

        log.lines = []
        b.dismiss(animated: true) { [log] in log.lines.append("done") }
        #expect(b.isBeingDismissed && !b.isBeingPresented)
        advanceToEnd()
        #expect(log.lines == ["B.willDisappear", "A.willAppear", "A.didAppear", "B.didDisappear", "done"])
        #expect(b.view.superview == nil && a.view.superview === stage.window && isTouchable(a))
        #expect(a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [
        UIModalPresentationStyle.overFullScreen, .overCurrentContext, .custom, .pageSheet, .formSheet, .automatic,
    ])
    func presenterThatStaysVisibleGetsNoAppearanceCalls(_ style: UIModalPresentationStyle) {
        let b = LoggingViewController("B", log, style: style)
        a.present(b, animated: true)
        advanceToEnd()
        a.dismiss(animated: true)
        advanceToEnd()
        #expect(log.lines == ["B.willAppear", "B.didAppear", "B.willDisappear", "B.didDisappear"])
        #expect(a.view.window != nil && isTouchable(a) && a.view.transform.isIdentity)
        #expect(stage.window.subviews == [a.view])
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal, .partialCurl])
    func everyTransitionStylePresentsAndDismisses(_ style: UIModalTransitionStyle) {
        let b = LoggingViewController("B", log)
        b.modalTransitionStyle = style
        a.present(b, animated: true)
        advanceToEnd()
        #expect(b.view.window != nil && b.view.alpha == 1 && b.view.frame == stage.window.bounds && isTouchable(b))
        a.dismiss(animated: true)
        advanceToEnd()
        #expect(a.view.window != nil && !a.view.isHidden && isTouchable(a))
        #expect(log.lines.suffix(2) == ["A.didAppear", "B.didDisappear"])
    }

    @Test func presentationWithoutAnimationIsImmediate() {
        let b = LoggingViewController("B", log)
        a.present(b, animated: false) { [log] in log.lines.append("done") }
        #expect(
            log.lines == [
                "A.willDisappear unanimated", "B.willAppear unanimated", "B.didAppear unanimated", "A.didDisappear unanimated", "done",
            ])
        a.dismiss(animated: false)
        #expect(log.lines.suffix(2) == ["A.didAppear unanimated", "B.didDisappear unanimated"])
        #expect(stage.window.subviews == [a.view])
    }

    @Test func coverVerticalUsesTheNavigationSpring() {
        let b = LoggingViewController("B", log)
        a.present(b, animated: true)
        // ω = 18.257419, t = 0.1. The progress is 1 - e^(-ωt)(1 + ωt) = 0.5447786.
        stage.advance(frames: 10)
        #expect(abs(stage.trace(b.view.layer, "position.y") - (200 + 400 * (1 - 0.5447786))) < 0.01)
        stage.advance(frames: 40)
        #expect(log.lines.count == 2)
        stage.advance(frames: 1)
        #expect(log.lines.count == 4)
    }

    @Test func dismissRemovesAllPresentedControllers() {
        let (b, c, d) = (
            LoggingViewController("B", log), LoggingViewController("C", log, style: .overFullScreen), LoggingViewController("D", log)
        )
        a.present(b, animated: false)
        b.present(c, animated: false)
        c.present(d, animated: false)
        #expect(c.presentedViewController === d && d.presentingViewController === c)
        log.lines = []
        a.dismiss(animated: true) { [log] in log.lines.append("done") }
        advanceToEnd()
        // B was visible behind C until D covered both.
        #expect(
            log.lines == ["D.willDisappear", "B.willDisappear", "A.willAppear", "A.didAppear", "D.didDisappear", "B.didDisappear", "done"])
        #expect(stage.window.subviews == [a.view])
        #expect([a, b, c, d].allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    }

    @Test func dismissingAPresenterRemovesItsPresentedController() {
        let (b, c) = (LoggingViewController("B", log), LoggingViewController("C", log))
        a.present(b, animated: false)
        b.present(c, animated: false)
        b.dismiss(animated: false)
        #expect(a.presentedViewController === b && b.presentedViewController == nil && b.view.window != nil)
        b.dismiss(animated: false)
        #expect(a.presentedViewController == nil && a.view.superview === stage.window)
    }

    @Test func invalidPresentationsAreReported() {
        let (b, c) = (LoggingViewController("B", log), LoggingViewController("C", log))
        let warnings = diagnostics {
            a.present(b, animated: true)
            a.present(c, animated: true)
            c.present(LoggingViewController("D", log), animated: true)
            b.dismiss(animated: true)
        }
        #expect(warnings.count == 3)
        #expect(warnings[0].contains("which is already presenting <LoggingViewController 'B'>"))
        #expect(warnings[1].contains("whose view is not in the window hierarchy"))
        #expect(warnings[2].contains("while a presentation or dismiss is in progress"))
        advanceToEnd()
        #expect(a.presentedViewController === b)
        a.dismiss(animated: false)
        a.dismiss(animated: false)
        #expect(stage.window.subviews == [a.view])
    }

    @Test func currentContextCoversOnlyTheChild() {
        let child = LoggingViewController("child", log)
        child.definesPresentationContext = true
        a.addChild(child)
        child.view.frame = CGRect(x: 20, y: 30, width: 100, height: 90)
        a.view.addSubview(child.view)
        let b = LoggingViewController("B", log, style: .currentContext)
        log.lines = []
        child.present(b, animated: false)
        #expect(b.presentingViewController === child)
        #expect(b.view.convert(b.view.bounds, to: nil) == CGRect(x: 20, y: 30, width: 100, height: 90))
        #expect(
            log.lines == [
                "child.willDisappear unanimated", "B.willAppear unanimated", "B.didAppear unanimated", "child.didDisappear unanimated",
            ])
        b.dismiss(animated: false)
        #expect(child.view.superview === a.view && child.view.frame == CGRect(x: 20, y: 30, width: 100, height: 90))
        let c = LoggingViewController("C", log)
        child.present(c, animated: false)
        #expect(c.presentingViewController === a && child.presentedViewController === c)
    }

    @Test func newRootRemovesPresentedControllers() {
        let b = LoggingViewController("B", log)
        a.present(b, animated: true)
        stage.advance(frames: 3)
        let root = LoggingViewController("root", log)
        stage.window.rootViewController = root
        advanceToEnd()
        #expect(stage.window.subviews == [root.view] && isTouchable(root))
    }

    // MARK: - Custom presentations

    @Test func presentationControllerSetsTheFrameAndAddsViews() throws {
        @MainActor final class HalfScreenPresentationController: UIPresentationController {
            let dimmingView = UIView()
            var calls: [String] = []
            override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 150, width: 300, height: 250) }
            override func presentationTransitionWillBegin() {
                calls.append("willBegin \(presentedViewController.isBeingPresented) \(containerView?.bounds.width ?? 0)")
                dimmingView.alpha = 0
                containerView?.insertSubview(dimmingView, at: 0)
                presentedViewController.transitionCoordinator?.animate(
                    alongsideTransition: { _ in self.dimmingView.alpha = 0.5 },
                    completion: { [self] in calls.append("alongside \($0.isCancelled)") })
            }
            override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("didEnd \(completed)") }
            override func dismissalTransitionWillBegin() { calls.append("dismissal") }
            override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("dismissed \(completed)") }
        }
        let delegate = StubTransitioningDelegate()
        var presentationController: HalfScreenPresentationController?
        delegate.makePresentationController = {
            let controller = HalfScreenPresentationController(presentedViewController: $0, presenting: $1)
            presentationController = controller
            return controller
        }
        delegate.animator = SlideAnimator(log)
        let b = LoggingViewController("B", log, style: .custom)
        b.transitioningDelegate = delegate
        a.present(b, animated: true)
        #expect(delegate.calls == ["presentation", "animator", "interaction"])
        #expect(b.view.bounds.size == CGSize(width: 300, height: 250) && Double(b.view.center.y) == 275)
        stage.advance(frames: 20)
        // The alongside animation runs in the animator's block: after half of 0.4 s the symmetric ease-in-out curve is at one half.
        let dimmingView = try #require(presentationController?.dimmingView)
        #expect(abs(stage.trace(dimmingView.layer, "opacity") - 0.25) < 1e-6)
        advanceToEnd()
        #expect(presentationController?.calls == ["willBegin true 300.0", "didEnd true", "alongside false"])
        #expect(b.presentationController === presentationController && presentationController?.containerView != nil)
        b.dismiss(animated: true)
        advanceToEnd()
        #expect(presentationController?.calls.suffix(2) == ["dismissal", "dismissed true"] && presentationController?.containerView == nil)
        #expect(stage.window.subviews == [a.view])
    }

    @Test func contextReturnsViewsAndFrames() {
        final class RecordingAnimator: UIViewControllerAnimatedTransitioning {
            var values: [String: String] = [:]
            func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.1 }
            func animateTransition(using context: UIViewControllerContextTransitioning) {
                guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else { return }
                values["views"] = "\(context.view(forKey: .from) === from.view) \(context.view(forKey: .to) === to.view)"
                values["nil"] = "\(context.view(forKey: .from) == nil) \(context.view(forKey: .to) == nil)"
                values["initial"] = "\(context.initialFrame(for: from).width) \(context.initialFrame(for: to).width)"
                values["final"] = "\(context.finalFrame(for: from).width) \(context.finalFrame(for: to).width)"
                values["isInContainer"] = "\(from.view.superview === context.containerView) \(to.view.superview === context.containerView)"
                if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
                context.completeTransition(true)
            }
        }
        let (animator, delegate) = (RecordingAnimator(), StubTransitioningDelegate())
        delegate.animator = animator
        for (style, views, none) in [
            (UIModalPresentationStyle.fullScreen, "true true", "false false"), (.custom, "false true", "true false"),
        ] {
            let b = LoggingViewController("B", log, style: style)
            b.transitioningDelegate = delegate
            a.present(b, animated: true)
            #expect(animator.values["views"] == views && animator.values["nil"] == none)
            #expect(animator.values["initial"] == "300.0 0.0")
            #expect(animator.values["final"] == (style == .custom ? "300.0 300.0" : "0.0 300.0"))
            #expect(animator.values["isInContainer"] == (style == .custom ? "false false" : "true false"))
            b.dismiss(animated: true)
            #expect(animator.values["nil"] == (style == .custom ? "false true" : "false false"))
            #expect(animator.values["initial"] == (style == .custom ? "300.0 300.0" : "300.0 0.0"))
            #expect(stage.window.subviews == [a.view])
        }
    }

    @Test func nextResponderOfAPresentedControllerIsItsPresenter() {
        let b = LoggingViewController("B", log, style: .overFullScreen)
        a.present(b, animated: false)
        #expect(b.view.next === b && b.next === a && a.next === stage.window)
        #expect(b.view.superview?.next === a)
    }
}
