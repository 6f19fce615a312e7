import Stage
import Testing
import UIKit

@testable import DemoScenes

/// The layout of the lock screen and its animations.
@MainActor @Suite struct LockLayoutTests {
    @Test func layoutMatchesTutorial() throws {
        let fixture = LockFixture()
        #expect(fixture.lock.searchBar.frame == CGRect(x: 0, y: 20, width: 375, height: 56))
        #expect(fixture.lock.dateLabel.frame == CGRect(x: 8, y: 141, width: 359, height: 86))
        #expect(fixture.lock.tableView.frame == CGRect(x: 8, y: 247, width: 359, height: 412))
        #expect(fixture.lock.blurView.frame == fixture.lock.view.bounds)
        let order = [fixture.lock.dateLabel, fixture.lock.tableView, fixture.lock.blurView, fixture.lock.searchBar].map {
            fixture.lock.view.subviews.firstIndex(of: $0) ?? -1
        }
        #expect(order == order.sorted() && order.last == fixture.lock.view.subviews.count - 1)
        #expect(try fixture.frame(fixture.cell(0)) == CGRect(x: 8, y: 247, width: 359, height: 138))
        #expect(try fixture.frame(fixture.widget) == CGRect(x: 8, y: 251, width: 359, height: 130))
        #expect(try fixture.frame(fixture.widget.header) == CGRect(x: 8, y: 251, width: 359, height: 30))
        #expect(try fixture.frame(fixture.widget.collectionView) == CGRect(x: 8, y: 281, width: 359, height: 100))
        #expect(try fixture.cell(1).frame == CGRect(x: 0, y: 138, width: 359, height: 120))
    }

    @Test func appearanceMatchesTutorial() throws {
        let fixture = LockFixture()
        let date = fixture.lock.dateLabel
        #expect(date.text == "Wednesday,\nNovember 5th" && date.font == .systemFont(ofSize: 34, weight: .light) && date.textColor == .white)
        #expect(date.textAlignment == .right && date.numberOfLines == 2)
        let height = date.textRect(forBounds: date.bounds, limitedToNumberOfLines: 3).height
        #expect(height > 70 && height <= 86, "the date has two lines")
        #expect(fixture.lock.searchBar.placeholder == "Search" && fixture.lock.preferredStatusBarStyle == .lightContent)
        #expect(try fixture.widget.layer.cornerRadius == 13 && fixture.widget.clipsToBounds)
        let button = try fixture.widget.header.button
        #expect(button.titleLabel?.font == .systemFont(ofSize: 12) && button.title(for: .normal) == "Show More")
        #expect(try fixture.iconCell(0).name.font == .systemFont(ofSize: 12) && fixture.iconCell(0).icon.layer.cornerRadius == 12)
        #expect(try fixture.frame(fixture.iconCell(0).name).minY == fixture.frame(fixture.iconCell(0).icon).minY + 69)
        #expect(fixture.lock.tableView.clipsToBounds == false && fixture.lock.tableView.separatorStyle == .none)
    }

    /// In the dark style the widget is dark glass with light text, and the picture is darker.
    @Test func appearanceFollowsStyle() throws {
        let fixture = LockFixture()
        let day = fixture.image
        fixture.stage.userInterfaceStyle = .dark
        fixture.advance(0.5)
        let night = fixture.image
        // Points of the sea, of the widget, and of its header.
        for (x, y) in [(40, 600), (180, 340), (230, 266)] {
            #expect(Int(night[x, y].green) + 25 < Int(day[x, y].green), "at \(x), \(y)")
        }
        #expect(night[180, 340].green < 90 && day[180, 340].green > 160)
        let color = try #require(try fixture.iconCell(2).name.textColor)
        #expect(color.resolvedColor(with: fixture.lock.traitCollection).cgColor.components?.first == 1, "white")
    }

    /// On a wide screen the widget is not wider than on the widest phone, and the date ends at its right edge.
    @Test func widthOfTheWidgetIsLimited() throws {
        let stage = Stage(size: CGSize(width: 820, height: 1180), scale: 1, framesPerSecond: 60)
        let lock = LockScreenViewController()
        stage.window.rootViewController = lock
        stage.advance(by: 1.5)
        #expect(lock.tableView.frame.width == 400 && lock.tableView.frame.midX == 410)
        #expect(lock.dateLabel.frame.maxX == lock.tableView.frame.maxX)
    }

