import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The menu, whose height is the constant of a constraint, and the animations around it.
@MainActor @Suite struct PackingListTests {
    /// The spring of the menu: damping ratio 0.33, duration 1 s.
    private let menuSpring = Spring(damping: 0.33, duration: 1)

    private func controller(_ fixture: SceneFixture) throws -> PackingListViewController {
        try #require(fixture.stage.window.rootViewController as? PackingListViewController)
    }

    private func toggle(_ fixture: SceneFixture) throws -> Double {
        fixture.stage.makeCurrent()
        try controller(fixture).toggleMenu()
        _ = fixture.stage.render()
        return fixture.stage.time
    }

    /// Whether two positions are equal up to rounding to whole pixels, which affects centered text.
    private func nearPixel(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.25 }

    private func top(_ fixture: SceneFixture, _ name: String) -> Double {
        fixture.value(name, "position.y") - fixture.value(name, "bounds.size.height") / 2
    }

    @Test func layoutMatchesTutorial() throws {
        let fixture = try SceneFixture("packing-list")
        #expect(fixture.frame("menu") == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(fixture.frame("items") == CGRect(x: 0, y: 60, width: 375, height: 607))
        #expect(fixture.frame("menu-button") == CGRect(x: 337, y: 12.5, width: 30, height: 45))
        let title = try #require(try fixture.view("title") as? UILabel)
        #expect(nearPixel(fixture.value("title", "position.x"), 187.5) && nearPixel(fixture.value("title", "position.y"), 35))
        #expect(title.text == "Packing List" && title.font == .systemFont(ofSize: 20))
        let table = try #require(try fixture.view("items") as? UITableView)
        let texts = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
        #expect(texts == ["Beach games", "Ironing board", "Cocktail mood"] && table.numberOfRows(inSection: 0) == 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.height == 54 && cell.imageView?.frame.size == CGSize(width: 50, height: 50))
        #expect(cell.imageView?.frame.minX == 15 && cell.textLabel?.frame.minX == 80)
    }

    @Test func tableFollowsMenuSpring() throws {
        let fixture = try SceneFixture("packing-list")
        let before = (x: fixture.value("title", "position.x"), y: fixture.value("title", "position.y"))
        let begin = try toggle(fixture)
        let after = try fixture.view("title").center
        #expect(nearPixel(Double(after.x), 87.5) && nearPixel(Double(after.y), 72))
        #expect(fixture.text("title") == "Select Item")
        for step in 1...40 {
            let time = 0.025 * Double(step)
            fixture.advance(to: begin + time)
            let progress = menuSpring(time)
            #expect(near(fixture.value("menu", "bounds.size.height"), 60 + 140 * progress), "menu at \(time)")
            #expect(near(top(fixture, "items"), 60 + 140 * progress), "table at \(time)")
            #expect(near(fixture.value("title", "position.x"), before.x + (Double(after.x) - before.x) * progress), "title's x at \(time)")
            #expect(near(fixture.value("title", "position.y"), before.y + (Double(after.y) - before.y) * progress), "title's y at \(time)")
            #expect(near(fixture.value("menu-button", "transform.rotation.z"), .pi / 4 * progress), "button at \(time)")
        }
        #expect(near(menuSpring(0.1), 0.864541) && near(menuSpring(0.5), 1.010503), "the values are those of the table in docs/CONTRACT.md")
        #expect(fixture.frame("items").maxY == 667)
    }

    /// An example from the talk about Auto Layout: to change a multiplier, a constraint is found by its identifier and replaced.
    @Test func tapOnTitleReplacesItsConstraint() throws {
        let fixture = try SceneFixture("packing-list")
        let controller = try controller(fixture)
        for (round, multiplier) in [1.5, 1, 1.5].enumerated() {
            let title = fixture.frame("title")
            fixture.stage.tap(at: CGPoint(x: title.midX, y: title.midY))
            fixture.stage.advance(by: 2)
            let found = controller.menu.constraints.filter { $0.identifier == "TitleCenterX" }
            #expect(found.map { Double($0.multiplier) } == [multiplier], "round \(round)")
            #expect(nearPixel(fixture.value("title", "position.x"), 187.5 * multiplier), "round \(round)")
        }
        _ = try toggle(fixture)
        fixture.stage.advance(by: 2)
        #expect(nearPixel(fixture.value("title", "position.x"), 281.25 - 100), "the constant is added")
    }

