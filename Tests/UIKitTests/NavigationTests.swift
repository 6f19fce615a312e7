import QuartzCore
import Stage
import Testing
import UIKit

@MainActor @Suite struct NavigationTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let log = Witness.Log()
    let (a, b, c): (Witness, Witness, Witness)
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        (a, b, c) = (Witness("A", log), Witness("B", log), Witness("C", log))
        navigation = UINavigationController(rootViewController: a)
        stage.window.rootViewController = navigation
        stage.advance(frames: 1)
        log.lines = []
    }

    private func settle() { stage.advance(by: 1) }

    private var content: UIView? { (navigation.topViewController?.view.superview) }

    @Test func pushAndPopInTheirOrder() {
        navigation.pushViewController(b, animated: true)
        #expect(navigation.viewControllers == [a, b] && b.navigationController === navigation && b.isMovingToParent)
        #expect(log.lines == ["A.willDisappear", "B.willAppear"])
        settle()
        #expect(log.lines == ["A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear"])
        #expect(a.view.window == nil && b.view.superview?.subviews == [b.view] && !b.isMovingToParent)
        log.lines = []
        #expect(navigation.popViewController(animated: true) === b)
        #expect(b.isMovingFromParent && navigation.topViewController === a)
        settle()
        #expect(log.lines == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(b.parent == nil && b.view.window == nil && a.view.superview?.subviews == [a.view])
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func theNewViewComesInAndTheOldOneDrawsBack() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 10)
        // The spring of navigation after 0.1 s: 0.5447786 of the way.
        let part = 0.5447786
        #expect(abs(stage.trace(b.view.layer, "position.x") - (187.5 + 375 * (1 - part))) < 0.01)
        #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 375 * 0.3 * part)) < 0.01)
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) == nil)
        settle()
        #expect(Double(b.view.center.x) == 187.5)
        navigation.popViewController(animated: true)
        stage.advance(frames: 10)
        #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 375 * 0.3 * (1 - part))) < 0.01)
        settle()
        #expect(Double(a.view.center.x) == 187.5)
    }

    @Test func theStackMayBeReplacedAndCutBack() {
        navigation.setViewControllers([a, b, c], animated: true)
        settle()
        #expect(log.lines == ["A.willDisappear", "C.willAppear", "A.didDisappear", "C.didAppear"])
        log.lines = []
        #expect(navigation.popToRootViewController(animated: false) == [b, c])
        #expect(log.lines == ["C.willDisappear still", "A.willAppear still", "C.didDisappear still", "A.didAppear still"])
        #expect(navigation.children == [a] && b.parent == nil && c.parent == nil)
        #expect(navigation.popToViewController(b, animated: true) == nil)
    }

    @Test func whatComesTooEarlyWaits() {
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        navigation.pushViewController(c, animated: true)
        #expect(navigation.topViewController === b)
        settle()
        settle()
        #expect(navigation.viewControllers == [a, b, c] && c.view.window != nil && b.view.window == nil)
        #expect(log.lines.suffix(4) == ["B.willDisappear", "C.willAppear", "B.didDisappear", "C.didAppear"])
    }

    @Test func aSecondPushOfTheSameIsReported() {
        var lines: [String] = []
        Complaint.listener = { lines.append($0) }
        navigation.pushViewController(a, animated: true)
        Complaint.listener = nil
        #expect(lines.count == 1 && lines[0].contains("more than once"))
        #expect(navigation.viewControllers == [a])
    }

    final class Director: UINavigationControllerDelegate {
        var shown: [String] = []
        var animator: UIViewControllerAnimatedTransitioning?
        var percent: UIPercentDrivenInteractiveTransition?
        var operations: [UINavigationController.Operation] = []

        func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
        {
            shown.append("will \(viewController.title ?? "")")
        }
        func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
        {
            shown.append("did \(viewController.title ?? "")")
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
        ) -> UIViewControllerInteractiveTransitioning? { percent }
    }

    @Test(arguments: [true, false]) func anInteractivePopIsCancelledOrFinished(_ usesAnimator: Bool) {
        let director = Director()
        navigation.delegate = director
        navigation.pushViewController(b, animated: true)
        settle()
        let percent = UIPercentDrivenInteractiveTransition()
        (director.percent, director.animator) = (percent, usesAnimator ? Glider() : Slider(log))
        for round in 0..<3 {
            log.lines = []
            navigation.popViewController(animated: true)
            percent.update(0.4)
            stage.advance(frames: 3)
            #expect(abs(stage.trace(a.view.layer, "position.x") - (187.5 - 200 * 0.6)) < 1e-3)
            percent.cancel()
            settle()
            #expect(
                log.lines.filter { $0.contains(".") } == [
                    "B.willDisappear", "A.willAppear", "A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear",
                ])
            #expect(navigation.viewControllers == [a, b] && b.parent === navigation && b.view.window != nil && a.view.window == nil)
            #expect(navigation.navigationBar.topItem === b.navigationItem, "round \(round)")
        }
        log.lines = []
        navigation.popViewController(animated: true)
        percent.update(0.4)
        percent.finish()
        settle()
        #expect(
            log.lines.filter { $0.contains(".") } == ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear"])
        #expect(director.operations == [.push, .pop, .pop, .pop, .pop])
        #expect(director.shown.first == "will B" && director.shown.suffix(1) == ["did A"])
        #expect(stage.window.hitTest(CGPoint(x: 200, y: 300), with: nil) === a.view)
    }

    @Test func theBarNamesAndLeadsBack() throws {
        a.title = "Books"
        b.title = "Moby-Dick"
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
        navigation.pushViewController(b, animated: true)
        stage.advance(frames: 5)
        settle()
        let bar = navigation.navigationBar
        #expect(bar.topItem?.title == "Moby-Dick" && bar.backItem?.title == "Books")
        let labels = texts(in: bar)
        #expect(labels.contains("Moby-Dick") && labels.contains("Books") && labels.count == 2)
        stage.tap(at: CGPoint(x: 30, y: 42))
        settle()
        #expect(navigation.viewControllers == [a])
        #expect(texts(in: bar) == ["Books"])
    }

    @Test func itsButtonsCall() {
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

    @Test func theBarCoversAPartOfTheSafeArea() {
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 64))
        #expect(a.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
        navigation.setNavigationBarHidden(true, animated: true)
        settle()
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 20) && navigation.navigationBar.frame.maxY <= 0)
        navigation.isNavigationBarHidden = false
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 64))
        stage.rotate(to: .landscapeRight)
        settle()
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
        #expect(a.view.safeAreaInsets == UIEdgeInsets(top: 32) && a.view.frame.size == CGSize(width: 667, height: 375))
    }

    @Test func aTabBarChangesAtOnceOrWithAnAnimator() {
        final class Chooser: UITabBarControllerDelegate {
            var animator: UIViewControllerAnimatedTransitioning?
            func tabBarController(
                _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
                to toVC: UIViewController
            ) -> UIViewControllerAnimatedTransitioning? { animator }
        }
        let (tabs, chooser) = (UITabBarController(), Chooser())
        tabs.viewControllers = [b, c]
        tabs.delegate = chooser
        stage.window.rootViewController = tabs
        stage.advance(frames: 1)
        #expect(b.view.safeAreaInsets == UIEdgeInsets(top: 20, bottom: 49))
        log.lines = []
        tabs.selectedIndex = 1
        #expect(log.lines == ["B.willDisappear still", "C.willAppear still", "B.didDisappear still", "C.didAppear still"])
        #expect(b.view.window == nil && c.view.window != nil)
        chooser.animator = Slider(log)
        log.lines = []
        stage.tap(at: CGPoint(x: 90, y: 650))
        #expect(tabs.selectedViewController === b && b.transitionCoordinator != nil)
        settle()
        #expect(log.lines == ["C.willDisappear", "B.willAppear", "animate", "C.didDisappear", "B.didAppear", "ended true"])
    }

    private func texts(in view: UIView) -> [String] {
        ((view as? UILabel)?.text).map { [$0] } ?? view.subviews.flatMap(texts)
    }
}
