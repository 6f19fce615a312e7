import Stage
import Testing
import UIKit

@MainActor @Suite struct RedSquareTests {
    private let squares = ["red-square", "red-square-320", "red-square-375", "red-square-414"]

    @Test func squaresMoveToSamePositionOnEveryScreen() throws {
        let fixture = try SceneFixture("red-square")
        fixture.advance(to: 0.25)
        for name in squares { #expect(near(fixture.value(name, "position.x"), 70 + 130 * 0.129162)) }
        fixture.advance(to: 1)
        for name in squares { #expect(near(fixture.value(name, "position.x"), 200) && near(fixture.value(name, "position.y"), 170)) }
    }

    /// On the three screens, the position 200 is right of the center, nearly at the center, and left of the center.
    @Test func samePositionIsDifferentFractionOfEachWidth() throws {
        let fixture = try SceneFixture("red-square")
        fixture.advance(to: 1)
        let fractions = try [("red-square-320", 320.0), ("red-square-375", 375), ("red-square-414", 414)].map { name, width in
            let square = try fixture.view(name)
            let screen = try #require(square.superview)
            #expect(near(screen.bounds.width, width))
            let (centerX, edge) = (square.convert(square.bounds, to: nil).midX, screen.convert(screen.bounds, to: nil))
            return Double((centerX - edge.minX) / edge.width)
        }
        #expect(near(fractions[0], 0.625) && near(fractions[1], 0.533333) && near(fractions[2], 0.483092))
    }

    @Test func everythingIsVisibleInLandscape() throws {
        let fixture = try SceneFixture("red-square")
        fixture.advance(to: 1)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: 2)
        let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
        for name in squares { #expect(screen.contains(fixture.frame(name)) && near(fixture.value(name, "position.x"), 200)) }
        for name in squares.dropFirst() { #expect(!fixture.frame(name).intersects(fixture.frame("red-square"))) }
        // The rotated blue square has a margin above and below it.
        let (red, blue) = (fixture.frame("red-square"), fixture.frame("blue-square"))
        #expect(red.minY >= 40 && blue.minY - red.maxY >= 8 && blue.maxY <= 375 - 30)
        fixture.stage.rotate(to: .portrait)
        fixture.advance(to: 3)
        #expect(near(fixture.value("blue-square", "position.y"), 310))
    }

    @Test func repeatedTapsAddUp() throws {
        let fixture = try SceneFixture("red-square")
        fixture.advance(to: 2)
        fixture.stage.tap(at: CGPoint(x: 50, y: 60))
        fixture.stage.tap(at: CGPoint(x: 50, y: 60))
        fixture.stage.key("space")
        fixture.advance(to: 4)
        #expect(near(fixture.value("red-square", "position.x"), 170))
    }
}
