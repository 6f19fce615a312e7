import Stage
import Testing
import UIKit

@testable import DemoScenes

@MainActor @Suite struct PhysicsTests {
    private let names = Toy.castle.map(\.name)

    private func near(_ a: Double, _ b: Double, within tolerance: Double) -> Bool { abs(a - b) <= tolerance }

    private func center(_ fixture: SceneFixture, _ name: String) -> (x: Double, y: Double) {
        (fixture.value(name, "position.x"), fixture.value(name, "position.y"))
    }

    @Test func castleStandsUntouched() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        let start = names.map { center(fixture, $0) }
        fixture.advance(to: 3)
        #expect(fixture.isAtRest)
        for (name, place) in zip(names, start) {
            let now = center(fixture, name)
            #expect(near(now.x, place.x, within: 1) && near(now.y, place.y, within: 1), "\(name): \(place) to \(now)")
        }
    }

    @Test func cordFollowsTheStyle() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        let box = try fixture.view("Box")
        let shapes = (box.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
        let cord = try #require(shapes.first { $0.lineWidth == 1.5 })
        for style in [UIUserInterfaceStyle.light, .dark] {
            fixture.stage.userInterfaceStyle = style
            fixture.stage.advance(frames: 2)
            let color = Palette.secondaryForeground.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(cord.strokeColor == color.cgColor)
        }
    }

    @Test func doubleTapPushesTheToysAway() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        fixture.advance(to: 1)
        let ball = try fixture.view("Left ball")
        let before = center(fixture, "Left ball")
        let point = try fixture.view("Box").convert(CGPoint(x: ball.center.x - 24, y: ball.center.y - 60), to: nil)
        fixture.stage.tap(at: point)
        fixture.stage.tap(at: point)
        fixture.stage.advance(frames: 20)
        #expect(center(fixture, "Left ball").x > before.x + 4)
    }

    @Test func heldBallFollowsTheFingerAndIsThrown() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        fixture.advance(to: 1)
        let (stage, ball) = (fixture.stage, try fixture.view("Left ball"))
        let box = try fixture.view("Box")
        let start = box.convert(ball.center, to: nil)
        let before = center(fixture, "Left ball")
        stage.touchDown(at: start)
        for step in 1...30 {
            stage.touchMove(to: CGPoint(x: start.x + 3 * CGFloat(step), y: start.y - 4 * CGFloat(step)))
            stage.advance(frames: 1)
        }
        let held = center(fixture, "Left ball")
        #expect(near(held.x, before.x + 90, within: 12) && near(held.y, before.y - 120, within: 15))
        stage.touchUp()
        stage.advance(frames: 12)
        // The ball starts at about 180 points per second to the right and 240 upward. Gravity slows the upward motion.
        #expect(center(fixture, "Left ball").x > held.x + 18 && center(fixture, "Left ball").y < held.y)
    }

    @Test func rotatedPhoneMovesTheToysToItsLowerSide() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        fixture.advance(to: 1)
        let bottom = center(fixture, "Block A")
        fixture.stage.rotate(to: .landscapeRight)
        let box = try fixture.view("Box")
        // The side on which the castle stands is now the right side of the screen.
        #expect(near(center(fixture, "Block A").x, Double(box.bounds.width) - 26, within: 6))
        #expect(center(fixture, "Block A").y > Double(box.bounds.height) - bottom.x - 6)
        fixture.advance(to: 4)
        let heights = names.map { center(fixture, $0).y }
        #expect(heights.allSatisfy { $0 > Double(box.bounds.height) / 2 - 60 && $0 < Double(box.bounds.height) })
    }

    @Test func tidyingRestoresTheCastle() throws {
        let fixture = try SceneFixture("physics", framesPerSecond: 60)
        fixture.advance(to: 1)
        let start = names.map { center(fixture, $0) }
        fixture.stage.rotate(to: .landscapeRight)
        fixture.advance(to: 2)
        fixture.stage.rotate(to: .portrait)
        fixture.advance(to: 3)
        fixture.stage.tap(try fixture.view("Tidy up"))
        fixture.advance(to: 9)
        #expect(fixture.isAtRest)
        for (name, place) in zip(names, start) {
            let now = center(fixture, name)
            #expect(near(now.x, place.x, within: 1.5) && near(now.y, place.y, within: 1.5), "\(name): \(place) to \(now)")
        }
    }
}
