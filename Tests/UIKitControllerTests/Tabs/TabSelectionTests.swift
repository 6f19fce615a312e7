import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TabSelectionTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = LoggingViewController.Log()

    @Test func tabSelectionIsImmediateOrUsesAnAnimator() {
        final class StubTabBarDelegate: UITabBarControllerDelegate {
            var animator: UIViewControllerAnimatedTransitioning?
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { animator }
        }
        stage.makeCurrent()
        let (b, c) = (LoggingViewController("B", log), LoggingViewController("C", log))
        let (tabBarController, delegate) = (UITabBarController(), StubTabBarDelegate())
        tabBarController.viewControllers = [b, c]
        tabBarController.delegate = delegate
        stage.window.rootViewController = tabBarController
        stage.advance(frames: 1)
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 20, bottom: 49))
        log.lines = []
        tabBarController.selectedIndex = 1
        #expect(
            log.lines == ["B.willDisappear unanimated", "C.willAppear unanimated", "B.didDisappear unanimated", "C.didAppear unanimated"])
        #expect(b.view.window == nil && c.view.window != nil)
        delegate.animator = SlideAnimator(log)
        log.lines = []
        stage.tap(at: CGPoint(x: 90, y: 650))
        #expect(tabBarController.selectedViewController === b && b.transitionCoordinator != nil)
        stage.advance(by: 1)
        #expect(log.lines == ["C.willDisappear", "B.willAppear", "animate", "C.didDisappear", "B.didAppear", "ended true"])
    }
}
