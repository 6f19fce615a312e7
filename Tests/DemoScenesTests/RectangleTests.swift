import Stage
import Testing
import UIKit

@MainActor @Suite struct RectangleTests {
    private func position(_ fixture: SceneFixture, _ name: String) -> (x: Double, y: Double) {
        (fixture.value(name, "position.x"), fixture.value(name, "position.y"))
    }

    @Test func squaresStartAtInitialPositions() throws {
        let fixture = try SceneFixture("rectangle")
        for (name, y) in [("nested", 140.0), ("keyframes", 428)] {
            let square = try fixture.view(name)
            let center = try #require(square.superview).convert(
                CGPoint(x: position(fixture, name).x, y: position(fixture, name).y), to: nil)
            #expect(near(center.x, 80) && near(center.y, y) && square.bounds.size == CGSize(width: 40, height: 40))
        }
    }

    @Test func squaresReachCornersTogether() throws {
        let fixture = try SceneFixture("rectangle")
        let corners = [(0.5, 256.0, 68.0), (1, 256, 168), (1.5, 56, 168), (2, 56, 68), (3, 56, 68)]
        for (time, x, y) in corners {
            fixture.advance(to: time)
            for name in ["nested", "keyframes"] {
                let position = position(fixture, name)
                #expect(near(position.x, x) && near(position.y, y), "\(name) at \(time): \(position)")
            }
        }
        #expect(fixture.isAtRest)
    }

    @Test func onlyNestedAnimationsEaseEachSegment() throws {
        let fixture = try SceneFixture("rectangle", framesPerSecond: 200)
        fixture.advance(to: 0.125)
        #expect(near(position(fixture, "nested").x, 56 + 200 * 0.129162))
        #expect(near(position(fixture, "keyframes").x, 56 + 200 * 0.25))
        fixture.advance(to: 0.875)
        #expect(near(position(fixture, "nested").y, 68 + 100 * 0.870838))
        #expect(near(position(fixture, "keyframes").y, 68 + 100 * 0.75))
        #expect(near(position(fixture, "nested").x, 256))
    }

    @Test func markersAreAtSameLine() throws {
        let fixture = try SceneFixture("rectangle")
        for (segment, time) in [0.25, 0.75, 1.25, 1.75].enumerated() {
            fixture.advance(to: time)
            for name in ["nested-marker", "keyframes-marker"] {
                #expect(near(fixture.value(name, "position.y"), 207 + 18 * Double(segment)), "\(name) at \(time)")
                #expect(near(fixture.value(name, "opacity"), 1))
            }
        }
        fixture.advance(to: 2)
        #expect(near(fixture.value("nested-marker", "opacity"), 0) && near(fixture.value("keyframes-marker", "opacity"), 0))
    }

    @Test(arguments: [0.2, 0.7, 1.5, 2.5]) func tapRestartsBothSquares(_ time: Double) throws {
        let fixture = try SceneFixture("rectangle")
        fixture.advance(to: time)
        fixture.stage.tap(at: CGPoint(x: 187, y: 400))
        let begin = fixture.stage.time
        fixture.advance(to: begin + 0.75)
        for name in ["nested", "keyframes"] {
            #expect(
                near(position(fixture, name).x, 256) && near(position(fixture, name).y, 118), "completions of the first run have no effect")
        }
        fixture.advance(to: begin + 2)
        for name in ["nested", "keyframes"] { #expect(near(position(fixture, name).x, 56) && near(position(fixture, name).y, 68)) }
        #expect(fixture.isAtRest)
    }

    /// The margins at the left and right edges are equal, and the gap between the cards is not larger than a margin.
    @Test func landscapePutsCardsSideBySide() throws {
        let fixture = try SceneFixture("rectangle")
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: 3)
        let cards = try ["nested", "keyframes"].map { try #require(try fixture.view($0).superview).frame }
        #expect(cards.map(\.minX) == [10, 338] && cards.map(\.maxX) == [329, 657] && cards[0].minY == cards[1].minY)
        for card in cards { #expect(card.maxY <= 375) }
    }
}