    /// The magnifier and the results button are images of the scene. Their positions are those in the recording of the original app.
    @Test func searchFieldMatchesRecording() throws {
        let fixture = LockFixture()
        let field = fixture.lock.searchBar.searchTextField
        #expect(fixture.frame(field) == CGRect(x: 8, y: 30, width: 359, height: 36) && field.layer.cornerRadius == 10)
        let (magnifier, resultsButton) = (try #require(field.leftView), try #require(field.rightView))
        #expect(abs(fixture.frame(magnifier).midX - 23) <= 1 && fixture.frame(magnifier).midY == 48)
        #expect(abs(fixture.frame(resultsButton).midX - 351) <= 1 && fixture.frame(resultsButton).midY == 48)
        #expect(abs(fixture.frame(field).minX + field.textRect(forBounds: field.bounds).minX - 38) <= 1)
        let image = fixture.image
        // The disc of the results button is light gray, and the chevron on it is dark.
        #expect(image[345, 44].red > 130 && image[350, 50].red < 90)
    }

    /// While the widget grows, the pixels in its lower corners are those of the background.
    @Test func widgetCornersStayRound() throws {
        let fixture = LockFixture()
        try fixture.widgetCell.widgetView.isHidden = true
        let background = fixture.image
        try fixture.widgetCell.widgetView.isHidden = false
        fixture.stage.makeCurrent()
        try fixture.widgetCell.toggleShowMore()
        for step in 1...10 {
            fixture.advance(0.05)
            let bottom = try Int((247 + 4 + fixture.presentedValue(fixture.widget, "bounds.size.height")).rounded(.down)) - 2
            let image = fixture.image
            for x in [9, 365] {
                #expect(image[x, bottom] == background[x, bottom], "step \(step)")
                #expect(image[x, bottom - 30] != background[x, bottom - 30], "step \(step)")
            }
        }
    }

    /// The title changes after half of the spring's 1.38 s. The cross-dissolve lasts a part of the remaining time.
    @Test func titleCrossDissolves() throws {
        let fixture = LockFixture()
        let frame = try fixture.frame(fixture.widget.header.button)
        /// Returns the darkness of each pixel column of the button.
        func columnDarkness() -> [Int] {
            let image = fixture.image
            return (Int(frame.minX)..<Int(frame.maxX)).map { x in
                (Int(frame.minY)..<Int(frame.maxY)).reduce(0) { $0 + 255 - Int(image[x, $1].red) }
            }
        }
        func distance(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).reduce(0) { $0 + abs($1.0 - $1.1) } }
        let showMore = columnDarkness()
        try fixture.tapShowMore()
        fixture.advance(0.68)
        let beforeDissolve = columnDarkness()
        fixture.advance(0.07)
        let duringDissolve = columnDarkness()
        fixture.advance(0.35)
        let showLess = columnDarkness()
        let totalDistance = distance(showMore, showLess)
        // Before the dissolve the title is black, not pale as during the touch.
        #expect(distance(beforeDissolve, showMore) < totalDistance / 4)
        #expect(distance(duringDissolve, showMore) > totalDistance / 4 && distance(duringDissolve, showLess) > totalDistance / 4)
        fixture.advance(1)
        #expect(distance(columnDarkness(), showLess) < totalDistance / 4)
    }

    @Test func iconsAreInColumns() throws {
        let fixture = LockFixture()
        for (index, x) in [24, 111.333, 198.667, 286].enumerated() {
            let icon = try fixture.frame(fixture.iconCell(index).icon)
            #expect(abs(Double(icon.minX) - x) < 0.01 && icon.minY == 291 && icon.width == 65 && icon.height == 65)
        }
        let names = try (0..<4).map { try fixture.iconCell($0).name.text ?? "" }
        #expect(names == ["Bahama Air", "PackMe", "Fight", "Slide"])
    }

