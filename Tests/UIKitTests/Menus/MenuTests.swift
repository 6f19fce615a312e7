import Stage
import Testing

@testable import UIKit

/// A stage with a button that has a menu, and the log of the chosen actions.
@MainActor final class MenuFixture {
    let stage = Stage(size: CGSize(width: 375, height: 667), scale: 2, framesPerSecond: 60)
    let button = UIButton(type: .system)
    var log: [String] = []

    init(at frame: CGRect = CGRect(x: 20, y: 70, width: 120, height: 40)) {
        button.frame = frame
        button.setTitle("Menu", for: .normal)
        button.showsMenuAsPrimaryAction = true
        let root = UIViewController()
        stage.window.rootViewController = root
        root.view.addSubview(button)
        stage.advance(frames: 1)
    }

    /// Returns an action that logs its title.
    func action(_ title: String, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [unowned self] in log.append($0.title) }
    }

    var overlay: MenuOverlay? { stage.window.frontOverlay as? MenuOverlay }

    /// The titles of the rows of the front panel, from top to bottom.
    var titles: [String] { overlay?.panels.last?.rows.map { $0.accessibilityLabel ?? "" } ?? [] }

    func row(_ title: String) -> MenuRow? { overlay?.panels.last?.rows.first { $0.accessibilityLabel == title } }

    /// Opens the menu of the button and waits until it has grown.
    func open() {
        stage.tap(button)
        stage.advance(by: 0.6)
    }

    func tap(_ title: String) {
        if let row = row(title) { stage.tap(row) } else { Issue.record("There is no row '\(title)'.") }
    }
}

@MainActor @Suite struct MenuTests {
    let fixture = MenuFixture()
    var stage: Stage { fixture.stage }

