import Stage
import Testing
import UIKit

@testable import Scenes

/// What scenes do by keys alone, and how they lie when the phone does.
@MainActor @Suite struct SceneKeyTests {
    private func turned(_ name: String) throws -> Show {
        let show = try Show(name)
        show.advance(to: 0.5)
        show.stage.rotate(to: .landscapeLeft)
        show.advance(to: 2)
        return show
    }

    /// The edge of the page is dragged by arrows with Shift, and its buttons are pressed with Space.
    @Test func thePageIsWorkedByKeys() throws {
        let show = try Show("auto-layout")
        show.advance(to: 0.5)
        let edge = show.frame("edge").minX
        var stops = 0
        while try !show.view("edge").isFocused, stops < 6 {
            show.stage.key("tab")
            stops += 1
        }
        show.stage.key("shift+left")
        show.stage.advance(by: 2)
        #expect(show.frame("edge").minX < edge - 40)
        #expect(try !show.view("Sample").isFocused)
        while try !show.view("Sample").isFocused, stops < 20 {
            show.stage.key("tab")
            stops += 1
        }
        show.stage.key("space")
        show.stage.advance(by: 1)
        let button = try #require(try show.view("Sample") as? Pill)
        #expect(button.title == "Close")
    }

    /// At every place where the edge comes to rest its buttons say all that they say, and the page is on the screen.
    @Test(arguments: [false, true]) func thePageIsWholeAtEveryStop(isLying: Bool) throws {
        let show = try isLying ? turned("auto-layout") : Show("auto-layout")
        let screen = CGRect(x: 0, y: 0, width: isLying ? 667 : 375, height: isLying ? 375 : 667)
        let stops: [CGFloat] = isLying ? [603, 430, 311] : [311, 260, 176]
        for (index, stop) in stops.enumerated() {
            let grip = show.frame("edge")
            let start = CGPoint(x: grip.minX + 14, y: grip.midY)
            // Nearly there: it goes on by itself.
            let end = CGPoint(x: 24 + stop + 14 + 9, y: grip.midY)
            if index > 0 { show.stage.drag(from: start, to: end, duration: 0.3) }
            show.stage.advance(by: 1)
            #expect(show.frame("edge").minX == 24 + stop)
            for name in ["Buy", "Sample", "Save"] {
                let button = show.frame(name)
                let label = try #require(try show.view(name).subviews.first as? UILabel)
                #expect(label.bounds.width >= label.intrinsicContentSize.width.rounded(.down), "\(name) at \(stop)")
                #expect(screen.contains(button.insetBy(dx: -20, dy: -20)), "\(name) at \(stop)")
            }
        }
    }

    @Test func aCardIsPlayedByKeys() throws {
        let show = try Show("animations")
        show.advance(to: 4)
        show.stage.key("tab")
        show.stage.key("right")
        #expect(try show.view("spring").isFocused && show.rests)
        show.stage.key("space")
        #expect(!show.rests)
    }

    /// Turned, what is on a card takes on the card's new width, and plays again.
    @Test func cardsHoldWhatIsOnThemWhenTurned() throws {
        let show = try turned("animations")
        let (first, second) = (show.frame("four curves"), show.frame("spring"))
        #expect(first.width > 180)
        show.stage.tap(at: CGPoint(x: first.midX, y: first.midY))
        show.stage.tap(at: CGPoint(x: second.midX, y: second.midY))
        show.advance(to: 6)
        show.stage.rotate(to: .portrait)
        show.advance(to: 12)
        for name in ["four curves", "one after the other", "spring", "a late second block"] {
            let card = try #require(try show.view(name) as? AnimationCard)
            let parts = card.ground.subviews.map { $0.convert($0.bounds, to: card) }
            #expect(!parts.isEmpty && parts.allSatisfy { card.bounds.contains($0) }, "\(name)")
            #expect(card.title.intrinsicContentSize.width <= card.title.bounds.width, "\(name) is cut off")
        }
    }

    @Test func booksAreTiltedByArrows() throws {
        let show = try Show("raster")
        let rest = show.value("book", "transform.rotation.y")
        let right = try #require(KeyStroke(named: "right"))
        show.stage.keyboard.down(right)
        show.stage.advance(by: 1)
        #expect(show.value("book", "transform.rotation.y") > rest + 0.5)
        show.stage.keyboard.up(right)
        show.stage.advance(by: 2)
        #expect(abs(show.value("book", "transform.rotation.y") - rest) < 1e-3)
    }

    /// The picture stands at the left, high enough for its lighthouse, and does not lie over the controls.
    @Test func controlsLieBesideTheirPicture() throws {
        let show = try turned("controls")
        let coast = show.frame("Coast")
        #expect(coast.minX == 0 && coast.height == 375 && coast.width > 240)
        for name in ["Search", "Place", "Weather", "Time"] {
            let control = show.frame(name)
            #expect(control.minX >= coast.maxX && control.maxX <= 667, "\(name)")
        }
        show.stage.rotate(to: .portrait)
        show.stage.advance(by: 1)
        #expect(show.frame("Coast") == CGRect(x: 0, y: 0, width: 375, height: 240))
    }

    /// A blank is nothing to search for.
    @Test func whatIsSearchedForIsNoBlank() throws {
        let show = try Show("controls")
        show.advance(to: 0.5)
        let row = try #require(try show.view("Lamp").superview)
        let controller = try #require(show.stage.window.rootViewController as? ControlsViewController)
        for (text, alpha) in [(" ", 1.0), ("boat", 0.25), (" lamp ", 1)] {
            controller.searchBar(controller.search, textDidChange: text)
            #expect(near(row.alpha, alpha), "'\(text)'")
        }
    }

    @Test func cardsHaveAirAroundThem() throws {
        let show = try turned("rectangle")
        let cards = try ["nested", "keyframes"].map { try #require(try show.view($0).superview) }.map { $0.convert($0.bounds, to: nil) }
        #expect(cards[0].minX >= 8 && cards[1].maxX <= 667 - 8 && cards[1].minX - cards[0].maxX >= 8)
    }
}
