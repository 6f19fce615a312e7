import CoreGraphics
import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Keyboard control of the lock screen.
@MainActor @Suite struct LockKeysTests {
    /// The blur view can be focused, no matter which part of it the menu covers.
    @Test func keysCloseEveryMenu() throws {
        let fixture = LockFixture()
        try fixture.tapShowMore()
        fixture.advance(2)
        for index in 0..<8 {
            try fixture.press(fixture.iconCell(index).icon, force: 0.5)
            fixture.changeForce(to: 1)
            fixture.touchUp()
            fixture.advance(0.5)
            for _ in 0..<4 where !fixture.lock.blurView.isFocused { fixture.stage.key("tab") }
            #expect(fixture.lock.blurView.isFocused, "menu \(index)")
            fixture.stage.key("space")
            fixture.advance(0.6)
            #expect(fixture.isInInitialState && !fixture.lock.blurView.isFocused, "menu \(index)")
        }
    }

    /// The force increases while Space is held. The up and down keys then change it from its current value.
    @Test func arrowKeysChangeForce() throws {
        let fixture = LockFixture()
        for _ in 0..<8 where try !fixture.iconCell(0).isFocused && !fixture.iconCell(0).icon.isFocused { fixture.stage.key("tab") }
        fixture.advance(1)
        let space = try #require(KeyStroke(named: "space"))
        fixture.stage.keyboard.keyDown(space)
        fixture.advance(0.6)
        let begin = fixture.blurProgress
        #expect(begin > 0.4 && begin < 0.6)
        for (key, force) in [("down", -0.08), ("down", -0.16), ("up", -0.08), ("up", 0), ("up", 0.08)] {
            fixture.stage.key(key)
            fixture.advance(0.3)
            #expect(abs(fixture.blurProgress - begin - force) < 0.02, "\(key): \(fixture.blurProgress)")
        }
        let heldBlur = fixture.blurProgress
        fixture.advance(1)
        #expect(fixture.blurProgress == heldBlur, "the force no longer increases by itself")
        fixture.stage.keyboard.keyUp(space)
        fixture.advance(1)
        #expect(fixture.isInInitialState && fixture.lock.previewView == nil)
        fixture.stage.keyboard.keyDown(space)
        fixture.advance(0.6)
        for _ in 0..<8 { fixture.stage.key("up") }
        fixture.stage.keyboard.keyUp(space)
        fixture.advance(0.5)
        #expect(fixture.lock.blurView.isUserInteractionEnabled && fixture.blurProgress == 1, "the force has opened the menu")
    }

    private func focusEditRow(_ fixture: LockFixture) throws {
        for _ in 0..<5 where try !fixture.cell(1).isFocused { try fixture.stage.key(fixture.cell(0).isFocused ? "down" : "tab") }
        // The focus has passed the search bar, which began and ended a search.
        fixture.advance(1)
        #expect(try fixture.cell(1).isFocused)
    }

    /// Holds a key for a number of seconds.
    private func holdKey(_ name: String, for seconds: Double, _ fixture: LockFixture) throws {
        let stroke = try #require(KeyStroke(named: name))
        fixture.stage.keyboard.keyDown(stroke)
        fixture.advance(seconds)
        fixture.stage.keyboard.keyUp(stroke)
    }

    @Test func keysPresentAndDismissSettings() throws {
        let fixture = LockFixture()
        try focusEditRow(fixture)
        fixture.stage.key("space")
        fixture.advance(0.5)
        #expect(try fixture.cell(1).isFocused, "the focus is unchanged during the presentation")
        fixture.advance(0.5)
        let rows = (0..<4).map { fixture.settings?.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(rows[0]?.isFocused == true)
        for _ in 0..<3 { fixture.stage.key("down") }
        fixture.advance(0.3)
        #expect(
            rows[3]?.isFocused == true && fixture.settings?.tableView.contentOffset.y == 0,
            "the panel does not scroll, although its last row is clipped")
        fixture.stage.key("space")
        fixture.advance(2)
        #expect(try fixture.isInInitialState && fixture.cell(1).isFocused)
        // If a touch is used after the keys, the focus is not restored when the settings are dismissed.
        fixture.stage.key("space")
        fixture.advance(0.3)
        fixture.tap(CGPoint(x: 187, y: 560))
        fixture.advance(1)
        #expect(fixture.settings != nil)
        fixture.tap(CGPoint(x: 100, y: 240))
        fixture.advance(2)
        #expect(try fixture.isInInitialState && !fixture.cell(1).isFocused)
    }

    @Test(arguments: [("shift+up", false), ("shift+down", true)]) func shiftArrowsInterruptSettings(_ key: String, _ isPresented: Bool)
        throws
    {
        let fixture = LockFixture()
        try focusEditRow(fixture)
        fixture.stage.key("space")
        fixture.advance(0.3)
        try holdKey(key, for: 0.4, fixture)
        fixture.advance(1.5)
        #expect((fixture.settings != nil) == isPresented)
        if !isPresented { #expect(fixture.isInInitialState) }
    }

    /// A held key pulls the table by 6 points per frame, against the resistance of the rubber band. A short press does not pull far enough.
    @Test(arguments: [(0.05, false), (0.3, true)]) func heldKeyPullsSettings(_ seconds: Double, _ isPresented: Bool) throws {
        let fixture = LockFixture()
        try focusEditRow(fixture)
        try holdKey("shift+down", for: seconds, fixture)
        fixture.advance(1.5)
        #expect((fixture.settings != nil) == isPresented)
        if !isPresented { #expect(fixture.isInInitialState) }
    }
}
