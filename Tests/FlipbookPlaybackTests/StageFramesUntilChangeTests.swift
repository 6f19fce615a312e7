import FlipbookPlayback
import Stage
import Testing
import UIKit

/// `Stage.framesUntilChange`: the number of frames for which a window need not paint.
@MainActor @Suite struct StageFramesUntilChangeTests {
    /// Returns the number of frames from the third frame until a card begins to move. Its animation has a delay in seconds.
    private func frames(delay: Double) throws -> Int {
        let stage = Stage(size: CGSize(width: 90, height: 120), scale: 1, framesPerSecond: 50)
        let card = UIView(frame: CGRect(x: 11, y: 23, width: 30, height: 40))
        stage.window.addSubview(card)
        UIView.animate(withDuration: 0.4, delay: delay, animations: { card.center.x += 30 })
        stage.advance(frames: 3)
        stage.paint()
        return try #require(stage.framesUntilChange)
    }

    @Test func delayIsCountedInFrames() throws {
        let count = try frames(delay: 1)
        #expect((47...48).contains(count))
    }

    @Test(arguments: [1e18, 1e300, Double.greatestFiniteMagnitude]) func hugeDelaysDoNotOverflow(delay: Double) throws {
        #expect(try frames(delay: delay) > 1_000_000)
    }
}
