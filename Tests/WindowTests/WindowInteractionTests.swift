import Foundation
import Testing

/// Operates a real window with the mouse (clicks, holds, drags, the wheel) or with keys. Each test uses only one of the two.
@Suite(
    .enabled(
        if: VirtualDesktop.missingPrograms.isEmpty, "no window is opened: \(VirtualDesktop.missingPrograms.joined(separator: ", ")) missing"
    ),
    .enabled(if: VirtualDesktop.isEnabled, "no window is opened: a debug build does not paint 60 frames a second"), .serialized)
@MainActor struct WindowInteractionTests {
    @Test func controlsRespondToMouse() async throws {
        let comparison = try await WindowComparison("controls")
        defer { comparison.close() }
        try await comparison.click(318, 551)  // the lamp switch
        try await comparison.click(316, 497)  // one more boat
        try await comparison.drag(CGPoint(x: 208, y: 446), CGPoint(x: 300, y: 446))  // the time slider
        try await comparison.scroll(180, 520, notches: 2)
        try await comparison.scroll(180, 520, notches: -2)
        try await comparison.hold(150, 110)  // the image is enlarged and returns to its size
        try await comparison.click(187, 617)  // the postcard button
        // The "not now" button comes last: the end of the dismissal is outside the screen, and no screenshot shows when it is over.
        try await comparison.click(187, 630)
    }

    @Test func controlsRespondToKeys() async throws {
        let comparison = try await WindowComparison("controls")
        defer { comparison.close() }
        for _ in 0..<2 { try await comparison.key("tab", as: "Tab") }
        // Tab passes the search field and reaches the place field, whose text is replaced. "Area" is typed with the key that
        // Control+A used: it must not be treated as that shortcut again.
        for _ in 0..<2 { try await comparison.keyWithoutComparing("tab", as: "Tab") }
        try await comparison.keyWithoutComparing("control+a", as: "ctrl+a")
        try await comparison.type("Area")
        try await comparison.key("return", as: "Return")
        for _ in 0..<2 { try await comparison.key("tab", as: "Tab") }
        try await comparison.key("right", as: "Right")  // the time slider
        try await comparison.key("down", as: "Down")
        try await comparison.key("right", as: "Right")  // one more boat
        try await comparison.key("down", as: "Down")
        try await comparison.key("space", as: "space")  // the lamp switch
    }

    /// A key that starts a touch also ends it when it is released, even if nothing moves and the time of the stage is therefore stopped.
    @Test func titleRespondsToKeys() async throws {
        let comparison = try await WindowComparison("packing-list")
        defer { comparison.close() }
        try await comparison.key("tab", as: "Tab")
        for _ in 0..<2 { try await comparison.key("space", as: "space") }
    }

    @Test func listRespondsToMouse() async throws {
        let comparison = try await WindowComparison("list")
        defer { comparison.close() }
        try await comparison.click(187, 300)  // opens a row
        try await comparison.scroll(187, 400, notches: 7)
        try await comparison.drag(CGPoint(x: 300, y: 420), CGPoint(x: 220, y: 420))  // swipes a row aside
        try await comparison.click(340, 420)  // deletes the row
        try await comparison.click(332, 48)  // starts editing
    }

    @Test func listRespondsToKeys() async throws {
        let comparison = try await WindowComparison("list")
        defer { comparison.close() }
        for _ in 0..<3 { try await comparison.key("tab", as: "Tab") }
        try await comparison.key("down", as: "Down")
        try await comparison.key("space", as: "space")
        try await comparison.key("shift+pagedown", as: "shift+Next")
        try await comparison.key("end", as: "End")
        try await comparison.key("up", as: "Up")
        try await comparison.key("shift+left", as: "shift+Left")
        try await comparison.key("right", as: "Right")
        try await comparison.key("space", as: "space")
        try await comparison.key("home", as: "Home")
    }

    /// The window rotates together with the phone.
    @Test func quizRespondsToKeysInBothOrientations() async throws {
        let comparison = try await WindowComparison("quiz")
        defer { comparison.close() }
        try await comparison.rotate("o", isLandscape: true)
        try await comparison.keyWithoutComparing("tab", as: "Tab")
        try await comparison.key("space", as: "space")
        try await comparison.rotate("ctrl+Left", isLandscape: false)
    }
}
