import Chances
import Stage
import Testing
import UIKit

@MainActor @Suite struct TableViewTests {
    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 2, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))

    private func show(_ shelf: Shelf, _ prepare: (UITableView) -> Void = { _ in }) {
        shelf.cover(table)
        table.contentInsetAdjustmentBehavior = .never
        prepare(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    @Test func rowsStandWhereTheirHeightsPutThem() {
        var chance = Chance(3)
        let heights = (0..<300).map { _ in CGFloat(chance.whole(0...90)) / 2 }
        let shelf = Shelf([Array(0..<120), [], Array(120..<300)])
        shelf.heights = { heights[$0] }
        shelf.titles = ["A", "B", nil]
        show(shelf) { $0.estimatedRowHeight = 0 }
        var y: CGFloat = 0
        for section in 0..<3 {
            if section < 2 { y += 28 }
            for row in shelf.sections[section].indices {
                let (path, height) = (IndexPath(row: row, section: section), heights[shelf.sections[section][row]])
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

    /// A hundred thousand rows cost what can be seen of them.
    @Test func aHundredThousandRows() {
        let shelf = Shelf([Array(0..<100_000)])
        show(shelf) { $0.rowHeight = 44 }
        shelf.heights = { _ in 44 }
        table.reloadData()
        stage.advance(frames: 1)
        table.scrollToRow(at: IndexPath(row: 77_777, section: 0), at: .middle, animated: false)
        stage.advance(frames: 1)
        #expect(table.visibleCells.contains { $0.tag == 77_777 })
        let (made, asked) = (shelf.made, shelf.asked)
        for _ in 0..<200 {
            table.contentOffset.y += 44
            stage.advance(frames: 1)
        }
        #expect(shelf.asked - asked == 200, "one row comes in each frame, and no other is asked for")
        #expect(shelf.made == made && made < 40)
        #expect(table.visibleCells.count == 12 || table.visibleCells.count == 11)
    }

    @Test func estimatesGiveWayToHeightsAndNothingJumps() throws {
        let shelf = Shelf([Array(0..<1000)])
        shelf.heights = { CGFloat(30 + $0 % 7 * 10) }
        show(shelf) { $0.estimatedRowHeight = 44 }
        table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
        stage.advance(frames: 1)
        let target = try #require(table.cellForRow(at: IndexPath(row: 500, section: 0)))
        #expect(near(target.frame.minY - table.contentOffset.y, 0), "it is where it was wanted")
        // Upwards, where every row turns out to be of another height: what is seen moves by what it is scrolled.
        for _ in 0..<60 {
            let seen = table.visibleCells.map { ($0, $0.tag, $0.frame.minY - table.contentOffset.y) }
            table.contentOffset.y -= 13
            stage.advance(frames: 1)
            for (cell, row, place) in seen where table.visibleCells.contains(cell) && cell.tag == row {
                #expect(near(cell.frame.minY - table.contentOffset.y, Double(place) + 13))
            }
        }
        #expect(table.rectForRow(at: IndexPath(row: 499, section: 0)).height == CGFloat(30 + 499 % 7 * 10))
    }

    @Test func aTapChoosesARow() {
        let shelf = Shelf([Array(0..<30)])
        shelf.heights = { _ in 40 }
        show(shelf)
        stage.tap(at: CGPoint(x: 50, y: 100))
        #expect(shelf.log == ["highlight 2", "unhighlight 2", "will select 2", "did select 2"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0) && table.visibleCells[2].isSelected)
        shelf.log = []
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 50, y: 20))
        #expect(
            shelf.log == ["highlight 0", "unhighlight 0", "will select 0", "will deselect 2", "did deselect 2", "did select 0"]
                || shelf.log == ["highlight 0", "unhighlight 0", "will deselect 2", "will select 0", "did deselect 2", "did select 0"])
        #expect(!table.visibleCells[2].isSelected)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test func aDragChoosesNothingAndShowsNoTouch() {
        let shelf = Shelf([Array(0..<300)])
        shelf.heights = { _ in 40 }
        show(shelf)
        stage.drag(from: CGPoint(x: 50, y: 300), to: CGPoint(x: 50, y: 200), duration: 0.1)
        #expect(shelf.log.isEmpty && table.contentOffset.y > 50)
        // A tap stops what runs on, and is spent with that.
        stage.advance(frames: 5)
        #expect(table.isDecelerating)
        stage.tap(at: CGPoint(x: 50, y: 100))
        #expect(shelf.log.isEmpty && !table.isDecelerating)
        // Held for longer the row shows the touch, and loses it to a drag.
        stage.advance(by: 1)
        stage.touchDown(at: CGPoint(x: 50, y: 300))
        stage.advance(by: 0.3)
        #expect(shelf.log.count == 1)
        stage.touchMove(to: CGPoint(x: 50, y: 250))
        #expect(shelf.log.count == 2 && shelf.log[1].hasPrefix("unhighlight"))
        stage.touchUp()
        #expect(shelf.log.count == 2)
    }

    @Test func aPlainHeaderStaysUntilTheNextPushesIt() throws {
        let shelf = Shelf([Array(0..<20), Array(20..<40)])
        shelf.heights = { _ in 40 }
        shelf.titles = ["First", "Second"]
        show(shelf)
        let header = try #require(table.headerView(forSection: 0))
        #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 28) && header.textLabel?.text == "First")
        table.contentOffset.y = 300
        stage.advance(frames: 1)
        #expect(header.frame.minY == 300)
        // The section ends at 828, where the next header stands.
        table.contentOffset.y = 815
        stage.advance(frames: 1)
        #expect(header.frame.minY == 800 && table.headerView(forSection: 1)?.frame.minY == 828)
        table.contentOffset.y = 900
        stage.advance(frames: 1)
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 900)
    }

    @Test func rowsAreScrolledToTopMiddleAndBottom() {
        let shelf = Shelf([Array(0..<100)])
        shelf.heights = { _ in 40 }
        show(shelf) { $0.estimatedRowHeight = 0 }
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
        #expect(table.contentOffset.y == 3520, "the end of the content")
    }

    /// A block of a height between two margins.
    final class Block: UITableViewCell {
        private let block = UIView()
        private lazy var tall = block.heightAnchor.constraint(equalToConstant: 0)

        func show(_ height: CGFloat) {
            tall.constant = height
            guard block.superview == nil else { return }
            block.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(block)
            NSLayoutConstraint.activate([
                block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11),
                block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
                block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 15),
                block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -25), tall,
            ])
        }
        var blockFrame: CGRect { block.frame }
    }

    final class Blocks: UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "block", for: indexPath)
            (cell as? Block)?.show(CGFloat(20 + indexPath.row % 5 * 9))
            return cell
        }
    }

    @Test func constraintsSayHowHighARowIs() throws {
        let blocks = Blocks()
        table.register(Block.self, forCellReuseIdentifier: "block")
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = blocks
        stage.window.addSubview(table)
        for _ in 0..<40 {
            table.contentOffset.y += 97
            stage.advance(frames: 1)
            for (path, cell) in zip(try #require(table.indexPathsForVisibleRows), table.visibleCells) {
                let height = CGFloat(20 + path.row % 5 * 9)
                #expect(cell.frame.height == height + 17)
                #expect((cell as? Block)?.blockFrame == CGRect(x: 15, y: 11, width: 260, height: height))
            }
        }
    }

    final class Book: UITableViewCell {
        let note = "made by its own initializer"
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { return nil }
    }

    @Test func registeredClassesMakeTheirOwn() throws {
        table.register(Book.self, forCellReuseIdentifier: "book")
        let cell = try #require(table.dequeueReusableCell(withIdentifier: "book") as? Book)
        #expect(cell.style == .subtitle && cell.reuseIdentifier == "book" && cell.note.hasPrefix("made"))
        #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    }

    @Test func cellsLayOutTheirTexts() throws {
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

    @Test func headersAndFootersOfTheTableItself() {
        let shelf = Shelf([[0, 1]])
        shelf.heights = { _ in 40 }
        show(shelf) {
            $0.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 70))
            $0.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        }
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 70)
        #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 300, height: 70))
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 150, width: 300, height: 30))
        #expect(table.contentSize.height == 180)
    }
}