    @Test func menuClosesWithSameSpring() throws {
        let fixture = try SceneFixture("packing-list")
        fixture.advance(to: try toggle(fixture) + 2)
        let begin = try toggle(fixture)
        #expect(fixture.text("title") == "Packing List" && !fixture.contains("item-picker"), "the item picker disappears at once")
        for time in [0.1, 0.185, 0.4] {
            fixture.advance(to: begin + time)
            #expect(near(fixture.value("menu", "bounds.size.height"), 200 - 140 * menuSpring(time)))
            #expect(nearPixel(fixture.value("title", "position.y"), 72 - 37 * menuSpring(time)))
        }
        fixture.advance(to: begin + 1.1)
        #expect(near(fixture.value("menu", "bounds.size.height"), 60) && fixture.isAtRest)
    }

    /// Two simultaneous animations add up. The multiplier has been replaced several times, and no old constraint is left.
    @Test func menuReversesDuringAnimation() throws {
        let fixture = try SceneFixture("packing-list")
        let begin = try toggle(fixture)
        fixture.advance(to: begin + 0.25)
        let second = try toggle(fixture)
        for time in [0.05, 0.2, 0.45, 0.7] {
            fixture.advance(to: second + time)
            let height = 60 - 140 * (1 - menuSpring(0.25 + time)) + 140 * (1 - menuSpring(time))
            #expect(near(fixture.value("menu", "bounds.size.height"), height), "at \(time)")
        }
        let constraints = try controller(fixture).menu.constraints.filter { $0.identifier == "TitleCenterY" }
        #expect(constraints.count == 1 && constraints[0].multiplier == 1 && constraints[0].constant == 5)
        _ = try toggle(fixture)
        let constraintsAfter = try controller(fixture).menu.constraints.filter { $0.identifier == "TitleCenterY" }
        #expect(constraintsAfter.count == 1 && abs(Double(constraintsAfter[0].multiplier) - 0.67) < 1e-6)
    }

    // MARK: - Item list

    @Test func itemListSlidesIn() throws {
        let fixture = try SceneFixture("packing-list")
        let spring = Spring(damping: 0.5, duration: 1, velocity: 10)
        let begin = try toggle(fixture)
        let list = try #require(try fixture.view("item-picker") as? UIScrollView)
        #expect(list.frame == CGRect(x: 0, y: 120, width: 375, height: 80) && list.contentSize == CGSize(width: 600, height: 80))
        for item in 0..<10 {
            let imageView = try fixture.view("pick-\(item)")
            #expect(imageView.center == CGPoint(x: 60 * item + 30, y: 30) && imageView.bounds.size == CGSize(width: 50, height: 50))
        }
        #expect(near(spring(0.1), 0.902774) && near(spring(0.2), 1.248398), "the values are those of the table in docs/CONTRACT.md")
        for step in 1...20 {
            let time = 0.05 * Double(step)
            fixture.advance(to: begin + 0.01 + time)
            #expect(near(fixture.value("item-picker", "position.x"), 562.5 - 375 * spring(time)), "at \(time)")
            #expect(near(fixture.value("item-picker", "opacity"), spring(time)), "at \(time)")
        }
    }

    @Test func tappedImageIsAddedToTable() throws {
        let fixture = try SceneFixture("packing-list")
        fixture.advance(to: try toggle(fixture) + 1.5)
        fixture.stage.tap(at: CGPoint(x: 60 * 4 + 30, y: 150))
        fixture.advance(to: fixture.stage.time + 1.5)
        #expect(try controller(fixture).items == [5, 6, 7, 4] && !controller(fixture).isMenuOpen)
        let table = try #require(try fixture.view("items") as? UITableView)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "Swim suit for her")
        #expect(near(fixture.value("menu", "bounds.size.height"), 60))
    }

    @Test func keysSelectImage() throws {
        let fixture = try SceneFixture("packing-list")
        fixture.advance(to: try toggle(fixture) + 1.5)
        for _ in 0..<20 where try !fixture.view("pick-2").isFocused { fixture.stage.key("tab") }
        fixture.stage.key("space")
        fixture.advance(to: fixture.stage.time + 1.5)
        #expect(try controller(fixture).items == [5, 6, 7, 2])
    }

