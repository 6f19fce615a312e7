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

    @Test func tapDuringATransitionSelectsNothing() {
        final class AnimatingDelegate: UITabBarControllerDelegate {
            var (asked, selected): ([UIViewController], [UIViewController]) = ([], [])
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { InterruptibleSlideAnimator() }
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                asked.append(viewController)
                return true
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                selected.append(viewController)
            }
        }
        stage.makeCurrent()
        let controllers = (0..<3).map { _ in UIViewController() }
        let (tabBarController, delegate) = (UITabBarController(), AnimatingDelegate())
        tabBarController.viewControllers = controllers
        tabBarController.delegate = delegate
        stage.window.rootViewController = tabBarController
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 187, y: 650))
        #expect(controllers[1].transitionCoordinator != nil)
        stage.tap(at: CGPoint(x: 310, y: 650))
        #expect(delegate.asked == [controllers[1], controllers[2]] && delegate.selected == [controllers[1]])
        stage.advance(by: 1)
        #expect(tabBarController.selectedViewController === controllers[1])
    }

    @Test func delegateMayReplaceTheControllersBeforeASelection() {
        final class ReplacingDelegate: UITabBarControllerDelegate {
            var replacement: [UIViewController] = []
            var selected: [UIViewController] = []
            func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
                tabBarController.viewControllers = replacement
                return true
            }
            func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
                selected.append(viewController)
            }
        }
        stage.makeCurrent()
        let controllers = (0..<3).map { _ in UIViewController() }
        let (tabBarController, delegate) = (UITabBarController(), ReplacingDelegate())
        tabBarController.viewControllers = controllers
        tabBarController.delegate = delegate
        stage.window.rootViewController = tabBarController
        stage.advance(frames: 1)
        delegate.replacement = [controllers[1], controllers[2]]
        stage.tap(at: CGPoint(x: 310, y: 650))
        stage.advance(frames: 1)
        #expect(tabBarController.selectedViewController === controllers[2] && delegate.selected == [controllers[2]])
        delegate.replacement = [controllers[0]]
        stage.tap(at: CGPoint(x: 310, y: 650))
        stage.advance(frames: 1)
        #expect(tabBarController.selectedViewController === controllers[0], "a tab that is gone cannot be selected")
        #expect(delegate.selected == [controllers[2]])
    }
}
