import Stage
import Testing
import UIKit

@MainActor @Suite struct TabBarTests {
    @Test func itemsThatAreNotSelectedHaveTheirColor() throws {
        let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
        let tabs = UITabBarController()
        tabs.viewControllers = (0..<3).map { index in
            let controller = UIViewController()
            controller.tabBarItem = UITabBarItem(title: "Tab \(index)", image: UIImage(systemName: "clock"), tag: index)
            return controller
        }
        stage.window.rootViewController = tabs
        tabs.tabBar.tintColor = .systemGreen
        tabs.tabBar.unselectedItemTintColor = .brown
        tabs.viewControllers?[2].tabBarItem.isEnabled = false
        stage.advance(frames: 1)
        func colors() -> [UIColor?] { labels(in: tabs.tabBar).map(\.textColor) }
        #expect(colors()[0...1] == [.systemGreen, .brown] && colors()[2] != .brown)
        tabs.selectedIndex = 1
        #expect(colors()[0...1] == [.brown, .systemGreen])
        tabs.tabBar.unselectedItemTintColor = nil
        #expect(colors()[0] != .brown && colors()[1] == .systemGreen)
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { view in (view as? UILabel).map { [$0] } ?? labels(in: view) }
    }
}
