import CoreGraphics
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit

@testable import WindowShell

/// The size of a window with a single scene, which grows for its panels.
@MainActor @Suite struct WindowGrowthTests {
    private let content: WindowContent
    private var page: ScenePageView { content.windowChrome.scenePage }

    private static func makeContent(
        size: CGSize = CGSize(width: 375, height: 667), largestSize: CGSize = CGSize(width: 1800, height: 1200)
    ) throws -> WindowContent {
        var options = WindowContent.Options()
        options.largestSize = largestSize
        let scene = Scene("desk", device: .phone(375, 667), tour: .none) { UIViewController() }
        return try WindowContent([scene], onlyScene: 0, size: size, scale: 1, options)
    }

    init() throws { content = try Self.makeContent() }

    /// Gives the window the size that it requests, as the window loop does.
    private func resize(_ content: WindowContent) throws {
        let size = try #require(content.requestedSize)
        content.requestedSize = nil
        content.resize(to: size, scale: 1)
        content.advance(frames: 60)
    }

    @Test func inspectorIsBesideTheSceneOfTheSameSize() throws {
        content.type("i")
        try resize(content)
        #expect(page.bounds.size == CGSize(width: 675, height: 667))
        #expect(page.sceneFrame == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(page.panel(at: .right)?.frame == CGRect(x: 375, y: 0, width: 300, height: 667))
    }

    @Test func allPanelsCanBeRead() throws {
        for key in ["i", "y", "3"] as [Character] {
            content.type(key)
            try resize(content)
        }
        let frames = [EdgePanels.Edge.left, .right, .bottom].compactMap { page.panel(at: $0)?.frame }
        try #require(frames.count == 3)
        #expect(frames[0].width >= 280 && frames[1].width >= 300 && frames[2].width >= 560 && frames[2].height >= 300)
        #expect(page.sceneFrame.size == CGSize(width: 375, height: 667))
        #expect(page.areaOfScene.width < 377 && page.areaOfScene.height < 669)
    }

    @Test func windowGetsItsSizeBackWhenTheLastPanelCloses() throws {
        content.type("y")
        try resize(content)
        let withTimeline = page.bounds.size
        content.type("i")
        try resize(content)
        content.type("i")
        try resize(content)
        #expect(page.bounds.size == withTimeline)
        content.type("y")
        try resize(content)
        #expect(page.bounds.size == CGSize(width: 375, height: 667))
        #expect(content.growth == nil)
    }

    @Test func windowIsNotLargerThanTheScreen() throws {
        let content = try Self.makeContent(largestSize: CGSize(width: 1000, height: 690))
        content.type("y")
        try resize(content)
        let size = content.windowChrome.scenePage.bounds.size
        #expect(size.height == 690 && size.width == 560)
        #expect(content.windowChrome.scenePage.sceneFrame.height > 400)
    }

    @Test func largeWindowKeepsItsSize() throws {
        let content = try Self.makeContent(size: CGSize(width: 1400, height: 667))
        content.type("i")
        #expect(content.requestedSize == nil)
        content.type("i")
        #expect(content.requestedSize == nil)
    }

    @Test func sizeThatTheUserHasChosenIsKept() throws {
        content.type("i")
        try resize(content)
        content.resize(to: CGSize(width: 720, height: 640), scale: 1)
        content.type("y")
        content.type("y")
        content.type("i")
        #expect(content.requestedSize == nil && content.growth == nil)
        // Without panels, this size is the new original size.
        content.type("i")
        #expect(content.growth?.original == CGSize(width: 720, height: 640))
    }

    @Test func windowThatIsSmallerThanAPanelBecomesHighEnough() throws {
        let content = try Self.makeContent(size: CGSize(width: 320, height: 480))
        content.type("i")
        try resize(content)
        #expect(content.windowChrome.scenePage.bounds.height == 560)
    }

    @Test func grownWindowTurnsWithTheScene() throws {
        content.type("i")
        try resize(content)
        #expect(content.rotateGrownWindow(isLandscape: true))
        #expect(content.growth?.original == CGSize(width: 667, height: 375))
        try resize(content)
        #expect(content.windowChrome.scenePage.bounds.height >= 560)
        #expect(content.rotateGrownWindow(isLandscape: true) && content.requestedSize == nil)
        content.type("i")
        try resize(content)
        #expect(content.windowChrome.scenePage.bounds.size == CGSize(width: 667, height: 375))
        #expect(!content.rotateGrownWindow(isLandscape: true))
    }

    @Test func fullScreenAndTheGalleryDoNotGrow() throws {
        content.settings.isFullscreen = true
        content.type("i")
        #expect(content.requestedSize == nil)

        var options = WindowContent.Options()
        options.largestSize = CGSize(width: 1800, height: 1200)
        let scene = Scene("desk", device: .phone(375, 667), tour: .none) { UIViewController() }
        let gallery = try WindowContent([scene], size: CGSize(width: 500, height: 600), scale: 1, options)
        gallery.press(try #require(KeyStroke(named: "return")))
        gallery.type("i")
        #expect(gallery.isInspectorVisible && gallery.requestedSize == nil)
    }

    /// In full screen the window keeps its size. It gets the size that its panels need when full screen ends.
    @Test func panelsThatChangeInFullScreenChangeTheSizeLater() throws {
        let (small, withInspector) = (CGSize(width: 375, height: 667), CGSize(width: 675, height: 667))
        for (before, after) in [(small, withInspector), (withInspector, small)] {
            content.settings.isFullscreen = true
            content.resize(to: CGSize(width: 1800, height: 1200), scale: 1)
            content.type("i")
            #expect(content.requestedSize == nil)
            content.settings.isFullscreen = false
            content.resize(to: before, scale: 1)
            try resize(content)
            #expect(page.bounds.size == after)
        }
        #expect(content.growth == nil)
    }

    @Test func newerVersionKeepsTheSizesOfTheWindow() throws {
        content.type("i")
        try resize(content)
        let data = try JSONEncoder().encode(content.state)
        let newer = try Self.makeContent(size: page.bounds.size)
        newer.restore(try JSONDecoder().decode(WindowState.self, from: data))
        #expect(newer.isInspectorVisible && newer.requestedSize == nil)
        newer.type("i")
        #expect(newer.requestedSize == CGSize(width: 375, height: 667))
    }
}
