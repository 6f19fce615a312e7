import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PlaygroundPhysicsTests {
    /// Returns the highest position of the ball after its first contact with the floor.
    private func bounceHeight(elasticity keys: [String]) throws -> Double {
        let fixture = try PlaygroundFixture(.physics)
        // The ball falls beside the blocks, not on one of them.
        try fixture.tap("collision between objects")
        try fixture.focus("elasticity")
        for key in keys { fixture.stage.key(key) }
        fixture.controller.currentPage.play()
        let floor = Double(try fixture.view("Ball").superview?.bounds.height ?? 0) - 23
        var (hasLanded, highest) = (false, 0.0)
        for _ in 0..<110 {
            fixture.stage.advance(frames: 1)
            let height = floor - (try fixture.value("Ball", "position.y"))
            if height < 3 { hasLanded = true }
            if hasLanded { highest = max(highest, height) }
        }
        return highest
    }

    @Test func elasticBallBouncesHigher() throws {
        let (low, high) = (try bounceHeight(elasticity: ["shift+left"]), try bounceHeight(elasticity: ["shift+right"]))
        #expect(low < 1 && high > 100, "\(low), \(high)")
    }

    @Test func snapMovesTheOrangeBlockToTheTap() throws {
        let fixture = try PlaygroundFixture(.physics)
        let page: PhysicsPage = try fixture.page()
        #expect(try (fixture.view("damping") as? UISlider)?.isEnabled == false)
        try fixture.focus("Force")
        for key in ["right", "right"] { fixture.stage.key(key) }
        #expect(try page.settings.force == .snap && (fixture.view("damping") as? UISlider)?.isEnabled == true)
        let point = CGPoint(x: 71, y: 92)
        fixture.stage.tap(at: page.box.convert(point, to: nil))
        fixture.stage.advance(by: 4)
        #expect(try abs(fixture.value("Orange block", "position.x") - 71) < 3)
        #expect(try abs(fixture.value("Orange block", "position.y") - 92) < 3)
    }

    @Test func attachedBlockSwingsAroundItsAnchor() throws {
        let fixture = try PlaygroundFixture(.physics)
        let page: PhysicsPage = try fixture.page()
        try fixture.tap("collision between objects")
        #expect(!page.settings.collides)
        try fixture.focus("Force")
        fixture.stage.key("right")
        // The block swings to both sides, because nothing damps the rotation. The rod is a spring: the weight makes it somewhat longer.
        let (anchor, length) = (CGPoint(x: page.box.bounds.midX.rounded(), y: 14), (page.box.bounds.height * 0.45).rounded())
        var (offsets, distances): ([Double], [Double]) = ([], [])
        for _ in 0..<480 {
            fixture.stage.advance(frames: 1)
            let x = try fixture.value("Orange block", "position.x") - Double(anchor.x)
            offsets.append(x)
            distances.append(hypot(x, try fixture.value("Orange block", "position.y") - Double(anchor.y)))
        }
        let (left, right) = (offsets.min() ?? 0, offsets.max() ?? 0)
        #expect(left < -40 && right > 40, "\(left), \(right)")
        let late = distances.suffix(120)
        #expect(late.allSatisfy { $0 > Double(length) && $0 < Double(length) + 40 }, "\(late.min() ?? 0)...\(late.max() ?? 0), \(length)")
    }

    @Test func blockIsThrown() throws {
        let fixture = try PlaygroundFixture(.physics)
        fixture.stage.advance(by: 3)
        let start = try fixture.value("Blue block", "position.y")
        try fixture.drag("Blue block", by: CGVector(dx: 40, dy: -160), duration: 0.15)
        #expect(try fixture.value("Blue block", "position.y") < start - 60)
        fixture.stage.advance(by: 4)
        #expect(try fixture.value("Blue block", "position.y") > start - 60)
    }
}