    /// A spring with a damping ratio of 0.55 moves the date from -9 to 141 in a second. The table grows in the last two thirds of its
    /// fade.
    @Test func introFollowsCurves() {
        let fixture = LockFixture(afterIntro: false)
        let (table, date) = (fixture.lock.tableView, fixture.lock.dateLabel)
        #expect(abs(fixture.scale(table) - 0.67) < 1e-6 && fixture.alpha(table) == 0 && abs(fixture.top(date) + 9) < 1e-3)
        fixture.advance(0.1)
        #expect(abs(fixture.top(date) - (-9 + 150 * 0.424456)) < 1e-3)
        #expect(abs(fixture.scale(table) - 0.67) < 1e-6 && abs(fixture.alpha(table) - easeIn(0.1 / 0.33)) < 1e-4)
        fixture.advance(0.12)
        let scaleProgress = easeIn((0.22 - 0.33 * 0.33) / (0.33 * 0.67))
        #expect(abs(fixture.scale(table) - (0.67 + 0.33 * scaleProgress)) < 1e-4)
        fixture.advance(0.08)
        #expect(abs(fixture.top(date) - (-9 + 150 * 1.122968)) < 1e-3)
        fixture.advance(0.03)
        #expect(fixture.alpha(table) == 1 && fixture.scale(table) == 1)
        fixture.advance(0.17)
        #expect(abs(fixture.top(date) - (-9 + 150 * 1.016753)) < 1e-3)
        fixture.advance(0.5)
        #expect(abs(fixture.top(date) - 141) < 1e-3 && fixture.lock.dateTopConstraint.constant == 65)
    }

    /// The date ends at the same position each time the view appears.
    @Test func introIsRepeatable() {
        let fixture = LockFixture()
        for _ in 0..<2 {
            fixture.stage.makeCurrent()
            fixture.lock.viewWillAppear(false)
            fixture.lock.viewDidAppear(false)
            fixture.advance(1.2)
            #expect(abs(fixture.top(fixture.lock.dateLabel) - 141) < 1e-3)
        }
    }

    /// Mass 30, stiffness 1000, damping 300, initial velocity 5: a nearly critically damped spring that takes 1.381551 s.
    @Test func showMoreFollowsSpring() throws {
        let fixture = LockFixture()
        let (row, footer, widget) = try (fixture.cell(0), fixture.cell(1), fixture.widget)
        fixture.stage.makeCurrent()
        try fixture.widgetCell.toggleShowMore()
        #expect(widget.collectionView.numberOfItems(inSection: 0) == 8 && widget.header.button.title(for: .normal) == "Show Less")
        for (step, progress) in [0.418566, 0.691749, 0.855443, 0.945298, 0.989569, 1.007994].enumerated() {
            fixture.advance(0.1)
            #expect(abs(fixture.presentedValue(row, "bounds.size.height") - (138 + 100 * progress)) < 1e-3, "row at \(step)")
            #expect(abs(fixture.presentedValue(widget, "bounds.size.height") - (130 + 100 * progress)) < 1e-3, "widget at \(step)")
            #expect(abs(fixture.top(footer) - (138 + 100 * progress)) < 1e-3, "footer at \(step)")
            // The upper edge of the row never covers the widget: their distance of 4 points does not change.
            #expect(abs(fixture.top(row)) < 1e-3 && abs(fixture.top(widget) - 4) < 1e-3, "edge at \(step)")
        }
        fixture.advance(1)
        #expect(try row.frame.height == 238 && fixture.frame(fixture.iconCell(7).icon).minY == 391)
        fixture.stage.makeCurrent()
        try fixture.widgetCell.toggleShowMore()
        fixture.advance(0.1)
        #expect(abs(fixture.presentedValue(row, "bounds.size.height") - (238 - 100 * 0.418566)) < 1e-3)
        fixture.advance(1.5)
        #expect(row.frame.height == 138 && widget.collectionView.numberOfItems(inSection: 0) == 4)
        #expect(widget.header.button.title(for: .normal) == "Show More")
    }

    @Test func showMoreCanBeReversedDuringAnimation() throws {
        let fixture = LockFixture()
        try fixture.tapShowMore()
        fixture.advance(0.2)
        let before = try fixture.presentedValue(fixture.cell(0), "bounds.size.height")
        fixture.stage.makeCurrent()
        try fixture.widgetCell.toggleShowMore()
        #expect(try abs(fixture.presentedValue(fixture.cell(0), "bounds.size.height") - before) < 1e-3)
        fixture.advance(2)
        #expect(try fixture.cell(0).frame.height == 138 && fixture.cell(1).frame.minY == 138)
    }
}
