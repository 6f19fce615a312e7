import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// Letters give no commands while a text field of the scene is edited. After Tab has left the field, they give commands again only after
/// Escape, Return or a touch, or when the fields are hidden.
@MainActor @Suite struct WindowTextEditingTests {
    private let content: WindowContent

    init() throws {
        let scene = try #require(Scene.demo(named: "login")).with(.none)
        content = try WindowContent([scene], onlyScene: 0, size: scene.size, scale: 0.5)
        content.advance(frames: 60)
    }

    private func press(_ names: String...) throws {
        for name in names {
            let stroke = try #require(KeyStroke(named: name))
            content.press(stroke)
            content.advance(frames: 1)
            content.release(stroke)
            content.advance(frames: 1)
        }
    }

    private func type(_ text: String) {
        for character in text {
            content.type(character)
            content.advance(frames: 1)
        }
    }

    /// Moves the focus through both fields to the control after them.
    private func leaveFields() throws {
        for _ in 0..<4 {
            try press("tab")
            if content.keyState.wasEditingText, !content.acceptsText { return }
        }
    }

    @Test func lettersGiveNoCommandsAfterTab() throws {
        try leaveFields()
        #expect(!content.acceptsText && content.keepsLetters)
        let frame = try #require(content.displayedFrame)
        type("swordfish?")
        #expect(content.lastMessage == nil && !content.windowChrome.hud.isHelpVisible)
        #expect(content.displayedFrame == frame + 10, "the scene was not restarted or paused")
    }

    @Test(arguments: ["escape", "return"]) func keyEndsEditing(_ key: String) throws {
        try leaveFields()
        try press(key)
        type("p")
        #expect(content.playback?.isPaused == true)
    }

    @Test func touchEndsEditing() throws {
        try leaveFields()
        content.pointerDown(at: CGPoint(x: 100, y: 600))
        content.advance(frames: 2)
        content.pointerUp()
        type("p")
        #expect(content.playback?.isPaused == true)
    }

    @Test func lettersGiveCommandsIfTheFieldsAreHidden() throws {
        try leaveFields()
        let stage = try #require(content.openStage)
        stage.perform { stage.windows.forEach { hideFields(in: $0) } }
        type("p")
        #expect(content.playback?.isPaused == true)
    }

    private func hideFields(in view: UIView) {
        if view is UITextField { view.isHidden = true }
        view.subviews.forEach(hideFields)
    }

    @Test func lettersAreTypedIntoTheField() throws {
        try press("tab")
        type("pq?")
        #expect((content.playback?.stage.windows).map { fieldTexts($0.first) } == ["pq?", ""])
    }

    private func fieldTexts(_ view: UIView?) -> [String] {
        guard let view else { return [] }
        return ((view as? UITextField)?.text).map { [$0] } ?? view.subviews.flatMap(fieldTexts)
    }
}
