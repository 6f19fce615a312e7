import Stage
import Testing
import UIKit

/// Views of child controllers below translucent bars, and next to bars that are not translucent.
@MainActor @Suite struct ExtendedLayoutTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let list = UIViewController()
    let detail = UIViewController()
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        navigation = UINavigationController(rootViewController: list)
    }

    private func show(_ controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.advance(frames: 1)
    }

    /// Returns the frame in the window and the safe area insets at the top and bottom, one second later.
    private func layout(_ controller: UIViewController) -> String {
        stage.advance(by: 1)
        let (frame, insets) = (controller.view.convert(controller.view.bounds, to: nil), controller.view.safeAreaInsets)
        return "\([frame.minX, frame.minY, frame.width, frame.height].map { Int($0) }) \([insets.top, insets.bottom].map { Int($0) })"
    }

    @Test func viewEndsAtAnOpaqueNavigationBar() {
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        #expect(layout(list) == "[0, 64, 375, 603] [0, 0]")
    }

    @Test func changesOfTheBarMoveTheVisibleView() {
        show(navigation)
        #expect(layout(list) == "[0, 0, 375, 667] [64, 0]")
        navigation.navigationBar.isTranslucent = false
        #expect(layout(list) == "[0, 64, 375, 603] [0, 0]")
        list.extendedLayoutIncludesOpaqueBars = true
        #expect(layout(list) == "[0, 0, 375, 667] [64, 0]")
        list.edgesForExtendedLayout = [.left, .bottom]
        #expect(layout(list) == "[0, 64, 375, 603] [0, 0]")
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(layout(list) == "[0, 0, 375, 667] [20, 0]")
        navigation.setNavigationBarHidden(false, animated: false)
        #expect(layout(list) == "[0, 64, 375, 603] [0, 0]")
        list.edgesForExtendedLayout = .all
        navigation.navigationBar.isTranslucent = true
        #expect(layout(list) == "[0, 0, 375, 667] [64, 0]")
    }

    @Test(arguments: [true, false]) func controllersOfAStackHaveTheirOwnExtendedEdges(animated: Bool) {
        detail.edgesForExtendedLayout = []
        show(navigation)
        navigation.pushViewController(detail, animated: animated)
        #expect(layout(detail) == "[0, 64, 375, 603] [0, 0]")
        navigation.popViewController(animated: animated)
        #expect(layout(list) == "[0, 0, 375, 667] [64, 0]")
    }

    @Test func pushedViewHasItsFinalSizeDuringThePush() {
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        navigation.pushViewController(detail, animated: true)
        stage.advance(frames: 6)
        #expect(stage.trace(detail.view.layer, "position.y") == 64 + 301.5)
        #expect(stage.trace(detail.view.layer, "bounds.size.height") == 603)
        #expect(layout(detail) == "[0, 64, 375, 603] [0, 0]")
    }

    @Test func barHiddenDuringAPushIsAppliedAtItsEnd() {
        final class FullScreenController: UIViewController {
            override func viewWillAppear(_ animated: Bool) { navigationController?.setNavigationBarHidden(true, animated: animated) }
        }
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        let full = FullScreenController()
        navigation.pushViewController(full, animated: true)
        #expect(layout(full) == "[0, 0, 375, 667] [20, 0]")
    }

    @Test func rotationKeepsTheEdgeAtTheBar() {
        navigation.navigationBar.isTranslucent = false
        show(navigation)
        stage.rotate(to: .landscapeLeft)
        #expect(layout(list) == "[0, 32, 667, 343] [0, 0]")
    }

    @Test func viewEndsAtAnOpaqueTabBar() {
        let (tabs, list, other) = (UITabBarController(), UIViewController(), UIViewController())
        tabs.setViewControllers([list, other], animated: false)
        show(tabs)
        #expect(layout(list) == "[0, 0, 375, 667] [20, 49]")
        tabs.tabBar.isTranslucent = false
        #expect(layout(list) == "[0, 0, 375, 618] [20, 0]")
        other.extendedLayoutIncludesOpaqueBars = true
        tabs.selectedIndex = 1
        #expect(layout(other) == "[0, 0, 375, 667] [20, 49]")
        other.edgesForExtendedLayout = .top
        #expect(layout(other) == "[0, 0, 375, 618] [20, 0]")
        tabs.selectedIndex = 0
        tabs.tabBar.isTranslucent = true
        #expect(layout(list) == "[0, 0, 375, 667] [20, 49]")
    }

    @Test func stackInATabEndsAtBothBars() {
        let tabs = UITabBarController()
        tabs.setViewControllers([navigation], animated: false)
        (tabs.tabBar.isTranslucent, navigation.navigationBar.isTranslucent) = (false, false)
        show(tabs)
        #expect(layout(list) == "[0, 64, 375, 554] [0, 0]")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        #expect(layout(detail) == "[0, 64, 375, 603] [0, 0]")
        navigation.popViewController(animated: true)
        #expect(layout(list) == "[0, 64, 375, 554] [0, 0]")
        list.edgesForExtendedLayout = .bottom
        tabs.tabBar.isTranslucent = true
        #expect(layout(list) == "[0, 64, 375, 603] [0, 49]")
    }

    @Test func opaqueTabBarHasAnOpaqueBackground() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
        let background = try #require(bar.subviews.first)
        #expect(background.backgroundColor?.cgColor.alpha != 1)
        bar.isTranslucent = false
        #expect(background.backgroundColor?.cgColor.alpha == 1)
        bar.barTintColor = UIColor(red: 0.2, green: 0.4, blue: 0.1, alpha: 0.5)
        #expect(background.backgroundColor?.cgColor.alpha == 1)
    }
}
