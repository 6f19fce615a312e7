import Stage
import Testing
import UIKit

/// The widths of bar button items.
@MainActor @Suite struct BarButtonItemTests {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 1, framesPerSecond: 60)
    let controller = UIViewController()
    let navigation: UINavigationController

    init() {
        stage.makeCurrent()
        navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
    }

    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title) { _ in } }

    private func space(_ width: CGFloat, _ systemItem: UIBarButtonItem.SystemItem = .fixedSpace) -> UIBarButtonItem {
        let space = UIBarButtonItem(barButtonSystemItem: systemItem, target: nil, action: nil)
        space.width = width
        return space
    }

    /// Returns the frames of the buttons with these titles after a layout.
    private func frames(_ titles: String...) throws -> [CGRect] {
        stage.advance(frames: 1)
        return try titles.map { try #require(view($0, in: navigation.navigationBar)).frame }
    }

    private func view(_ title: String, in parent: UIView) -> UIView? {
        parent.accessibilityIdentifier == title ? parent : parent.subviews.lazy.compactMap { view(title, in: $0) }.first
    }

    @Test func fixedSpaceAddsToTheDistanceOfTheButtonsAroundIt() throws {
        let item = controller.navigationItem
        item.leftBarButtonItems = [self.item("One"), self.item("Two")]
        item.rightBarButtonItems = [self.item("Five"), self.item("Four")]
        let plain = try frames("One", "Two", "Five", "Four")
        item.leftBarButtonItems = [space(7), self.item("One"), space(13), space(4), self.item("Two")]
        item.rightBarButtonItems = [self.item("Five"), space(29), self.item("Four"), space(5)]
        let spaced = try frames("One", "Two", "Five", "Four")
        #expect(zip(spaced, plain).map { $0.minX - $1.minX } == [7, 24, 0, -29])
        #expect(spaced.map(\.width) == plain.map(\.width))
        item.leftBarButtonItems = [self.item("One"), space(50, .flexibleSpace), self.item("Two")]
        #expect(try frames("One", "Two") == Array(plain[0...1]), "a flexible space has no width")
    }

    /// Symbols have the same size at all text sizes, because the height of a bar is the same.
    @Test func symbolsInBarsDoNotFollowTheTextSize() throws {
        let item = UIBarButtonItem(image: UIImage(systemName: "info.circle"), style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "Info"
        controller.navigationItem.rightBarButtonItem = item
        let plain = try frames("Info")
        stage.preferredContentSizeCategory = .accessibilityExtraLarge
        #expect(try frames("Info") == plain && plain[0].width > 16)
    }

    @Test func imageIsPaintedInTheColorOfItsItem() throws {
        let picture = UIImage(cgImage: CGImage(Bitmap(width: 24, height: 20, words: [UInt32](repeating: 0xFFFF_0000, count: 480))))
        let item = UIBarButtonItem(image: picture, style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "Flag"
        item.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        controller.navigationItem.rightBarButtonItem = item
        func paintedWord() throws -> UInt32 {
            stage.advance(frames: 1)
            let button = try #require(view("Flag", in: navigation.navigationBar))
            let center = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
            return stage.render()[Int(center.x), Int(center.y)].word
        }
        #expect(try paintedWord() == 0xFF00_FF00)
        item.isEnabled = false
        let disabled = try paintedWord()
        #expect(disabled == 0xFFB2_B2B2 || disabled == 0xFFB3_B3B3, "a disabled image is gray")
        item.image = picture.withRenderingMode(.alwaysOriginal)
        #expect(try paintedWord() == 0xFFFF_0000)
    }

    @Test func widthOfAButtonIsFixed() throws {
        let button = item("One")
        controller.navigationItem.leftBarButtonItems = [button, item("Two")]
        let plain = try frames("One", "Two")
        button.width = 90
        var fixed = try frames("One", "Two")
        #expect(fixed[0] == CGRect(x: 16, y: 0, width: 90, height: 44))
        #expect(fixed[1].minX == plain[1].minX + 90 - plain[0].width)
        button.width = 0
        fixed = try frames("One", "Two")
        #expect(fixed == plain)
    }
}
