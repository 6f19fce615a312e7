import Stage
import Testing

@testable import UIKit

@MainActor @Suite struct TabBadgeTests {
    @Test func badgeShowsItsTextAndColor() throws {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        first.tabBarItem = UITabBarItem(title: "Mail", image: nil, tag: 0)
        second.tabBarItem = UITabBarItem(title: "Map", image: nil, tag: 1)
        tabs.viewControllers = [first, second]
        stage.window.rootViewController = tabs
        stage.advance(frames: 1)
        func badges() -> [TabBadge] {
            var found: [TabBadge] = []
            tabs.tabBar.forEachInTree { if let badge = $0 as? TabBadge { found.append(badge) } }
            return found
        }
        #expect(badges().isEmpty)
        second.tabBarItem.badgeValue = "12"
        stage.advance(frames: 1)
        let badge = try #require(badges().first)
        #expect(badges().count == 1 && badge.accessibilityLabel == "12" && badge.backgroundColor == .systemRed)
        #expect(badge.bounds.height == 18 && badge.bounds.width > 18)
        #expect(badge.convert(badge.bounds, to: nil).midX > 375 * 0.75)
        second.tabBarItem.badgeColor = .systemGreen
        stage.advance(frames: 1)
        #expect(badges().first?.backgroundColor == .systemGreen)
        second.tabBarItem.badgeValue = nil
        stage.advance(frames: 1)
        #expect(badges().isEmpty)
    }
}
