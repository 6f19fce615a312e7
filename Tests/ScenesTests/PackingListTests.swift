import Stage
import Testing
import UIKit

@testable import Scenes

/// One constant, and what follows from it.
@MainActor @Suite struct PackingListTests {
    /// The menu's way: damping 0.33 in a second.
    private let swing = Spring(damping: 0.33, duration: 1)

    private func controller(_ show: Show) throws -> PackingListViewController {
        try #require(show.stage.window.rootViewController as? PackingListViewController)
    }

    private func toggle(_ show: Show) throws -> Double {
        show.stage.makeCurrent()
        try controller(show).toggleMenu()
        _ = show.stage.render()
        return show.stage.time
    }

    /// A text of uneven size is in the middle as far as whole pixels allow.
    private func onPixel(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 0.25 }

    private func top(_ show: Show, _ name: String) -> Double {
        show.value(name, "position.y") - show.value(name, "bounds.size.height") / 2
    }

    @Test func everythingStandsWhereTheTutorialHasIt() throws {
        let show = try Show("packing-list")
        #expect(show.frame("menu") == CGRect(x: 0, y: 0, width: 375, height: 60))
        #expect(show.frame("items") == CGRect(x: 0, y: 60, width: 375, height: 607))
        #expect(show.frame("menu-button") == CGRect(x: 337, y: 12.5, width: 30, height: 45))
        let title = try #require(try show.view("title") as? UILabel)
        #expect(onPixel(show.value("title", "position.x"), 187.5) && onPixel(show.value("title", "position.y"), 35))
        #expect(title.text == "Packing List" && title.font == .systemFont(ofSize: 20))
        let table = try #require(try show.view("items") as? UITableView)
        let texts = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.textLabel?.text }
        #expect(texts == ["Beach games", "Ironing board", "Cocktail mood"] && table.numberOfRows(inSection: 0) == 3)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.frame.height == 54 && cell.imageView?.frame.size == CGSize(width: 50, height: 50))
        #expect(cell.imageView?.frame.minX == 15 && cell.textLabel?.frame.minX == 80)
    }

    @Test func theMenuSwingsAndTheListFollows() throws {
        let show = try Show("packing-list")
        let before = (x: show.value("title", "position.x"), y: show.value("title", "position.y"))
        let begin = try toggle(show)
        let after = try show.view("title").center
        #expect(onPixel(Double(after.x), 87.5) && onPixel(Double(after.y), 72))
        #expect(show.text("title") == "Select Item")
        for step in 1...40 {
            let time = 0.025 * Double(step)
            show.advance(to: begin + time)
            let part = swing(time)
            #expect(near(show.value("menu", "bounds.size.height"), 60 + 140 * part), "menu at \(time)")
            #expect(near(top(show, "items"), 60 + 140 * part), "list at \(time)")
            #expect(near(show.value("title", "position.x"), before.x + (Double(after.x) - before.x) * part), "title's x at \(time)")
            #expect(near(show.value("title", "position.y"), before.y + (Double(after.y) - before.y) * part), "title's y at \(time)")
            #expect(near(show.value("menu-button", "transform.rotation.z"), .pi / 4 * part), "button at \(time)")
        }
        #expect(near(swing(0.1), 0.864541) && near(swing(0.5), 1.010503), "the table of the contract")
        #expect(show.frame("items").maxY == 667)
    }

    /// The talk's line about multipliers: the constraint is found by its identifier, and another takes its place.
    @Test func aTapOnTheTitleReplacesItsConstraint() throws {
        let show = try Show("packing-list")
        let controller = try controller(show)
        for (round, multiplier) in [1.5, 1, 1.5].enumerated() {
            let title = show.frame("title")
            show.stage.tap(at: CGPoint(x: title.midX, y: title.midY))
            show.stage.advance(by: 2)
            let found = controller.menu.constraints.filter { $0.identifier == "TitleCenterX" }
            #expect(found.map { Double($0.multiplier) } == [multiplier], "round \(round)")
            #expect(onPixel(show.value("title", "position.x"), 187.5 * multiplier), "round \(round)")
        }
        _ = try toggle(show)
        show.stage.advance(by: 2)
        #expect(onPixel(show.value("title", "position.x"), 281.25 - 100), "the constant is added")
    }

    @Test func itSwingsBackTheSameWay() throws {
        let show = try Show("packing-list")
        show.advance(to: try toggle(show) + 2)
        let begin = try toggle(show)
        #expect(show.text("title") == "Packing List" && !show.has("item-picker"), "the pictures go at once")
        for time in [0.1, 0.185, 0.4] {
            show.advance(to: begin + time)
            #expect(near(show.value("menu", "bounds.size.height"), 200 - 140 * swing(time)))
            #expect(onPixel(show.value("title", "position.y"), 72 - 37 * swing(time)))
        }
        show.advance(to: begin + 1.1)
        #expect(near(show.value("menu", "bounds.size.height"), 60) && show.rests)
    }

    /// Two swings at once add up, and the multiplier has been replaced as often as needed, without a trace.
    @Test func turnedRoundInFlight() throws {
        let show = try Show("packing-list")
        let begin = try toggle(show)
        show.advance(to: begin + 0.25)
        let second = try toggle(show)
        for time in [0.05, 0.2, 0.45, 0.7] {
            show.advance(to: second + time)
            let height = 60 - 140 * (1 - swing(0.25 + time)) + 140 * (1 - swing(time))
            #expect(near(show.value("menu", "bounds.size.height"), height), "at \(time)")
        }
        let named = try controller(show).menu.constraints.filter { $0.identifier == "TitleCenterY" }
        #expect(named.count == 1 && named[0].multiplier == 1 && named[0].constant == 5)
        _ = try toggle(show)
        let again = try controller(show).menu.constraints.filter { $0.identifier == "TitleCenterY" }
        #expect(again.count == 1 && abs(Double(again[0].multiplier) - 0.67) < 1e-6)
    }

    // MARK: - Pictures

    @Test func thePicturesFlyIn() throws {
        let show = try Show("packing-list")
        let spring = Spring(damping: 0.5, duration: 1, velocity: 10)
        let begin = try toggle(show)
        let list = try #require(try show.view("item-picker") as? UIScrollView)
        #expect(list.frame == CGRect(x: 0, y: 120, width: 375, height: 80) && list.contentSize == CGSize(width: 600, height: 80))
        for item in 0..<10 {
            let picture = try show.view("pick-\(item)")
            #expect(picture.center == CGPoint(x: 60 * item + 30, y: 30) && picture.bounds.size == CGSize(width: 50, height: 50))
        }
        #expect(near(spring(0.1), 0.902774) && near(spring(0.2), 1.248398), "the table of the contract")
        for step in 1...20 {
            let time = 0.05 * Double(step)
            show.advance(to: begin + 0.01 + time)
            #expect(near(show.value("item-picker", "position.x"), 562.5 - 375 * spring(time)), "at \(time)")
            #expect(near(show.value("item-picker", "opacity"), spring(time)), "at \(time)")
        }
    }

    @Test func theOneThatIsTappedGoesIntoTheList() throws {
        let show = try Show("packing-list")
        show.advance(to: try toggle(show) + 1.5)
        show.stage.tap(at: CGPoint(x: 60 * 4 + 30, y: 150))
        show.advance(to: show.stage.time + 1.5)
        #expect(try controller(show).items == [5, 6, 7, 4] && !controller(show).isMenuOpen)
        let table = try #require(try show.view("items") as? UITableView)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.textLabel?.text == "Swim suit for her")
        #expect(near(show.value("menu", "bounds.size.height"), 60))
    }

    @Test func picturesAreReachedByKeys() throws {
        let show = try Show("packing-list")
        show.advance(to: try toggle(show) + 1.5)
        for _ in 0..<20 where try !show.view("pick-2").isFocused { show.stage.key("tab") }
        show.stage.key("space")
        show.advance(to: show.stage.time + 1.5)
        #expect(try controller(show).items == [5, 6, 7, 2])
    }

    @Test func aSwipeTakesOneOut() throws {
        let show = try Show("packing-list")
        show.stage.drag(from: CGPoint(x: 330, y: 140), to: CGPoint(x: 20, y: 140), duration: 0.3)
        show.advance(to: 2)
        #expect(try controller(show).items == [5, 7] && show.rests && !show.has("shown-item"))
    }

    /// Rows that are empty have lines too.
    @Test func theTableGoesOnBelow() throws {
        let show = try Show("packing-list")
        let picture = show.stage.render()
        for row in 1...11 { #expect(picture[400, (60 + 54 * row) * 2 - 1].red < 220, "below row \(row)") }
        #expect(picture[20, (60 + 54 * 7) * 2 - 1].red == 255 && picture[400, (60 + 54 * 7) * 2 - 20].red == 255)
    }

    // MARK: - What is shown

    /// It peeps in at the lower edge, springs up as it grows, and falls back after a second. Both ways were told at once.
    @Test func aRowShowsItsPicture() throws {
        let show = try Show("packing-list", scale: 8)
        show.stage.tap(at: CGPoint(x: 187, y: 87))
        let begin = show.stage.time
        let spring = Spring(damping: 0.4, duration: 0.8)
        let picture = try #require(try show.view("shown-item") as? UIImageView)
        #expect(picture.layer.cornerRadius == 5 && picture.clipsToBounds)
        for step in 0...35 {
            let time = 0.05 * Double(step)
            show.advance(to: begin + time)
            let (up, down) = (spring(time), spring(time - 1))
            #expect(near(show.value("shown-item", "position.x"), 187.5))
            #expect(near(show.value("shown-item", "position.y"), 680.125 - 111.875 * up + 185.625 * down), "at \(time)")
            for side in ["width", "height"] {
                #expect(near(show.value("shown-item", "bounds.size.\(side)"), 73.75 + 50 * up - 50 * down), "\(side) at \(time)")
            }
        }
        show.advance(to: begin + 1.81)
        #expect(!show.has("shown-item") && show.rests)
        let table = try #require(try show.view("items") as? UITableView)
        #expect(table.indexPathForSelectedRow == nil)
    }
}