    @Test func swipeRemovesItem() throws {
        let fixture = try SceneFixture("packing-list")
        fixture.stage.drag(from: CGPoint(x: 330, y: 140), to: CGPoint(x: 20, y: 140), duration: 0.3)
        fixture.advance(to: 2)
        #expect(try controller(fixture).items == [5, 7] && fixture.isAtRest && !fixture.contains("shown-item"))
    }

    /// Below the last row there are no separators, and the picture is visible.
    @Test func emptyRowsHaveNoSeparators() throws {
        let fixture = try SceneFixture("packing-list")
        let image = fixture.stage.render()
        for row in 1...3 { #expect(image[400, (60 + 54 * row) * 2 - 1].red < 220, "below row \(row)") }
        for row in 4...5 { #expect(image[400, (60 + 54 * row) * 2 - 1].red == 255, "no line at the end of row \(row)") }
        let sand = image[40, 1310]
        #expect(sand.red > 230 && sand.blue < 200, "the beach")
    }

    /// The suitcase contains the items of the list, in the same order.
    @Test func suitcaseHasItemsOfList() throws {
        let fixture = try SceneFixture("packing-list")
        let controller = try controller(fixture)
        #expect(controller.suitcase.itemImages == [5, 6, 7].map(PackingItem.image))
        fixture.advance(to: try toggle(fixture) + 1.5)
        fixture.stage.tap(at: CGPoint(x: 60 * 4 + 30, y: 150))
        fixture.advance(to: fixture.stage.time + 1.5)
        #expect(controller.suitcase.itemImages == [5, 6, 7, 4].map(PackingItem.image) && fixture.isAtRest)
        fixture.stage.drag(from: CGPoint(x: 330, y: 140), to: CGPoint(x: 20, y: 140), duration: 0.3)
        fixture.advance(to: fixture.stage.time + 2)
        #expect(controller.suitcase.itemImages == [5, 7, 4].map(PackingItem.image) && fixture.isAtRest)
    }

    /// Items move to their places with a spring, so none of them jumps when another one is added or removed.
    @Test func suitcaseItemsDoNotJump() throws {
        let suitcase = SuitcaseView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
        let stage = Stage(size: CGSize(width: 375, height: 300), scale: 1, framesPerSecond: 100)
        stage.window.addSubview(suitcase)
        suitcase.setItems([1, 8, 3])
        _ = stage.render()
        let first = try #require(suitcase.itemViews.first)
        let before = stage.trace(first.layer, "position.x")
        suitcase.add(6)
        _ = stage.render()
        #expect(near(stage.trace(first.layer, "position.x"), before))
        stage.advance(by: 1)
        let after = stage.trace(first.layer, "position.x")
        #expect(near(after, before - 24), "a further item moves the others by half of their distance")
        suitcase.removeItem(at: 2)
        _ = stage.render()
        #expect(near(stage.trace(first.layer, "position.x"), after))
        stage.advance(by: 1)
        #expect(near(stage.trace(first.layer, "position.x"), before))
        suitcase.removeItem(at: 7)
        #expect(suitcase.itemViews.count == 3)
    }

    // MARK: - Shown item

    /// The image's top is visible at the lower edge at first. It moves up while it grows, and moves down after a second.
    ///
    /// Both animation blocks are executed when the row is tapped. The second animation has a delay of a second.
    @Test func tappedRowShowsItsImage() throws {
        let fixture = try SceneFixture("packing-list", scale: 8)
        fixture.stage.tap(at: CGPoint(x: 187, y: 87))
        let begin = fixture.stage.time
        let spring = Spring(damping: 0.4, duration: 0.8)
        let imageView = try #require(try fixture.view("shown-item") as? UIImageView)
        #expect(imageView.layer.cornerRadius == 5 && imageView.clipsToBounds)
        for step in 0...35 {
            let time = 0.05 * Double(step)
            fixture.advance(to: begin + time)
            let (up, down) = (spring(time), spring(time - 1))
            #expect(near(fixture.value("shown-item", "position.x"), 187.5))
            #expect(near(fixture.value("shown-item", "position.y"), 680.125 - 111.875 * up + 185.625 * down), "at \(time)")
            for side in ["width", "height"] {
                #expect(near(fixture.value("shown-item", "bounds.size.\(side)"), 73.75 + 50 * up - 50 * down), "\(side) at \(time)")
            }
        }
        fixture.advance(to: begin + 1.81)
        #expect(!fixture.contains("shown-item") && fixture.isAtRest)
        let table = try #require(try fixture.view("items") as? UITableView)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
