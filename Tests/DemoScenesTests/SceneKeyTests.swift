import Stage
import Testing
import UIKit

@testable import DemoScenes

/// Keyboard control of the scenes, and their layout in landscape.
@MainActor @Suite struct SceneKeyTests {
    private func makeLandscapeFixture(_ name: String) throws -> SceneFixture {
        let fixture = try SceneFixture(name)
        fixture.advance(to: 0.5)
        fixture.stage.rotate(to: .landscapeLeft)
        fixture.advance(to: 2)
        return fixture
    }

    /// Shift and the arrow keys drag the edge of the page, and Space presses its buttons.
    @Test func keysControlBookPage() throws {
        let fixture = try SceneFixture("auto-layout")
        fixture.advance(to: 0.5)
        let edgeX = fixture.frame("edge").minX
        var tabCount = 0
        while try !fixture.view("edge").isFocused, tabCount < 6 {
            fixture.stage.key("tab")
            tabCount += 1
        }
        fixture.stage.key("shift+left")
        fixture.stage.advance(by: 2)
        #expect(fixture.frame("edge").minX < edgeX - 40)
        #expect(try !fixture.view("Sample").isFocused)
        while try !fixture.view("Sample").isFocused, tabCount < 20 {
            fixture.stage.key("tab")
            tabCount += 1
        }
        fixture.stage.key("space")
        fixture.stage.advance(by: 1)
        let button = try #require(try fixture.view("Sample") as? PillButton)
        #expect(button.title == "Close")
    }

    /// At every snap width the button titles are not truncated, and the whole page is on the screen.
    @Test(arguments: [false, true]) func bookPageFitsAtEverySnapWidth(isLandscape: Bool) throws {
        let fixture = try isLandscape ? makeLandscapeFixture("auto-layout") : SceneFixture("auto-layout")
        let screen = CGRect(x: 0, y: 0, width: isLandscape ? 667 : 375, height: isLandscape ? 375 : 667)
        let snapWidths: [CGFloat] = isLandscape ? [603, 430, 311] : [311, 260, 176]
        for (index, snapWidth) in snapWidths.enumerated() {
            let edge = fixture.frame("edge")
            let start = CGPoint(x: edge.minX + 14, y: edge.midY)
            // The drag ends 9 points from the snap width. The edge then snaps to it.
            let end = CGPoint(x: 24 + snapWidth + 14 + 9, y: edge.midY)
            if index > 0 { fixture.stage.drag(from: start, to: end, duration: 0.3) }
            fixture.stage.advance(by: 1)
            #expect(fixture.frame("edge").minX == 24 + snapWidth)
            for name in ["Buy", "Sample", "Save"] {
                let button = fixture.frame(name)
                let label = try #require(try fixture.view(name).subviews.first as? UILabel)
                #expect(label.bounds.width >= label.intrinsicContentSize.width.rounded(.down), "\(name) at \(snapWidth)")
                #expect(screen.contains(button.insetBy(dx: -20, dy: -20)), "\(name) at \(snapWidth)")
            }
        }
    }

    @Test func keysPlayAnimationCard() throws {
        let fixture = try SceneFixture("animations")
        fixture.advance(to: 4)
        fixture.stage.key("tab")
        fixture.stage.key("right")
        #expect(try fixture.view("spring").isFocused && fixture.isAtRest)
        fixture.stage.key("space")
        #expect(!fixture.isAtRest)
    }

    /// After a rotation the content of the cards is prepared for the new width and plays again.
    @Test func animationCardsAdaptToRotation() throws {
        let fixture = try makeLandscapeFixture("animations")
        let (first, second) = (fixture.frame("four curves"), fixture.frame("spring"))
        #expect(first.width > 180)
        fixture.stage.tap(at: CGPoint(x: first.midX, y: first.midY))
        fixture.stage.tap(at: CGPoint(x: second.midX, y: second.midY))
        fixture.advance(to: 6)
        fixture.stage.rotate(to: .portrait)
        fixture.advance(to: 12)
        for name in ["four curves", "one after the other", "spring", "a late second block"] {
            let card = try #require(try fixture.view(name) as? AnimationCard)
            let parts = card.canvas.subviews.map { $0.convert($0.bounds, to: card) }
            #expect(!parts.isEmpty && parts.allSatisfy { card.bounds.contains($0) }, "\(name)")
            #expect(card.titleLabel.intrinsicContentSize.width <= card.titleLabel.bounds.width, "\(name) is cut off")
        }
        let spring = try #require(try fixture.view("spring") as? AnimationCard)
        #expect(spring.hasStarted && spring.bounds.width < second.width - 10)
        // The dot is the subview after its track. It has moved to 68 % of the new width.
        let dot = try #require(spring.canvas.subviews.last)
        #expect(near(dot.center.x, Double(spring.canvas.bounds.width) * 0.68))
    }

