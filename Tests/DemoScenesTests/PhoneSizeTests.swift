import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The scenes on the smallest and on the largest phone.
@MainActor @Suite struct PhoneSizeTests {
    private func makeStage(_ scene: String, _ model: String) throws -> Stage {
        let device = try #require(Device.model(named: model))
        let stage = try #require(Scene.demo(named: scene)).with(device).makeStage()
        stage.advance(frames: 5)
        return stage
    }

    private func views<View: UIView>(_ type: View.Type, in root: UIView) -> [View] {
        root.subviews.flatMap { view in (view as? View).map { [$0] } ?? views(type, in: view) }
    }

    /// Returns the smallest width that shows the whole text of a label, with the smallest font that the label allows.
    private func smallestWidth(_ label: UILabel) -> CGFloat {
        let width = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 100)).width
        return label.adjustsFontSizeToFitWidth ? width * label.minimumScaleFactor : width
    }

    /// Book titles may end with dots in a list, as on a device. In these scenes all texts are complete.
    @Test(arguments: ["flight", "animations", "physics", "quiz", "red-square", "rectangle", "controls", "raster"])
    func textsAreCompleteOnASmallPhone(_ scene: String) throws {
        let stage = try makeStage(scene, "iPhone 5s")
        let labels = views(UILabel.self, in: stage.window).filter { $0.numberOfLines == 1 && $0.text?.isEmpty == false && $0.alpha > 0 }
        #expect(labels.count > 2)
        for label in labels { #expect(smallestWidth(label) <= label.bounds.width + 0.5, "\(label.text ?? "")") }
    }

    @Test func titleOfPhysicsDoesNotMeetTheModes() throws {
        let stage = try makeStage("physics", "iPhone 5s")
        let controller = try #require(stage.window.rootViewController as? PhysicsViewController)
        #expect(controller.titleLabel.frame.maxX < controller.modeControl.frame.minX && controller.titleLabel.bounds.width > 60)
    }

    @Test func allControlsAreVisibleOnASmallPhone() throws {
        let stage = try makeStage("controls", "iPhone 5s")
        let controller = try #require(stage.window.rootViewController as? ControlsViewController)
        let button = controller.sendButton.convert(controller.sendButton.bounds, to: nil)
        #expect(button.maxY < 568 && button.minY > 400)
    }

    @Test(arguments: ["iPhone 5s", "iPhone 16 Pro Max"]) func figureOfTheRedSquareIsVisible(_ model: String) throws {
        let stage = try makeStage("red-square", model)
        let controller = try #require(stage.window.rootViewController as? RedSquareViewController)
        let code = try #require(views(CodeListingView.self, in: controller.view).first)
        let dimension = try #require(views(DimensionLine.self, in: controller.view).first)
        #expect(controller.view.bounds.contains(controller.comparison.frame))
        #expect(code.frame.minY >= controller.view.safeAreaInsets.top && code.frame.maxY < dimension.frame.midY)
        #expect(dimension.frame.maxY <= controller.redSquare.frame.minY)
    }

    @Test func menuOfThePackingListIsBelowTheNotch() throws {
        let stage = try makeStage("packing-list", "iPhone 16 Pro Max")
        let controller = try #require(stage.window.rootViewController as? PackingListViewController)
        let top = controller.view.safeAreaInsets.top
        #expect(top > 40)
        func isBelowTheNotch(_ view: UIView) -> Bool { view.convert(view.bounds, to: nil).insetBy(dx: 0, dy: 9).minY >= top }
        #expect(isBelowTheNotch(controller.titleLabel) && isBelowTheNotch(controller.menuButton))
        let height = controller.menu.bounds.height
        stage.perform { controller.toggleMenu() }
        stage.advance(by: 2)
        #expect(controller.menu.bounds.height == height + 140 && isBelowTheNotch(controller.titleLabel))
    }
}
