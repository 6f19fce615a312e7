import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundLayoutTests {
    private static let sizes = [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375), CGSize(width: 820, height: 1180)]

    /// The buttons and the card are on the screen and do not overlap, and the titles of the buttons are not truncated.
    @Test(arguments: PlaygroundFixture.Page.allCases, [UIContentSizeCategory.small, .large, .accessibilityMedium])
    func pageFits(_ page: PlaygroundFixture.Page, category: UIContentSizeCategory) throws {
        for size in Self.sizes {
            let fixture = try PlaygroundFixture(page, size: size, scale: 1, framesPerSecond: 15)
            fixture.stage.preferredContentSizeCategory = category
            fixture.stage.advance(by: 1)
            let screen = CGRect(origin: .zero, size: size)
            let buttons = try ["Copy as Swift", "Save as scene", fixture.find("Play") == nil ? "Restart" : "Play"].map(fixture.view)
            for button in buttons {
                let label = try #require((button as? UIButton)?.titleLabel)
                #expect(screen.contains(button.convert(button.bounds, to: nil)))
                #expect(label.intrinsicContentSize.width <= label.bounds.width + 0.5, "\(label.text ?? "") at \(size)")
            }
            let card = try fixture.view("Result")
            let frame = card.convert(card.bounds, to: nil)
            #expect(screen.contains(frame) && frame.width > 200 && frame.height > 80, "\(page) \(frame) at \(size), \(category)")
            #expect(buttons.allSatisfy { !$0.convert($0.bounds, to: nil).intersects(frame) })
        }
    }

    /// In a right-to-left layout, the list of pages begins at the right, and the editor is at the left of the card.
    @Test func rightToLeftIsMirrored() throws {
        let fixture = try PlaygroundFixture(.curves, size: CGSize(width: 667, height: 375))
        fixture.stage.userInterfaceLayoutDirection = .rightToLeft
        fixture.stage.advance(by: 1)
        let (first, second) = (try fixture.view("Curves"), try fixture.view("Springs"))
        #expect(first.convert(first.bounds, to: nil).minX > second.convert(second.bounds, to: nil).maxX)
        #expect(try fixture.view("Result").frame.minX > fixture.controller.currentPage.editor.frame.maxX)
    }

    @Test func keysReachEveryPage() throws {
        let fixture = try PlaygroundFixture(.curves)
        for name in ["Springs", "Keyframes", "Animator", "Transitions", "Physics"] {
            try fixture.focus(name)
            fixture.stage.key("space")
            fixture.stage.advance(by: 0.5)
            #expect(fixture.controller.currentPage.name == name)
        }
    }
}
