import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The window's own views fade instead of moving if the user prefers less motion.
@MainActor @Suite struct ReducedMotionTests {
    private func makeContent(reducesMotion: Bool) throws -> WindowContent {
        var settings = DeviceSettings.standard
        settings.reducesMotion = reducesMotion
        let scenes = ["desk", "shelf", "chair"].map { name in
            Scene(name, device: .phone(300, 400), tour: .custom { try Script("wait 1", file: "a.script") }) { UIViewController() }
                .with(settings)
        }
        let content = try WindowContent(scenes, size: CGSize(width: 900, height: 700), scale: 1)
        content.advance(frames: 5)
        return content
    }

    private func press(_ name: String, in content: WindowContent) throws { content.press(try #require(KeyStroke(named: name))) }

    /// Returns the distinct frames of the open scene in the window, in some frames after the call of `change`.
    private func sceneFrames(_ content: WindowContent, after change: () throws -> Void) throws -> Set<[CGFloat]> {
        try change()
        var frames: Set<[CGFloat]> = []
        for _ in 0..<20 {
            content.advance(frames: 1)
            let stage = try #require(content.playback?.stage)
            let frame = content.windowChrome.inset(for: stage).frame
            frames.insert([frame.minX, frame.minY, frame.width, frame.height])
        }
        return frames
    }

    @Test(arguments: [false, true]) func sceneMovesOnlyWithoutReducedMotion(reducesMotion: Bool) throws {
        let content = try makeContent(reducesMotion: reducesMotion)
        let opened = try sceneFrames(content) { try press("return", in: content) }
        let withPanel = try sceneFrames(content) { content.perform(.inspector) }
        if reducesMotion {
            #expect(opened.count == 1 && withPanel.count == 1 && opened != withPanel)
        } else {
            #expect(opened.count > 10)
        }
    }

    @Test(arguments: [false, true]) func cardsMoveOnlyWithoutReducedMotion(reducesMotion: Bool) throws {
        let content = try makeContent(reducesMotion: reducesMotion)
        let card = try #require(content.windowChrome.gallery?.cards[2])
        let start = card.layer.presentation()?.position
        content.type("c")
        content.advance(frames: 1)
        let next = card.layer.presentation()?.position
        content.advance(frames: 60)
        let end = card.layer.presentation()?.position
        #expect(start != end && (next == end) == reducesMotion)
    }

    @Test(arguments: [false, true]) func magnificationIsAnimatedOnlyWithoutReducedMotion(reducesMotion: Bool) throws {
        let content = try makeContent(reducesMotion: reducesMotion)
        try press("return", in: content)
        content.advance(frames: 60)
        content.perform(.zoom)
        try press("return", in: content)
        content.advance(frames: 1)
        #expect(content.presenter.zoom.isMoving == !reducesMotion)
    }

    @Test(arguments: [false, true]) func layersMoveApartOnlyWithoutReducedMotion(reducesMotion: Bool) throws {
        let content = try makeContent(reducesMotion: reducesMotion)
        try press("return", in: content)
        content.advance(frames: 60)
        content.perform(.explodedView)
        content.advance(frames: 1)
        #expect(content.overlays.isMoving == !reducesMotion)
    }

    @Test func cardDoesNotPlayItsTourWithReducedMotion() throws {
        let content = try makeContent(reducesMotion: true)
        try press("right", in: content)
        content.advance(frames: 120)
        #expect(content.thumbnailPlayer.item == nil)
    }

    /// The key Z changes the open scene, and the views around it follow.
    @Test func keyReducesTheMotionOfTheWindowToo() throws {
        let content = try makeContent(reducesMotion: false)
        try press("return", in: content)
        content.advance(frames: 60)
        content.type("z")
        content.advance(frames: 2)
        #expect(content.windowChrome.reducesMotion && content.playback?.stage.reducesMotion == true)
        #expect(try sceneFrames(content) { content.perform(.inspector) }.count == 1)
        content.type("z")
        content.advance(frames: 2)
        #expect(!content.windowChrome.reducesMotion)
    }

    /// The setting of the desktop applies to the open scene as an input, and to the next ones.
    @Test func desktopReducesTheMotionOfScenes() throws {
        let content = try makeContent(reducesMotion: false)
        try press("return", in: content)
        content.advance(frames: 60)
        content.reduceMotionAsOnDesktop()
        content.advance(frames: 2)
        #expect(content.playback?.stage.reducesMotion == true)
        #expect(content.playback?.take.inputsWithSettings.contains { $0.input == .setting(.reducesMotion(true)) } == true)
        content.perform(.next)
        content.advance(frames: 2)
        #expect(content.playback?.stage.reducesMotion == true && content.windowChrome.reducesMotion)
    }
}
