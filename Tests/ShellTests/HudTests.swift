import CoreGraphics
import Scenes
import Shell
import Stage
import Testing
import UIKit

/// What lies over a scene in a window of its size.
@MainActor @Suite struct HudTests {
    private let quiz: Presentation
    private let collage = Collage(width: 375, height: 667, scale: 1)

    init() throws {
        let scene = try #require(Scene.named("quiz"))
        let exhibit = Exhibit(
            name: scene.name, title: scene.title, summary: scene.summary, size: scene.size, makeController: scene.makeController)
        quiz = try Presentation([exhibit], alone: 0, size: scene.size, scale: 1)
        quiz.advance(frames: 60)
    }

    private func picture() -> Bitmap {
        _ = quiz.paint(collage)
        return collage.picture
    }

    /// The first and the last row in which two pictures differ.
    private func rows(_ a: Bitmap, _ b: Bitmap) -> ClosedRange<Int>? {
        let different = (0..<a.height).filter { y in (0..<a.width).contains { a[$0, y] != b[$0, y] } }
        return different.first.map { $0...different[different.count - 1] }
    }

    /// Slow motion is for looking closely: what it says must not hide what there is to see and to choose. It stands where the status bar is.
    @Test func slowMotionIsToldAboveWhatIsOperated() throws {
        let before = picture()
        quiz.grant(.slowMotion)
        quiz.advance(frames: 1)
        let changed = try #require(rows(before, picture()))
        #expect(changed.lowerBound >= 4 && changed.upperBound < 34 && changed.count >= 20, "\(changed)")
    }

    @Test func aMessageIsNotOverTheTime() throws {
        quiz.grant(.pause)
        quiz.advance(frames: 1)
        let before = picture()
        quiz.grant(.touches)
        quiz.advance(frames: 30)
        let changed = try #require(rows(before, picture()))
        #expect(changed.lowerBound > 34 && changed.upperBound < 667 - 8 && changed.count >= 32, "\(changed)")
    }
}
