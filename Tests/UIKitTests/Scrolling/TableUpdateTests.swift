import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Batch updates of tables.
@MainActor @Suite struct TableUpdateTests {
    let stage = Stage(size: CGSize(width: 200, height: 240), scale: 1, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 240))

    init() { table.contentInsetAdjustmentBehavior = .never }

    /// Checks that the visible rows are those of the data source, in order, with their heights and without gaps.
    private func check(_ dataSource: TableDataSource, _ note: String) {
        let paths = table.indexPathsForVisibleRows ?? []
        #expect(table.numberOfSections == dataSource.sections.count)
        for section in dataSource.sections.indices where table.numberOfRows(inSection: section) != dataSource.sections[section].count {
            Issue.record("\(note): section \(section) has \(table.numberOfRows(inSection: section)) rows")
        }
        for (path, cell) in zip(paths, table.visibleCells) {
            if cell.tag != dataSource[path] { Issue.record("\(note): row \(cell.tag) is shown instead of \(dataSource[path]) at \(path)") }
            if cell.frame != table.rectForRow(at: path) || cell.isHidden {
                Issue.record("\(note): the cell at \(path) has the frame \(cell.frame)")
            }
            if cell.frame.height != dataSource.heights(cell.tag) {
                Issue.record("\(note): row \(cell.tag) has the height \(cell.frame.height)")
            }
        }
        let rowFrames = paths.map { table.rectForRow(at: $0) }
        for (a, b) in zip(rowFrames, rowFrames.dropFirst()) where a.maxY > b.minY { Issue.record("\(note): rows overlap") }
        let coveredHeight = rowFrames.reduce(0) { $0 + $1.intersection(table.bounds).height }
        let visibleHeight = min(max(table.contentSize.height - table.contentOffset.y, 0), 240)
        if abs(coveredHeight - visibleHeight) > 0.001 { Issue.record("\(note): \(coveredHeight) of \(visibleHeight) points are covered") }
    }

    @Test func rowsAreCorrectAfterRandomUpdates() {
        var (random, next) = (SeededRandom(7), 40)
        let dataSource = TableDataSource([Array(0..<15), Array(15..<25), Array(25..<40)])
        dataSource.connect(table)
        stage.window.addSubview(table)
        table.allowsMultipleSelection = true
        table.layoutIfNeeded()
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        for round in 0..<repetitions(400, thorough: 10_000) {
            var expectedSelection: Set<Int> = []
            if let path = table.indexPathsForVisibleRows?.first, random.bool() {
                table.selectRow(at: path, animated: false, scrollPosition: .none)
            }
            for path in table.indexPathsForSelectedRows ?? [] { expectedSelection.insert(dataSource[path]) }
            let change = TableDataChange(of: dataSource.sections, next: &next, &random)
            dataSource.sections = change.sections
            table.performBatchUpdates { change.apply(to: table, animation: random.pick(animations)) }
            let selected = Set((table.indexPathsForSelectedRows ?? []).map { dataSource[$0] })
            if selected != expectedSelection.intersection(change.remainingRows) {
                Issue.record("round \(round): selected \(selected) of \(expectedSelection)")
            }
            if random.bool(0.3) { table.contentOffset.y = CGFloat(random.integer(0...300)) }
            if random.bool(0.1) { table.reloadData() }
            stage.advance(frames: random.integer(0...5))
            if round % 10 == 0 { check(dataSource, "round \(round)") }
        }
        stage.advance(by: 1)
        check(dataSource, "at the end")
        // At most 24 rows of 10 points are visible. The limits include rows that are removed and rows that are still animated.
        #expect(dataSource.createdCellCount < 400)
        #expect(table.subviews.count < 450)
    }

    @Test func rowsMoveToMakeRoomForAnInsertedRow() {
        let dataSource = TableDataSource([[3, 7, 11]])
        dataSource.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let first = table.visibleCells[0]
        dataSource.sections[0].insert(15, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        #expect(first.frame.minY == 25 && table.visibleCells[0].tag == 15)
        stage.advance(frames: 9)
        // The position is halfway between 12.5 and 37.5, the opacity halfway between 0 and 1.
        #expect(near(stage.trace(first.layer, "position.y"), 25))
        #expect(near(stage.trace(table.visibleCells[0].layer, "opacity"), 0.5))
        stage.advance(frames: 9)
        #expect(near(stage.trace(first.layer, "position.y"), 37.5))
    }

    @Test func cellsOfDeletedRowsAreReused() {
        let dataSource = TableDataSource([[3, 7, 11]])
        dataSource.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        let deletedCell = table.visibleCells[1]
        dataSource.sections[0].remove(at: 1)
        var finished: Bool?
        table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .left) }, completion: { finished = $0 })
        stage.advance(frames: 9)
        #expect(near(stage.trace(deletedCell.layer, "position.x"), 0) && finished == nil)
        #expect(near(stage.trace(table.visibleCells[1].layer, "position.y"), 50))
        stage.advance(frames: 9)
        #expect(finished == true && deletedCell.isHidden && deletedCell.alpha == 1)
        dataSource.sections[0].append(19)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .fade)
        #expect(dataSource.createdCellCount == 3 && table.visibleCells[2] === deletedCell)
    }

    @Test func nestedUpdatesCallTheirCompletionsAtTheEnd() {
        let dataSource = TableDataSource([[3, 7, 11]])
        dataSource.connect(table)
        stage.window.addSubview(table)
        stage.advance(frames: 1)
        dataSource.sections = [[11]]
        var completions: [String] = []
        table.beginUpdates()
        table.performBatchUpdates({
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            table.performBatchUpdates({ table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade) }) {
                completions.append("inner \($0)")
            }
        }) { completions.append("outer \($0)") }
        #expect(completions == [], "beginUpdates() has opened the outermost group")
        table.endUpdates()
        stage.advance(frames: 1)
        #expect(completions == [])
        stage.advance(by: 1)
        #expect(completions == ["inner true", "outer true"] && table.visibleCells.map(\.tag) == [11])
    }

    /// A row grows as in the tutorial app LockSearch: with a new height, an empty update, and a layout pass in an animator's block.
    @Test func emptyUpdateReadsTheHeightsAgain() {
        let dataSource = TableDataSource([[0, 1]])
        var height: CGFloat = 30
        dataSource.heights = { $0 == 0 ? height : 20 }
        dataSource.connect(table)
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
        #expect(near(stage.trace(table.visibleCells[0].layer, "bounds.size.height"), 55), "the row grows in the time of the animator")
        #expect(near(stage.trace(table.visibleCells[1].layer, "position.y"), 65))
        animator.stopAnimation(true)
    }

    @Test func inconsistentUpdateIsDescribedInOneLine() throws {
        func inconsistency(_ before: [Int], _ after: [Int], _ fill: (inout BatchUpdates) -> Void) -> String? {
            var updates = BatchUpdates()
            fill(&updates)
            do throws(InconsistentUpdateError) {
                _ = try BatchIndexMap(updates, before: before, after: after)
                return nil
            } catch {
                return error.description
            }
        }
        #expect(inconsistency([3], [3]) { _ in } == nil)
        let rows = try #require(inconsistency([3], [4]) { $0.deletedRows[IndexPath(row: 1, section: 0)] = .fade })
        #expect(rows.hasPrefix("Invalid update: invalid number of rows in section 0. There were 3 rows in it before the update"))
        #expect(rows.contains("0 were inserted and 1 deleted") && rows.contains("which makes 2") && rows.contains("returns 4"))
        let sections = try #require(inconsistency([3], [3, 1]) { _ in })
        #expect(sections.contains("invalid number of sections") && sections.contains("which makes 1") && sections.contains("returns 2"))
        let missing = try #require(inconsistency([3], [2]) { $0.deletedRows[IndexPath(row: 3, section: 0)] = .fade })
        #expect(missing.contains("there is no row 3 in section 0 before the update"))
        let twice = try #require(
            inconsistency([3], [2]) {
                $0.deletedRows[IndexPath(row: 1, section: 0)] = .fade
                $0.reloadedRows[IndexPath(row: 1, section: 0)] = .fade
            })
        #expect(twice.contains("row 1 of section 0") && twice.contains("twice"))
        for line in [rows, sections, missing, twice] { #expect(!line.contains("\n")) }
    }
}
