import Chances
import Stage
import Testing
import UIKit

/// Tables whose data changes.
@MainActor @Suite struct TableUpdateTests {
    let stage = Stage(size: CGSize(width: 200, height: 240), scale: 1, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 240))

    init() { table.contentInsetAdjustmentBehavior = .never }

    /// The rows of the model from top to bottom, with the heights that they have.
    private func check(_ shelf: Shelf, _ note: String) {
        guard let paths = table.indexPathsForVisibleRows else { return }
        #expect(table.numberOfSections == shelf.sections.count)
        for section in shelf.sections.indices where table.numberOfRows(inSection: section) != shelf.sections[section].count {
            Issue.record("\(note): section \(section) has \(table.numberOfRows(inSection: section)) rows")
        }
        for (path, cell) in zip(paths, table.visibleCells) {
            if cell.tag != shelf[path] { Issue.record("\(note): \(cell.tag) stands for \(shelf[path]) at \(path)") }
            if cell.frame != table.rectForRow(at: path) || cell.isHidden { Issue.record("\(note): \(cell.frame) at \(path)") }
            if cell.frame.height != shelf.heights(cell.tag) { Issue.record("\(note): \(cell.tag) is \(cell.frame.height) high") }
        }
        let seen = paths.map { table.rectForRow(at: $0) }
        for (a, b) in zip(seen, seen.dropFirst()) where a.maxY > b.minY { Issue.record("\(note): rows overlap") }
        let covered = seen.reduce(0) { $0 + $1.intersection(table.bounds).height }
        let content = min(max(table.contentSize.height - table.contentOffset.y, 0), 240)
        if abs(covered - content) > 0.001 { Issue.record("\(note): \(covered) of \(content) points are covered") }
    }

    @Test func tenThousandUpdatesByChance() {
        var (chance, next) = (Chance(7), 40)
        let shelf = Shelf([Array(0..<15), Array(15..<25), Array(25..<40)])
        shelf.cover(table)
        stage.window.addSubview(table)
        table.allowsMultipleSelection = true
        table.layoutIfNeeded()
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        for round in 0..<10_000 {
            var wanted: Set<Int> = []
            if let path = table.indexPathsForVisibleRows?.first, chance.coin() {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            for path in table.indexPathsForSelectedRows ?? [] { wanted.insert(shelf[path]) }
            let change = ShelfChange(of: shelf.sections, next: &next, &chance)
            shelf.sections = change.sections
            table.performBatchUpdates { change.tell(table, chance.pick(animations)) }
            let selected = Set((table.indexPathsForSelectedRows ?? []).map { shelf[$0] })
            if selected != wanted.intersection(change.kept) { Issue.record("round \(round): selected \(selected) of \(wanted)") }
            if chance.coin(0.3) { table.contentOffset.y = CGFloat(chance.whole(0...300)) }
            if chance.coin(0.1) { table.reloadData() }
            stage.advance(frames: chance.whole(0...12))
            if round % 10 == 0 { check(shelf, "round \(round)") }
        }
        stage.advance(by: 1)
        check(shelf, "at the end")
        // The most that can be seen: 24 rows of 10 points, those that leave, and those that are on their way.
        #expect(shelf.made < 400)
        #expect(table.subviews.count < 450)
    }

    @Test func rowsMakeRoomInTime() {
        let shelf = Shelf([[3, 7, 11]])
        shelf.cover(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let first = table.visibleCells[0]
        shelf.sections[0].insert(15, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(first.frame.minY == 25 && table.visibleCells[0].tag == 15)
        stage.advance(frames: 9)
        // Half-way between 12.5 and 37.5, half-way between nothing and all.
        #expect(near(stage.trace(first.layer, "position.y"), 25))
        #expect(near(stage.trace(table.visibleCells[0].layer, "opacity"), 0.5))
        stage.advance(frames: 9)
        #expect(near(stage.trace(first.layer, "position.y"), 37.5))
    }

    @Test func rowsThatGoAreUsedAgain() {
        let shelf = Shelf([[3, 7, 11]])
        shelf.cover(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let gone = table.visibleCells[1]
        shelf.sections[0].remove(at: 1)
        var finished: Bool?
        table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left) }, completion: { finished = $0 })
        stage.advance(frames: 9)
        #expect(near(stage.trace(gone.layer, "position.x"), 0) && finished == nil)
        #expect(near(stage.trace(table.visibleCells[1].layer, "position.y"), 50))
        stage.advance(frames: 9)
        #expect(finished == true && gone.isHidden && gone.alpha == 1)
        shelf.sections[0].append(19)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        #expect(shelf.made == 3 && table.visibleCells[2] === gone)
    }

    /// LockSearch's way of growing a row: a new height, an empty update, layout in an animator's block.
    @Test func anEmptyUpdateAsksForHeightsAgain() {
        let shelf = Shelf([[0, 1]])
        var height: CGFloat = 30
        shelf.heights = { $0 == 0 ? height : 20 }
        shelf.cover(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        height = 80
        let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { [self] in
            table.beginUpdates()
            table.endUpdates()
            table.layoutIfNeeded()
        }
        animator.startAnimation()
        stage.advance(by: 1)
        #expect(near(stage.trace(table.visibleCells[0].layer, "bounds.size.height"), 55), "in the animator's time")
        #expect(near(stage.trace(table.visibleCells[1].layer, "position.y"), 65))
        animator.stopAnimation(true)
    }

    @Test func whatDoesNotAddUpIsToldInOneLine() throws {
        func complaint(_ before: [Int], _ after: [Int], _ fill: (inout BatchUpdates) -> Void) -> String? {
            var updates = BatchUpdates()
            fill(&updates)
            do throws(Inconsistency) {
                _ = try BatchPlan(updates, before: before, after: after)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(complaint([3], [3]) { _ in } == nil)
        let rows = try #require(complaint([3], [4]) { $0.deletedRows[IndexPath(row: 1, section: 0)] = .fade })
        #expect(rows.hasPrefix("Invalid update: invalid number of rows in section 0. There were 3 rows in it before the update"))
        #expect(rows.contains("0 were inserted and 1 deleted") && rows.contains("which makes 2") && rows.contains("says 4"))
        let sections = try #require(complaint([3], [3, 1]) { _ in })
        #expect(sections.contains("invalid number of sections") && sections.contains("which makes 1") && sections.contains("says 2"))
        let missing = try #require(complaint([3], [2]) { $0.deletedRows[IndexPath(row: 3, section: 0)] = .fade })
        #expect(missing.contains("there is no row 3 in section 0 before the update"))
        let twice = try #require(
            complaint([3], [2]) {
                $0.deletedRows[IndexPath(row: 1, section: 0)] = .fade
                $0.reloadedRows[IndexPath(row: 1, section: 0)] = .fade
            })
        #expect(twice.contains("row 1 of section 0") && twice.contains("twice"))
        for line in [rows, sections, missing, twice] { #expect(!line.contains("\n")) }
    }
}
