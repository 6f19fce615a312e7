import QuartzCore
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct NavigationControllerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let (a, b, c): (LoggingViewController, LoggingViewController, LoggingViewController)
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        (a, b, c) = (LoggingViewController("A", log), LoggingViewController("B", log), LoggingViewController("C", log))
        navigation = UINavigationController(rootViewController: a)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        log.lines = []
    }

    private func advanceToEnd() { stage.advance(by: 1) }

    private var content: UIView? { (navigation.topViewController?.view.superview) }

    @Test func pushAndPopSendAppearanceCallsInOrder() {
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [a, b] && b.navigationController === navigation && b.isMovingToParent)
        #expect(log.lines == ["A.willDisappear", "B.willAppear"])
        advanceToEnd()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        #expect(a.view.window == nil && b.view.superview?.subviews == [b.view] && !b.isMovingToParent)
        log.lines = []
        #expect(navigation.popViewController(animated: true) === b)
        #expect(b.isMovingFromParent && navigation.topViewController === a)
        advanceToEnd()
        #expect(log.lines == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(b.parent == nil && b.view.window == nil && a.view.superview?.subviews == [a.view])
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func pushAnimatesBothViews() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 10)
        // The progress of the navigation spring after 0.1 s.
        let progress = 0.5447786
        #expect(abs(stage.trace(b.view.layer, "position.x") - (187.5 + 375 * (1 - progress))) < 0.01)
        #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 375 * 0.3 * progress)) < 0.01)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) == nil)
        advanceToEnd()
        #expect(Double(b.view.center.x) == 187.5)
        navigation.popViewController(animated: true)
        stage.advance(frames: 10)
        #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 375 * 0.3 * (1 - progress))) < 0.01)
        advanceToEnd()
        #expect(Double(a.view.center.x) == 187.5)
    }

    @Test func stackCanBeReplacedAndPoppedToTheRoot() {
        navigation.setViewControllers([a, b, c], animated: true)
        advanceToEnd()
        #expect(log.lines == ["A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
        log.lines = []
        #expect(navigation.popToRootViewController(animated: false) == [b, c])
        #expect(
            log.lines == ["C.willDisappear unanimated", "A.willAppear unanimated", "C.didDisappear unanimated", "A.didAppear unanimated"])
        #expect(navigation.children == [a] && b.parent == nil && c.parent == nil)
        #expect(navigation.popToViewController(b, animated: true) == nil)
    }

    @Test func lastControllerDisappearsWhenTheStackIsEmptied() {
        navigation.viewControllers = []
        #expect(log.lines == ["A.willDisappear unanimated", "A.didDisappear unanimated"])
        #expect(a.view.window == nil && a.parent == nil && navigation.topViewController == nil)
    }

    @Test func controllersMoveToAndFromTheirParentAlsoWithoutATransition() {
        final class MovingController: UIViewController {
            var events: [String] = []
            override func willMove(toParent parent: UIViewController?) { events.append("will \(parent != nil)") }
            override func didMove(toParent parent: UIViewController?) { events.append("did \(parent != nil)") }
        }
        let (root, moving) = (MovingController(), MovingController())
        let hidden = UINavigationController(rootViewController: root)
        #expect(root.events == ["will true", "did true"] && root.parent === hidden)
        hidden.pushViewController(moving, animated: false)
        #expect(hidden.popViewController(animated: false) === moving)
        #expect(moving.events == ["will true", "did true", "will false", "did false"])
        let below = MovingController()
        navigation.setViewControllers([below, a], animated: false)
        navigation.viewControllers = [a]
        #expect(below.events == ["will true", "did true", "will false", "did false"] && log.lines == [])
    }

    @Test func pushDuringATransitionWaitsForItsEnd() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.topViewController === b)
        advanceToEnd()
        advanceToEnd()
        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil && b.view.window == nil)
        #expect(log.lines.suffix(4) == ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    }

    @Test func pushingTheSameControllerTwiceIsReported() {
        let warnings = diagnostics { navigation.pushViewController(a, animated: true) }
        #expect(warnings.count == 1 && warnings[0].contains("more than once"))
        #expect(navigation.viewControllers == [a])
    }

    @Test func controllerThatWaitsForATransitionIsPushedOnce() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        let warnings = diagnostics {
            navigation.pushViewController(c, animated: true)
            navigation.pushViewController(c, animated: true)
            stage.advance(by: 3)
        }
        #expect(warnings.count == 1 && navigation.viewControllers == [a, b, c])
        #expect(navigation.popViewController(animated: false) === c && navigation.topViewController === b)
    }

    @Test func controllerThatAPendingChangeRemovesIsNotPushedAgain() {
        navigation.setViewControllers([a, b, c], animated: true)
        stage.advance(frames: 5)
        navigation.popToRootViewController(animated: false)
        #expect(navigation.popToViewController(b, animated: false) == [c])
        advanceToEnd()
        #expect(navigation.viewControllers == [a] && b.parent == nil && a.view.window != nil)
    }

    @Test func pendingPopsKeepTheRootController() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        for _ in 0..<2 { navigation.popViewController(animated: false) }
        advanceToEnd()
        #expect(navigation.viewControllers == [a] && a.view.window != nil)
    }

    final class RecordingDelegate: UINavigationControllerDelegate {
        var events: [String] = []
        var animator: UIViewControllerAnimatedTransitioning?
        var interactionController: UIPercentDrivenInteractiveTransition?
        var operations: [UINavigationController.Operation] = []

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            events.append("will \(viewController.title ?? "")")
        }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            events.append("did \(viewController.title ?? "")")
        }
        func navigationController(
            _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> UIViewControllerAnimatedTransitioning? {
            operations.append(operation)
            return animator
        }
        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
        ) -> UIViewControllerInteractiveTransitioning? { interactionController }
    }

    @Test func delegateIsCalledForTheFirstController() {
        let (delegate, other) = (RecordingDelegate(), UINavigationController(rootViewController: b))
        other.delegate = delegate
        stage.window.rootViewController = other
        #expect(delegate.events == ["will B", "did B"])
        stage.window.rootViewController = navigation
        stage.window.rootViewController = other
        #expect(delegate.events == ["will B", "did B"], "the controller was shown before")
        stage.window.rootViewController = navigation
        other.pushViewController(c, animated: false)
        #expect(delegate.events.count == 2)
        stage.window.rootViewController = other
        #expect(delegate.events.suffix(2) == ["will C", "did C"])
    }

    @Test func controllerOfACancelledPushIsRemovedFromItsParent() {
        final class MovingController: UIViewController {
            var events: [String] = []
            override func willMove(toParent parent: UIViewController?) { events.append("will \(parent != nil)") }
            override func didMove(toParent parent: UIViewController?) { events.append("did \(parent != nil)") }
        }
        let (delegate, interactionController) = (RecordingDelegate(), UIPercentDrivenInteractiveTransition())
        (delegate.interactionController, delegate.animator) = (interactionController, SlideAnimator(log))
        navigation.delegate = delegate
        let moving = MovingController()
        navigation.pushViewController(moving, animated: true)
        interactionController.update(0.4)
        stage.advance(frames: 3)
        interactionController.cancel()
        advanceToEnd()
        #expect(navigation.viewControllers == [a] && moving.events == ["will true", "will false", "did false"])
    }

    @Test(arguments: [true, false]) func interactivePopCanBeCancelledOrFinished(_ usesAnimator: Bool) {
        let delegate = RecordingDelegate()
        navigation.delegate = delegate
        navigation.pushViewController(b, animated: true)
        advanceToEnd()
        let interactionController = UIPercentDrivenInteractiveTransition()
        (delegate.interactionController, delegate.animator) = (
            interactionController, usesAnimator ? InterruptibleSlideAnimator() : SlideAnimator(log)
        )
        for round in 0..<3 {
            log.lines = []
            navigation.popViewController(animated: true)
            interactionController.update(0.4)
            stage.advance(frames: 3)
            #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 200 * 0.6)) < 1e-3)
            interactionController.cancel()
            advanceToEnd()
            #expect(
                log.lines.filter { $0.contains(".") } == [
                    "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
                ])
            #expect(navigation.viewControllers == [a, b] && b.parent === navigation && b.view.window != nil && a.view.window == nil)
            #expect(navigation.navigationBar.topItem === b.navigationItem, "round \(round)")
        }
        log.lines = []
        navigation.popViewController(animated: true)
        interactionController.update(0.4)
        interactionController.finish()
        advanceToEnd()
        #expect(
            log.lines.filter { $0.contains(".") } == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(delegate.operations == [.push, .pop, .pop, .pop, .pop])
        #expect(delegate.events.first == "will B" && delegate.events.suffix(1) == ["did A"])
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === a.view)
    }

    @Test func navigationBarShowsTheTitlesAndItsBackButtonPops() throws {
        a.title = "Books"
        b.title = "Moby-Dick"
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        advanceToEnd()
        let bar = navigation.navigationBar
        #expect(bar.topItem?.title == "Moby-Dick" && bar.backItem?.title == "Books")
        let labels = texts(in: bar)
        #expect(labels.contains("Moby-Dick") && labels.contains("Books") && labels.count == 2)
        stage.tap(at: CGPoint(x: 30, y: 42))
        advanceToEnd()
        #expect(navigation.viewControllers == [a])
        #expect(texts(in: bar) == ["Books"])
    }

    @Test func barButtonItemsCallTheirActions() {
        var taps = 0
        a.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit") { _ in taps += 1 }
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 345, y: 42))
        #expect(taps == 1)
        a.navigationItem.rightBarButtonItem?.isEnabled = false
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 345, y: 42))
        #expect(taps == 1)
    }

    @Test func navigationBarInsetsTheSafeArea() {
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 64))
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        navigation.setNavigationBarHidden(true, animated: true)
        advanceToEnd()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 20) && navigation.navigationBar.frame.maxY <= 0)
        navigation.isNavigationBarHidden = false
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 64))
        stage.rotate(to: .landscapeRight)
        advanceToEnd()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32) && a.view.frame.size == CGSize(width: 667, height: 375))
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
}
