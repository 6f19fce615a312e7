import DemoScenes
import FlipbookInspection
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
        // No messages are visible: those of the first version have faded, and so has the only message of the newer version.
        #expect(newer.lastMessage == "Reloaded")
        newer.advance(frames: 300)
        #expect(newer.playback?.take.frame == 131)
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
        #expect(other.isInGallery && other.windowChrome.gallery?.selectedMatch == 1 && other.lastMessage == "Reloaded")
    }

    // MARK: - Panels

    /// A view with a card that moves. The newer version has another view below the card, or the card is in that view.
    private final class CardController: UIViewController {
        enum Version { case first, withBackground, inBackground }

        var version = Version.first
        private(set) var card = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            var cardSuperview: UIView = view
            if version != .first {
                let background = UIView(frame: CGRect(x: 15, y: 25, width: 250, height: 330))
                view.addSubview(background)
                if version == .inBackground { cardSuperview = background }
            }
            card = UIView(frame: CGRect(x: 60, y: 90, width: 110, height: 70))
            cardSuperview.addSubview(card)
            UIView.animate(withDuration: 1.5, delay: 0.25) { self.card.center = CGPoint(x: 205, y: 310) }
        }
    }

    private func makeDesk(_ version: CardController.Version) -> Scene {
        Scene("desk", device: .phone(300, 400), tour: .none) {
            let controller = CardController()
            controller.version = version
            return controller
        }
    }

    private func card(in content: WindowContent) throws -> UIView {
        try #require((content.openStage?.window.rootViewController as? CardController)?.card)
    }

    @Test(arguments: [false, true]) func panelsAndTheChosenLayerAreRestored(movesCard: Bool) throws {
        let content = try makeContent([makeDesk(.first)])
        content.openScene(at: 0)
        content.advance(frames: 35)
        for command in [WindowCommand.timeline, .graph, .inspector, .trail, .onionSkin] { content.perform(command) }
        let number = try card(in: content).layer.serialNumber
        content.windowChrome.backStage.perform { content.inspector.view?.select(number) ?? () }
        content.removeInspectorFocus()
        let state = try JSONDecoder().decode(WindowState.self, from: JSONEncoder().encode(content.state))
        let newer = try makeContent([makeDesk(movesCard ? .inBackground : .withBackground)])
        newer.restore(state)
        #expect(newer.timelinePanel != nil && newer.graphPanel != nil && newer.isInspectorVisible && !newer.isInspectorFocused)
        #expect(newer.overlays.visible == [.trail, .onionSkin] && newer.lastMessage == "Reloaded")
        #expect(newer.displayedFrame == content.displayedFrame && newer.isInspecting)
        let newNumber = try card(in: newer).layer.serialNumber
        _ = image(newer)
        #expect(newNumber != number)
        #expect(newer.inspectedLayer == newNumber)
        #expect(newer.inspectorReport?.name == "card")
        for command in [WindowCommand.timeline, .inspector, .hideOverlays] { newer.perform(command) }
        #expect(newer.state.panels == nil)
    }

    @Test func explodedViewIsRestored() throws {
        let content = try makeContent([makeDesk(.first)])
        content.openScene(at: 0)
        content.advance(frames: 7)
        content.perform(.explodedView)
        let newer = try makeContent([makeDesk(.first)])
        newer.restore(content.state)
        #expect(newer.overlays.isExploded && newer.overlays.visible.isEmpty && newer.timelinePanel == nil && !newer.isInspectorVisible)
    }

    @Test func keyHintIsNotShownAgain() throws {
        var options = WindowContent.Options()
        options.showsKeyHint = true
        // The window is so narrow that there is no space for captions, which would name the key.
        func makeNarrowContent() throws -> WindowContent {
            try WindowContent([makeDesk(.first)], onlyScene: 0, size: CGSize(width: 360, height: 700), scale: 1, options)
        }
        let content = try makeNarrowContent()
        content.advance(frames: 40)
        let newer = try makeNarrowContent()
        #expect(newer.windowChrome.hud.isKeyHintVisible)
        newer.restore(content.state)
        #expect(!newer.windowChrome.hud.isKeyHintVisible)
        newer.openScene(at: 0)
        #expect(!newer.windowChrome.hud.isKeyHintVisible)
    }
}
