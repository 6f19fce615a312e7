import Stage
import Testing
import UIKit

@MainActor @Suite struct RedSquareTests {
    private let squares = ["red-square", "red-square-320", "red-square-375", "red-square-414"]

    @Test func theSameLineOnEveryScreen() throws {
        let show = try Show("red-square")
        show.advance(to: 0.25)
        for name in squares { #expect(near(show.value(name, "position.x"), 70 + 130 * 0.129162)) }
        show.advance(to: 1)
        for name in squares { #expect(near(show.value(name, "position.x"), 200) && near(show.value(name, "position.y"), 170)) }
    }

    /// 200 is right of the middle, nearly in it, and left of it.
    @Test func itIsSomewhereElseOnEach() throws {
        let show = try Show("red-square")
        show.advance(to: 1)
        let shares = try [("red-square-320", 320.0), ("red-square-375", 375), ("red-square-414", 414)].map { name, width in
            let square = try show.view(name)
            let screen = try #require(square.superview)
            #expect(near(screen.bounds.width, width))
            let (place, edge) = (square.convert(square.bounds, to: nil).midX, screen.convert(screen.bounds, to: nil))
            return Double((place - edge.minX) / edge.width)
        }
        #expect(near(shares[0], 0.625) && near(shares[1], 0.533333) && near(shares[2], 0.483092))
    }

    @Test func lyingAllOfItIsSeen() throws {
        let show = try Show("red-square")
        show.advance(to: 1)
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: 2)
        let screen = CGRect(x: 0, y: 0, width: 667, height: 375)
        for name in squares { #expect(screen.contains(show.frame(name)) && near(show.value(name, "position.x"), 200)) }
        for name in squares.dropFirst() { #expect(!show.frame(name).intersects(show.frame("red-square"))) }
        // The turned square has some air around it.
        let (red, blue) = (show.frame("red-square"), show.frame("blue-square"))
        #expect(red.minY >= 40 && blue.minY - red.maxY >= 8 && blue.maxY <= 375 - 30)
        show.stage.rotate(to: .portrait)
        show.advance(to: 3)
        #expect(near(show.value("blue-square", "position.y"), 310))
    }

    @Test func tapsAddUp() throws {
        let show = try Show("red-square")
        show.advance(to: 2)
        show.stage.tap(at: CGPoint(x: 50, y: 60))
        show.stage.tap(at: CGPoint(x: 50, y: 60))
        show.stage.key("space")
        show.advance(to: 4)
        #expect(near(show.value("red-square", "position.x"), 170))
    }
}
