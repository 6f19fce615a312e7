import Foundation
import Testing

/// Operates a real window with the mouse (clicks, holds, drags, the wheel) or with keys. Each test uses only one of the two.
@Suite(
    .enabled(
        if: VirtualDesktop.missingPrograms.isEmpty, "no window is opened: \(VirtualDesktop.missingPrograms.joined(separator: ", ")) missing"
    ),
    .enabled(if: VirtualDesktop.isEnabled, "no window is opened: a debug build does not paint 60 frames a second"), .serialized)
@MainActor struct WindowInteractionTests {
    @Test func controlsRespondToMouse() throws {
        let comparison = try WindowComparison("controls")
        defer { comparison.close() }
        try comparison.click(318, 551)  // the lamp switch
        try comparison.click(316, 497)  // one more boat
        try comparison.drag(CGPoint(x: 208, y: 446), CGPoint(x: 300, y: 446))  // the time slider
        try comparison.hold(150, 110)  // the image is enlarged and returns to its size
        try comparison.click(187, 617)  // the postcard button
        try comparison.click(187, 630)  // the "not now" button
        try comparison.scroll(180, 520, notches: 2)
    }

    @Test func controlsRespondToKeys() throws {
        let comparison = try WindowComparison("controls")
        defer { comparison.close() }
        for _ in 0..<2 { try comparison.key("tab", as: "Tab") }
        // Tab passes the search field and reaches the place field, whose text is replaced. "Area" is typed with the key that
        // Control+A used: it must not be treated as that shortcut again.
        for _ in 0..<2 { try comparison.keyWithoutComparing("tab", as: "Tab") }
        try comparison.keyWithoutComparing("control+a", as: "ctrl+a")
        try comparison.type("Area")
        try comparison.key("return", as: "Return")
        for _ in 0..<2 { try comparison.key("tab", as: "Tab") }
        try comparison.key("right", as: "Right")  // the time slider
        try comparison.key("down", as: "Down")
        try comparison.key("right", as: "Right")  // one more boat
        try comparison.key("down", as: "Down")
        try comparison.key("space", as: "space")  // the lamp switch
    }

    /// A touch that is started by a key ends when the key is released, even if nothing moves and the time of the stage is therefore
    /// stopped.
    @Test func titleRespondsToKeys() throws {
        let comparison = try WindowComparison("packing-list")
        defer { comparison.close() }
        try comparison.key("tab", as: "Tab")
        for _ in 0..<2 { try comparison.key("space", as: "space") }
    }

    @Test func listRespondsToMouse() throws {
        let comparison = try WindowComparison("list")
        defer { comparison.close() }
        try comparison.click(187, 300)  // opens a row
        try comparison.scroll(187, 400, notches: 7)
        try comparison.drag(CGPoint(x: 300, y: 420), CGPoint(x: 220, y: 420))  // swipes a row aside
        try comparison.click(340, 420)  // deletes the row
        try comparison.click(332, 48)  // starts editing
    }

    @Test func listRespondsToKeys() throws {
        let comparison = try WindowComparison("list")
        defer { comparison.close() }
        for _ in 0..<3 { try comparison.key("tab", as: "Tab") }
        try comparison.key("down", as: "Down")
        try comparison.key("space", as: "space")
        try comparison.key("shift+pagedown", as: "shift+Next")
        try comparison.key("end", as: "End")
        try comparison.key("up", as: "Up")
        try comparison.key("shift+left", as: "shift+Left")
        try comparison.key("right", as: "Right")
        try comparison.key("space", as: "space")
        try comparison.key("home", as: "Home")
    }

    /// The window rotates together with the phone.
    @Test func quizRespondsToKeysInBothOrientations() throws {
        let comparison = try WindowComparison("quiz")
        defer { comparison.close() }
        try comparison.rotate("o", isLandscape: true)
        try comparison.keyWithoutComparing("tab", as: "Tab")
        try comparison.key("space", as: "space")
        try comparison.rotate("ctrl+Left", isLandscape: false)
    }
}
