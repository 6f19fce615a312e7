import Stage
import Testing
import UIKit

/// The tab bar and its items.
@MainActor @Suite struct TabBarControllerTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let list = UIViewController()
    let detail = UIViewController()
    let other = UIViewController()
    let navigation: UINavigationController
    let tabs = UITabBarController()

    init() {
        stage.makeCurrent()
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 0)
        other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
        tabs.viewControllers = [navigation, other]
        stage.window.rootViewController = tabs
        stage.advance(frames: 1)
    }

    @Test func imagesOfTabsHaveTheColorOfTheirTitle() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 18)).image { $0.fill(CGRect(x: 2, y: 3, width: 9, height: 8)) }
        tabs.tabBar.tintColor = .purple
        navigation.tabBarItem.image = image
        other.tabBarItem.image = image.withRenderingMode(.alwaysOriginal)
        stage.advance(frames: 1)
        let views = tabs.tabBar.subviews.flatMap(\.subviews).compactMap { $0 as? UIImageView }
        #expect(views.map { $0.image?.renderingMode } == [.alwaysTemplate, .alwaysOriginal])
        #expect(views.first?.tintColor == .purple && views.first?.alpha == 1)
    }

    private func advanceToEnd() { stage.advance(by: 1) }

    /// The displayed horizontal position of the bar's left edge.
    private var barX: Double { stage.trace(tabs.tabBar.layer, "position.x") - 187.5 }

    private func bottomInset(_ controller: UIViewController) -> CGFloat { controller.view.safeAreaInsets.bottom }

    // MARK: - hidesBottomBarWhenPushed

    @Test(arguments: [true, false]) func tabBarIsHiddenFromPushToPop(animated: Bool) {
        detail.hidesBottomBarWhenPushed = true
        #expect(bottomInset(list) == 49 && !tabs.tabBar.isHidden)
        navigation.pushViewController(detail, animated: animated)
        advanceToEnd()
        #expect(tabs.tabBar.isHidden && bottomInset(detail) == 0)
        let above = UIViewController()
        navigation.pushViewController(above, animated: animated)
        advanceToEnd()
        #expect(tabs.tabBar.isHidden && bottomInset(above) == 0, "the bar is hidden until the controller that hides it is popped")
        navigation.popToRootViewController(animated: animated)
        advanceToEnd()
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
        #expect(bottomInset(list) == 49)
        navigation.pushViewController(above, animated: animated)
        advanceToEnd()
        #expect(!tabs.tabBar.isHidden && bottomInset(above) == 49)
    }

    @Test func tabBarMovesWithTheEdgeOfTheUpperView() {
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        for _ in 1...3 {
            stage.advance(frames: 7)
            let edge = stage.trace(detail.view.layer, "position.x") - 187.5
            #expect(edge > 1 && edge < 374 && abs(barX - (edge - 375)) < 0.01)
        }
        advanceToEnd()
        navigation.popViewController(animated: true)
        #expect(!tabs.tabBar.isHidden)
        stage.advance(frames: 9)
        #expect(abs(barX - (stage.trace(detail.view.layer, "position.x") - 187.5 - 375)) < 0.01)
        advanceToEnd()
        #expect(barX == 0)
    }

    @Test func cancelledPopLeavesTheTabBarHidden() {
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 4, y: 300))
        for step in 1...10 {
            stage.advance(frames: 2)
            stage.touchMove(to: CGPoint(x: 4 + 9 * step, y: 301))
        }
        #expect(!tabs.tabBar.isHidden && barX > -300 && barX < -200)
        stage.advance(by: 0.3)
        stage.touchUp()
        advanceToEnd()
        #expect(navigation.topViewController === detail && tabs.tabBar.isHidden && bottomInset(detail) == 0)
        navigation.popViewController(animated: true)
        advanceToEnd()
        #expect(!tabs.tabBar.isHidden && barX == 0 && bottomInset(list) == 49)
    }

    @Test func tabBarIsVisibleForOtherTabs() {
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: false)
        stage.advance(frames: 1)
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        stage.advance(frames: 1)
        #expect(!tabs.tabBar.isHidden && barX == 0 && bottomInset(other) == 49)
        tabs.selectedIndex = 0
        stage.advance(frames: 1)
        #expect(tabs.tabBar.isHidden)
        tabs.selectedIndex = 1
        navigation.popViewController(animated: false)
        tabs.selectedIndex = 0
        stage.advance(frames: 1)
        #expect(!tabs.tabBar.isHidden && bottomInset(list) == 49)
    }

    // MARK: - Items

    @Test func disabledItemIsPaleAndCannotBeSelectedByATap() throws {
        func label() throws -> UILabel { try #require(tabs.tabBar.subviews.last?.subviews.compactMap { $0 as? UILabel }.first) }
        let enabledColor = try label().textColor
        other.tabBarItem.isEnabled = false
        stage.advance(frames: 1)
        #expect(try label().textColor != enabledColor)
        stage.tap(at: CGPoint(x: 300, y: 650))
        stage.advance(frames: 1)
        #expect(tabs.selectedIndex == 0)
        other.tabBarItem.isEnabled = true
        stage.advance(frames: 1)
        #expect(try label().textColor == enabledColor)
        stage.tap(at: CGPoint(x: 300, y: 650))
        stage.advance(frames: 1)
        #expect(tabs.selectedIndex == 1)
    }

    @Test func changedTitleIsShown() {
        other.tabBarItem.title = "Others"
        stage.advance(frames: 1)
        #expect(tabs.tabBar.subviews.last?.accessibilityIdentifier == "Others" && tabs.tabBar.subviews.last?.frame.minX == 187.5)
    }

    @Test func titleOfAControllerIsTheTitleOfItsTab() {
        other.title = "Weather"
        stage.advance(frames: 1)
        #expect(other.tabBarItem.title == "Weather" && tabs.tabBar.subviews.last?.accessibilityIdentifier == "Weather")
        other.tabBarItem = nil
        other.title = "Tides"
        #expect(other.tabBarItem.title == "Tides", "nil restores the default item")
    }

    @Test func tabOfANavigationControllerHasTheItemOfItsRootController() {
        let root = UIViewController()
        root.tabBarItem = UITabBarItem(title: "Places", image: nil, tag: 7)
        let plain = UINavigationController(rootViewController: root)
        plain.pushViewController(UIViewController(), animated: false)
        let titled = UINavigationController(rootViewController: UIViewController())
        titled.title = "Own"
        tabs.viewControllers = [other, plain, titled]
        #expect(tabs.tabBar.items?.map(\.title) == ["Other", "Places", "Own"] && plain.tabBarItem.tag == 7)
        root.title = "Towns"
        #expect(tabs.tabBar.items?.map(\.title) == ["Other", "Towns", "Own"])
    }
}
