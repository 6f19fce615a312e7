import Stage
import Testing
@testable import UIKit

/// Selection of several rows, and selection while the table is edited.
@MainActor @Suite struct TableSelectionTests {
    let stage = Stage(size: CGSize(width: 300, height: 480), scale: 1, framesPerSecond: 60)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 480))
    let dataSource = EditableDataSource()

    /// A data source and delegate. Row 3 cannot be edited, and the row `protectedRow` cannot be deselected.
    @MainActor final class EditableDataSource: UITableViewDataSource, UITableViewDelegate {
        var rows = Array(0..<40)
        var log: [String] = []
        var protectedRow: Int?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.tag = rows[indexPath.row]
            return cell
        }
        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { rows[indexPath.row] != 3 }
        func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
            log.append("style")
            return .delete
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("did select \(indexPath.row)") }
        func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            log.append("will deselect \(indexPath.row)")
            return indexPath.row == protectedRow ? nil : indexPath
        }
        func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { log.append("did deselect \(indexPath.row)") }
    }

    init() {
        table.contentInsetAdjustmentBehavior = .never
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.rowHeight = 40
        table.dataSource = dataSource
        table.delegate = dataSource
        stage.window.addSubview(table)
        stage.advance(frames: 1)
    }

    private func tap(_ row: Int, x: CGFloat = 150) {
        stage.tap(at: CGPoint(x: x, y: CGFloat(row) * 40 + 20 - table.contentOffset.y))
        stage.advance(by: 0.5)
    }

    private func cell(_ row: Int) throws -> UITableViewCell {
        try #require(table.cellForRow(at: IndexPath(row: row, section: 0)), "row \(row) is not visible")
    }
    private var selectedRows: [Int]? { table.indexPathsForSelectedRows?.map(\.row) }
    private var circleStates: [Bool?] { table.visibleCells.map { $0.selectionCircle?.isOn } }

    @Test func tapsSelectAndDeselectSeveralRows() throws {
        #expect(selectedRows == nil)
        table.allowsMultipleSelection = true
        for row in [4, 1, 7] { tap(row) }
        #expect(selectedRows == [1, 4, 7] && table.indexPathForSelectedRow?.row == 1)
        #expect(try (0..<9).filter { try cell($0).isSelected } == [1, 4, 7] && circleStates.allSatisfy { $0 == nil })
        dataSource.protectedRow = 1
        tap(4)
        tap(1)
        #expect(
            dataSource.log == ["did select 4", "did select 1", "did select 7", "will deselect 4", "did deselect 4", "will deselect 1"]
                && selectedRows == [1, 7])
        table.selectRow(at: IndexPath(row: 30, section: 0), animated: false, scrollPosition: .none)
        #expect(selectedRows == [1, 7, 30], "selectRow adds to the selection")
        table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
        stage.advance(frames: 1)
        #expect(try cell(30).isSelected && !cell(31).isSelected)
        dataSource.log = []
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(selectedRows == nil && dataSource.log.isEmpty, "selectRow calls no delegate method")
    }

    @Test func onlyASingleSelectionStaysWithoutMultipleSelection() throws {
        table.allowsMultipleSelection = true
        tap(2)
        table.allowsMultipleSelection = false
        #expect(selectedRows == [2])
        table.allowsMultipleSelection = true
        tap(5)
        table.allowsMultipleSelection = false
        #expect(try selectedRows == nil && !cell(2).isSelected)
        tap(2)
        tap(5)
        tap(5)
        #expect(selectedRows == [5])
    }

    @Test func selectionFollowsItsRows() throws {
        table.allowsMultipleSelection = true
        for row in [1, 4, 7] { tap(row) }
        dataSource.rows.remove(at: 4)
        dataSource.rows.insert(100, at: 0)
        table.performBatchUpdates {
            table.deleteRows(at: [IndexPath(row: 4, section: 0)], with: .fade)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        stage.advance(by: 1)
        #expect(try selectedRows == [2, 7] && cell(2).tag == 1 && cell(2).isSelected && !cell(5).isSelected)
    }

    @Test func editingPreventsSelectionUnlessAllowed() throws {
        tap(1)
        table.setEditing(true, animated: false)
        #expect(selectedRows == nil, "the start of editing clears the selection")
        tap(2)
        #expect(selectedRows == nil)
        table.allowsSelectionDuringEditing = true
        tap(2)
        tap(3)
        #expect(selectedRows == [3], "one row at a time is selected, even if it cannot be edited")
        table.allowsMultipleSelection = true
        tap(5)
        #expect(selectedRows == [5], "allowsMultipleSelection does not apply during editing")
        #expect(try circleStates.allSatisfy { $0 == nil } && cell(1).editingStyle == .delete)
    }

    @Test func circlesShowTheSelectionWhileEditing() throws {
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: true)
        stage.advance(by: 0.5)
        #expect(try !dataSource.log.contains("style") && cell(0).editingStyle == .none, "the editing style is not requested")
        #expect(circleStates.prefix(5) == [false, false, false, nil, false])
        #expect(try cell(0).contentView.frame.minX == 38 && cell(3).contentView.frame.minX == 0 && cell(0).showsReorderControl)
        tap(2)
        tap(0, x: 26)
        tap(3)
        #expect(selectedRows == [0, 2] && circleStates.prefix(5) == [true, false, true, nil, false])
        let circle = try #require(cell(0).selectionCircle)
        let disc = try #require(circle.subviews.first)
        #expect(try disc.convert(disc.bounds, to: cell(0)) == CGRect(x: 15, y: 9, width: 22, height: 22))
        #expect(try disc.backgroundColor == table.tintColor && cell(1).selectionCircle?.subviews.first?.backgroundColor == .clear)
        tap(0, x: 26)
        #expect(selectedRows == [2] && dataSource.log == ["did select 2", "did select 0", "will deselect 0", "did deselect 0"])
        table.setEditing(false, animated: true)
        stage.advance(by: 0.5)
        #expect(try selectedRows == nil && circleStates.allSatisfy { $0 == nil } && cell(0).contentView.frame.minX == 0)
        #expect(try circle.superview == nil && cell(2).subviews.allSatisfy { !($0 is SelectionCircleView) })
    }

    @Test func rowsScrolledIntoViewHaveTheirCircles() throws {
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(true, animated: false)
        tap(1)
        for offset in [400, 0] {
            table.contentOffset.y = CGFloat(offset)
            stage.advance(frames: 1)
            for cell in table.visibleCells { #expect(cell.selectionCircle?.isOn == (cell.tag == 3 ? nil : cell.tag == 1)) }
        }
        table.allowsMultipleSelectionDuringEditing = false
        #expect(try circleStates.allSatisfy { $0 == nil } && cell(0).editingStyle == .delete && selectedRows == [1])
        table.allowsMultipleSelectionDuringEditing = true
        #expect(try circleStates.prefix(3) == [false, true, false] && cell(0).editingStyle == .none)
    }

    @Test(arguments: [true, false]) func keysSelectSeveralRows(_ isEditing: Bool) {
        table.allowsMultipleSelection = true
        table.allowsMultipleSelectionDuringEditing = true
        table.setEditing(isEditing, animated: false)
        stage.advance(frames: 1)
        for key in ["tab", "space", "down", "down", "return", "down", "space", "up", "up", "up", "space"] {
            stage.key(key)
            stage.advance(by: 0.5)
        }
        // Row 3 cannot be edited, so it cannot be selected while the table is edited.
        #expect(selectedRows == (isEditing ? [2] : [2, 3]))
        #expect(
            dataSource.log
                == (isEditing
                    ? ["did select 0", "did select 2", "will deselect 0", "did deselect 0"]
                    : ["did select 0", "did select 2", "did select 3", "will deselect 0", "did deselect 0"]))
    }

    @Test func rowThatTheDelegateProtectsStaysSelectedBesideTheTappedRow() throws {
        tap(2)
        dataSource.protectedRow = 2
        tap(5)
        #expect(dataSource.log == ["did select 2", "will deselect 2", "did select 5"])
        #expect(try selectedRows == [2, 5] && cell(2).isSelected && cell(5).isSelected)
        dataSource.protectedRow = nil
        tap(7)
        #expect(selectedRows == [7])
        dataSource.protectedRow = 7
        dataSource.log = []
        table.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        #expect(selectedRows == [3] && dataSource.log.isEmpty, "code does not ask the delegate")
    }
}
