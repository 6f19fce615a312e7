import Foundation
import Stage
import Testing
import UIKit

/// Tab bar controllers with more controllers than tabs.
@MainActor @Suite struct MoreTabTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 100)
    let tabs = UITabBarController()
    let pages = (0..<7).map { _ in UIViewController() }
    let inner = UIViewController()

    init() {
        stage.makeCurrent()
        var controllers = pages
        for (index, page) in pages.enumerated() { page.title = "P\(index)" }
        controllers[6] = UINavigationController(rootViewController: inner)
        inner.title = "Inner"
        controllers[6].tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
        tabs.viewControllers = controllers
        stage.window.rootViewController = tabs
        stage.advance(frames: 2)
    }

    private func tapRow(_ row: Int) {
        stage.tap(at: CGPoint(x: 100, y: 64 + 44 * row + 20))
        stage.advance(by: 1)
    }

    @Test func fifthTabIsAListOfTheOthers() {
        #expect(tabs.viewControllers?.count == 7 && tabs.tabBar.items?.map(\.title) == ["P0", "P1", "P2", "P3", "More"])
        stage.tap(at: CGPoint(x: 350, y: 650))
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === tabs.moreNavigationController && tabs.selectedIndex == NSNotFound)
        tapRow(1)
        #expect(tabs.selectedIndex == 5 && pages[5].view.window != nil && pages[5].tabBarController === tabs)
        tabs.selectedIndex = 1
        stage.advance(by: 1)
        #expect(pages[1].view.window != nil && pages[5].view.window == nil && tabs.selectedIndex == 1)
    }

    @Test func stackOfANavigationControllerIsPushedAndReturned() {
        tabs.selectedIndex = 6
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 6 && inner.navigationController === tabs.moreNavigationController && inner.view.window != nil)
        tabs.moreNavigationController.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == NSNotFound && (tabs.viewControllers?[6] as? UINavigationController)?.viewControllers == [inner])
    }

    @Test func fiveControllersHaveATabEach() {
        tabs.viewControllers = Array(pages[..<5])
        stage.advance(frames: 1)
        #expect(tabs.tabBar.items?.count == 5)
        tabs.selectedIndex = 4
        stage.advance(by: 1)
        #expect(tabs.selectedViewController === pages[4] && tabs.selectedIndex == 4)
    }
}
