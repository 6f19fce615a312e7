import Stage
import Testing
import UIKit

@testable import Scenes

/// Where things stand, and how they come there.
@MainActor @Suite struct LockLayoutTests {
    @Test func everythingStandsWhereTheTutorialHasIt() {
        let t = LockFixture()
        #expect(t.lock.searchBar.frame == CGRect(x: 0, y: 20, width: 375, height: 56))
        #expect(t.lock.dateLabel.frame == CGRect(x: 8, y: 141, width: 359, height: 86))
        #expect(t.lock.tableView.frame == CGRect(x: 8, y: 247, width: 359, height: 412))
        #expect(t.lock.blurView.frame == t.lock.view.bounds)
        let order = [t.lock.dateLabel, t.lock.tableView, t.lock.blurView, t.lock.searchBar].map {
            t.lock.view.subviews.firstIndex(of: $0) ?? -1
        }
        #expect(order == order.sorted() && order.last == t.lock.view.subviews.count - 1)
        #expect(t.place(t.cell(0)) == CGRect(x: 8, y: 247, width: 359, height: 138))
        #expect(t.place(t.widget) == CGRect(x: 8, y: 251, width: 359, height: 130))
        #expect(t.place(t.widget.header) == CGRect(x: 8, y: 251, width: 359, height: 30))
        #expect(t.place(t.widget.collectionView) == CGRect(x: 8, y: 281, width: 359, height: 100))
        #expect(t.cell(1).frame == CGRect(x: 0, y: 138, width: 359, height: 120))
    }

    @Test func appsStandInColumns() {
        let t = LockFixture()
        for (index, x) in [24, 111.333, 198.667, 286].enumerated() {
            let icon = t.place(t.app(index).icon)
            #expect(abs(Double(icon.minX) - x) < 0.01 && icon.minY == 291 && icon.width == 65 && icon.height == 65)
        }
        let names = (0..<4).map { t.app($0).name.text ?? "" }
        #expect(names == ["Bahama Air", "PackMe", "Fight", "Slide"])
    }

    /// A spring with a ratio of 0.55 brings the date from -9 to 141 in a second; the table grows over the last two thirds of its fade.
    @Test func theIntroByNumbers() {
        let t = LockFixture(afterIntro: false)
        let (table, date) = (t.lock.tableView, t.lock.dateLabel)
        #expect(abs(t.scale(table) - 0.67) < 1e-6 && t.alpha(table) == 0 && abs(t.top(date) + 9) < 1e-3)
        t.advance(0.1)
        #expect(abs(t.top(date) - (-9 + 150 * 0.424456)) < 1e-3)
        #expect(abs(t.scale(table) - 0.67) < 1e-6 && abs(t.alpha(table) - easeIn(0.1 / 0.33)) < 1e-4)
        t.advance(0.12)
        let late = easeIn((0.22 - 0.33 * 0.33) / (0.33 * 0.67))
        #expect(abs(t.scale(table) - (0.67 + 0.33 * late)) < 1e-4)
        t.advance(0.08)
        #expect(abs(t.top(date) - (-9 + 150 * 1.122968)) < 1e-3)
        t.advance(0.03)
        #expect(t.alpha(table) == 1 && t.scale(table) == 1)
        t.advance(0.17)
        #expect(abs(t.top(date) - (-9 + 150 * 1.016753)) < 1e-3)
        t.advance(0.5)
        #expect(abs(t.top(date) - 141) < 1e-3 && t.lock.dateTopConstraint.constant == 65)
    }

    /// C-10: it may appear again and again.
    @Test func theDateComesToTheSamePlaceEveryTime() {
        let t = LockFixture()
        for _ in 0..<2 {
            t.stage.makeCurrent()
            t.lock.viewWillAppear(false)
            t.lock.viewDidAppear(false)
            t.advance(1.2)
            #expect(abs(t.top(t.lock.dateLabel) - 141) < 1e-3)
        }
    }

    /// Mass 30, stiffness 1000, damping 300, pushed with 5: a critically damped look, and 1.381551 s long.
    @Test func showMoreIsASpring() {
        let t = LockFixture()
        let (row, footer, widget) = (t.cell(0), t.cell(1), t.widget)
        t.stage.makeCurrent()
        t.widgetCell.toggleShowMore()
        #expect(widget.collectionView.numberOfItems(inSection: 0) == 8 && widget.header.button.title(for: .normal) == "Show Less")
        for (step, part) in [0.418566, 0.691749, 0.855443, 0.945298, 0.989569, 1.007994].enumerated() {
            t.advance(0.1)
            #expect(abs(t.shown(row, "bounds.size.height") - (138 + 100 * part)) < 1e-3, "row at \(step)")
            #expect(abs(t.shown(widget, "bounds.size.height") - (130 + 100 * part)) < 1e-3, "widget at \(step)")
            #expect(abs(t.top(footer) - (138 + 100 * part)) < 1e-3, "footer at \(step)")
            // Nothing slides under the edge: the widget hangs from its top.
            #expect(abs(t.top(row)) < 1e-3 && abs(t.top(widget) - 4) < 1e-3, "edge at \(step)")
        }
        t.advance(1)
        #expect(row.frame.height == 238 && t.place(t.app(7).icon).minY == 391)
        t.stage.makeCurrent()
        t.widgetCell.toggleShowMore()
        t.advance(0.1)
        #expect(abs(t.shown(row, "bounds.size.height") - (238 - 100 * 0.418566)) < 1e-3)
        t.advance(1.5)
        #expect(row.frame.height == 138 && widget.collectionView.numberOfItems(inSection: 0) == 4)
        #expect(widget.header.button.title(for: .normal) == "Show More")
    }

    @Test func showMoreCanBeTakenBackOnTheWay() {
        let t = LockFixture()
        t.tapShowMore()
        t.advance(0.2)
        let before = t.shown(t.cell(0), "bounds.size.height")
        t.stage.makeCurrent()
        t.widgetCell.toggleShowMore()
        #expect(abs(t.shown(t.cell(0), "bounds.size.height") - before) < 1e-3)
        t.advance(2)
        #expect(t.cell(0).frame.height == 138 && t.cell(1).frame.minY == 138)
    }
}
