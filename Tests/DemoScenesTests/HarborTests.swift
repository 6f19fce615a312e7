import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The pages "Harbor" and "Layers" of the scene `components`.
@MainActor @Suite struct HarborTests {
    private func makeStage(_ controller: UIViewController) -> Stage {
        let stage = Stage(
            showing: { UINavigationController(rootViewController: controller) }, size: CGSize(width: 375, height: 667), scale: 1)
        stage.advance(frames: 2)
        return stage
    }

    private func find(_ identifier: String, in view: UIView) -> UIView? {
        if view.accessibilityIdentifier == identifier { return view }
        return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
    }

    @Test func badgeCountsUnreadMessages() throws {
        let controller = HarborTabBarController()
        let stage = makeStage(controller)
        let messages = try #require(controller.viewControllers?.first as? MessagesViewController)
        #expect(messages.tabBarItem.badgeValue == "3")
        let table = try #require(messages.view.subviews.compactMap { $0 as? UITableView }.first)
        for row in 0...2 {
            let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
            stage.tap(at: cell.convert(CGPoint(x: 150, y: 20), to: nil))
            stage.advance(frames: 5)
            #expect(messages.tabBarItem.badgeValue == ["2", "1", nil][row])
        }
    }

    @Test func barStaysAboveTheKeyboardAndSends() throws {
        let controller = HarborTabBarController()
        let stage = makeStage(controller)
        let messages = try #require(controller.viewControllers?.first as? MessagesViewController)
        let bar = try #require(messages.view.subviews.compactMap { $0 as? MessageBar }.first)
        #expect(bar.convert(bar.bounds, to: nil).maxY == controller.tabBar.convert(controller.tabBar.bounds, to: nil).minY)
        stage.tap(at: bar.field.convert(CGPoint(x: 30, y: 20), to: nil))
        stage.advance(by: 1)
        #expect(bar.convert(bar.bounds, to: nil).maxY < 460)
        stage.type("Ahoy")
        stage.tap(at: bar.sendButton.convert(CGPoint(x: 20, y: 20), to: nil))
        stage.advance(by: 1)
        let table = try #require(messages.view.subviews.compactMap { $0 as? UITableView }.first)
        #expect(table.numberOfRows(inSection: 0) == 5 && bar.field.text?.isEmpty != false)
    }

    @Test func popoverIsBelowItsButton() throws {
        let controller = HarborTabBarController()
        let stage = makeStage(controller)
        controller.showInformation()
        stage.advance(by: 1)
        let content = try #require(controller.presentedViewController ?? controller.navigationController?.presentedViewController)
        let frame = content.view.convert(content.view.bounds, to: nil)
        #expect(frame.width >= 256 && frame.minY > 60 && frame.maxX <= 375)
    }

    @Test func popoverShowsAllOfALargeText() throws {
        let controller = HarborTabBarController()
        let stage = makeStage(controller)
        stage.preferredContentSizeCategory = .accessibilityLarge
        stage.advance(by: 1)
        stage.perform { controller.showInformation() }
        stage.advance(by: 1)
        let content = try #require(controller.presentedViewController ?? controller.navigationController?.presentedViewController)
        let label = try #require(content.view.subviews.first as? UILabel)
        #expect(label.font.pointSize > 25)
        let textHeight = label.sizeThatFits(CGSize(width: label.bounds.width, height: 2000)).height
        #expect(textHeight > 90 && label.bounds.height >= textHeight - 0.5, "\(label.frame)")
    }

    @Test func dragRotatesTheBoxAndSliderScrollsThePanorama() throws {
        let controller = LayersViewController()
        let stage = makeStage(controller)
        let room = try #require(find("box", in: controller.view))
        let box = try #require(room.layer.sublayers?.first as? CATransformLayer)
        let before = box.transform
        let center = room.convert(CGPoint(x: room.bounds.midX, y: room.bounds.midY), to: nil)
        stage.drag(from: center, to: CGPoint(x: center.x + 60, y: center.y + 10), duration: 0.3)
        stage.advance(by: 0.5)
        #expect(!CATransform3DEqualToTransform(before, box.transform))
        let slider = try #require(find("panorama", in: controller.view) as? UISlider)
        let scrollLayer = try #require(slider.superview?.subviews.compactMap { $0.layer.sublayers?.first as? CAScrollLayer }.first)
        slider.value = 0.5
        slider.sendActions(for: .valueChanged)
        #expect(abs(scrollLayer.bounds.minX - (900 - scrollLayer.bounds.width) / 2) < 1e-6)
    }
}
