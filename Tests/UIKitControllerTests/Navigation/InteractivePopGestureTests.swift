import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct InteractivePopGestureTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()
    let (a, b): (LoggingViewController, LoggingViewController)
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        (a, b) = (LoggingViewController("A", log), LoggingViewController("B", log))
        navigation = UINavigationController(rootViewController: a)
        stage.window.rootViewController = navigation
        navigation.pushViewController(b, animated: false)
        stage.advance(frames: 1)
        log.lines = []
    }

    private func dragFromEdge(to x: CGFloat) {
        stage.touchDown(at: CGPoint(x: 4, y: 300))
        for step in 1...10 {
            stage.advance(frames: 2)
            stage.touchMove(to: CGPoint(x: 4 + (x - 4) * CGFloat(step) / 10, y: 301))
        }
    }

    @Test func topViewFollowsTheTouchAndIsPopped() {
        dragFromEdge(to: 164)
        // The gesture begins after the first 10 of the 160 points.
        #expect(abs(stage.trace(b.view.layer, "position.x") - (187.5 + 150)) < 1)
        #expect(log.lines == ["B.willDisappear", "A.willAppear"])
        stage.touchMove(to: CGPoint(x: 300, y: 301))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && b.view.window == nil)
        #expect(log.lines == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
    }

    @Test func earlyReleaseCancelsThePop() {
        dragFromEdge(to: 90)
        stage.advance(by: 0.3)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a, b] && b.view.window != nil && Double(b.view.center.x) == 187.5)
        #expect(
            log.lines == ["B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
        log.lines = []
        stage.drag(from: CGPoint(x: 60, y: 300), to: CGPoint(x: 360, y: 300), duration: 0.2)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a, b] && log.lines.isEmpty, "only a drag from the edge pops")
    }

    @Test func flickPopsButNotTheRoot() {
        stage.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 110, y: 300), duration: 0.08)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a])
        stage.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 310, y: 300), duration: 0.2)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a])
    }

    @Test func hiddenBackButtonPreventsThePop() {
        b.navigationItem.hidesBackButton = true
        stage.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 310, y: 300), duration: 0.2)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a, b])
        #expect(navigation.interactivePopGestureRecognizer?.isEnabled == true)
    }
}
