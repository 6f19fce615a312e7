import Stage
import Testing
import UIKit

/// Rows that are pulled aside, edited, moved, and worked with by keys alone.
@MainActor @Suite struct TableEditingTests {
    final class Desk: UITableViewDataSource, UITableViewDelegate {
        var rows = Array(0..<30)
        var log: [String] = []
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
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
        func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) { log.append("close \(indexPath?.row ?? -1)") }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select \(indexPath.row)") }
    }

    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 2, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let desk = Desk()

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        table.dataSource = desk
        table.delegate = desk
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    private func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0)) ?? UITableViewCell() }

    @Test func aPullToTheLeftShowsDeletionAndATapDoesIt() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 104), duration: 0.3)
        stage.advance(by: 1)
        #expect((-90 ... -74).contains(cell(2).frame.minX) && cell(2).showingDeleteConfirmation && desk.log == ["open 2"])
        stage.tap(at: CGPoint(x: 270, y: 100))
        #expect(desk.log == ["open 2", "delete 2", "close 2"] && !desk.rows.contains(2))
        stage.advance(by: 1)
        #expect(table.visibleCells.map(\.tag).prefix(4) == [0, 1, 3, 4] && table.visibleCells.allSatisfy { $0.frame.minX == 0 })
    }

    @Test func aShortPullFallsBack() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 215, y: 100), duration: 0.5)
        stage.advance(by: 1)
        #expect(cell(2).frame.minX == 0 && desk.log == ["open 2", "close 2"])
    }

    @Test func aLongPullDoesItAtOnce() {
        stage.drag(from: CGPoint(x: 290, y: 100), to: CGPoint(x: 60, y: 100), duration: 0.4)
        #expect(desk.log == ["open 2", "delete 2", "close 2"])
    }

    @Test func rowsThatCannotBeEditedStay() {
        stage.drag(from: CGPoint(x: 250, y: 140), to: CGPoint(x: 100, y: 140), duration: 0.3)
        #expect(cell(3).frame.minX == 0 && !desk.log.contains("open 3"))
    }

    @Test func aTouchElsewhereClosesAndChoosesNothing() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 100, y: 300))
        stage.advance(by: 1)
        #expect(cell(2).frame.minX == 0 && desk.log == ["open 2", "close 2"])
    }

    @Test func aRowThatStandsOpenIsTakenHoldOfAgain() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        let open = cell(2).frame.minX
        stage.touchDown(at: CGPoint(x: 100, y: 100))
        for x in stride(from: 100, through: 130, by: 3) {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        }
        // Ten points say that it is meant.
        #expect(abs(cell(2).frame.minX - (open + 20)) < 1, "from where it stood")
        for x in stride(from: 130, through: 160, by: 3) {
            stage.advance(frames: 1)
            stage.touchMove(to: CGPoint(x: CGFloat(x), y: 100))
        }
        stage.touchUp()
        stage.advance(by: 1)
        #expect(cell(2).frame.minX == 0 && desk.log == ["open 2", "close 2"])
    }

    @Test func aScrollClosesToo() {
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 170, y: 100), duration: 0.3)
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), duration: 0.3)
        #expect(desk.log == ["open 2", "close 2"] && table.contentOffset.y > 30)
    }

    @Test func ownActionsOnBothSides() {
        var done: [String] = []
        func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { _, _, end in
                done.append(title)
                end(true)
            }
        }
        desk.leading = UISwipeActionsConfiguration(actions: [action("A")])
        desk.leading?.performsFirstActionWithFullSwipe = false
        desk.trailing = UISwipeActionsConfiguration(actions: [action("B"), action("C")])
        stage.drag(from: CGPoint(x: 20, y: 60), to: CGPoint(x: 280, y: 60), duration: 0.4)
        stage.advance(by: 1)
        #expect(cell(1).frame.minX == 74 && done.isEmpty, "it stops at its actions")
        stage.tap(at: CGPoint(x: 30, y: 60))
        stage.advance(by: 1)
        #expect(done == ["A"] && cell(1).frame.minX == 0)
        stage.drag(from: CGPoint(x: 280, y: 60), to: CGPoint(x: 160, y: 60), duration: 0.4)
        stage.advance(by: 1)
        #expect(cell(1).frame.minX == -148)
        stage.tap(at: CGPoint(x: 170, y: 60))
        #expect(done == ["A", "C"], "the first is at the edge")
    }

    @Test func editingShowsItsSigns() {
        table.setEditing(true, animated: true)
        stage.advance(by: 1)
        #expect(table.isEditing && cell(0).isEditing && cell(0).editingStyle == .delete && cell(5).editingStyle == .insert)
        #expect(cell(0).contentView.frame == CGRect(x: 38, y: 0, width: 300 - 38 - 49, height: 40))
        #expect(cell(3).contentView.frame.minX == 0 && !cell(4).showsReorderControl && cell(3).showsReorderControl)
        stage.tap(at: CGPoint(x: 26, y: 20))
        stage.advance(by: 1)
        #expect(cell(0).showingDeleteConfirmation)
        table.setEditing(false, animated: true)
        stage.advance(by: 1)
        #expect(!cell(0).isEditing && cell(0).frame.minX == 0 && cell(0).contentView.frame.width == 300)
        table.setEditing(true, animated: false)
        stage.tap(at: CGPoint(x: 26, y: 220))
        #expect(desk.log.last == "insert 5")
    }

    @Test func aRowIsTakenAlongByItsGrip() {
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        stage.touchDown(at: CGPoint(x: 280, y: 20))
        stage.advance(by: 0.3)
        for y in stride(from: 20, through: 150, by: 10) {
            stage.touchMove(to: CGPoint(x: 280, y: CGFloat(y)))
            stage.advance(frames: 2)
        }
        stage.advance(by: 0.5)
        #expect(table.contentOffset.y == 0 && desk.log.isEmpty)
        // It hangs on the finger; those that it has passed stand one higher.
        #expect(table.visibleCells.first { $0.tag == 0 }?.frame.minY == 130)
        #expect([1, 2, 3, 4].map { tag in table.visibleCells.first { $0.tag == tag }?.frame.minY } == [0, 40, 80, 160])
        stage.touchUp()
        stage.advance(by: 1)
        #expect(desk.log == ["move 0 to 3"] && table.visibleCells.map(\.tag).prefix(5) == [1, 2, 3, 0, 4])
        #expect(table.visibleCells[3].frame.minY == 120)
    }

    /// Its three lines stand out from a row of any colour.
    @Test(arguments: [1, 0.7, 0.45, 0.15]) func aGripIsSeen(white: CGFloat) throws {
        table.setEditing(true, animated: false)
        for cell in table.visibleCells {
            cell.backgroundColor = UIColor(white: white, alpha: 1)
            cell.setNeedsLayout()
        }
        stage.advance(frames: 1)
        let picture = stage.render()
        let column = (10..<70).map { Int(picture[540, $0].green) }
        let (darkest, lightest) = try (#require(column.min()), #require(column.max()))
        #expect(lightest - darkest >= 30)
    }

    /// Whether it has found another place or not, it lies among the rows again, so that headers that stay are above it.
    @Test(arguments: [130, 24]) func aRowThatWasPutDownIsInFrontOfNothing(end: CGFloat) throws {
        table.setEditing(true, animated: false)
        stage.advance(frames: 1)
        let cell = cell(0)
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

    /// A data source that does not say which rows can be edited.
    final class Still: UITableViewDataSource, UITableViewDelegate {
        var trailing: UISwipeActionsConfiguration?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }
    }

    @Test func whoDoesNotSayWhatCanBeEditedMeansAll() {
        let still = Still()
        (table.dataSource, table.delegate) = (still, still)
        stage.advance(frames: 1)
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(!cell(2).showingDeleteConfirmation, "a row that is pulled aside offers nothing that nobody would do")
        still.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Keep") { _, _, done in done(true) }
        ])
        stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 100), duration: 0.3)
        stage.advance(by: 1)
        #expect(cell(2).showingDeleteConfirmation, "but what the delegate has for it")
        table.setEditing(true, animated: false)
        stage.advance(by: 1)
        #expect((0..<9).allSatisfy { cell($0).editingStyle == .delete })
    }
}