    @Test func arrowKeysTiltBooks() throws {
        let fixture = try SceneFixture("raster")
        let restingAngle = fixture.value("book", "transform.rotation.y")
        let right = try #require(KeyStroke(named: "right"))
        fixture.stage.keyboard.keyDown(right)
        fixture.stage.advance(by: 1)
        #expect(fixture.value("book", "transform.rotation.y") > restingAngle + 0.5)
        fixture.stage.keyboard.keyUp(right)
        fixture.stage.advance(by: 2)
        #expect(abs(fixture.value("book", "transform.rotation.y") - restingAngle) < 1e-3)
    }

    /// In landscape the coast is at the left, high enough for its lighthouse, and does not cover the controls.
    @Test func landscapePutsControlsBesideCoast() throws {
        let fixture = try makeLandscapeFixture("controls")
        let coast = fixture.frame("Coast")
        #expect(coast.minX == 0 && coast.height == 375 && coast.width > 240)
        for name in ["Search", "Place", "Weather", "Time"] {
            let control = fixture.frame(name)
            #expect(control.minX >= coast.maxX && control.maxX <= 667, "\(name)")
        }
        fixture.stage.rotate(to: .portrait)
        fixture.stage.advance(by: 1)
        #expect(fixture.frame("Coast") == CGRect(x: 0, y: 0, width: 375, height: 240))
    }

    /// At all sizes the controls are beside or below the coast, do not overlap, and are visible without scrolling. The name of the place does
    /// not overlap the dots of the seasons.
    @Test(arguments: [(375, 667), (667, 375), (390, 844), (844, 390), (820, 1180), (1180, 820)])
    func controlsDoNotCollide(_ width: Int, _ height: Int) throws {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 1, framesPerSecond: 60)
        let controller = ControlsViewController()
        stage.window.rootViewController = controller
        stage.advance(by: 0.5)
        func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: controller.view) }
        let column = [controller.search] + controller.cards + [controller.sendButton] as [UIView]
        for (upper, lower) in zip(column, column.dropFirst()) {
            #expect(frame(upper).maxY <= frame(lower).minY, "\(type(of: upper))")
        }
        for view in column {
            #expect(frame(view).maxX <= CGFloat(width) && frame(view).maxY <= CGFloat(height), "\(type(of: view)) is visible")
            #expect(!frame(view).intersects(frame(controller.coast)), "\(type(of: view)) and the coast")
        }
        let name = controller.coast.nameLabel
        name.text = "Cape Ambra, the northern lighthouse"
        #expect(!frame(name).intersects(frame(controller.seasonControl)))
        #expect(frame(controller.coast).contains(frame(controller.seasonControl)))
    }

    /// Leading and trailing spaces of the search text are ignored.
    @Test func searchIgnoresSpaces() throws {
        let fixture = try SceneFixture("controls")
        fixture.advance(to: 0.5)
        let row = try #require(try fixture.view("Lamp").superview)
        let controller = try #require(fixture.stage.window.rootViewController as? ControlsViewController)
        for (text, alpha) in [(" ", 1.0), ("boat", 0.25), (" lamp ", 1)] {
            controller.searchBar(controller.search, textDidChange: text)
            #expect(near(row.alpha, alpha), "'\(text)'")
        }
    }

    @Test func cardsHaveMarginsInLandscape() throws {
        let fixture = try makeLandscapeFixture("rectangle")
        let cards = try ["nested", "keyframes"].map { try #require(try fixture.view($0).superview) }.map { $0.convert($0.bounds, to: nil) }
        #expect(cards[0].minX >= 8 && cards[1].maxX <= 667 - 8 && cards[1].minX - cards[0].maxX >= 8)
    }
}
