import CoreGraphics
import Stage
import Testing
import UIKit

@testable import Scenes

/// The lock screen by keys alone.
@MainActor @Suite struct LockKeysTests {
    /// Keys find the blur, whatever the menu covers of it.
    @Test func theyCloseEveryMenu() throws {
        let t = LockFixture()
        t.tapShowMore()
        t.advance(2)
        for index in 0..<8 {
            t.press(t.app(index).icon, force: 0.5)
            t.press(harder: 1)
            t.up()
            t.advance(0.5)
            for _ in 0..<4 where !t.lock.blurView.isFocused { t.stage.key("tab") }
            #expect(t.lock.blurView.isFocused, "menu \(index)")
            t.stage.key("space")
            t.advance(0.6)
            #expect(t.isAtRest && !t.lock.blurView.isFocused, "menu \(index)")
        }
    }

    /// Held Space presses on by itself; arrows take over from where it is.
    @Test func theyPressHarderAndLess() throws {
        let t = LockFixture()
        for _ in 0..<8 where !t.app(0).isFocused && !t.app(0).icon.isFocused { t.stage.key("tab") }
        t.advance(1)
        let space = try #require(KeyStroke(named: "space"))
        t.stage.keyboard.down(space)
        t.advance(0.6)
        let begin = t.blur
        #expect(begin > 0.4 && begin < 0.6)
        for (key, force) in [("down", -0.08), ("down", -0.16), ("up", -0.08), ("up", 0), ("up", 0.08)] {
            t.stage.key(key)
            t.advance(0.3)
            #expect(abs(t.blur - begin - force) < 0.02, "\(key): \(t.blur)")
        }
        let held = t.blur
        t.advance(1)
        #expect(t.blur == held, "it does not press on by itself any more")
        t.stage.keyboard.up(space)
        t.advance(1)
        #expect(t.isAtRest && t.lock.previewView == nil)
        t.stage.keyboard.down(space)
        t.advance(0.6)
        for _ in 0..<8 { t.stage.key("up") }
        t.stage.keyboard.up(space)
        t.advance(0.5)
        #expect(t.lock.blurView.isUserInteractionEnabled && t.blur == 1, "all the way to the menu")
    }

    private func leadToEdit(_ t: LockFixture) {
        for _ in 0..<5 where !t.cell(1).isFocused { t.stage.key(t.cell(0).isFocused ? "down" : "tab") }
        // The search was on the way.
        t.advance(1)
        #expect(t.cell(1).isFocused)
    }

    /// Held, or let go at once.
    private func hold(_ name: String, for seconds: Double, _ t: LockFixture) throws {
        let stroke = try #require(KeyStroke(named: name))
        t.stage.keyboard.down(stroke)
        t.advance(seconds)
        t.stage.keyboard.up(stroke)
    }

    @Test func theyGoIntoTheSettingsAndBack() {
        let t = LockFixture()
        leadToEdit(t)
        t.stage.key("space")
        t.advance(0.5)
        #expect(t.cell(1).isFocused, "on the way they are where they were")
        t.advance(0.5)
        let rows = (0..<4).map { t.settings?.tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(rows[0]?.isFocused == true)
        for _ in 0..<3 { t.stage.key("down") }
        t.advance(0.3)
        #expect(rows[3]?.isFocused == true && t.settings?.tableView.contentOffset.y == 0, "the last row is cut, and cannot be scrolled")
        t.stage.key("space")
        t.advance(2)
        #expect(t.isAtRest && t.cell(1).isFocused)
        // A finger that has come meanwhile is left alone.
        t.stage.key("space")
        t.advance(0.3)
        t.tap(CGPoint(x: 187, y: 560))
        t.advance(1)
        #expect(t.settings != nil)
        t.tap(CGPoint(x: 100, y: 240))
        t.advance(2)
        #expect(t.isAtRest && !t.cell(1).isFocused)
    }

    @Test(arguments: [("shift+up", false), ("shift+down", true)]) func theyCatchTheSettings(_ key: String, _ comes: Bool) throws {
        let t = LockFixture()
        leadToEdit(t)
        t.stage.key("space")
        t.advance(0.3)
        try hold(key, for: 0.4, t)
        t.advance(1.5)
        #expect((t.settings != nil) == comes)
        if !comes { #expect(t.isAtRest) }
    }

    /// Six points a frame, against the band; let go at once, it is not far enough.
    @Test(arguments: [(0.05, false), (0.3, true)]) func theyPull(_ seconds: Double, _ comes: Bool) throws {
        let t = LockFixture()
        leadToEdit(t)
        try hold("shift+down", for: seconds, t)
        t.advance(1.5)
        #expect((t.settings != nil) == comes)
        if !comes { #expect(t.isAtRest) }
    }
}
