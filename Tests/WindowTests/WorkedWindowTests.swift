import Foundation
import Testing

/// A real window that real clicks, holds, drags, wheels and keys work: by mouse alone, and by keys alone.
@Suite(
    .enabled(if: Desktop.missing.isEmpty, "no window is opened: \(Desktop.missing.joined(separator: ", ")) missing"),
    .enabled(if: Desktop.isQuick, "no window is opened: a debug build does not paint 60 frames a second"), .serialized)
@MainActor struct WorkedWindowTests {
    @Test func controlsByMouse() throws {
        let visit = try Visit("controls")
        defer { visit.close() }
        try visit.click(318, 551)  // the lamp
        try visit.click(316, 497)  // one more boat
        try visit.drag(CGPoint(x: 208, y: 446), CGPoint(x: 300, y: 446))  // the time
        try visit.hold(150, 110)  // the picture comes nearer and goes back
        try visit.click(187, 617)  // a postcard
        try visit.click(187, 630)  // not now
        try visit.wheel(180, 520, notches: 2)
    }

    @Test func controlsByKeys() throws {
        let visit = try Visit("controls")
        defer { visit.close() }
        for _ in 0..<2 { try visit.key("tab", as: "Tab") }
        // Through the search, and the place is written anew; of what was struck with Control another letter is the same key.
        for _ in 0..<2 { try visit.blindKey("tab", as: "Tab") }
        try visit.blindKey("control+a", as: "ctrl+a")
        try visit.type("Area")
        try visit.key("return", as: "Return")
        for _ in 0..<2 { try visit.key("tab", as: "Tab") }
        try visit.key("right", as: "Right")  // the time
        try visit.key("down", as: "Down")
        try visit.key("right", as: "Right")  // one more boat
        try visit.key("down", as: "Down")
        try visit.key("space", as: "space")  // the lamp
    }

    /// A finger that keys put down where nothing moves is let go when they are: time that stood still does not hold it longer.
    @Test func titleByKeys() throws {
        let visit = try Visit("packing-list")
        defer { visit.close() }
        try visit.key("tab", as: "Tab")
        for _ in 0..<2 { try visit.key("space", as: "space") }
    }

    @Test func listByMouse() throws {
        let visit = try Visit("list")
        defer { visit.close() }
        try visit.click(187, 300)  // a row opens
        try visit.wheel(187, 400, notches: 7)
        try visit.drag(CGPoint(x: 300, y: 420), CGPoint(x: 220, y: 420))  // and one is pulled aside
        try visit.click(340, 420)  // and deleted
        try visit.click(332, 48)  // all can be edited
    }

    @Test func listByKeys() throws {
        let visit = try Visit("list")
        defer { visit.close() }
        for _ in 0..<3 { try visit.key("tab", as: "Tab") }
        try visit.key("down", as: "Down")
        try visit.key("space", as: "space")
        try visit.key("shift+pagedown", as: "shift+Next")
        try visit.key("end", as: "End")
        try visit.key("up", as: "Up")
        try visit.key("shift+left", as: "shift+Left")
        try visit.key("right", as: "Right")
        try visit.key("space", as: "space")
        try visit.key("home", as: "Home")
    }

    /// Its window turns together with the phone.
    @Test func quizByKeysLyingAndUpright() throws {
        let visit = try Visit("quiz")
        defer { visit.close() }
        try visit.turn("o", wide: true)
        try visit.blindKey("tab", as: "Tab")
        try visit.key("space", as: "space")
        try visit.turn("ctrl+Left", wide: false)
    }
}
