import QuartzCore
import Stage
import Testing

@testable import UIKit

/// Elements of menus side by side, and palettes.
@MainActor @Suite struct MenuTileTests {
    let fixture = MenuFixture()
    var stage: Stage { fixture.stage }
    private var panel: MenuPanel? { fixture.overlay?.panels.last }

    private func action(_ title: String, symbol: String = "star", state: UIMenuElement.State = .off) -> UIAction {
        let action = fixture.action(title, state: state)
        action.image = UIImage(systemName: symbol)
        return action
    }

    private func frame(_ title: String) -> CGRect? {
        guard let row = fixture.row(title), let panel else { return nil }
        return row.convert(row.bounds, to: panel)
    }

    @Test func mediumElementsAreThreeInALineAboveTheRows() {
        let top = UIMenu(
            options: .displayInline, preferredElementSize: .medium,
            children: [action("Cut"), action("Copy"), action("Paste"), action("Find")])
        fixture.button.menu = UIMenu(children: [top, fixture.action("Rename")])
        fixture.open()
        #expect(fixture.titles == ["Cut", "Copy", "Paste", "Find", "Rename"])
        #expect(frame("Cut") == CGRect(x: 0, y: 0, width: 83, height: 66))
        #expect(frame("Copy") == CGRect(x: 83, y: 0, width: 84, height: 66))
        #expect(frame("Paste") == CGRect(x: 167, y: 0, width: 83, height: 66))
        #expect(frame("Find") == CGRect(x: 0, y: 66, width: 83, height: 66))
        #expect(frame("Rename")?.minY == 140, "a gap separates the groups")
        fixture.tap("Copy")
        #expect(fixture.log == ["Copy"] && fixture.overlay == nil)
    }

    @Test func smallElementsShareTheWidthWithoutTitles() throws {
        fixture.button.menu = UIMenu(preferredElementSize: .small, children: [action("Left"), action("Right"), fixture.action("Text")])
        fixture.open()
        #expect(frame("Left") == CGRect(x: 0, y: 0, width: 83, height: 48) && frame("Text")?.maxX == 250)
        let (tile, text) = (try #require(fixture.row("Left")), try #require(fixture.row("Text")))
        #expect(tile.label.isHidden && !text.label.isHidden, "an element without an image shows its title")
        #expect(panel?.frame.height == 48)
    }

    @Test func sizeConcernsOnlyTheElementsOfItsMenu() {
        let inner = UIMenu(options: .displayInline, children: [fixture.action("Inner")])
        let submenu = UIMenu(title: "More", preferredElementSize: .medium, children: [action("Deep")])
        fixture.button.menu = UIMenu(preferredElementSize: .small, children: [action("Tile"), inner, submenu])
        fixture.open()
        #expect(frame("Inner")?.width == 250 && frame("Inner")?.height == 44)
        #expect(frame("Tile")?.height == 48 && frame("More")?.height == 48)
        fixture.tap("More")
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["More", "Deep"] && frame("Deep")?.height == 66)
    }

    @Test func directionOfTheLanguageMirrorsTheLine() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        fixture.button.menu = UIMenu(preferredElementSize: .medium, children: [action("One"), action("Two"), action("Three")])
        fixture.open()
        #expect(frame("One")?.maxX == 250 && frame("Three")?.minX == 0)
    }

    // MARK: - Palettes

    private func palette(_ count: Int, selected: Int = 1) -> UIMenu {
        let colors = (0..<count).map { action("Color \($0)", symbol: "circle.fill", state: $0 == selected ? .on : .off) }
        return UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: colors)
    }

    @Test func paletteThatFitsFillsTheWidth() {
        fixture.button.menu = UIMenu(children: [palette(4), fixture.action("Other")])
        fixture.open()
        // Four elements share 250 - 12 points, and their frames are rounded to whole points.
        #expect(frame("Color 0") == CGRect(x: 6, y: 0, width: 60, height: 56) && frame("Color 3")?.maxX == 244)
        #expect(fixture.row("Color 1")?.accessibilityTraits.contains(.selected) == true)
        #expect(fixture.row("Color 0")?.accessibilityTraits.contains(.selected) == false)
        #expect(frame("Other")?.minY == 64)
        fixture.tap("Color 2")
        #expect(fixture.log == ["Color 2"])
        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["Color 2"])
    }

    @Test func longPaletteScrolls() throws {
        fixture.button.menu = UIMenu(children: [palette(9)])
        fixture.open()
        #expect(frame("Color 0")?.minX == 6 && frame("Color 8")?.maxX == 6 + 9 * 44)
        let panel = try #require(panel)
        let middle = panel.convert(CGPoint(x: 200, y: 28), to: nil)
        stage.drag(from: middle, to: CGPoint(x: middle.x - 120, y: middle.y), duration: 0.3)
        stage.advance(by: 2)
        #expect(fixture.log == [] && fixture.overlay != nil, "a drag scrolls and chooses nothing")
        #expect(frame("Color 8")?.maxX == 244)
        fixture.tap("Color 8")
        #expect(fixture.log == ["Color 8"])
    }

    @Test func paletteFromRightToLeftBeginsAtTheRight() {
        stage.userInterfaceLayoutDirection = .rightToLeft
        fixture.button.menu = UIMenu(children: [palette(9)])
        fixture.open()
        #expect(frame("Color 0")?.maxX == 244)
    }

    @Test func selectedImageReplacesTheImage() {
        let (normal, selected) = (UIImage(systemName: "heart"), UIImage(systemName: "heart.fill"))
        let on = UIAction(title: "On", image: normal, selectedImage: selected, state: .on) { _ in }
        let off = UIAction(title: "Off", image: normal, selectedImage: selected) { _ in }
        fixture.button.menu = UIMenu(children: [on, off])
        fixture.open()
        let names = ["On", "Off"].map { fixture.row($0)?.imageView.image?.attributes.symbol?.name }
        #expect(names == ["heart.fill", "heart"])
    }

    // MARK: - Style

    private var tintRed: CGFloat? {
        (panel?.subviews.first as? UIVisualEffectView).flatMap { ($0.layer as? BackdropLayer)?.backdrop.tint.red }
    }

    @Test func materialFollowsALaterChangeOfTheStyle() throws {
        fixture.button.menu = UIMenu(children: [fixture.action("First", state: .on)])
        fixture.open()
        let (light, row) = (try #require(tintRed), try #require(fixture.row("First")))
        #expect(light > 0.9 && row.traitCollection.userInterfaceStyle == .light)
        stage.userInterfaceStyle = .dark
        stage.advance(by: 1)
        #expect(try #require(tintRed) < 0.2 && row.traitCollection.userInterfaceStyle == .dark)
        stage.userInterfaceStyle = .light
        #expect(tintRed == light)
    }

    @Test func menuHasTheStyleOfItsButton() throws {
        fixture.button.overrideUserInterfaceStyle = .dark
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        fixture.open()
        #expect(try #require(tintRed) < 0.2)
        stage.userInterfaceStyle = .dark
        stage.userInterfaceStyle = .light
        #expect(try #require(tintRed) < 0.2, "the button is still dark")
        fixture.button.overrideUserInterfaceStyle = .unspecified
        #expect(try #require(tintRed) > 0.9)
    }
}
