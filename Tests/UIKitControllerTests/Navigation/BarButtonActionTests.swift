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

    private final class NotesViewController: UIViewController {
        var senders: [AnyObject?] = []
        override var canBecomeFirstResponder: Bool { true }
        func add(_ sender: UIBarButtonItem) { senders.append(sender) }
    }

    @Test func actionWithoutATargetIsCalledInTheResponderChain() throws {
        stage.makeCurrent()
        let action = Selector(NotesViewController.add, named: "add:")
        let controller = NotesViewController()
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: action)
        var released: NotesViewController? = NotesViewController()
        let itemOfReleasedTarget = UIBarButtonItem(title: "Drop", style: .plain, target: released, action: action)
        controller.navigationItem.rightBarButtonItems = [item, itemOfReleasedTarget]
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        #expect(controller.becomeFirstResponder())
        stage.tap(at: CGPoint(x: 292, y: 22 + stage.window.safeAreaInsets.top))
        stage.advance(frames: 20)
        #expect(controller.senders.count == 1 && controller.senders[0] === item)
        released = nil
        #expect(itemOfReleasedTarget.target == nil)
        stage.tap(try #require(findView("Drop", in: stage.window)))
        stage.advance(frames: 20)
        #expect(controller.senders.count == 1)
    }

    /// A touch in the bar up to 8 points beside a button hits the button. A touch between two buttons hits the nearer button.
    @Test func touchesBesideAButtonHitIt() throws {
        stage.makeCurrent()
        var count = [0, 0]
        let items = [
            UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in count[0] += 1 }),
            UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in count[1] += 1 }),
        ]
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItems = items
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        stage.advance(frames: 1)
        func tap(_ x: CGFloat) {
            stage.tap(at: CGPoint(x: x, y: stage.window.safeAreaInsets.top + 20))
            stage.advance(frames: 20)
        }
        let frames = try ["Save", "Edit"].map { name in
            let button = try #require(findView(name, in: stage.window))
            return button.convert(button.bounds, to: nil)
        }
        #expect(frames[0].maxX == 304 && frames[0].minX - frames[1].maxX == 16)
        tap(frames[0].maxX + 7)
        tap(frames[0].minX - 7)
        #expect(count == [2, 0])
        tap(frames[1].maxX + 7)
        tap(frames[1].minX - 7)
        #expect(count == [2, 2])
        tap(frames[1].minX - 9)
        #expect(count == [2, 2])
    }

    private func findView(_ name: String, in view: UIView) -> UIView? {
        view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap { findView(name, in: $0) }.first
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

    @Test func traitsWithAnotherInterfaceStyleHaveADifferentColorAppearance() {
        let (light, dark) = (UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark))
        #expect(light.hasDifferentColorAppearance(comparedTo: dark) && light.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    }
}
