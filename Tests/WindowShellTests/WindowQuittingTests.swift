import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// No key ends a presentation by accident.
@MainActor @Suite struct WindowQuittingTests {
    private func gallery() throws -> WindowContent {
        let scenes = ["red-square", "quiz", "animations"].compactMap { Scene.demo(named: $0) }
        return try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 0.5)
    }

    private func singleScene() throws -> WindowContent {
        let scene = Scene("desk", device: .phone(300, 400), tour: .none) { UIViewController() }
        let content = try WindowContent([scene], onlyScene: 0, size: CGSize(width: 300, height: 400), scale: 1)
        content.advance(frames: 2)
        return content
    }

    private func press(_ name: String, in content: WindowContent) throws {
        let stroke = try #require(KeyStroke(named: name))
        content.press(stroke)
        content.advance(frames: 1)
        content.release(stroke)
    }

    @Test func secondQQuitsWithinThreeSeconds() throws {
        let content = try singleScene()
        content.type("q")
        #expect(!content.isQuitRequested && content.lastMessage == "Press Q again to quit")
        content.advance(frames: 180)
        content.type("q")
        #expect(content.isQuitRequested)
    }

    @Test func secondQAfterThreeSecondsRepeatsTheQuestion() throws {
        let content = try singleScene()
        content.type("q")
        content.advance(frames: 181)
        content.type("q")
        #expect(!content.isQuitRequested)
        content.advance(frames: 20)
        content.type("q")
        #expect(content.isQuitRequested)
    }

    @Test func anotherCommandCancelsTheRequest() throws {
        let content = try singleScene()
        for key in "qpq" { content.type(key) }
        #expect(!content.isQuitRequested)
    }

    @Test func shiftQQuitsAtOnce() throws {
        let content = try singleScene()
        content.type("Q")
        #expect(content.isQuitRequested)
        let other = try singleScene()
        other.keyState.hasCapsLock = true
        other.type("Q")
        #expect(!other.isQuitRequested, "with Caps Lock it is the key Q")
        other.type("q")
        #expect(other.isQuitRequested, "with Caps Lock and Shift it is Shift+Q")
    }

    /// While a key is held, only steps to another frame are repeated. Other commands are performed once.
    @Test func heldKeyGivesItsCommandOnce() throws {
        let content = try singleScene()
        content.type("q")
        content.keyState.isRepetition = true
        for _ in 0..<5 { content.type("q") }
        #expect(!content.isQuitRequested)
        content.advance(frames: 7)
        content.playback?.isPaused = true
        for _ in 0..<3 { content.type("<") }
        #expect(content.displayedFrame == 6)
    }

    @Test func escapeDoesNotCloseASingleScene() throws {
        let content = try singleScene()
        try press("escape", in: content)
        #expect(!content.isQuitRequested && content.lastMessage == "Press Q twice to quit")
    }

    @Test func escapeClosesWhatIsInFrontFirst() throws {
        let content = try gallery()
        try press("return", in: content)
        content.type("1")
        content.type("?")
        try press("escape", in: content)
        #expect(!content.windowChrome.hud.isHelpVisible && !content.overlays.visible.isEmpty)
        try press("escape", in: content)
        #expect(content.overlays.visible.isEmpty && content.currentSceneName == "red-square")
        try press("escape", in: content)
        #expect(content.currentSceneName == nil)
    }

    @Test func lettersInTheGalleryAreTheSearchText() throws {
        let content = try gallery()
        try press("f5", in: content)
        content.advance(frames: 40)
        #expect(content.isInDemo && content.currentSceneName == "red-square")
        try press("escape", in: content)
        #expect(!content.isInDemo && content.currentSceneName == nil)
        for key in "quizq" {
            content.type(key)
            content.advance(frames: 1)
        }
        #expect(!content.isQuitRequested && content.windowChrome.gallery?.query == "quizq")
    }

    @Test func escapeReturnsToTheSceneOfTheDemo() throws {
        let content = try gallery()
        content.openScene(at: 1)
        #expect(content.currentSceneName == "quiz")
        try press("f5", in: content)
        for _ in 0..<6000 where content.currentSceneName == "quiz" { content.advance(frames: 1) }
        #expect(content.currentSceneName == "animations" && content.isInDemo)
        try press("escape", in: content)
        #expect(!content.isInDemo && content.currentSceneName == "quiz" && content.isScriptFinished)
    }

    @Test func escapeEndsATour() throws {
        let content = try gallery()
        content.openScene(at: 0)
        content.type("g")
        content.advance(frames: 10)
        #expect(!content.isScriptFinished)
        try press("escape", in: content)
        #expect(content.isScriptFinished && content.currentSceneName == "red-square")
    }
}
