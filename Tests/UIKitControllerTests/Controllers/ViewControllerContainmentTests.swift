import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ViewControllerContainmentTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let root: LoggingViewController

    init() {
        stage.makeCurrent()
        root = LoggingViewController("R", log)
        stage.window.rootViewController = root
        log.lines = []
    }

    @Test func childAddedLaterAppearsWithItsView() {
        let child = LoggingViewController("C", log)
        root.addChild(child)
        #expect(log.lines.isEmpty)
        root.view.addSubview(child.view)
        #expect(log.lines == ["C.willAppear unanimated", "C.didAppear unanimated"])
        child.didMove(toParent: root)
        log.lines = []
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(log.lines == ["C.willDisappear unanimated", "C.didDisappear unanimated"])
        #expect(root.children.isEmpty)
    }

    @Test func childAppearanceFollowsItsParent() {
        let child = LoggingViewController("C", log)
        root.addChild(child)
        root.view.addSubview(child.view)
        log.lines = []
        root.present(LoggingViewController("B", log), animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["R.willDisappear", "C.willDisappear", "B.willAppear", "B.didAppear", "R.didDisappear", "C.didDisappear"])
        log.lines = []
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(
            log.lines == ["B.willDisappear", "R.willAppear", "C.willAppear", "R.didAppear", "C.didAppear", "B.didDisappear"])
    }

    @Test func manualForwardingDisablesAutomaticAppearanceCalls() {
        final class ManualForwardingController: UIViewController {
            override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let (parent, child) = (ManualForwardingController(), LoggingViewController("C", log))
        stage.window.rootViewController = parent
        log.lines = []
        parent.addChild(child)
        parent.view.addSubview(child.view)
        #expect(log.lines.isEmpty)
        child.beginAppearanceTransition(true, animated: true)
        child.endAppearanceTransition()
        child.endAppearanceTransition()
        #expect(log.lines == ["C.willAppear", "C.didAppear"])
    }

    @Test(arguments: [UIView.AnimationOptions.transitionFlipFromLeft, .curveLinear]) func transitionBetweenChildrenSendsAppearanceCalls(
        _ options: UIView.AnimationOptions
    ) {
        let (one, two) = (LoggingViewController("1", log), LoggingViewController("2", log))
        for child in [one, two] { root.addChild(child) }
        root.view.addSubview(one.view)
        log.lines = []
        var finished: Bool?
        root.transition(from: one, to: two, duration: 0.3, options: options, animations: { two.view.alpha = 0.5 }) { finished = $0 }
        #expect(log.lines == ["1.willDisappear", "2.willAppear"] && two.view.superview === root.view)
        stage.advance(by: 0.4)
        #expect(log.lines == ["1.willDisappear", "2.willAppear", "1.didDisappear", "2.didAppear"])
        #expect(finished == true && one.view.superview == nil && !one.view.isHidden && Double(two.view.alpha) == 0.5)
    }

    /// A presented controller that becomes a child of its presenter does not present itself.
    @Test func chainOfPresentedControllersEnds() {
        let stage = Stage(size: CGSize(width: 210, height: 330), scale: 1, framesPerSecond: 60)
        let (root, presented, inner) = (UIViewController(), UIViewController(), UIViewController())
        stage.window.rootViewController = root
        stage.advance(frames: 1)
        root.present(presented, animated: false)
        stage.advance(frames: 1)
        root.addChild(presented)
        presented.addChild(inner)
        #expect(root.presentedViewController === presented)
        #expect(presented.presentedViewController == nil && inner.presentedViewController == nil)
        #expect(inner.presentingViewController === root)
    }
}
