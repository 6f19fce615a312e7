import Chances
import CoreGraphics
import Stage
import Testing
import UIKit

/// Lists and other contents by keys alone.
@MainActor @Suite struct ListFocusTests {
    let stage = Stage(size: CGSize(width: 200, height: 400), scale: 1, framesPerSecond: 60)
    let above = UIButton(frame: CGRect(x: 20, y: 10, width: 90, height: 36))
    let below = UIButton(frame: CGRect(x: 20, y: 350, width: 90, height: 36))
    let table = UITableView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))

    init() { table.contentInsetAdjustmentBehavior = .never }

    private func show(_ shelf: Shelf) {
        shelf.heights = { _ in 30 }
        shelf.cover(table)
        for view in [above, table, below] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
    }

    /// The number of the row that the ring is around.
    private var focused: Int? { table.visibleCells.first(where: \.isFocused)?.tag }

    private func settle() { stage.advance(by: 1) }

    @Test func rowsAreOneStopAndArrowsLeadThroughThem() {
        let shelf = Shelf([Array(100..<120), [], Array(120..<140)])
        show(shelf)
        table.contentOffset.y = 45
        stage.key("tab")
        #expect(above.isFocused)
        stage.key("tab")
        #expect(focused == 102, "the first that is wholly in sight")
        stage.key("tab")
        #expect(below.isFocused)
        stage.key("shift+tab")
        #expect(focused == 102)
        var chance = Chance(5)
        for row in 103..<140 {
            stage.key("down")
            stage.advance(frames: chance.whole(0...3))
            #expect(table.focusedPath.map { shelf[$0] } == row)
        }
        settle()
        #expect(focused == 139 && table.contentOffset.y == table.contentSize.height - 270)
        stage.key("down")
        #expect(below.isFocused, "after the last row comes what is below the table")
        stage.key("up")
        #expect(focused == 139)
        for _ in 0..<39 { stage.key("up") }
        settle()
        #expect(focused == 100)
        stage.key("up")
        #expect(above.isFocused && table.contentOffset.y == 0)
    }

    @Test func pageKeysLeadOnByAScreenAndToTheEnds() throws {
        let shelf = Shelf([Array(0..<100_000)])
        table.estimatedRowHeight = 30
        show(shelf)
        stage.key("tab")
        stage.key("tab")
        #expect(focused == 0)
        stage.key("shift+pagedown")
        settle()
        // 270 - 44 points further down, that is in the middle of row 0 and 7.5 rows on.
        #expect(focused == 8)
        stage.key("end")
        settle()
        #expect(focused == 99_999 && table.contentOffset.y == 3_000_000 - 270)
        stage.key("pageup")
        settle()
        #expect(focused == 99_991)
        stage.key("home")
        settle()
        #expect(focused == 0 && table.contentOffset.y == 0)
    }

    @Test func rowsThatAreLowerThanWasThoughtAreFoundAllTheSame() {
        let shelf = Shelf([Array(0..<1000)])
        table.estimatedRowHeight = 75
        show(shelf)
        for key in ["tab", "tab", "end"] { stage.key(key) }
        stage.advance(by: 3)
        #expect(focused == 999 && table.contentOffset.y == table.contentSize.height - 270)
        stage.key("home")
        stage.advance(by: 3)
        #expect(focused == 0 && table.contentOffset.y == 0)
    }

    @Test func anArrowThatIsHeldLeadsOnAndOn() throws {
        let shelf = Shelf([Array(0..<100)])
        show(shelf)
        stage.key("tab")
        stage.key("tab")
        let down = try #require(KeyStroke(named: "down"))
        stage.keyboard.down(down)
        stage.advance(frames: 23)
        #expect(table.focusedPath?.row == 1)
        stage.advance(frames: 37)
        // At the stroke, after 24 frames, and after every 4 more up to the 60th.
        #expect(table.focusedPath?.row == 11)
        stage.keyboard.up(down)
        settle()
        #expect(focused == 11)
    }

    @Test func theFocusStaysWithItsRow() {
        let shelf = Shelf([Array(0..<100)])
        show(shelf)
        for key in ["tab", "tab", "down", "down", "down"] { stage.key(key) }
        #expect(focused == 3)
        shelf.sections[0].insert(contentsOf: [200, 201], at: 1)
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
        settle()
        #expect(focused == 3 && table.focusedPath?.row == 5)
        shelf.sections[0].removeSubrange(4...5)
        table.deleteRows(at: [IndexPath(row: 4, section: 0), IndexPath(row: 5, section: 0)], with: .left)
        settle()
        #expect(focused == 4, "and goes on to the row that has come into its place")
        stage.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: 900))
        settle()
        #expect(focused == nil, "the cell shows another row now")
        stage.key("down")
        settle()
        #expect(focused == 5)
    }

    @Test func whatIsInARowIsReachedByArrows() {
        let bench = Bench()
        table.rowHeight = 40
        table.dataSource = bench
        for view in [above, table, below] { stage.window.addSubview(view) }
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        for key in ["tab", "tab", "down", "left"] { stage.key(key) }
        let minus = table.visibleCells[1].subviews.first { $0.isFocused }
        #expect(minus?.accessibilityLabel == "Delete")
        stage.key("space")
        settle()
        for key in ["right", "right"] { stage.key(key) }
        stage.key("space")
        settle()
        #expect(bench.deleted == [1] && table.visibleCells[1].isFocused)
    }

    final class Bench: UITableViewDataSource {
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

    @Test func aCollectionIsWalkedInBothDirections() {
        let wall = CollectionViewTests.Wall([Array(0..<400)])
        let view = UICollectionView(frame: CGRect(x: 0, y: 60, width: 200, height: 270), collectionViewLayout: UICollectionViewFlowLayout())
        wall.sizes = { _ in CGSize(width: 60, height: 50) }
        wall.cover(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        func focused() -> Int? { view.visibleCells.first(where: \.isFocused)?.tag }
        stage.key("tab")
        #expect(focused() == 0)
        stage.key("right")
        stage.key("right")
        for _ in 0..<20 { stage.key("down") }
        settle()
        #expect(focused() == 62, "three in a row, twenty rows further down")
        stage.key("left")
        stage.key("up")
        settle()
        #expect(focused() == 58)
        stage.key("end")
        settle()
        #expect(focused() == 399)
    }

    @Test func withoutAFocusArrowsScroll() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))
        scroll.contentSize = CGSize(width: 200, height: 900)
        scroll.contentInsetAdjustmentBehavior = .never
        stage.window.addSubview(scroll)
        stage.advance(frames: 1)
        stage.key("down")
        settle()
        #expect(scroll.contentOffset.y == 48)
        let down = try #require(KeyStroke(named: "down"))
        stage.keyboard.down(down)
        stage.advance(frames: 60)
        stage.keyboard.up(down)
        settle()
        #expect(Double(scroll.contentOffset.y) == 576)
        stage.key("home")
        settle()
        #expect(scroll.contentOffset.y == 0)
    }

    @Test func whereNothingMoreIsToBeLedToTheContentMovesOn() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 200, height: 270))
        scroll.contentSize = CGSize(width: 200, height: 1500)
        scroll.contentInsetAdjustmentBehavior = .never
        let (first, far) = (
            UIButton(frame: CGRect(x: 20, y: 30, width: 80, height: 40)), UIButton(frame: CGRect(x: 20, y: 800, width: 80, height: 40))
        )
        for view in [first, far] { scroll.addSubview(view) }
        for view in [above, scroll, below] { stage.window.addSubview(view) }
        stage.advance(frames: 1)
        stage.key("tab")
        stage.key("down")
        #expect(first.isFocused)
        stage.key("down")
        settle()
        #expect(first.isFocused && scroll.contentOffset.y == 48, "the next is more than a screen away")
        for _ in 0..<12 {
            stage.key("down")
            stage.advance(frames: 8)
        }
        settle()
        #expect(far.isFocused && scroll.bounds.contains(far.frame))
        for _ in 0..<20 {
            stage.key("down")
            stage.advance(frames: 8)
        }
        settle()
        #expect(below.isFocused && scroll.contentOffset.y == 1500 - 270, "at the end it is left")
    }
}
