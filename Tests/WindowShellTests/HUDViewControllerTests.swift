import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Stage
import Testing
import UIKit
import WindowShell

/// The HUD over a scene in a window of the scene's size.
@MainActor @Suite struct HUDViewControllerTests {
    private let content: WindowContent
    private let collage = Collage(width: 375, height: 667, scale: 1)

    init() throws {
        let scene = try #require(Scene.demo(named: "quiz"))
        content = try WindowContent([scene.with(.none)], onlyScene: 0, size: scene.size, scale: 1)
        content.advance(frames: 60)
    }

    /// Returns the window's pixels.
    private func windowImage() -> Bitmap {
        _ = content.paint(collage)
        return collage.image
    }

    /// Returns the range from the first to the last row in which two images differ.
    private func differingRows(_ a: Bitmap, _ b: Bitmap) -> ClosedRange<Int>? {
        let rows = (0..<a.height).filter { y in (0..<a.width).contains { a[$0, y] != b[$0, y] } }
        return rows.first.map { $0...rows[rows.count - 1] }
    }

    /// Slow motion is for close inspection, so its status must not cover content or controls. It is at the status bar.
    @Test func slowMotionStatusIsAtTheStatusBar() throws {
        let before = windowImage()
        content.perform(.slowMotion)
        content.advance(frames: 1)
        let changed = try #require(differingRows(before, windowImage()))
        #expect(changed.lowerBound >= 4 && changed.upperBound < 34 && changed.count >= 20, "\(changed)")
    }

    @Test func messageDoesNotCoverStatus() throws {
        content.perform(.pause)
        content.advance(frames: 1)
        let before = windowImage()
        content.perform(.touchIndicators)
        content.advance(frames: 30)
        let changed = try #require(differingRows(before, windowImage()))
        #expect(changed.lowerBound > 34 && changed.upperBound < 667 - 8 && changed.count >= 32, "\(changed)")
    }

    /// The longest usual status: slow motion with the frame statistics.
    @Test func statusFitsIntoTheWidthOfThePhone() throws {
        let before = windowImage()
        for _ in 0..<2 { content.perform(.slowMotion) }
        content.perform(.frameStatistics)
        for _ in 0..<20 { content.recordFrameTimes(FrameTimes(painting: 0.0123), frames: 1) }
        content.advance(frames: 1500)
        let after = windowImage()
        let changed = (0..<375).filter { x in (0..<667).contains { before[x, $0] != after[x, $0] } }
        let last = try #require(changed.last)
        #expect(changed.first == 4 && last > 300 && last < 371, "\(changed)")
    }
}
