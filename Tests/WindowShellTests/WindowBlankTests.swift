import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The black screen.
@MainActor @Suite struct WindowBlankTests {
    private let content: WindowContent

    init() throws {
        let scenes = ["red-square", "animations"].compactMap { Scene.demo(named: $0) }
        content = try WindowContent(scenes, size: CGSize(width: 320, height: 240), scale: 1)
        content.openScene(at: 0)
        content.advance(frames: 45)
    }

    private func image() -> Bitmap {
        let collage = Collage(width: 320, height: 240, scale: 1)
        _ = content.paint(collage)
        return collage.image
    }

    private func press(_ name: String) throws { content.press(try #require(KeyStroke(named: name))) }

    @Test(arguments: ["b", "."]) func keyCoversEverythingAndPauses(_ key: Character) {
        let time = content.sceneTime
        content.type(key)
        content.advance(frames: 6)
        let half = image()
        content.advance(frames: 6)
        let black = image()
        #expect(content.isBlank && content.sceneTime == time)
        #expect(black.words.allSatisfy { $0 & 0xFF_FFFF == 0 } && half != black)
        #expect(content.framesUntilChange == nil, "the window sleeps")
    }

    @Test(arguments: ["pagedown", "pageup", "escape"]) func keyReturnsToTheSameScene(_ key: String) throws {
        let time = try #require(content.sceneTime)
        content.type("b")
        content.advance(frames: 30)
        try press(key)
        #expect(!content.isBlank && content.currentSceneName == "red-square")
        content.advance(frames: 12)
        #expect(abs((content.sceneTime ?? 0) - time - 0.2) < 1e-9, "the scene continues")
        #expect(!image().words.allSatisfy { $0 & 0xFF_FFFF == 0 })
    }

    @Test func pausedSceneStaysPaused() throws {
        content.type("p")
        content.type("b")
        content.advance(frames: 20)
        content.type("b")
        #expect(!content.isBlank && content.playback?.isPaused == true)
    }

    @Test func otherKeysAndClicksAreIgnored() throws {
        content.type("b")
        for key in "tsrn1" { content.type(key) }
        try press("down")
        content.pointerDown(at: CGPoint(x: 160, y: 120))
        #expect(content.isBlank && content.lastMessage == nil && content.openTake?.recordedInputs.isEmpty == true)
    }

    @Test func secondaryClicksAreIgnored() throws {
        let point = try #require(content.pointInWindow(of: CGPoint(x: 190, y: 330)))
        content.type("b")
        content.secondaryClick(at: point)
        #expect(content.isBlank && content.playback?.isPaused == true && content.openTake?.recordedInputs.isEmpty == true)
        content.type("b")
        content.secondaryClick(at: point)
        #expect(content.openTake?.recordedInputs.count == 1)
    }

    @Test func messageIsHiddenToo() {
        content.showMessage("A message")
        content.advance(frames: 20)
        content.type("b")
        content.advance(frames: 12)
        #expect(image().words.allSatisfy { $0 & 0xFF_FFFF == 0 })
    }

    @Test func questionBeforeQuittingIsVisible() {
        content.type("b")
        content.advance(frames: 30)
        content.type("q")
        content.advance(frames: 20)
        #expect(content.isBlank && !image().words.allSatisfy { $0 & 0xFF_FFFF == 0 })
        content.type("q")
        #expect(content.isQuitRequested)
    }
}
