import SeededRandomValues
import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Heights and positions of section headers and footers.
@MainActor @Suite struct TableHeaderTests {
    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 2, framesPerSecond: 60)

    /// Sections of rows that are 40 points high. The delegate provides the heights and views of headers and footers.
    final class SectionDataSource: UITableViewDataSource, UITableViewDelegate {
        var rowCounts: [Int]
        var headerHeights: [CGFloat]
        var footerHeights: [CGFloat]
        var queriedHeaders: [Int] = []
        var displayedHeaders: [UIView?] = []

        init(_ rowCounts: [Int], headers: [CGFloat], footers: [CGFloat]) {
            (self.rowCounts, headerHeights, footerHeights) = (rowCounts, headers, footers)
        }

        func numberOfSections(in tableView: UITableView) -> Int { rowCounts.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCounts[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            queriedHeaders.append(section)
            return headerHeights[section]
        }
        func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { footerHeights[section] }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") ?? UITableViewHeaderFooterView(reuseIdentifier: "header")
        }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            UITableViewHeaderFooterView(reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
            displayedHeaders.append(tableView.headerView(forSection: section))
        }
    }

    private func show(
        _ dataSource: SectionDataSource, style: UITableView.Style = .plain, _ configure: (UITableView) -> Void = { _ in }
    ) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 40
        (table.dataSource, table.delegate) = (dataSource, dataSource)
        configure(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        return table
    }

    // MARK: - Padding

    /// Section 1 has no header, so it has no padding either.
    @Test func paddingIsAboveEachHeader() {
        let dataSource = SectionDataSource([3, 2, 30], headers: [28, 0, 34], footers: [0, 0, 0])
        let table = show(dataSource) { $0.sectionHeaderTopPadding = 22 }
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 300, height: 28))
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 170)
        #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 170, width: 300, height: 80))
        #expect(table.rectForHeader(inSection: 2) == CGRect(x: 0, y: 272, width: 300, height: 34))
        #expect(table.rect(forSection: 2).minY == 250 && table.contentSize.height == 1506)
        #expect(table.headerView(forSection: 0)?.frame.minY == 22 && table.headerView(forSection: 2)?.frame.minY == 272)
        table.sectionHeaderTopPadding = 0
        stage.advance(frames: 1)
        #expect(table.headerView(forSection: 2)?.frame.minY == 228 && table.contentSize.height == 1462)
        table.sectionHeaderTopPadding = UITableView.automaticDimension
        stage.advance(frames: 1)
        #expect(table.headerView(forSection: 0)?.frame == CGRect(x: 0, y: 0, width: 300, height: 28))
    }

    /// A header at the top edge has no padding. The next header pushes it away.
    @Test func pinnedHeaderHasNoPadding() throws {
        let dataSource = SectionDataSource([20, 20], headers: [28, 34], footers: [0, 0])
        let table = show(dataSource) { $0.sectionHeaderTopPadding = 22 }
        table.contentOffset.y = 15
        stage.advance(frames: 1)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 22, width: 300, height: 28))
        table.contentOffset.y = 300
        stage.advance(frames: 1)
        #expect(header.frame == CGRect(x: 0, y: 300, width: 300, height: 28))
        // Section 0 ends at 850. Its pinned header cannot extend beyond that position.
        table.contentOffset.y = 840
        stage.advance(frames: 1)
        #expect(header.frame.minY == 822 && table.headerView(forSection: 1)?.frame.minY == 872)
        table.scrollToRow(at: IndexPath(row: 3, section: 1), at: .top, animated: false)
        #expect(table.contentOffset.y == 992, "the pinned header is above the row")
    }

    /// A footer that is pinned to the bottom edge never moves above the lower edge of its header. The two have different heights here.
    @Test func pinnedFooterIsBelowItsHeader() {
        let dataSource = SectionDataSource([11, 20], headers: [0, 10], footers: [0, 60])
        let table = show(dataSource) { $0.sectionHeaderTopPadding = 0 }
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 440, width: 300, height: 10))
        #expect(table.headerFooterFrame(1, isHeader: false) == CGRect(x: 0, y: 450, width: 300, height: 60))
        table.contentOffset.y = 100
        stage.advance(frames: 1)
        #expect(table.footerView(forSection: 1)?.frame == CGRect(x: 0, y: 520, width: 300, height: 60))
    }

    /// The header above the visible area is 30 points higher than estimated. The rows keep their position on the screen.
    @Test func headerThatIsMeasuredAboveTheVisibleAreaMovesNoRows() {
        let dataSource = SectionDataSource([20, 20, 20], headers: [50, 50, 50], footers: [0, 0, 0])
        let table = show(dataSource) { ($0.sectionHeaderTopPadding, $0.estimatedSectionHeaderHeight) = (0, 20) }
        let row = IndexPath(row: 3, section: 1)
        #expect(table.rectForRow(at: row).minY == 990)
        table.contentOffset.y = 1000
        stage.advance(frames: 1)
        #expect(table.rectForRow(at: row).minY == 1020 && table.contentOffset.y == 1030)
        #expect(table.headerView(forSection: 1)?.frame.minY == 1030, "the header is pinned")
        table.reloadData()
        stage.advance(frames: 1)
        #expect(table.contentOffset.y == 1030)
    }

    @Test func groupedTablesIgnoreThePadding() {
        let dataSource = SectionDataSource([3], headers: [28], footers: [0])
        let table = show(dataSource, style: .grouped) { $0.sectionHeaderTopPadding = 22 }
        #expect(table.rectForHeader(inSection: 0).minY == 0 && table.contentSize.height == 148)
    }

    @Test func paddingStaysAfterAnUpdate() {
        let dataSource = SectionDataSource([3, 2], headers: [28, 34], footers: [0, 0])
        let table = show(dataSource) { $0.sectionHeaderTopPadding = 22 }
        dataSource.rowCounts[0] = 2
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        stage.advance(by: 1)
        #expect(table.rectForHeader(inSection: 1).minY == 50 + 80 + 22 && table.headerView(forSection: 1)?.frame.minY == 152)
    }

    // MARK: - Estimates

    @Test func headersAreQueriedWhenTheirSectionBecomesVisible() {
        let heights = (0..<40).map { (row: Int) -> CGFloat in CGFloat(20 + row % 3 * 10) }
        let dataSource = SectionDataSource(Array(repeating: 5, count: 40), headers: heights, footers: heights.map { $0 - 5 })
        let table = show(dataSource) {
            ($0.estimatedSectionHeaderHeight, $0.estimatedSectionFooterHeight) = (50, 40)
            $0.sectionHeaderTopPadding = 6
        }
        #expect(dataSource.queriedHeaders == [0, 1], "two sections are visible")
        // Both headers and the first footer are measured, and the second footer too, because it can be pinned.
        let measured = heights[0] + heights[1] + heights[0] - 5 + heights[1] - 5
        #expect(table.contentSize.height == 40 * 5 * 40 + 40 * 6 + 38 * 90 + measured)
        // While the table scrolls, heights replace estimates. Visible rows move by the scrolled distance only.
        for _ in 0..<150 {
            let before = table.visibleCells.map { ($0, table.indexPath(for: $0), $0.frame.minY - table.contentOffset.y) }
            table.contentOffset.y += 37
            stage.advance(frames: 1)
            for (cell, path, y) in before where table.indexPath(for: cell) == path && !cell.isHidden {
                #expect(near(cell.frame.minY - table.contentOffset.y, Double(y) - 37))
            }
            guard let first = table.indexPathsForVisibleRows?.first?.section else { continue }
            let header = table.headerView(forSection: first)
            #expect(header?.frame.height == heights[first] && table.rectForHeader(inSection: first).height == heights[first])
        }
        #expect(dataSource.queriedHeaders == Array(0...(dataSource.queriedHeaders.last ?? 0)), "each header is queried once")
    }

    @Test func updateKeepsMeasuredHeaders() {
        let dataSource = SectionDataSource(Array(repeating: 5, count: 20), headers: Array(repeating: 20, count: 20), footers: [])
        dataSource.footerHeights = Array(repeating: 0, count: 20)
        let table = show(dataSource) { $0.estimatedSectionHeaderHeight = 50 }
        for _ in 0..<50 {
            table.contentOffset.y += 40
            stage.advance(frames: 1)
        }
        let (path, y) = (IndexPath(row: 0, section: 10), table.contentOffset.y)
        let before = table.rectForRow(at: path).minY
        table.beginUpdates()
        table.endUpdates()
        stage.advance(by: 1)
        #expect(table.contentOffset.y == y && table.rectForRow(at: path).minY == before)
    }

    // MARK: - Delegate calls

    /// While a header is being displayed, the delegate can already get it with `headerView(forSection:)`.
    @Test func displayedHeaderIsKnownToTheTable() {
        let dataSource = SectionDataSource([3, 2], headers: [28, 34], footers: [0, 0])
        let table = show(dataSource)
        #expect(dataSource.displayedHeaders == [table.headerView(forSection: 0), table.headerView(forSection: 1)])
        #expect(dataSource.displayedHeaders.allSatisfy { $0 != nil })
    }

    // MARK: - Header of the table

    /// When the table header gets a new height, the first query of the visible cells already lays out the rows below it. Later
    /// queries give the same rows.
    @Test func rowsAreVisibleBelowANewTableHeader() {
        let dataSource = SectionDataSource([60], headers: [0], footers: [0])
        let table = show(dataSource)
        #expect(table.visibleCells.count == 12)
        let header = UIView(frame: CGRect(x: 5, y: 9, width: 70, height: 155))
        table.tableHeaderView = header
        let cells = table.visibleCells
        #expect(cells.compactMap { table.indexPath(for: $0)?.row } == Array(0..<9))
        #expect(cells.allSatisfy { cell in table.indexPath(for: cell).map { table.cellForRow(at: $0) === cell } == true })
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 155)
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 155))
        table.contentOffset.y = 57
        header.frame.size.height = 31
        table.tableHeaderView = header
        #expect(table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == Array(0..<13))
        table.tableHeaderView = nil
        #expect(table.visibleCells.compactMap { table.indexPath(for: $0)?.row } == Array(1..<14))
        #expect(table.contentSize.height == 2400)
    }

    // MARK: - Titles

    @Test func longTitleHasSeveralLines() throws {
        let source = TableDataSource([[1, 2, 3], [4]])
        let notice = "The harbor is closed while the tide is low, and the ferry leaves from the pier behind the old lighthouse"
        source.titles = ["Tides", notice]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480), style: .grouped)
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderHeight = UITableView.automaticDimension
        source.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let shortTitle = try #require(table.headerView(forSection: 0)?.textLabel)
        let long = try #require(table.headerView(forSection: 1))
        let longTitle = try #require(long.textLabel)
        let furtherLines = longTitle.bounds.height - shortTitle.bounds.height
        #expect(table.rectForHeader(inSection: 0).height == 55.5 && furtherLines > 1.8 * shortTitle.bounds.height)
        #expect(abs(long.bounds.height - 38 - furtherLines) <= 1 && longTitle.frame.minY > 0)
        table.frame.size.width = 2000
        stage.advance(frames: 1)
        #expect(table.rectForHeader(inSection: 1).height == 38 && longTitle.bounds.height == shortTitle.bounds.height)
    }

    /// A title begins at the same x as the texts of the rows below it. The rows of an inset table begin at x = 16.
    @Test(arguments: [(UITableView.Style.grouped, 15.0), (.insetGrouped, 31.0)])
    func titleBeginsAboveTheTextsOfTheRows(_ style: UITableView.Style, _ x: Double) throws {
        let source = TableDataSource([[1, 2, 3]])
        source.titles = ["Tides"]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480), style: style)
        table.sectionHeaderHeight = UITableView.automaticDimension
        source.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let title = try #require(table.headerView(forSection: 0)?.textLabel)
        #expect(Double(title.frame.minX) == x && Double(title.frame.width) == 300 - 2 * x)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        cell.textLabel?.text = "High"
        cell.setNeedsLayout()
        stage.advance(frames: 1)
        let text = try #require(cell.textLabel)
        #expect(Double(text.convert(CGPoint.zero, to: table).x) == x)
    }

    // MARK: - Configurations

    /// Sections whose headers and footers are configured.
    final class ConfiguredSections: UITableViewDataSource, UITableViewDelegate {
        var states: [Bool] = []
        func numberOfSections(in tableView: UITableView) -> Int { 3 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        private func configured(_ tableView: UITableView, _ section: Int, _ name: String) -> UIView? {
            let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "title")
            guard var content = view?.defaultContentConfiguration() else { return nil }
            content.text = "\(name) \(section)"
            content.secondaryText = "Two lines make the view higher"
            view?.contentConfiguration = content
            view?.configurationUpdateHandler = { [weak self] view, state in
                if section == 0, name == "Head", self?.states.last != state.isPinned { self?.states.append(state.isPinned) }
                view.backgroundConfiguration?.backgroundColor = state.isPinned ? .systemGray5 : .clear
            }
            return view
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { configured(tableView, section, "Head") }
        func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { configured(tableView, section, "Foot") }
    }

    private func showConfigured(_ source: ConfiguredSections, _ style: UITableView.Style) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480), style: style)
        table.contentInsetAdjustmentBehavior = .never
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (
            40, UITableView.automaticDimension, UITableView.automaticDimension
        )
        table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "title")
        (table.dataSource, table.delegate) = (source, source)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        return table
    }

    @Test func configurationDeterminesContentAndHeight() throws {
        let source = ConfiguredSections()
        let table = showConfigured(source, .insetGrouped)
        let header = try #require(table.headerView(forSection: 0))
        let content = try #require(header.contentView as? UIListContentView)
        let labels = content.subviews.compactMap { $0 as? UILabel }.compactMap(\.text)
        #expect(labels.contains("HEAD 0") && labels.contains("Two lines make the view higher"), "\(labels)")
        #expect(content.frame == CGRect(x: 16, y: 0, width: 268, height: header.bounds.height), "the content is above that of the rows")
        let fitting = content.sizeThatFits(CGSize(width: 268, height: 1000)).height
        #expect(header.bounds.height == fitting && fitting > 30 && table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == fitting)
        let footer = try #require(table.footerView(forSection: 0)?.contentConfiguration as? UIListContentConfiguration)
        #expect(footer.text == "Foot 0")
        #expect(footer.textProperties.transform == .none, "the default style is that of a footer")
    }

    @Test func pinnedHeaderHasAnotherState() throws {
        let source = ConfiguredSections()
        let table = showConfigured(source, .plain)
        #expect(source.states == [false])
        table.contentOffset.y = 50
        stage.advance(frames: 1)
        #expect(source.states == [false, true])
        table.contentOffset.y = 90
        stage.advance(frames: 1)
        table.contentOffset.y = 0
        stage.advance(frames: 1)
        #expect(source.states == [false, true, false])
    }

    @Test func configurationsCanBeRemoved() throws {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        stage.window.addSubview(view)
        view.contentConfiguration = UIListContentConfiguration.plainHeader()
        var background = UIBackgroundConfiguration.clear()
        (background.backgroundColor, background.cornerRadius) = (.systemTeal, 7)
        view.backgroundConfiguration = background
        view.layoutIfNeeded()
        #expect(view.contentView is UIListContentView && view.subviews.first?.subviews.first?.layer.cornerRadius == 7)
        (view.contentConfiguration, view.backgroundConfiguration) = (nil, nil)
        view.textLabel?.text = "Plain"
        view.layoutIfNeeded()
        #expect(
            !(view.contentView is UIListContentView) && view.subviews == [view.contentView] && view.textLabel?.superview == view.contentView
        )
    }
}
