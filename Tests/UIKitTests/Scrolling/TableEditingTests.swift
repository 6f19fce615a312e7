import Stage
import Testing
import UIKit

/// Swipe actions, editing and reordering of rows, and scrolling with the page keys.
@MainActor @Suite struct TableEditingTests {
    final class EditableDataSource: UITableViewDataSource, UITableViewDelegate {
        var rows = Array(0..<30)
        var title: String?
        var log: [String] = []
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?
        var didEndEditing: (UITableView) -> Void = { _ in }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { title }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.tag = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] != 3 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] != 4 }
        func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
            log.append("\(editingStyle) \(rows[indexPath.row])")
            guard editingStyle == .delete else { return }
            rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .fade)
        }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
            rows.insert(rows.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
        }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            rows[indexPath.row] == 5 ? .insert : .delete
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
        func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) { log.append("open \(indexPath.row)") }
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            log.append("close \(indexPath?.row ?? -1)")
            didEndEditing(tableView)
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            log.append("accessory \(indexPath.row)")
        }
    }

    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 2, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let dataSource = EditableDataSource()

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        table.dataSource = dataSource
        table.delegate = dataSource
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    private func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)), "row \(row) is not visible")
    }

    @Test func swipeToTheLeftShowsADeleteButton() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 104), duration: 0.3)
        stage.advance(by: 1)
        #expect(try (-90 ... -74).contains(cell(2).frame.minX) && cell(2).showingDeleteConfirmation && dataSource.log == ["open 2"])
        stage.tap(at: CGPoint(x: 270, y: 100))
        #expect(dataSource.log == ["open 2", "delete 2", "close 2"] && !dataSource.rows.contains(2))
        stage.advance(by: 1)
        #expect(table.visibleCells.map(\.tag).prefix(4) == [0, 1, 3, 4] && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func shortSwipeClosesAgain() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 215, y: 100), duration: 0.5)
        stage.advance(by: 1)
        #expect(try cell(2).frame.minX == 0 && dataSource.log == ["open 2", "close 2"])
    }

    @Test func fullSwipeDeletesImmediately() {
        stage.drag(from: CGPoint(x: 290, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.4)
        #expect(dataSource.log == ["open 2", "delete 2", "close 2"])
    }

    @Test func rowsThatCannotBeEditedCannotBeSwiped() throws {
        stage.drag(from: CGPoint(x: 250, y: 140), to: CGPoint(x: 100, y: 140), duration: 0.3)
        #expect(try cell(3).frame.minX == 0 && !dataSource.log.contains("open 3"))
    }

    @Test func touchElsewhereClosesTheRowAndSelectsNothing() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 100, y: 300))
        stage.advance(by: 1)
        #expect(try cell(2).frame.minX == 0 && dataSource.log == ["open 2", "close 2"])
    }

    @Test func openRowCanBeSwipedAgain() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        let openX = try cell(2).frame.minX
        stage.touchDown(at: CGPoint(x: 100, y: 100))
        for x in stride(from: 100, through: 130, by: 3) {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        }
        // The swipe is recognized after ten points.
        #expect(try abs(cell(2).frame.minX - (openX + 20)) < 1, "the swipe continues from the open position")
        for x in stride(from: 130, through: 160, by: 3) {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        }
        stage.touchUp()
        stage.advance(by: 1)
        #expect(try cell(2).frame.minX == 0 && dataSource.log == ["open 2", "close 2"])
    }

    @Test func scrollingClosesAnOpenRow() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), duration: 0.3)
        #expect(dataSource.log == ["open 2", "close 2"] && table.contentOffset.y > 30)
    }

    /// A short flick opens the row, because at its velocity the row would stop further out.
    @Test func quickFlickOpensTheActions() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 215, y: 100), duration: 0.05)
        stage.advance(by: 1)
        #expect(try cell(2).frame.minX <= -74 && dataSource.log == ["open 2"])
    }

    @Test func swipingAnotherRowClosesTheOpenOne() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 250, y: 260), to: CGPoint(x: 170, y: 260), duration: 0.3)
        stage.advance(by: 1)
        #expect(try cell(2).frame.minX == 0 && cell(6).frame.minX <= -74 && dataSource.log == ["open 2", "close 2", "open 6"])
    }

    @Test func openRowThatLeavesTheTableIsClosed() throws {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        let openCell = try cell(2)
        table.contentOffset.y = 600
        stage.advance(frames: 1)
        #expect(dataSource.log == ["open 2", "close 2"] && !openCell.showingDeleteConfirmation)
        table.contentOffset.y = 0
        stage.advance(frames: 1)
        #expect(try cell(2).frame.minX == 0 && table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
    }

    /// When a swipe action deletes its row, the table is already updated when the delegate method for the end of editing is called.
    @Test func tableIsUpdatedWhenTheSwipeEnds() {
        var rowsAtTheEnd: [Int] = []
        dataSource.didEndEditing = { rowsAtTheEnd = $0.visibleCells.map(\.tag) }
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 270, y: 100))
        #expect(rowsAtTheEnd == [0, 1] + Array(3...12))
        stage.advance(by: 1)
        #expect(table.visibleCells.map(\.tag) == [0, 1] + Array(3...12))
    }

    @Test func customActionsAreShownOnBothSides() throws {
        var done: [String] = []
        func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { _, _, end in
                done.append(title)
                end(true)
            }
        }
        dataSource.leading = UISwipeActionsConfiguration(actions: [action("A")])
        dataSource.leading?.performsFirstActionWithFullSwipe = false
        dataSource.trailing = UISwipeActionsConfiguration(actions: [action("B"), action("C")])
        stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 280, y: 60), duration: 0.4)
        stage.advance(by: 1)
        #expect(try cell(1).frame.minX == 74 && done.isEmpty, "the row stops at the width of its action")
        stage.tap(at: CGPoint(x: 30, y: 60))
        stage.advance(by: 1)
        #expect(try done == ["A"] && cell(1).frame.minX == 0)
        stage.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 160, y: 60), duration: 0.4)
        stage.advance(by: 1)
        #expect(try cell(1).frame.minX == -148)
        stage.tap(at: CGPoint(x: 170, y: 60))
        #expect(done == ["A", "C"], "the first action is at the edge")
    }

    @Test func actionThatIsCompletedLaterDoesNotCloseAnotherRow() throws {
        var complete: ((Bool) -> Void)?
        dataSource.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "A") { _, _, end in complete = end }
        ])
        dataSource.leading?.performsFirstActionWithFullSwipe = false
        stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 280, y: 60), duration: 0.4)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 30, y: 60))
        stage.drag(from: CGPoint(x: 20, y: 180), to: CGPoint(x: 280, y: 180), duration: 0.4)
        stage.advance(by: 1)
        #expect(try cell(1).frame.minX == 0 && cell(4).frame.minX == 74)
        complete?(true)
        stage.advance(by: 1)
        #expect(try cell(4).frame.minX == 74)
        stage.tap(at: CGPoint(x: 30, y: 180))
        complete?(true)
        stage.advance(by: 1)
        #expect(try cell(4).frame.minX == 0)
    }

    @Test func editingShowsItsControls() throws {
        table.setEditing(true, animated: true)
        stage.advance(by: 1)
        #expect(try table.isEditing && cell(0).isEditing && cell(0).editingStyle == .delete && cell(5).editingStyle == .insert)
        #expect(try cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 300 - 38 - 49, height: 40))
        #expect(try cell(3).contentView.frame.minX == 0 && !cell(4).showsReorderControl && cell(3).showsReorderControl)
        stage.tap(at: CGPoint(x: 26, y: 20))
        stage.advance(by: 1)
        #expect(try cell(0).showingDeleteConfirmation)
        table.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(try !cell(0).isEditing && cell(0).frame.minX == 0 && cell(0).contentView.frame.width == 300)
        table.setEditing(true, animated: false)
        stage.tap(at: CGPoint(x: 26, y: 220))
        #expect(dataSource.log.last == "insert 5")
    }

    /// As a button, an edit control or a detail button acts only if the touch ends inside or near it.
    @Test func controlsIgnoreATouchThatMovesAway() throws {
        func press(_ start: CGPoint, movingBy distance: CGFloat) {
            dataSource.log = []
            stage.touchDown(at: start)
            stage.advance(by: 0.3)
            stage.touchMove(to: CGPoint(x: start.x, y: start.y + distance))
            stage.advance(frames: 1)
            stage.touchUp()
            stage.advance(by: 0.5)
        }
        table.isScrollEnabled = false
        try cell(7).accessoryType = .detailButton
        stage.advance(frames: 1)
        press(CGPoint(x: 274, y: 300), movingBy: 120)
        #expect(dataSource.log == [])
        press(CGPoint(x: 274, y: 300), movingBy: 40)
        #expect(dataSource.log == ["accessory 7"])
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        press(CGPoint(x: 26, y: 220), movingBy: 160)
        #expect(dataSource.log == [])
        press(CGPoint(x: 26, y: 220), movingBy: 40)
        #expect(dataSource.log == ["insert 5"])
    }

    @Test func reorderControlMovesARow() {
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 280, y: 20))
        stage.advance(by: 0.3)
        for y in stride(from: 20, through: 150, by: 10) {
            stage.touchMove(to: CGPoint(x: 280, y: CGFloat(y)))
            stage.advance(frames: 2)
        }
        stage.advance(by: 0.5)
        #expect(table.contentOffset.y == 0 && dataSource.log.isEmpty)
        // The dragged row follows the finger. The rows that it has passed are one position higher.
        #expect(table.visibleCells.first { $0.tag == 0 }?.frame.minY == 130)
        #expect([1, 2, 3, 4].map { tag in table.visibleCells.first { $0.tag == tag }?.frame.minY } == [0, 40, 80, 160])
        stage.touchUp()
        stage.advance(by: 1)
        #expect(dataSource.log == ["move 0 to 3"] && table.visibleCells.map(\.tag).prefix(5) == [1, 2, 3, 0, 4])
        #expect(table.visibleCells[3].frame.minY == 120)
    }

    /// Grabs the first row, moves the finger to the lower edge, where it stays, and returns the cell.
    private func dragFirstRowToTheEdge() throws -> UITableViewCell {
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        let dragged = try cell(0)
        stage.touchDown(at: CGPoint(x: 280, y: dragged.frame.minY + 24))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 280, y: 470))
        return dragged
    }

    /// The velocity depends on the distance of the finger from the edge: 40 of 50 points inside of the margin are 480 points per second.
    @Test func rowDraggedToTheEdgeScrollsTheTable() throws {
        let dragged = try dragFirstRowToTheEdge()
        stage.advance(frames: 30)
        let offset = table.contentOffset.y
        #expect(offset >= 230 && offset <= 242)
        #expect(abs(dragged.frame.minY - (offset + 446)) < 0.01 && dragged.tag == 0, "the row stays under the finger")
        stage.advance(by: 2)
        #expect(table.contentOffset.y == 720 && dragged.frame.minY == 1160 && dragged.superview === table)
        #expect(table.visibleCells.map(\.tag) == [0] + Array(18..<30))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(dataSource.log == ["move 0 to 29"] && table.visibleCells.map(\.tag) == Array(19..<30) + [0])
    }

    /// Rows make space for the dragged row with an animation, in which a pinned header takes no part.
    @Test func pinnedHeaderStaysAtTheTopWhileADraggedRowScrollsTheTable() throws {
        dataSource.title = "Numbers"
        table.reloadData()
        stage.advance(frames: 1)
        _ = try dragFirstRowToTheEdge()
        let header = try #require(table.headerView(forSection: 0))
        for _ in 0..<40 {
            stage.advance(frames: 1)
            let shownTop = try #require(header.layer.presentation()?.frame.minY)
            #expect(abs(shownTop - table.contentOffset.y) < 0.01)
        }
        #expect(table.contentOffset.y > 200)
    }

    /// The finger does not move. The table stops scrolling at the end of its content, and scrolls again when the content becomes longer.
    @Test func rowDraggedToTheEdgeScrollsAgainWhenTheContentGrows() throws {
        let dragged = try dragFirstRowToTheEdge()
        // A frame with the duration 0 must not stop the scrolling.
        UIApplication.shared.advance(to: stage.time)
        stage.advance(by: 3)
        #expect(table.contentOffset.y == 720)
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 90))
        stage.advance(by: 1)
        #expect(table.contentOffset.y == 810 && dragged.superview === table && dataSource.log.isEmpty)
        stage.touchCancel()
        stage.advance(by: 1)
        #expect(dataSource.log.isEmpty)
    }

    @Test func cancelledDragThatHasScrolledLeavesNoCellOutside() throws {
        table.setEditing(true, animated: false)
        table.contentOffset.y = 700
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 280, y: 400))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 280, y: 15))
        stage.advance(by: 3)
        #expect(table.contentOffset.y == 0 && table.visibleCells.map(\.tag).last == 27)
        stage.touchCancel()
        stage.advance(by: 1)
        #expect(dataSource.log.isEmpty && table.visibleCells.map(\.tag) == Array(0..<12))
    }

    /// The three lines of the reorder control are visible on a background of any brightness.
    @Test(arguments: [1, 0.7, 0.45, 0.15]) func reorderControlIsVisible(white: CGFloat) throws {
        table.setEditing(true, animated: false)
        for cell in table.visibleCells {
            cell.backgroundColor = UIColor(white: white, alpha: 1)
            cell.setNeedsLayout()
        }
        stage.advance(frames: 1)
        let frame = stage.render()
        let column = (10..<70).map { Int(frame[540, $0].green) }
        let (darkest, lightest) = try (#require(column.min()), #require(column.max()))
        #expect(lightest - darkest >= 30)
    }

    /// After the drag the row is behind the other rows again, whether it has moved or not, so that pinned headers are in front of it.
    @Test(arguments: [130, 24]) func droppedRowIsBehindTheOtherRows(end: CGFloat) throws {
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        let cell = try cell(0)
        stage.touchDown(at: CGPoint(x: 280, y: 20))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 280, y: end))
        stage.advance(by: 0.5)
        let rows = { [table] in table.subviews.filter { $0 is UITableViewCell } }
        #expect(rows().last === cell)
        stage.touchUp()
        stage.advance(by: 1)
        #expect(rows().first === cell)
    }

    @Test func pageKeysScroll() {
        for (key, offset) in [("pagedown", 436), ("pagedown", 720), ("pageup", 284), ("end", 720), ("home", 0)] {
            stage.key(key)
            stage.advance(by: 1)
            #expect(table.contentOffset.y == CGFloat(offset), "after \(key)")
        }
    }

    /// A data source that does not implement `tableView(_:canEditRowAt:)`.
    final class MinimalDataSource: UITableViewDataSource, UITableViewDelegate {
        var trailing: UISwipeActionsConfiguration?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
    }

    @Test func allRowsCanBeEditedByDefault() throws {
        let minimalDataSource = MinimalDataSource()
        (table.dataSource, table.delegate) = (minimalDataSource, minimalDataSource)
        stage.advance(frames: 1)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(try !cell(2).showingDeleteConfirmation, "without a commit method there is no delete action")
        minimalDataSource.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
        ])
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(try cell(2).showingDeleteConfirmation, "the actions of the delegate are shown")
        table.setEditing(true, animated: false)
        stage.advance(by: 1)
        #expect(try (0..<9).allSatisfy { try cell($0).editingStyle == .delete })
    }

    /// A controller that does not override `tableView(_:canEditRowAt:)`.
    final class MinimalController: UITableViewController {
        var trailing: UISwipeActionsConfiguration?
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
    }

    /// A controller in which only row 4 can be edited.
    final class SelectiveController: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 4 }
    }

    @Test func allRowsOfATableViewControllerCanBeEditedByDefault() throws {
        let controller = MinimalController(style: .plain)
        (table.dataSource, table.delegate) = (controller, controller)
        stage.advance(frames: 1)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(try !cell(2).showingDeleteConfirmation)
        controller.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
        ])
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(try cell(2).showingDeleteConfirmation)
        table.setEditing(true, animated: false)
        stage.advance(by: 1)
        #expect(try (0..<9).allSatisfy { try cell($0).editingStyle == .delete })
        let selective = SelectiveController(style: .plain)
        (table.dataSource, table.delegate) = (selective, selective)
        stage.advance(frames: 1)
        #expect(try (0..<9).filter { try cell($0).editingStyle == .delete } == [4], "an override decides")
    }

    /// A data source with several sections, whose rows can be moved.
    final class SectionDataSource: UITableViewDataSource, UITableViewDelegate {
        var sections: [[Int]]
        var log: [String] = []
        var target: IndexPath?
        init(_ sections: [[Int]]) { self.sections = sections }

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.tag = sections[indexPath.section][indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { target ?? proposedDestinationIndexPath }
        func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {
            log.append("\(sourceIndexPath.section).\(sourceIndexPath.row) to \(destinationIndexPath.section).\(destinationIndexPath.row)")
            let number = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
            sections[destinationIndexPath.section].insert(number, at: destinationIndexPath.row)
        }
    }

    /// The headers are at 0, 148, 256 and 284, and the section without rows is the third one. The other rows and headers have
    /// already made space where the row is dropped, so they do not move when it is dropped.
    @Test(
        arguments: [
            // Down: to the lower half of the first row, to the last row, to the header of the empty section, and beyond the last row.
            (1, 200.0, "0.1 to 1.1"), (1, 240, "0.1 to 1.2"), (1, 270, "0.1 to 2.0"), (1, 470, "0.1 to 3.2"),
            // Up: to the header of the own section, of the section before, and to rows.
            (20, 300, "3.0 to 2.0"), (20, 270, "3.0 to 1.2"), (20, 245, "3.0 to 1.2"), (20, 190, "3.0 to 1.0"), (20, 5, "3.0 to 0.0"),
        ] as [(Int, CGFloat, String)]) func rowIsDroppedAtTheGapInAnotherSection(tag: Int, y: CGFloat, move: String) throws
    {
        let sectionSource = SectionDataSource([[0, 1, 2], [10, 11], [], [20, 21]])
        (table.dataSource, table.delegate) = (sectionSource, sectionSource)
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        let dragged = try #require(table.visibleCells.first { $0.tag == tag })
        stage.touchDown(at: CGPoint(x: 280, y: dragged.frame.midY))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 280, y: y))
        stage.advance(frames: 30)
        let positions = { [table] in table.visibleCells.filter { $0 !== dragged }.map { [CGFloat($0.tag), $0.frame.minY] } }
        let before = positions()
        stage.touchUp()
        stage.advance(by: 1)
        #expect(sectionSource.log == [move] && Set(before) == Set(positions()) && before.count == 6)
    }

    @Test func delegateMovesTheRowToTheEndOfASection() throws {
        let sectionSource = SectionDataSource([[0, 1, 2], [10, 11], [], [20, 21]])
        (table.dataSource, table.delegate) = (sectionSource, sectionSource)
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        sectionSource.target = IndexPath(row: 2, section: 1)
        stage.touchDown(at: CGPoint(x: 280, y: 88))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 280, y: 110))
        stage.touchUp()
        stage.advance(by: 1)
        #expect(sectionSource.sections == [[0, 2], [10, 11, 1], [], [20, 21]])
    }

    @Test func customAccessoryKeepsItsAlpha() throws {
        let cell = try cell(1)
        let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        accessory.alpha = 0.25
        cell.accessoryView = accessory
        stage.advance(frames: 2)
        #expect(accessory.alpha == 0.25)
        table.setEditing(true, animated: true)
        stage.advance(by: 1)
        #expect(accessory.alpha == 0)
        accessory.alpha = 0.5
        cell.setNeedsLayout()
        stage.advance(frames: 2)
        #expect(accessory.alpha == 0)
        table.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(accessory.alpha == 0.5)
    }
}