    @Test func touchOpensAMenuAndATapChooses() {
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second")])
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        // The menu is the primary action, so it opens when the touch begins.
        #expect(fixture.titles == ["First", "Second"])
        stage.advance(frames: 2)
        stage.touchUp()
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["First", "Second"] && fixture.log == [])
        fixture.tap("Second")
        #expect(fixture.log == ["Second"] && fixture.overlay == nil)
        stage.advance(by: 0.6)
        #expect(!stage.window.subviews.contains { $0 is OverlayView })
    }

    @Test func menuIsBelowItsButtonAtWholePoints() throws {
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second"), fixture.action("Third")])
        fixture.open()
        let panel = try #require(fixture.overlay?.panels.first)
        #expect(panel.frame == CGRect(x: 20, y: 118, width: 250, height: 132))
    }

    @Test func menuGrowsFromItsButtonWithASpring() throws {
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        let panel = try #require(fixture.overlay?.panels.first)
        var scales: [Double] = []
        for _ in 0..<30 {
            scales.append(stage.trace(panel.layer, "transform.scale"))
            stage.advance(frames: 1)
        }
        #expect(abs(scales[0] - 0.2) < 0.01)
        // The spring overshoots a little and returns.
        #expect((scales.max() ?? 0) > 1.005 && (scales.max() ?? 2) < 1.08)
        stage.touchUp()
    }

    @Test func fingerThatSlidesToARowChoosesItWhenItIsLifted() throws {
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second"), fixture.action("Third")])
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.5)
        let second = try #require(fixture.row("Second"))
        stage.touchMove(to: stage.location(in: second))
        stage.advance(frames: 1)
        #expect(second.isHighlighted)
        #expect(stage.feedback.map(\.kind) == [.selection])
        stage.touchUp()
        #expect(fixture.log == ["Second"] && fixture.overlay == nil)
    }

    @Test func touchOutsideAndEscapeClose() {
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        fixture.open()
        stage.tap(at: CGPoint(x: 300, y: 600))
        #expect(fixture.overlay == nil && fixture.log == [])
        stage.advance(by: 0.5)
        fixture.open()
        #expect(fixture.titles == ["First"])
        stage.key("escape")
        #expect(fixture.overlay == nil && fixture.log == [])
    }

    @Test func menuClosesWhenItsButtonLeavesTheWindow() {
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        fixture.open()
        fixture.button.removeFromSuperview()
        #expect(fixture.overlay == nil && fixture.log == [])
    }

    @Test func attributesAndStatesHaveTheirEffect() throws {
        fixture.button.menu = UIMenu(children: [
            fixture.action("Off"), fixture.action("Disabled", attributes: .disabled), fixture.action("Hidden", attributes: .hidden),
            fixture.action("Delete", attributes: .destructive), fixture.action("On", state: .on),
        ])
        fixture.open()
        #expect(fixture.titles == ["Off", "Disabled", "Delete", "On"])
        fixture.tap("Disabled")
        #expect(fixture.log == [] && fixture.overlay != nil)
        let delete = try #require(fixture.row("Delete"))
        var colors: [UIColor?] = []
        delete.forEachInTree { if let label = $0 as? UILabel, label.text == "Delete" { colors.append(label.textColor) } }
        #expect(colors == [.systemRed])
        let on = try #require(fixture.row("On"))
        #expect(on.subviews.contains { $0 is MenuIcon })
        #expect(!delete.subviews.contains { $0 is MenuIcon })
    }

    @Test func keptMenuStaysOpenAndShowsTheNewState() throws {
        let action = UIAction(title: "Bold", attributes: .keepsMenuPresented) { $0.state = $0.state == .on ? .off : .on }
        fixture.button.menu = UIMenu(children: [action])
        fixture.open()
        fixture.tap("Bold")
        #expect(action.state == .on && fixture.overlay != nil)
        stage.advance(frames: 1)
        #expect(try #require(fixture.row("Bold")).subviews.contains { $0 is MenuIcon })
    }

    @Test func inlineGroupsAndHiddenElementsFormSections() {
        let inner = UIMenu(title: "Group", options: .displayInline, children: [fixture.action("b"), fixture.action("c")])
        let empty = UIMenu(options: .displayInline, children: [fixture.action("x", attributes: .hidden)])
        let hidden = UIMenu(title: "More", children: [empty, fixture.action("y", attributes: .hidden)])
        let outer = UIMenu(title: "Outer", children: [hidden])
        let menu = UIMenu(children: [fixture.action("a"), inner, empty, outer, fixture.action("d"), hidden])
        let sections = MenuSection.sections(of: menu)
        #expect(sections.map(\.items.count) == [1, 2, 1])
        #expect(sections.map(\.title) == ["", "Group", ""])
    }

    @Test func singleSelectionMovesTheMark() {
        let (one, two) = (fixture.action("One", state: .on), fixture.action("Two"))
        let menu = UIMenu(children: [UIMenu(options: [.displayInline, .singleSelection], children: [one, two]), fixture.action("Other")])
        fixture.button.menu = menu
        fixture.open()
        fixture.tap("Two")
        #expect(one.state == .off && two.state == .on)
        #expect(menu.selectedElements == [two])
    }

    @Test func singleSelectionInADeferredElementIsFound() {
        let (other, one, two) = (fixture.action("Other"), fixture.action("One", state: .on), fixture.action("Two"))
        let deferred = UIDeferredMenuElement { $0([UIMenu(options: [.displayInline, .singleSelection], children: [one, two])]) }
        let menu = UIMenu(children: [other, deferred])
        #expect(menu.selectionMenu(of: two) == nil, "the elements are not known")
        deferred.load {}
        #expect(menu.selectionMenu(of: two)?.children == [one, two] && menu.selectionMenu(of: other) == nil)
    }

    @Test func submenuOpensOverItsRowAndCloses() {
        let submenu = UIMenu(title: "More", children: [fixture.action("Inner")])
        fixture.button.menu = UIMenu(children: [fixture.action("First"), submenu])
        fixture.open()
        fixture.tap("More")
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["More", "Inner"] && fixture.overlay?.panels.count == 2)
        // The first row closes the submenu.
        fixture.tap("More")
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["First", "More"] && fixture.overlay?.panels.count == 1)
        fixture.tap("More")
        stage.advance(by: 0.6)
        fixture.tap("Inner")
        #expect(fixture.log == ["Inner"] && fixture.overlay == nil)
    }

    @Test func submenuOpensUnderAWaitingFinger() throws {
        fixture.button.menu = UIMenu(children: [UIMenu(title: "More", children: [fixture.action("Inner")])])
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.5)
        stage.touchMove(to: stage.location(in: try #require(fixture.row("More"))))
        stage.advance(by: 0.4)
        #expect(fixture.overlay?.panels.count == 1)
        stage.advance(by: 0.7)
        #expect(fixture.overlay?.panels.count == 2)
        stage.touchMove(to: stage.location(in: try #require(fixture.row("Inner"))))
        stage.touchUp()
        #expect(fixture.log == ["Inner"])
    }

    @Test func menuAboveItsButtonBeginsAtTheBottom() throws {
        let fixture = MenuFixture(at: CGRect(x: 235, y: 600, width: 120, height: 40))
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second")])
        fixture.open()
        #expect(fixture.titles == ["Second", "First"])
        let panel = try #require(fixture.overlay?.panels.first)
        #expect(panel.frame == CGRect(x: 355 - 250, y: 600 - 8 - 88, width: 250, height: 88))
        fixture.overlay?.cancel()
        fixture.stage.advance(by: 0.6)
        fixture.button.preferredMenuElementOrder = .fixed
        fixture.open()
        #expect(fixture.titles == ["First", "Second"])
    }

    @Test func replacedMenuAboveItsButtonAlsoBeginsAtTheBottom() {
        let fixture = MenuFixture(at: CGRect(x: 235, y: 600, width: 120, height: 40))
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second")])
        fixture.open()
        fixture.button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren($0.children + [fixture.action("Third")]) }
        #expect(fixture.titles == ["Third", "Second", "First"])
    }

    @Test func deferredElementsArriveLater() {
        var completions: [([UIMenuElement]) -> Void] = []
        let deferred = UIDeferredMenuElement.uncached { completions.append($0) }
        fixture.button.menu = UIMenu(children: [fixture.action("First"), deferred])
        fixture.open()
        #expect(fixture.titles == ["First", "Loading…"] && completions.count == 1)
        completions[0]([fixture.action("Late"), fixture.action("Later")])
        stage.advance(by: 0.5)
        #expect(fixture.titles == ["First", "Late", "Later"])
        fixture.tap("Late")
        #expect(fixture.log == ["Late"])
        stage.advance(by: 0.5)
        fixture.open()
        #expect(completions.count == 2)
    }

    @Test func deferredElementsAmongLoadedElementsAreRequested() {
        var completions: [([UIMenuElement]) -> Void] = []
        let inner = UIDeferredMenuElement.uncached { completions.append($0) }
        let outer = UIDeferredMenuElement { [fixture] in $0([fixture.action("Second"), inner]) }
        fixture.button.menu = UIMenu(children: [fixture.action("First"), outer])
        for count in 1...2 {
            fixture.open()
            #expect(fixture.titles == ["First", "Second", "Loading…"] && completions.count == count)
            completions.last?([fixture.action("Third")])
            stage.advance(by: 0.5)
            #expect(fixture.titles == ["First", "Second", "Third"] && completions.count == count)
            fixture.tap("Second")
            stage.advance(by: 0.6)
        }
    }

    @Test func popUpButtonShowsTheSelectedElement() {
        fixture.button.changesSelectionAsPrimaryAction = true
        fixture.button.menu = UIMenu(children: [fixture.action("Small"), fixture.action("Medium", state: .on), fixture.action("Large")])
        #expect(fixture.button.currentTitle == "Medium")
        fixture.open()
        fixture.tap("Large")
        #expect(fixture.button.currentTitle == "Large" && fixture.log == ["Large"])
        #expect(fixture.button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test func buttonWithAnActionOpensItsMenuByAPress() {
        fixture.button.showsMenuAsPrimaryAction = false
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        fixture.button.addAction(UIAction { _ in self.fixture.log.append("tapped") }, for: .touchUpInside)
        stage.tap(fixture.button)
        #expect(fixture.log == ["tapped"] && fixture.overlay == nil)
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.45)
        #expect(fixture.overlay == nil)
        stage.advance(by: 0.1)
        #expect(fixture.titles == ["First"])
        stage.touchUp()
        #expect(fixture.log == ["tapped"])
    }

    @Test func toggleButtonWithoutAMenuChangesItsSelection() {
        fixture.button.showsMenuAsPrimaryAction = false
        fixture.button.changesSelectionAsPrimaryAction = true
        stage.tap(fixture.button)
        #expect(fixture.button.isSelected)
        stage.tap(fixture.button)
        #expect(!fixture.button.isSelected)
    }

    /// While the menu opens only by a long press, a tap changes the selection of the button, and its title stays. When the menu becomes the
    /// primary action, the button becomes a pop-up button, whose title is that of the selected element.
    @Test func toggleButtonWithAMenuChangesItsSelection() {
        fixture.button.showsMenuAsPrimaryAction = false
        fixture.button.changesSelectionAsPrimaryAction = true
        fixture.button.setTitle("Sort", for: .normal)
        fixture.button.menu = UIMenu(children: [fixture.action("First"), fixture.action("Second", state: .on)])
        #expect(fixture.button.currentTitle == "Sort" && fixture.overlay == nil)
        stage.tap(fixture.button)
        #expect(fixture.button.isSelected && fixture.overlay == nil)
        fixture.button.showsMenuAsPrimaryAction = true
        #expect(fixture.button.currentTitle == "Second")
    }

    @Test func openingAMenuSendsMenuActionTriggeredOnce() {
        var events = 0
        fixture.button.addAction(UIAction { _ in events += 1 }, for: .menuActionTriggered)
        fixture.button.menu = UIMenu(children: [fixture.action("First")])
        fixture.open()
        #expect(events == 1)
        #expect(fixture.button.contextMenuInteraction?.menuAppearance == .compact)
        fixture.button.contextMenuInteraction?.updateVisibleMenu { $0.replacingChildren([self.fixture.action("New")]) }
        #expect(fixture.titles == ["New"])
        fixture.button.contextMenuInteraction?.dismissMenu()
        #expect(fixture.overlay == nil && fixture.button.contextMenuInteraction?.menuAppearance == .unknown)
    }

    /// The event of a press that ends before the menu opens would have no menu. A handler of the event may still set the menu.
    @Test func shortPressDoesNotSendMenuActionTriggered() {
        let button = fixture.button
        button.showsMenuAsPrimaryAction = false
        button.menu = UIMenu(children: [fixture.action("Old")])
        button.addAction(
            UIAction { [fixture] _ in
                fixture.log.append("menu")
                fixture.button.menu = UIMenu(children: [fixture.action("New")])
            }, for: .menuActionTriggered)
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.4)
        stage.touchUp()
        stage.advance(by: 0.6)
        #expect(fixture.log == [] && fixture.overlay == nil)
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.6)
        #expect(fixture.log == ["menu"] && fixture.titles == ["New"])
        stage.touchUp()
    }

    @Test func pressOnAControlWithAnEmptyMenuEndsAtOnce() throws {
        let button = fixture.button
        button.showsMenuAsPrimaryAction = false
        button.menu = UIMenu(children: [])
        let press = try #require(button.gestureRecognizers?.first { $0 is MenuPressGestureRecognizer })
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.4)
        #expect(press.state == .possible)
        stage.advance(by: 0.2)
        #expect(press.state == .cancelled && fixture.overlay == nil)
        stage.touchUp()
        button.menu = UIMenu(children: [fixture.action("First")])
        stage.touchDown(at: CGPoint(x: 60, y: 90))
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["First"])
        stage.touchUp()
    }

    /// Below the header of a submenu there is a gap, and below the last row is the edge of the panel, so both have no separator.
    @Test func onlyRowsBeforeOtherRowsHaveASeparator() {
        let submenu = UIMenu(title: "More", children: [fixture.action("Inner"), fixture.action("Last")])
        fixture.button.menu = UIMenu(children: [fixture.action("First"), submenu])
        fixture.open()
        fixture.tap("More")
        #expect(fixture.titles == ["More", "Inner", "Last"])
        #expect(fixture.overlay?.panels.last?.rows.map(\.separator.isHidden) == [true, false, true])
    }

    @Test func keyboardOpensTheMenuAndChooses() {
        fixture.button.menu = UIMenu(children: [
            fixture.action("First"), UIMenu(title: "More", children: [fixture.action("Inner")]), fixture.action("Last"),
        ])
        stage.key("tab")
        stage.key("space")
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["First", "More", "Last"])
        stage.key("down")
        stage.key("right")
        stage.advance(by: 0.6)
        #expect(fixture.overlay?.panels.count == 2)
        stage.key("left")
        stage.advance(by: 0.6)
        #expect(fixture.overlay?.panels.count == 1)
        stage.key("down")
        stage.key("down")
        stage.key("return")
        #expect(fixture.log == ["Last"] && fixture.overlay == nil)
    }

    @Test func barButtonShowsItsMenu() throws {
        let controller = UIViewController()
        let navigation = UINavigationController(rootViewController: controller)
        stage.window.rootViewController = navigation
        let item = UIBarButtonItem(title: "Sort", menu: UIMenu(children: [fixture.action("First"), fixture.action("Second")]))
        controller.navigationItem.rightBarButtonItem = item
        stage.advance(frames: 1)
        let button = try #require(item.viewInBar)
        let edge = button.convert(button.bounds, to: nil).maxX
        stage.tap(button)
        stage.advance(by: 0.6)
        #expect(fixture.titles == ["First", "Second"])
        let panel = try #require(fixture.overlay?.panels.first)
        // The right edges are aligned, but the menu keeps a distance of 8 points from the window's edge at 375.
        #expect(abs(panel.frame.maxX - min(edge, 367)) < 1, "\(panel.frame), \(edge)")
        fixture.tap("First")
        #expect(fixture.log == ["First"])
    }

    @Test func longMenuScrolls() throws {
        fixture.button.menu = UIMenu(children: (0..<30).map { fixture.action("Row \($0)") })
        fixture.open()
        let panel = try #require(fixture.overlay?.panels.first)
        #expect(panel.frame.maxY <= 667 - 8)
        stage.drag(from: CGPoint(x: 100, y: 500), to: CGPoint(x: 100, y: 200), duration: 0.2)
        stage.advance(by: 2)
        #expect(fixture.overlay != nil && fixture.log == [])
        #expect(try #require(fixture.row("Row 0")).convert(CGPoint.zero, to: nil).y < panel.frame.minY - 100)
    }
}
