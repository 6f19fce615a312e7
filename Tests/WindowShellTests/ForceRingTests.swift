import CoreGraphics
import DemoScenes
import FlipbookPlayback
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// The ring that shows the force of a touch, which the mouse or a key performs.
@MainActor @Suite struct ForceRingTests {
    private func openControls(scale: CGFloat) throws -> WindowContent {
        let scene = try #require(Scene.demo(named: "controls"))
        let size = CGSize(width: scene.size.width * scale, height: scene.size.height * scale)
        let content = try WindowContent([scene.with(.none)], onlyScene: 0, size: size, scale: 1)
        content.advance(frames: 30)
        return content
    }

    /// Returns the number of pixels in the accent color in the upper part of the scene, where only the ring has this color.
    private func ringPixelCount(_ content: WindowContent, scale: CGFloat) -> Int {
        let collage = Collage(width: Int(375 * scale), height: Int(667 * scale), scale: 1)
        _ = content.paint(collage)
        let image = collage.image
        var count = 0
        for y in 0..<Int(260 * scale) {
            for x in 0..<image.width {
                let pixel = image[x, y]
                if pixel.red > 240, (95...120).contains(pixel.green), pixel.blue < 70 { count += 1 }
            }
        }
        return count
    }

    @Test(arguments: [1.0, 2.0]) func ringGrowsWhileMouseIsHeld(scale: Double) throws {
        let content = try openControls(scale: CGFloat(scale))
        let initialCount = ringPixelCount(content, scale: CGFloat(scale))
        content.pointerDown(at: CGPoint(x: 187 * scale, y: 120 * scale))
        content.advance(frames: 6)
        #expect(ringPixelCount(content, scale: CGFloat(scale)) == initialCount, "a short touch shows no ring")
        var counts = [initialCount]
        for _ in 0..<4 {
            content.advance(frames: 13)
            counts.append(ringPixelCount(content, scale: CGFloat(scale)))
        }
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
        #expect(Double(counts[4]) > 300 * scale * scale, "the ring is large enough to be seen from a distance")
        content.pointerUp()
        content.advance(frames: 1)
        #expect(ringPixelCount(content, scale: CGFloat(scale)) == initialCount)
    }

    @Test func wheelChangesRing() throws {
        let content = try openControls(scale: 1)
        let point = CGPoint(x: 187, y: 120)
        content.pointerDown(at: point)
        content.advance(frames: 36)
        let countBeforeWheel = ringPixelCount(content, scale: 1)
        content.wheelMoved(at: point, by: CGVector(dx: 0, dy: 120))
        content.advance(frames: 20)
        let countAfterWheel = ringPixelCount(content, scale: 1)
        #expect(countAfterWheel > 0 && countAfterWheel < countBeforeWheel, "the ring is smaller, and no longer grows")
        content.wheelMoved(at: point, by: CGVector(dx: 0, dy: -240))
        content.advance(frames: 1)
        #expect(ringPixelCount(content, scale: 1) > countBeforeWheel)
        content.pointerUp()
    }

    @Test func ringGrowsWhileSpaceIsHeld() throws {
        let content = try openControls(scale: 1)
        let (tab, space) = try (#require(KeyStroke(named: "tab")), #require(KeyStroke(named: "space")))
        content.press(tab)
        content.advance(frames: 1)
        content.release(tab)
        content.press(space)
        content.advance(frames: 30)
        let firstCount = ringPixelCount(content, scale: 1)
        content.advance(frames: 20)
        #expect(firstCount > 0 && ringPixelCount(content, scale: 1) > firstCount)
        content.release(space)
        content.advance(frames: 1)
        #expect(ringPixelCount(content, scale: 1) == 0)
    }
}
