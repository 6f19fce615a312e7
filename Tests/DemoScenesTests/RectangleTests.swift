import Stage
import Testing
import UIKit

@testable import DemoScenes

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

    /// While the squares move along a side of the rectangle, the lines of code that change the coordinate of this side are highlighted.
    @Test func runningCodeIsHighlighted() throws {
        let fixture = try SceneFixture("rectangle")
        let changes = ["x += 200", "y += 100", "x -= 200", "y -= 100"]
        for (leg, time) in [0.25, 0.75, 1.25, 1.75].enumerated() {
            fixture.advance(to: time)
            for name in ["nested", "keyframes"] {
                let card = try card(fixture, name)
                let band = card.codeView.band
                let highlighted = card.codeView.subviews.compactMap { $0 as? UILabel }.filter {
                    band.frame.minY <= $0.frame.minY && $0.frame.maxY <= band.frame.maxY
                }
                let text = highlighted.compactMap { $0.attributedText?.string }.joined(separator: "\n")
                #expect(card.leg == leg && band.alpha == 1 && text.contains("square.center." + changes[leg]), "\(name): \(text)")
                for other in changes where other != changes[leg] { #expect(!text.contains(other)) }
                #expect(card.codeView.bounds.contains(band.frame), "the highlighted lines are visible")
            }
        }
        fixture.advance(to: 2.4)
        for name in ["nested", "keyframes"] {
            let card = try card(fixture, name)
            #expect(card.leg == nil && card.codeView.band.alpha == 0)
        }
    }

    /// The ghosts are at the positions after each tenth of a second: on the first side 0, 16.3, 66.4, 133.6 and 183.7 points from the
    /// start if the motion is eased, and every 40 points at constant speed.
    @Test func ghostsShowEasing() throws {
        let fixture = try SceneFixture("rectangle")
        fixture.advance(to: 3)
        let eased = [0, 0.08166, 0.331884, 0.668116, 0.91834].map { $0 * 200 }
        for (name, expected) in [("nested", eased), ("keyframes", [0, 40, 80, 120, 160])] {
            let ghosts = try card(fixture, name).ghostPositions
            #expect(ghosts.count == 20, "\(name)")
            for (ghost, x) in zip(ghosts, expected) { #expect(near(ghost.x - 56, x) && near(ghost.y, 68), "\(name)") }
            #expect(near(ghosts[12].y, 168) && near(256 - ghosts[12].x, expected[2]), "back on the lower side")
        }
        fixture.stage.tap(at: CGPoint(x: 187, y: 400))
        #expect(try card(fixture, "nested").ghostPositions.count == 1)
    }

    private func card(_ fixture: SceneFixture, _ name: String) throws -> RectanglePathCard {
        try #require(try fixture.view(name).superview as? RectanglePathCard)
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
        fixture.advance(to: begin + 2.5)
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
