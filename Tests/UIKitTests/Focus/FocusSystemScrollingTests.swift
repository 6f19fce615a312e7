import CoreGraphics
import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Keyboard control of tables, collections and scroll views.
@MainActor @Suite struct FocusSystemScrollingTests {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1, framesPerSecond: 60)
    let above = UIButton(frame: CGRect(x: 20, y: 10, width: 90, height: 36))
    let below = UIButton(frame: CGRect(x: 20, y: 350, width: 90, height: 36))
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))

    init() { table.contentInsetAdjustmentBehavior = .never }

    private func show(_ dataSource: TableDataSource) {
        dataSource.heights = { _ in 30 }
        dataSource.connect(table)
        for view in [above, table, below] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
    }

    /// The number of the focused row.
    private var focusedRow: Int? { table.visibleCells.first(where: \.isFocused)?.tag }

    private func advanceToEnd() { stage.advance(by: 1) }

    @Test func tabEntersTheTableAndArrowsMoveThroughItsRows() {
        let dataSource = TableDataSource([Array(100..<120), [], Array(120..<140)])
        show(dataSource)
        table.contentOffset.y = 45
        stage.key("tab")
        #expect(above.isFocused)
        stage.key("tab")
        #expect(focusedRow == 102, "the first completely visible row")
        stage.key("tab")
        #expect(below.isFocused)
        stage.key("shift+tab")
        #expect(focusedRow == 102)
        var random = SeededRandom(5)
        for row in 103..<140 {
            stage.key("down")
            stage.advance(frames: random.integer(0...3))
            #expect(table.focusedIndexPath.map { dataSource[$0] } == row)
        }
        advanceToEnd()
        #expect(focusedRow == 139 && table.contentOffset.y == table.contentSize.height - 270)
        stage.key("down")
        #expect(below.isFocused, "the focus leaves the table after its last row")
        stage.key("up")
        #expect(focusedRow == 139)
        for _ in 0..<39 { stage.key("up") }
        advanceToEnd()
        #expect(focusedRow == 100)
        stage.key("up")
        #expect(above.isFocused && table.contentOffset.y == 0)
    }

    @Test func pageKeysMoveFocusByAScreenOrToTheEnds() throws {
        let dataSource = TableDataSource([Array(0..<100_000)])
        table.estimatedRowHeight = 30
        show(dataSource)
        stage.key("tab")
        stage.key("tab")
        #expect(focusedRow == 0)
        stage.key("shift+pagedown")
        advanceToEnd()
        // One screen is 270 - 44 points, which is 7.5 rows. From the middle of row 0 this leads to row 8.
        #expect(focusedRow == 8)
        stage.key("end")
        advanceToEnd()
        #expect(focusedRow == 99_999 && table.contentOffset.y == 3_000_000 - 270)
        stage.key("pageup")
        advanceToEnd()
        #expect(focusedRow == 99_991)
        stage.key("home")
        advanceToEnd()
        #expect(focusedRow == 0 && table.contentOffset.y == 0)
    }

    @Test func focusReachesTheEndsIfRowsAreLowerThanEstimated() {
        let dataSource = TableDataSource([Array(0..<1000)])
        table.estimatedRowHeight = 75
        show(dataSource)
        for key in ["tab", "tab", "end"] { stage.key(key) }
        stage.advance(by: 3)
        #expect(focusedRow == 999 && table.contentOffset.y == table.contentSize.height - 270)
        stage.key("home")
        stage.advance(by: 3)
        #expect(focusedRow == 0 && table.contentOffset.y == 0)
    }

    /// A row whose position changes whenever the table scrolls cannot be reached.
    @Test func rowThatMovesAwayIsReportedOnce() {
        let dataSource = GrowingDataSource()
        table.rowHeight = 30
        table.dataSource = dataSource
        table.delegate = dataSource
        for view in [above, table, below] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
        for key in ["tab", "tab"] { stage.key(key) }
        dataSource.isGrowing = true
        let lines = diagnostics {
            stage.key("end")
            stage.advance(by: 20)
        }
        #expect(lines.count == 1)
        #expect(lines.first?.hasPrefix("UITableView: Scrolling to the focused element ") == true)
        #expect(lines.first?.contains(" of section 0 has stopped after 8 attempts") == true)
    }

    /// Inserts a row at the top whenever the table scrolls while `isGrowing` is true.
    final class GrowingDataSource: UITableViewDataSource, UITableViewDelegate {
        var rowCount = 100
        var isGrowing = false
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rowCount }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
            guard isGrowing, let table = scrollView as? UITableView, !table.hasUncommittedUpdates else { return }
            rowCount += 1
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
    }

    @Test func heldArrowKeyRepeats() throws {
        let dataSource = TableDataSource([Array(0..<100)])
        show(dataSource)
        stage.key("tab")
        stage.key("tab")
        let down = try #require(KeyStroke(named: "down"))
        stage.keyboard.keyDown(down)
        stage.advance(frames: 23)
        #expect(table.focusedIndexPath?.row == 1)
        stage.advance(frames: 37)
        // The focus moves when the key is pressed, after 24 frames, and then every 4 frames up to frame 60.
        #expect(table.focusedIndexPath?.row == 11)
        stage.keyboard.keyUp(down)
        advanceToEnd()
        #expect(focusedRow == 11)
    }

    @Test func focusFollowsItsRow() {
        let dataSource = TableDataSource([Array(0..<100)])
        show(dataSource)
        for key in ["tab", "tab", "down", "down", "down"] { stage.key(key) }
        #expect(focusedRow == 3)
        dataSource.sections[0].insert(contentsOf: [200, 201], at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
        advanceToEnd()
        #expect(focusedRow == 3 && table.focusedIndexPath?.row == 5)
        dataSource.sections[0].removeSubrange(4...5)
        table.deleteRows(at: [IndexPath(row: 4, section: 0), IndexPath(row: 5, section: 0)], with: .left)
        advanceToEnd()
        #expect(focusedRow == 4, "the focus moves to the row that replaces the deleted one")
        stage.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 900))
        advanceToEnd()
        #expect(focusedRow == nil, "the reused cell shows another row")
        stage.key("down")
        advanceToEnd()
        #expect(focusedRow == 5)
    }

    @Test func arrowKeysReachTheControlsOfARow() {
        let dataSource = DeletableRowsDataSource()
        table.rowHeight = 40
        table.dataSource = dataSource
        for view in [above, table, below] { stage.window.addSubview(view) }
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        for key in ["tab", "tab", "down", "left"] { stage.key(key) }
        let deleteControl = table.visibleCells[1].subviews.first { $0.isFocused }
        #expect(deleteControl?.accessibilityLabel == "Delete")
        stage.key("space")
        advanceToEnd()
        for key in ["right", "right"] { stage.key(key) }
        stage.key("space")
        advanceToEnd()
        #expect(dataSource.deleted == [1] && table.visibleCells[1].isFocused)
    }

    final class DeletableRowsDataSource: UITableViewDataSource {
        var rows = Array(0..<30)
        var deleted: [Int] = []
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            deleted.append(rows.remove(at: indexPath.row))
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
    }

    @Test func arrowKeysMoveThroughACollectionInBothDirections() {
        let dataSource = GridDataSource([Array(0..<400)])
        let view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 200, height: 270), collectionViewLayout: UICollectionViewFlowLayout())
        dataSource.sizes = { _ in CGSize(width: 60, height: 50) }
        dataSource.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        func focusedItem() -> Int? { view.visibleCells.first(where: \.isFocused)?.tag }
        stage.key("tab")
        #expect(focusedItem() == 0)
        stage.key("right")
        stage.key("right")
        for _ in 0..<20 { stage.key("down") }
        advanceToEnd()
        #expect(focusedItem() == 62, "a row has three items, and the focus moved twenty rows down")
        stage.key("left")
        stage.key("up")
        advanceToEnd()
        #expect(focusedItem() == 58)
        stage.key("end")
        advanceToEnd()
        #expect(focusedItem() == 399)
    }

    @Test func arrowKeysScrollWithoutAFocus() throws {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))
        scrollView.contentSize = CGSize(width: 200, height: 900)
        scrollView.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(scrollView)
        stage.advance(frames: 1)
        stage.key("down")
        advanceToEnd()
        #expect(scrollView.contentOffset.y == 48)
        let down = try #require(KeyStroke(named: "down"))
        stage.keyboard.keyDown(down)
        stage.advance(frames: 60)
        stage.keyboard.keyUp(down)
        advanceToEnd()
        #expect(Double(scrollView.contentOffset.y) == 576)
        stage.key("home")
        advanceToEnd()
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func arrowKeysScrollIfTheNextFocusIsFar() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))
        scrollView.contentSize = CGSize(width: 200, height: 1500)
        scrollView.contentInsetAdjustmentBehavior = .never
        let (first, far) = (
            UIButton(frame: CGRect(x: 20, y: 30, width: 80, height: 40)), UIButton(frame: CGRect(x: 20, y: 800, width: 80, height: 40))
        )
        for view in [first, far] { scrollView.addSubview(view) }
        for view in [above, scrollView, below] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
        stage.key("tab")
        stage.key("down")
        #expect(first.isFocused)
        stage.key("down")
        advanceToEnd()
        #expect(first.isFocused && scrollView.contentOffset.y == 48, "the next view is more than a screen away")
        for _ in 0..<12 {
            stage.key("down")
            stage.advance(frames: 8)
        }
        advanceToEnd()
        #expect(far.isFocused && scrollView.bounds.contains(far.frame))
        for _ in 0..<20 {
            stage.key("down")
            stage.advance(frames: 8)
        }
        advanceToEnd()
        #expect(below.isFocused && scrollView.contentOffset.y == 1500 - 270, "the focus leaves the scroll view at its end")
    }
}
