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

    @Test func lettersAndGlassAreThoseOfTheTutorial() {
        let t = LockFixture()
        let date = t.lock.dateLabel
        #expect(date.text == "Wednesday, November 5th" && date.font == .systemFont(ofSize: 34, weight: .light) && date.textColor == .white)
        #expect(date.textAlignment == .right && date.numberOfLines == 2)
        #expect(date.textRect(forBounds: date.bounds, limitedToNumberOfLines: 2).height > 70, "on two lines")
        // The first line ends before "5th".
        let wide = ("Wednesday, November" as NSString).size(withAttributes: [.font: date.font as Any]).width
        #expect(wide < 359, "\(wide)")
        #expect(t.lock.searchBar.placeholder == "Search" && t.lock.preferredStatusBarStyle == .lightContent)
        #expect(t.widget.layer.cornerRadius == 13 && t.widget.clipsToBounds)
        let button = t.widget.header.button
        #expect(button.titleLabel?.font == .systemFont(ofSize: 12) && button.title(for: .normal) == "Show More")
        #expect(t.app(0).name.font == .systemFont(ofSize: 11) && t.app(0).icon.layer.cornerRadius == 12)
        #expect(t.place(t.app(0).name).minY == t.place(t.app(0).icon).minY + 69)
        #expect(t.lock.tableView.clipsToBounds == false && t.lock.tableView.separatorStyle == .none)
    }

    /// A glass and a disc of ours, where the recording of the original has them.
    @Test func theSearchFieldByNumbers() throws {
        let t = LockFixture()
        let field = t.lock.searchBar.searchTextField
        #expect(t.place(field) == CGRect(x: 8, y: 30, width: 359, height: 36) && field.layer.cornerRadius == 10)
        let (glass, disc) = (try #require(field.leftView), try #require(field.rightView))
        #expect(abs(t.place(glass).midX - 23) <= 1 && t.place(glass).midY == 48)
        #expect(abs(t.place(disc).midX - 351) <= 1 && t.place(disc).midY == 48)
        #expect(abs(t.place(field).minX + field.textRect(forBounds: field.bounds).minX - 38) <= 1)
        let picture = t.picture
        // The disc is a light grey, the chevron on it dark.
        #expect(picture[345, 44].red > 130 && picture[350, 50].red < 90)
    }

    /// The widget stays round while it grows: what is in its lower corners is the picture behind.
    @Test func cornersStayRound() {
        let t = LockFixture()
        t.widgetCell.widgetView.isHidden = true
        let behind = t.picture
        t.widgetCell.widgetView.isHidden = false
        t.stage.makeCurrent()
        t.widgetCell.toggleShowMore()
        for step in 1...10 {
            t.advance(0.05)
            let bottom = Int((247 + 4 + t.shown(t.widget, "bounds.size.height")).rounded(.down)) - 2
            let picture = t.picture
            for x in [9, 365] {
                #expect(picture[x, bottom] == behind[x, bottom], "step \(step)")
                #expect(picture[x, bottom - 30] != behind[x, bottom - 30], "step \(step)")
            }
        }
    }

    /// The other title comes half way through the spring's 1.38 s, paced by what is left of it.
    @Test func theTitleDissolves() {
        let t = LockFixture()
        let frame = t.place(t.widget.header.button)
        func ink() -> [Int] {
            let picture = t.picture
            return (Int(frame.minX)..<Int(frame.maxX)).map { x in
                (Int(frame.minY)..<Int(frame.maxY)).reduce(0) { $0 + 255 - Int(picture[x, $1].red) }
            }
        }
        func distance(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } }
        let more = ink()
        t.tapShowMore()
        t.advance(0.68)
        let held = ink()
        t.advance(0.07)
        let middle = ink()
        t.advance(0.35)
        let less = ink()
        let whole = distance(more, less)
        // Until then it is black, not as pale as under the finger.
        #expect(distance(held, more) < whole / 4)
        #expect(distance(middle, more) > whole / 4 && distance(middle, less) > whole / 4)
        t.advance(1)
        #expect(distance(ink(), less) < whole / 4)
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
