import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TableViewTests {
    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 2, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))

    private func show(_ dataSource: TableDataSource, _ configure: (UITableView) -> Void = { _ in }) {
        dataSource.connect(table)
        table.contentInsetAdjustmentBehavior = .never
        configure(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    @Test func rowPositionsFollowFromTheHeights() {
        var random = SeededRandom(3)
        let heights = (0..<300).map { _ in CGFloat(random.integer(0...90)) / 2 }
        let dataSource = TableDataSource([Array(0..<120), [], Array(120..<300)])
        dataSource.heights = { heights[$0] }
        dataSource.titles = ["A", "B", nil]
        show(dataSource) { $0.estimatedRowHeight = 0 }
        var y: CGFloat = 0
        for section in 0..<3 {
            if section < 2 { y += 28 }
            for row in dataSource.sections[section].indices {
                let (path, height) = (IndexPath(row: row, section: section), heights[dataSource.sections[section][row]])
                #expect(table.rectForRow(at: path) == CGRect(x: 0, y: y, width: 300, height: height))
                if height > 0 {
                    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: y)) == path)
                    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: y + height - 0.25)) == path)
                }
                y += height
            }
        }
        #expect(table.contentSize == CGSize(width: 300, height: y))
        #expect(table.indexPathForRow(at: CGPoint(x: 9, y: y)) == nil && table.indexPathForRow(at: CGPoint(x: 9, y: 5)) == nil)
        #expect(table.rectForHeader(inSection: 1).height == 28 && table.rect(forSection: 1).height == 28)
    }

    /// The cost of a table depends on the number of visible rows, not on the number of all rows.
    @Test func hundredThousandRowsReuseFewCells() {
        let dataSource = TableDataSource([Array(0..<100_000)])
        show(dataSource) { $0.rowHeight = 44 }
        dataSource.heights = { _ in 44 }
        table.reloadData()
        stage.advance(frames: 1)
        table.scrollToRow(at: IndexPath(row: 77_777, section: 0), at: .middle, animated: false)
        stage.advance(frames: 1)
        #expect(table.visibleCells.contains { $0.tag == 77_777 })
        let (createdCellCount, cellRequestCount) = (dataSource.createdCellCount, dataSource.cellRequestCount)
        for _ in 0..<200 {
            table.contentOffset.y += 44
            stage.advance(frames: 1)
        }
        #expect(dataSource.cellRequestCount - cellRequestCount == 200, "each frame requests one new row")
        #expect(dataSource.createdCellCount == createdCellCount && createdCellCount < 40)
        #expect(table.visibleCells.count == 12 || table.visibleCells.count == 11)
    }

    @Test func actualHeightsReplaceEstimatesWithoutAJump() throws {
        let dataSource = TableDataSource([Array(0..<1000)])
        dataSource.heights = { CGFloat(30 + $0 % 7 * 10) }
        show(dataSource) { $0.estimatedRowHeight = 44 }
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        stage.advance(frames: 1)
        let target = try #require(table.cellForRow(at: IndexPath(row: 500, section: 0)))
        #expect(near(target.frame.minY - table.contentOffset.y, 0), "the row is at the top")
        // While the table scrolls up, rows get heights that differ from the estimates.
        // Visible rows move by the scrolled distance only.
        for _ in 0..<60 {
            let visibleRows = table.visibleCells.map { ($0, $0.tag, $0.frame.minY - table.contentOffset.y) }
            table.contentOffset.y -= 13
            stage.advance(frames: 1)
            for (cell, row, y) in visibleRows where table.visibleCells.contains(cell) && cell.tag == row {
                #expect(near(cell.frame.minY - table.contentOffset.y, Double(y) + 13))
            }
        }
        #expect(table.rectForRow(at: IndexPath(row: 499, section: 0)).height == CGFloat(30 + 499 % 7 * 10))
    }

    @Test func tapSelectsARow() {
        let dataSource = TableDataSource([Array(0..<30)])
        dataSource.heights = { _ in 40 }
        show(dataSource)
        stage.tap(at: CGPoint(x: 50, y: 100))
        #expect(dataSource.log == ["highlight 2", "unhighlight 2", "will select 2", "did select 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0) && table.visibleCells[2].isSelected)
        dataSource.log = []
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 50, y: 20))
        #expect(
            dataSource.log == ["highlight 0", "unhighlight 0", "will select 0", "will deselect 2", "did deselect 2", "did select 0"]
                || dataSource.log == ["highlight 0", "unhighlight 0", "will deselect 2", "will select 0", "did deselect 2", "did select 0"])
        #expect(!table.visibleCells[2].isSelected)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func dragDoesNotHighlightOrSelectARow() {
        let dataSource = TableDataSource([Array(0..<300)])
        dataSource.heights = { _ in 40 }
        show(dataSource)
        stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), duration: 0.1)
        #expect(dataSource.log.isEmpty && table.contentOffset.y > 50)
        // A tap during the deceleration stops it and has no other effect.
        stage.advance(frames: 5)
        #expect(table.isDecelerating)
        stage.tap(at: CGPoint(x: 50, y: 100))
        #expect(dataSource.log.isEmpty && !table.isDecelerating)
        // A longer touch highlights the row. A drag ends the highlight.
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 50, y: 300))
        stage.advance(by: 0.3)
        #expect(dataSource.log.count == 1)
        stage.touchMove(to: CGPoint(x: 50, y: 250))
        #expect(dataSource.log.count == 2 && dataSource.log[1].hasPrefix("unhighlight"))
        stage.touchUp()
        #expect(dataSource.log.count == 2)
    }

    @Test func plainHeaderStaysVisibleUntilTheNextHeader() throws {
        let dataSource = TableDataSource([Array(0..<20), Array(20..<40)])
        dataSource.heights = { _ in 40 }
        dataSource.titles = ["First", "Second"]
        show(dataSource)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 28) && header.textLabel?.text == "First")
        table.contentOffset.y = 300
        stage.advance(frames: 1)
        #expect(header.frame.minY == 300)
        // The section ends at 828, where the next header begins.
        table.contentOffset.y = 815
        stage.advance(frames: 1)
        #expect(header.frame.minY == 800 && table.headerView(forSection: 1)?.frame.minY == 828)
        table.contentOffset.y = 900
        stage.advance(frames: 1)
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 900)
    }

    @Test func scrollToRowMovesToTopMiddleOrBottom() {
        let dataSource = TableDataSource([Array(0..<100)])
        dataSource.heights = { _ in 40 }
        show(dataSource) { $0.estimatedRowHeight = 0 }
        let path = IndexPath(row: 50, section: 0)
        table.scrollToRow(at: path, at: .top, animated: false)
        #expect(table.contentOffset.y == 2000)
        table.scrollToRow(at: path, at: .middle, animated: false)
        #expect(table.contentOffset.y == 1780)
        table.scrollToRow(at: path, at: .bottom, animated: false)
        #expect(table.contentOffset.y == 1560)
        table.scrollToRow(at: path, at: .none, animated: false)
        #expect(table.contentOffset.y == 1560)
        table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: true)
        stage.advance(by: 0.5)
        #expect(table.contentOffset.y == 3520, "the offset is limited by the end of the content")
    }

    /// A cell with a view of a given height between two margins.
    final class BlockCell: UITableViewCell {
        private let block = UIView()
        private lazy var heightConstraint = block.heightAnchor.constraint(equalToConstant: 0)

        func setBlockHeight(_ height: CGFloat) {
            heightConstraint.constant = height
            guard block.superview == nil else { return }
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -25), heightConstraint,
            ])
        }
        var blockFrame: CGRect { block.frame }
    }

    final class BlockDataSource: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
            (cell as? BlockCell)?.setBlockHeight(CGFloat(20 + indexPath.row % 5 * 9))
            return cell
        }
    }

    @Test func constraintsDetermineTheRowHeight() throws {
        let dataSource = BlockDataSource()
        table.register(BlockCell.self, forCellReuseIdentifier: "block")
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = dataSource
        stage.window.addSubview(table)
        for _ in 0..<40 {
            table.contentOffset.y += 97
            stage.advance(frames: 1)
            for (path, cell) in zip(try #require(table.indexPathsForVisibleRows), table.visibleCells) {
                let height = CGFloat(20 + path.row % 5 * 9)
                #expect(cell.frame.height == height + 17)
                #expect((cell as? BlockCell)?.blockFrame == CGRect(x: 15, y: 11, width: 260, height: height))
            }
        }
    }

    final class BookCell: UITableViewCell {
        let note = "made by its own initializer"
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { return nil }
    }

    @Test func registeredClassesCreateTheirCells() throws {
        table.register(BookCell.self, forCellReuseIdentifier: "book")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "book") as? BookCell)
        #expect(cell.style == .subtitle && cell.reuseIdentifier == "book" && cell.note.hasPrefix("made"))
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func cellsLayOutTheirTexts() throws {
        stage.makeCurrent()
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        cell.textLabel?.text = "Name"
        cell.detailTextLabel?.text = "Value"
        cell.accessoryType = .disclosureIndicator
        cell.layoutIfNeeded()
        let accessory = try #require(cell.subviews.last { $0.frame.width == 8 })
        #expect(accessory.frame.maxX == 285 && cell.contentView.frame.width == 277)
        #expect(cell.textLabel?.frame.minX == 15 && cell.detailTextLabel?.frame.maxX == 269)
        #expect(UITableViewCell().detailTextLabel == nil)
        let subtitle = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        subtitle.textLabel?.text = "Title"
        subtitle.detailTextLabel?.text = "Below"
        #expect(subtitle.sizeThatFits(CGSize(width: 300, height: 0)).height > 48)
    }

    /// A row is as high as its text in the width that the accessory, the image, and the indentation leave.
    @Test func rowsAreAsHighAsTheirTexts() throws {
        stage.makeCurrent()
        let text = Array(repeating: "word", count: 30).joined(separator: " ")
        func height(_ style: UITableViewCell.CellStyle = .default, _ configure: (UITableViewCell) -> Void) throws -> CGFloat {
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
            cell.textLabel?.text = text
            cell.textLabel?.numberOfLines = 0
            configure(cell)
            cell.frame.size.height = cell.sizeThatFits(CGSize(width: 300, height: 0)).height
            cell.layoutIfNeeded()
            let label = try #require(style == .value2 ? cell.detailTextLabel : cell.textLabel)
            #expect(label.sizeThatFits(CGSize(width: label.frame.width, height: 1000)).height <= cell.frame.height - 22)
            return cell.frame.height
        }
        let plain = try height { _ in }
        let besideAccessory = try height { $0.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 20)) }
        let indented = try height { ($0.indentationLevel, $0.indentationWidth) = (8, 10) }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }
        let besideImage = try height { $0.imageView?.image = image }
        #expect(besideAccessory > plain && indented > plain && besideImage > plain)
        let detail = try height(.value2) {
            $0.textLabel?.text = "Title"
            $0.detailTextLabel?.text = text
            $0.detailTextLabel?.numberOfLines = 0
        }
        #expect(detail > 100)
        let cell = UITableViewCell()
        cell.textLabel?.text = text
        cell.textLabel?.numberOfLines = 0
        let heights = [200, 300].map { cell.sizeThatFits(CGSize(width: $0, height: 0)).height }
        #expect(heights[0] > heights[1], "the height is for the given width")
    }

    @Test func tableHeaderAndFooterViewsArePartOfTheContent() {
        let dataSource = TableDataSource([[0, 1]])
        dataSource.heights = { _ in 40 }
        show(dataSource) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(table.contentSize.height == 180)
    }

    /// The separators of empty rows and the refresh control are inserted behind the rows as well, after the background view.
    @Test func backgroundViewStaysBehindAllOtherViews() {
        let dataSource = TableDataSource([Array(0..<60)])
        dataSource.heights = { _ in 40 }
        let background = UIView()
        show(dataSource) {
            $0.backgroundView = background
            $0.refreshControl = UIRefreshControl()
        }
        table.contentOffset.y = 90
        stage.advance(frames: 1)
        dataSource.sections[0].remove(at: 4)
        table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
        #expect(table.subviews.first === background && table.subviews.count > 12)
    }
}
