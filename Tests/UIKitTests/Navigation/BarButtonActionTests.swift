import Stage
import Testing
import UIKit

@MainActor @Suite struct BarButtonActionTests {
    private let stage = Stage(size: CGSize(width: 320, height: 300), scale: 1, framesPerSecond: 60)

    @Test func actionIsPerformedByATap() {
        stage.makeCurrent()
        var senders: [AnyObject?] = []
        let action = UIAction(title: "Sort") { senders.append($0.sender as AnyObject?) }
        let (sort, add) = (UIBarButtonItem(primaryAction: action), UIBarButtonItem(systemItem: .add, primaryAction: action))
        #expect(sort.title == "Sort" && add.title == nil)
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = sort
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        stage.tap(at: CGPoint(x: 292, y: 22 + stage.window.safeAreaInsets.top))
        stage.advance(frames: 20)
        #expect(senders.count == 1 && senders.first! === sort)
    }

    @Test func insetsOfAConfigurationChangeTheSizeOfTheButton() {
        stage.makeCurrent()
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Sail"
        let button = UIButton(configuration: configuration)
        let before = button.intrinsicContentSize
        #expect(configuration.contentInsets == NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 30, bottom: 3, trailing: 20)
        button.configuration = configuration
        #expect(button.intrinsicContentSize.width - before.width == 26 && button.intrinsicContentSize.height - before.height == -1)
        configuration.setDefaultContentInsets()
        button.configuration = configuration
        #expect(button.intrinsicContentSize == before)
    }

    @Test func traitsWithAnotherStyleHaveOtherColors() {
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: dark) && light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }
}
