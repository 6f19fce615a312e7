import CoreGraphics
import DemoScenes
import Foundation
import Stage
import Testing
import UIKit
import WindowShell

/// The ring that shows the force of a touch: around a finger, or at the point where a key presses.
@MainActor @Suite struct ForceRingTests {
    private func openControls(scale: CGFloat) throws -> Presentation {
        let scene = try #require(Scene.named("controls"))
        let size = CGSize(width: scene.size.width * scale, height: scene.size.height * scale)
        let presentation = try Presentation([SceneDescription(scene)], onlyScene: 0, size: size, scale: 1)
        presentation.advance(frames: 30)
        return presentation
    }

    /// Returns the number of pixels in the accent color, which only the ring has here.
    private func ringPixelCount(_ presentation: Presentation, scale: CGFloat) -> Int {
        let collage = Collage(width: Int(375 * scale), height: Int(667 * scale), scale: 1)
        _ = presentation.paint(collage)
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
        let presentation = try openControls(scale: CGFloat(scale))
        let initialCount = ringPixelCount(presentation, scale: CGFloat(scale))
        presentation.pointerDown(at: CGPoint(x: 187 * scale, y: 120 * scale))
        presentation.advance(frames: 6)
        #expect(ringPixelCount(presentation, scale: CGFloat(scale)) == initialCount, "a touch is no press yet")
        var counts = [initialCount]
        for _ in 0..<4 {
            presentation.advance(frames: 13)
            counts.append(ringPixelCount(presentation, scale: CGFloat(scale)))
        }
        #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 < $1 }, "\(counts)")
        #expect(Double(counts[4]) > 300 * scale * scale, "and can be seen from the last row")
        presentation.pointerUp()
        presentation.advance(frames: 1)
        #expect(ringPixelCount(presentation, scale: CGFloat(scale)) == initialCount)
    }

    @Test func wheelChangesRing() throws {
        let presentation = try openControls(scale: 1)
        let point = CGPoint(x: 187, y: 120)
        presentation.pointerDown(at: point)
        presentation.advance(frames: 36)
        let countBeforeWheel = ringPixelCount(presentation, scale: 1)
        presentation.wheelMoved(at: point, by: CGVector(dx: 0, dy: 120))
        presentation.advance(frames: 20)
        let countAfterWheel = ringPixelCount(presentation, scale: 1)
        #expect(countAfterWheel > 0 && countAfterWheel < countBeforeWheel, "less, and it stays there")
        presentation.wheelMoved(at: point, by: CGVector(dx: 0, dy: -240))
        presentation.advance(frames: 1)
        #expect(ringPixelCount(presentation, scale: 1) > countBeforeWheel)
        presentation.pointerUp()
    }

    @Test func ringGrowsWhileSpaceIsHeld() throws {
        let presentation = try openControls(scale: 1)
        let (tab, space) = try (#require(KeyStroke(named: "tab")), #require(KeyStroke(named: "space")))
        presentation.press(tab)
        presentation.advance(frames: 1)
        presentation.release(tab)
        presentation.press(space)
        presentation.advance(frames: 30)
        let firstCount = ringPixelCount(presentation, scale: 1)
        presentation.advance(frames: 20)
        #expect(firstCount > 0 && ringPixelCount(presentation, scale: 1) > firstCount)
        presentation.release(space)
        presentation.advance(frames: 1)
        #expect(ringPixelCount(presentation, scale: 1) == 0)
    }
}
