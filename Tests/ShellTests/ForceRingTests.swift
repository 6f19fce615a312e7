import CoreGraphics
import Foundation
import Scenes
import Shell
import Stage
import Testing
import UIKit

/// Who presses on something sees how hard: a ring around the finger, or around where the keys press.
@MainActor @Suite struct ForceRingTests {
    private func open(scale: CGFloat) throws -> Presentation {
        let scene = try #require(Scene.named("controls"))
        let exhibit = Exhibit(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, makeController: scene.makeController)
        let size = CGSize(width: scene.size.width * scale, height: scene.size.height * scale)
        let presentation = try Presentation([exhibit], alone: 0, size: size, scale: 1)
        presentation.advance(frames: 30)
        return presentation
    }

    /// Pixels in the accent's colour, which is used for nothing else here.
    private func ring(_ presentation: Presentation, scale: CGFloat) -> Int {
        let collage = Collage(width: Int(375 * scale), height: Int(667 * scale), scale: 1)
        _ = presentation.paint(collage)
        let picture = collage.picture
        var count = 0
        for y in 0..<Int(260 * scale) {
            for x in 0..<picture.width {
                let pixel = picture[x, y]
                if pixel.red > 240, (95...120).contains(pixel.green), pixel.blue < 70 { count += 1 }
            }
        }
        return count
    }

    @Test(arguments: [1.0, 2.0]) func itGrowsWhileTheMouseIsHeld(scale: Double) throws {
        let presentation = try open(scale: CGFloat(scale))
        let none = ring(presentation, scale: CGFloat(scale))
        presentation.pointerDown(at: CGPoint(x: 187 * scale, y: 120 * scale))
        presentation.advance(frames: 6)
        #expect(ring(presentation, scale: CGFloat(scale)) == none, "a touch is no press yet")
        var grown = [none]
        for _ in 0..<4 {
            presentation.advance(frames: 13)
            grown.append(ring(presentation, scale: CGFloat(scale)))
        }
        #expect(zip(grown, grown.dropFirst()).allSatisfy { $0 < $1 }, "\(grown)")
        #expect(Double(grown[4]) > 300 * scale * scale, "and can be seen from the last row")
        presentation.pointerUp()
        presentation.advance(frames: 1)
        #expect(ring(presentation, scale: CGFloat(scale)) == none)
    }

    @Test func theWheelMovesIt() throws {
        let presentation = try open(scale: 1)
        let point = CGPoint(x: 187, y: 120)
        presentation.pointerDown(at: point)
        presentation.advance(frames: 36)
        let half = ring(presentation, scale: 1)
        presentation.wheel(at: point, by: CGVector(dx: 0, dy: 120))
        presentation.advance(frames: 20)
        let less = ring(presentation, scale: 1)
        #expect(less > 0 && less < half, "less, and it stays there")
        presentation.wheel(at: point, by: CGVector(dx: 0, dy: -240))
        presentation.advance(frames: 1)
        #expect(ring(presentation, scale: 1) > half)
        presentation.pointerUp()
    }

    @Test func itGrowsWhileSpaceIsHeld() throws {
        let presentation = try open(scale: 1)
        let (tab, space) = try (#require(KeyStroke(named: "tab")), #require(KeyStroke(named: "space")))
        presentation.press(tab)
        presentation.advance(frames: 1)
        presentation.release(tab)
        presentation.press(space)
        presentation.advance(frames: 30)
        let first = ring(presentation, scale: 1)
        presentation.advance(frames: 20)
        #expect(first > 0 && ring(presentation, scale: 1) > first)
        presentation.release(space)
        presentation.advance(frames: 1)
        #expect(ring(presentation, scale: 1) == 0)
    }
}
