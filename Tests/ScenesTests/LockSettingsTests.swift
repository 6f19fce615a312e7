import Stage
import Testing
import UIKit

@testable import Scenes

/// The settings: by a button, by a pull, caught on the way, given up, and taken again.
@MainActor @Suite struct LockSettingsTests {
    private func panelTop(_ t: LockFixture) -> Double { t.settings.map { t.shown($0.view, "transform.translation.y") } ?? .nan }

    /// The settings were on their way, were caught half-way and given up, and are going back.
    private func givenUp() -> LockFixture {
        let t = LockFixture()
        t.tapEdit()
        t.advance(0.5)
        t.down(CGPoint(x: 200, y: 400))
        t.move(by: -50)
        t.up()
        t.advance(0.1)
        return t
    }

    @Test func editBringsThemByNumbers() {
        let t = LockFixture()
        t.stage.makeCurrent()
        t.lock.presentSettings(interactively: false)
        guard let view = t.settings?.view else { return #expect(Bool(false), "nothing is presented") }
        // C-5: the lock screen is seen behind.
        #expect(view.backgroundColor == .clear)
        for step in 1...30 {
            let time = 0.025 * Double(step)
            t.advance(0.025)
            let whole = easeOut(time / 0.75)
            let moved = time < 0.1125 ? 0 : easeOut((time - 0.1125) / 0.6375)
            let faded = time < 0.375 ? 0 : easeOut((time - 0.375) / 0.375)
            #expect(abs(t.scale(view) - (1.33 - 0.33 * moved)) < 1e-4, "scale at \(time)")
            #expect(abs(panelTop(t) - (200 - 100 * moved)) < 1e-3, "place at \(time)")
            #expect(abs(t.alpha(view) - faded) < 1e-4, "alpha at \(time)")
            #expect(abs(t.blur - whole) < 1e-4 && abs(t.scale(t.lock.tableView) - (1 - 0.25 * whole)) < 1e-4, "blur at \(time)")
        }
        t.advance(0.05)
        #expect(t.settings?.tableView.isUserInteractionEnabled == true && t.transition.animator == nil)
        let panel = t.settings.map { t.place($0.tableView) }
        #expect(panel == CGRect(x: 10, y: 100, width: 355, height: 158))
        #expect(t.alpha(t.lock.tableView) == 0.33 || abs(t.alpha(t.lock.tableView) - 0.33) < 1e-6)
    }

    @Test func thePanelIsThatOfTheTutorial() throws {
        let t = LockFixture()
        t.tapEdit()
        t.advance(1)
        let panel = try #require(t.settings?.tableView)
        let cells = (0..<4).compactMap { panel.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells.map { $0.textLabel?.text } == ["Add Weather", "Add Stocks", "Add raywenderlich.com", "Cancel"])
        for (row, cell) in cells.enumerated() {
            #expect(cell.frame == CGRect(x: 0, y: 40 * row, width: 355, height: 40))
            #expect(cell.textLabel?.font == .systemFont(ofSize: 17) && cell.textLabel?.textColor == UIColor(white: 1, alpha: 0.9))
            #expect(cell.textLabel.map { $0.convert($0.bounds, to: panel).minX } == 15)
        }
        #expect(panel.layer.cornerRadius == 14 && !panel.isScrollEnabled && panel.separatorInset.left == 15)
        #expect(panel.backgroundColor == UIColor(white: 1, alpha: 0.302))
        // Keys lead to its rows, and nothing slides.
        for _ in 0..<4 {
            t.stage.key("tab")
            t.advance(0.4)
            #expect((0...2).contains(panel.contentOffset.y), "the panel is two points lower than its rows")
        }
    }

    /// C-8: the panel dissolves, and then the blur goes.
    @Test func choosingARowBringsEverythingBack() {
        let t = LockFixture()
        let before = t.picture
        for row in [3, 0] {
            t.tapEdit()
            t.advance(1)
            t.tap(CGPoint(x: 100, y: 120 + 40 * row - (row == 3 ? 10 : 0)))
            t.advance(0.2)
            #expect(t.blur == 1)
            t.advance(1)
            #expect(t.isAtRest)
            #expect(t.looksLike(before))
        }
    }

    @Test func aFingerCatchesThemOnTheWay() {
        let t = LockFixture()
        t.tapEdit()
        t.advance(0.4)
        t.down(CGPoint(x: 200, y: 400))
        let (top, blur) = (panelTop(t), t.blur)
        t.advance(0.5)
        #expect(panelTop(t) == top && t.blur == blur && blur > 0.5 && blur < 1)
        // Less than 40 points decide nothing.
        for way in [39, -78, 39] {
            t.move(by: CGFloat(way))
            t.advance(0.1)
            #expect(panelTop(t) == top)
        }
        t.up()
        t.advance(1)
        #expect(t.settings != nil && t.blur == 1 && panelTop(t) == 100)
    }

    @Test func upGivesThemUpAndDownBringsThem() {
        let t = LockFixture()
        let before = t.picture
        t.tapEdit()
        t.advance(0.4)
        t.down(CGPoint(x: 200, y: 400))
        t.move(by: -41)
        t.advance(0.1)
        #expect(t.blur < 0.9 && t.settings != nil)
        t.up()
        t.advance(1)
        #expect(t.isAtRest)
        #expect(t.looksLike(before))

        // And the button works as ever (C-7).
        t.tapEdit()
        t.advance(0.3)
        t.down(CGPoint(x: 20, y: 90))
        t.advance(0.2)
        t.move(by: 41)
        t.up()
        t.advance(1)
        #expect(t.settings != nil && t.blur == 1 && t.transition.animator == nil)
        #expect(t.settings?.tableView.isUserInteractionEnabled == true)
    }

    @Test func twoInterruptionsInARow() {
        let t = givenUp()
        // On its way back it is caught again, and brought after all.
        t.down(CGPoint(x: 200, y: 300))
        let blur = t.blur
        t.advance(0.3)
        #expect(t.blur == blur && blur < 1 && blur > 0)
        t.move(by: 60)
        t.up()
        t.advance(0.1)
        #expect(t.blur > blur)
        // And a third time, to give it up for good.
        t.down(CGPoint(x: 200, y: 300))
        t.move(by: -60)
        t.up()
        t.advance(1.2)
        #expect(t.isAtRest)
        t.tapEdit()
        t.advance(1)
        #expect(t.settings != nil && t.blur == 1)
    }

    @Test func broughtAfterAllTheyStayBlurred() {
        let t = givenUp()
        t.down(CGPoint(x: 200, y: 300))
        t.move(by: 60)
        t.up()
        t.advance(1)
        #expect(t.settings != nil && t.blur == 1 && t.lock.blurView.effect == UIBlurEffect(style: .dark))
        #expect(t.settings?.tableView.isUserInteractionEnabled == true)
    }

    /// From 30 points of offset on, over 90.
    @Test func thePullIsTheProgress() {
        let t = LockFixture()
        t.pull(to: 29.9)
        #expect(t.settings == nil)
        t.pull(to: 30.1)
        #expect(t.settings != nil && t.blur < 0.01)
        for offset in [52.5, 75, 100, 120, 140, 60] {
            t.pull(to: offset)
            t.advance(0.1)
            let part = min((offset - 30) / 90, 1)
            #expect(abs(t.blur - part) < 1e-4 && abs(t.scale(t.lock.tableView) - (1 - 0.25 * part)) < 1e-4, "at \(offset)")
            #expect(abs(t.alpha(t.settings?.view ?? UIView()) - max(part - 0.5, 0) / 0.5) < 1e-4, "at \(offset)")
        }
    }

    @Test(arguments: [(75.9, true), (74.1, false)]) func halfWayDecides(_ offset: Double, _ comes: Bool) {
        let t = LockFixture()
        t.pull(to: 90)
        t.pull(to: offset)
        t.up()
        t.advance(1.5)
        #expect((t.settings != nil) == comes && (t.blur == 1) == comes)
        #expect(t.lock.tableView.contentOffset.y == 0)
    }

    /// C-6: swung to and fro and given up, nothing is left.
    @Test func swingingLeavesNothingBehind() {
        let t = LockFixture()
        let before = t.picture
        for _ in 0..<2 {
            for offset in [60, 20, 110, 25, 40, 5, 50] { t.pull(to: Double(offset)) }
            t.up()
            t.advance(1.5)
            #expect(t.isAtRest)
            #expect(t.looksLike(before))
        }
    }

    /// C-7: whichever way they came or were given up before, both ways work.
    @Test func buttonAndPullTakeTurns() {
        let t = LockFixture()
        for _ in 0..<2 {
            t.tapEdit()
            t.advance(1)
            #expect(t.settings != nil && t.blur == 1)
            t.tap(CGPoint(x: 100, y: 240))
            t.advance(1.2)
            #expect(t.isAtRest)

            t.pull(to: 60)
            t.up()
            t.advance(1.5)
            #expect(t.isAtRest)

            t.pull(to: 110)
            t.up()
            t.advance(1.5)
            #expect(t.settings != nil && t.blur == 1)
            t.tap(CGPoint(x: 100, y: 240))
            t.advance(1.2)
            #expect(t.isAtRest)
        }
    }

    @Test func editDuringAPullIsNoSecondPresentation() {
        let t = LockFixture()
        t.pull(to: 70)
        let settings = t.settings
        t.stage.makeCurrent()
        #expect(!t.lock.presentSettings(interactively: false))
        #expect(t.settings === settings && t.transition.wantsInteractiveStart)
        // A second finger where the button is finds the settings in front, and does not take them out of the first one's hand.
        t.stage.touchDown(at: CGPoint(x: 187, y: 500), finger: 1)
        t.advance(0.1)
        t.stage.touchUp(finger: 1)
        t.pull(to: 100)
        #expect(abs(t.blur - 70 / 90) < 1e-4)
        t.up()
        t.advance(1.5)
        #expect(t.settings != nil && t.blur == 1)
    }

    /// Edit first, with one finger already on the table: the pull does not bring them a second time, nor move those that come.
    @Test func aPullDuringEditLeavesThemAlone() {
        let t = LockFixture()
        t.pull(to: 20)
        t.stage.makeCurrent()
        #expect(t.lock.presentSettings(interactively: false))
        t.advance(0.2)
        t.pull(to: 60)
        #expect(!t.lock.isPresentingSettings && t.blur > 0.3)
        t.up()
        t.advance(1.5)
        #expect(t.settings != nil && t.blur == 1)
    }
}
