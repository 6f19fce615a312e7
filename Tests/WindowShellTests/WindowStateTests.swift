import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// A newer version of a program continues where the earlier one was.
@MainActor @Suite struct WindowStateTests {
    private let scenes: [Scene]

    init() throws { scenes = try ["red-square", "animations"].map { try #require(Scene.demo(named: $0)) } }

    private func makeContent(_ scenes: [Scene]) throws -> WindowContent {
        try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 0.5)
    }

    private func image(_ content: WindowContent) -> Bitmap {
        let collage = Collage(width: 450, height: 350, scale: 0.5)
        _ = content.paint(collage)
        return collage.image
    }

    /// Opens the second scene, plays its tour, and pauses before the end of the tour.
    private func makePausedContent() throws -> WindowContent {
        let content = try makeContent(scenes)
        content.openScene(at: 1)
        content.playTour()
        content.selectNextSpeed()
        content.perform(.layoutOverlay)
        content.perform(.fullscreen)
        content.advance(frames: 130)
        content.perform(.pause)
        content.perform(.stepForward)
        content.advance(frames: 40)
        return content
    }

    @Test func newVersionShowsTheSameFrame() throws {
        let content = try makePausedContent()
        let state = try JSONDecoder().decode(WindowState.self, from: JSONEncoder().encode(content.state))
        let newer = try makeContent(scenes.reversed())
        newer.restore(state)
        #expect(newer.title == content.title && newer.playback?.take.frame == 131 && newer.slowness == 2)
        #expect(newer.playback?.showsLayout == true && newer.settings.isFullscreen)
        #expect(newer.playback?.isPaused == true && newer.state == content.state)
        // No messages are visible: those of the first version have faded, and the newer version shows none.
        #expect(image(newer).words == image(content).words)
        for each in [content, newer] {
            each.perform(.pause)
            each.advance(frames: 300)
        }
        #expect(newer.playback?.take.recordedInputs == content.playback?.take.recordedInputs, "the tour continues")
    }

    @Test func tourThatFailsIsRestoredUpToItsFailure() throws {
        let state = try makePausedContent().state
        let script = "wait 0.5\ntap \"a name that does not exist any more\"\nwait 9"
        let newer = try makeContent([scenes[0], scenes[1].with(.steps(script))])
        let unchanged = image(newer)
        newer.restore(state)
        #expect(newer.playback?.take.frame == 60 && newer.playback?.isPaused == true)
        #expect(image(newer).words != unchanged.words)
        #expect(newer.state == state, "the next version gets the same state, because it may play more of the tour")
        newer.perform(.pause)
        #expect(newer.state != state)
    }

    @Test func galleryStaysOpenIfTheSceneIsGone() throws {
        let state = try makePausedContent().state
        let newer = try makeContent([scenes[0]])
        newer.restore(state)
        #expect(newer.isInGallery && newer.playback == nil && newer.state == state)
        var inGallery = state
        (inGallery.isInGallery, inGallery.log) = (true, nil)
        let other = try makeContent(scenes)
        other.restore(inGallery)
        #expect(other.isInGallery && other.windowChrome.gallery?.selectedMatch == 1)
    }
}
