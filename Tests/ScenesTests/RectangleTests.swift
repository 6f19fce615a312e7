import Stage
import Testing
import UIKit

@MainActor @Suite struct RectangleTests {
    private func place(_ show: Show, _ name: String) -> (x: Double, y: Double) {
        (show.value(name, "position.x"), show.value(name, "position.y"))
    }

    @Test func bothBeginAtTheSamePlace() throws {
        let show = try Show("rectangle")
        for (name, y) in [("nested", 140.0), ("keyframes", 428)] {
            let square = try show.view(name)
            let middle = try #require(square.superview).convert(CGPoint(x: place(show, name).x, y: place(show, name).y), to: nil)
            #expect(near(middle.x, 80) && near(middle.y, y) && square.bounds.size == CGSize(width: 40, height: 40))
        }
    }

    @Test func theyMeetAtEveryCorner() throws {
        let show = try Show("rectangle")
        let corners = [(0.5, 256.0, 68.0), (1, 256, 168), (1.5, 56, 168), (2, 56, 68), (3, 56, 68)]
        for (time, x, y) in corners {
            show.advance(to: time)
            for name in ["nested", "keyframes"] {
                let place = place(show, name)
                #expect(near(place.x, x) && near(place.y, y), "\(name) at \(time): \(place)")
            }
        }
        #expect(show.rests)
    }

    @Test func onlyTheCompletionsEaseEachLeg() throws {
        let show = try Show("rectangle", framesPerSecond: 200)
        show.advance(to: 0.125)
        #expect(near(place(show, "nested").x, 56 + 200 * 0.129162))
        #expect(near(place(show, "keyframes").x, 56 + 200 * 0.25))
        show.advance(to: 0.875)
        #expect(near(place(show, "nested").y, 68 + 100 * 0.870838))
        #expect(near(place(show, "keyframes").y, 68 + 100 * 0.75))
        #expect(near(place(show, "nested").x, 256))
    }

    @Test func theMarksStandAtTheSameLine() throws {
        let show = try Show("rectangle")
        for (leg, time) in [0.25, 0.75, 1.25, 1.75].enumerated() {
            show.advance(to: time)
            for name in ["nested-marker", "keyframes-marker"] {
                #expect(near(show.value(name, "position.y"), 207 + 18 * Double(leg)), "\(name) at \(time)")
                #expect(near(show.value(name, "opacity"), 1))
            }
        }
        show.advance(to: 2)
        #expect(near(show.value("nested-marker", "opacity"), 0) && near(show.value("keyframes-marker", "opacity"), 0))
    }

    @Test(arguments: [0.2, 0.7, 1.5, 2.5]) func aTapStartsBothAgain(_ time: Double) throws {
        let show = try Show("rectangle")
        show.advance(to: time)
        show.stage.tap(at: CGPoint(x: 187, y: 400))
        let begin = show.stage.time
        show.advance(to: begin + 0.75)
        for name in ["nested", "keyframes"] {
            #expect(near(place(show, name).x, 256) && near(place(show, name).y, 118), "completions of the first walk go no further")
        }
        show.advance(to: begin + 2)
        for name in ["nested", "keyframes"] { #expect(near(place(show, name).x, 56) && near(place(show, name).y, 68)) }
        #expect(show.rests)
    }

    /// Side by side, as far from one edge as from the other, and no further apart than they are from them.
    @Test func lyingTheyStandSideBySide() throws {
        let show = try Show("rectangle")
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: 3)
        let cards = try ["nested", "keyframes"].map { try #require(try show.view($0).superview).frame }
        #expect(cards.map(\.minX) == [10, 338] && cards.map(\.maxX) == [329, 657] && cards[0].minY == cards[1].minY)
        for card in cards { #expect(card.maxY <= 375) }
    }
}
