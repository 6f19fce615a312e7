import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// The data source and the delegate of a list may change everything while they are called.
@MainActor @Suite struct ListReentrancyTests {
    let stage = Stage(size: CGSize(width: 310, height: 470), scale: 1, framesPerSecond: 60)

    // The warning begins with the name of this class.
    final class RestlessTable: UITableView {}

    /// A data source and delegate with numbers as rows. Its methods call `onCell`, `onDisplay` and `onHeight` before they return.
    final class Rows: UITableViewDataSource, UITableViewDelegate {
        var numbers: [Int]
        var onCell: (UITableView, IndexPath) -> Void = { _, _ in }
        var onDisplay: (UITableView, IndexPath) -> Void = { _, _ in }
        var onHeight: (UITableView, IndexPath) -> Void = { _, _ in }
        var height: CGFloat = 37

        init(_ count: Int) { numbers = Array(0..<count) }

        func numberOfSections(in tableView: UITableView) -> Int { 1 }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let number = numbers[indexPath.row]
            onCell(tableView, indexPath)
            let cell = UITableViewCell()
            cell.tag = number
            return cell
        }
        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            onDisplay(tableView, indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            onHeight(tableView, indexPath)
            return height
        }
    }

    private func show(_ rows: Rows, in table: UITableView = UITableView()) -> UITableView {
        table.frame = stage.window.bounds
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = rows
        table.delegate = rows
        stage.window.addSubview(table)
        return table
    }

    private func tags(_ table: UITableView) -> [Int] { table.visibleCells.map(\.tag) }

    @Test func reloadWhileACellIsRequestedShowsTheNewRows() {
        let rows = Rows(90)
        var reloads = 0
        rows.onCell = { table, path in
            guard path.row == 5, reloads < 1 else { return }
            reloads += 1
            rows.numbers = [3, 1, 2]
            table.reloadData()
            table.layoutIfNeeded()
        }
        let table = show(rows)
        stage.advance(frames: 2)
        #expect(tags(table) == [3, 1, 2])
        #expect(table.numberOfRows(inSection: 0) == 3)
    }

    @Test func reloadInEachCallIsReportedAndEnds() {
        let rows = Rows(33)
        rows.onCell = { table, _ in
            table.reloadData()
            table.layoutIfNeeded()
        }
        let lines = diagnostics {
            _ = show(rows, in: RestlessTable())
            stage.advance(frames: 2)
        }
        #expect(lines.filter { $0.hasPrefix("RestlessTable: The rows were discarded") }.count == 1)
    }

    @Test func reloadInWillDisplayDuringAnUpdateShowsTheNewRows() {
        let rows = Rows(60)
        let table = show(rows)
        stage.advance(frames: 2)
        rows.onDisplay = { table, _ in
            guard rows.numbers.count > 7 else { return }
            rows.numbers = Array(100..<107)
            table.reloadData()
            table.layoutIfNeeded()
        }
        table.performBatchUpdates {
            rows.numbers.removeFirst(4)
            table.deleteRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .left)
        }
        stage.advance(by: 0.7)
        #expect(tags(table) == Array(100..<107))
    }

    @Test func changeOfRowsInWillDisplayIsReportedAndLoaded() {
        let rows = Rows(50)
        var changes = 0
        rows.onDisplay = { table, path in
            guard path.row == 3, changes < 1 else { return }
            changes += 1
            rows.numbers.remove(at: 0)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
        }
        var table: UITableView?
        let lines = diagnostics {
            table = show(rows)
            stage.advance(frames: 3)
        }
        #expect(lines.count == 1 && lines[0].contains("The rows were changed while"))
        #expect(table.map { tags($0).prefix(3) } == [1, 2, 3])
    }

    @Test func heightMayQueryTheTableAndReloadIt() {
        let rows = Rows(45)
        var reloads = 0
        rows.onHeight = { table, path in
            #expect(table.numberOfRows(inSection: 0) == rows.numbers.count)
            _ = table.rectForRow(at: path)
            _ = table.cellForRow(at: path)
            guard path.row == 2, reloads < 2 else { return }
            reloads += 1
            table.reloadData()
        }
        for estimate in [CGFloat(0), 21] {
            let table = show(rows)
            table.estimatedRowHeight = estimate
            stage.advance(frames: 2)
            #expect(tags(table).first == 0)
            table.removeFromSuperview()
            reloads = 0
        }
    }

    @Test func heightsAndCountsOutOfRangeAreReplaced() {
        let rows = Rows(6)
        for height in [CGFloat.nan, .infinity, -.infinity] {
            rows.height = height
            let table = show(rows)
            stage.advance(frames: 1)
            #expect(table.contentSize.height.isFinite && table.contentSize.height > 0)
            table.removeFromSuperview()
        }
        let lines = diagnostics { #expect(ListCounts.counts(sectionCount: 2, of: "rows", "UITableView") { $0 - 1 } == [0, 0]) }
        #expect(lines.count == 1)
    }

    @Test func scrollingToARowThatDisappearsStops() {
        let rows = Rows(400)
        let table = show(rows)
        stage.advance(frames: 1)
        rows.onCell = { table, _ in
            guard rows.numbers.count > 9 else { return }
            rows.numbers = Array(0..<9)
            table.reloadData()
        }
        table.scrollToRow(at: IndexPath(row: 333, section: 0), at: .top, animated: false)
        stage.advance(frames: 2)
        #expect(table.numberOfRows(inSection: 0) == 9 && tags(table) == Array(0..<9))
    }

    @Test func releasedDataSourceLeavesAnEmptyTable() {
        var rows: Rows? = Rows(200)
        let table = show(rows!)
        stage.advance(frames: 1)
        rows = nil
        table.contentOffset.y = 900
        stage.advance(frames: 2)
        #expect(table.visibleCells.isEmpty)
    }

    /// A data source and delegate with numbers as items.
    final class Items: UICollectionViewDataSource, UICollectionViewDelegate {
        var numbers: [Int]
        var onCell: (UICollectionView, IndexPath) -> Void = { _, _ in }

        init(_ count: Int) { numbers = Array(0..<count) }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { numbers.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            let number = numbers[indexPath.item]
            onCell(collectionView, indexPath)
            let cell = UICollectionViewCell()
            cell.tag = number
            return cell
        }
    }

    @Test func collectionReloadsWhileAnItemIsRequested() {
        let items = Items(70)
        var reloads = 0
        items.onCell = { view, path in
            guard path.item == 4, reloads < 1 else { return }
            reloads += 1
            items.numbers = [8, 6]
            view.reloadData()
            _ = view.numberOfItems(inSection: 0)
            view.layoutIfNeeded()
        }
        let view = UICollectionView(frame: stage.window.bounds)
        view.dataSource = items
        view.delegate = items
        stage.window.addSubview(view)
        stage.advance(frames: 2)
        #expect(view.visibleCells.map(\.tag) == [8, 6])
    }

    @Test func collectionReloadsDuringAnUpdate() {
        let items = Items(70)
        let view = UICollectionView(frame: stage.window.bounds)
        view.dataSource = items
        view.delegate = items
        stage.window.addSubview(view)
        stage.advance(frames: 2)
        items.onCell = { view, _ in
            guard items.numbers.count > 5 else { return }
            items.numbers = [9, 7, 5]
            view.reloadData()
            view.layoutIfNeeded()
        }
        view.performBatchUpdates {
            items.numbers.insert(500, at: 2)
            view.insertItems(at: [IndexPath(item: 2, section: 0)])
        }
        stage.advance(by: 0.6)
        #expect(view.visibleCells.map(\.tag) == [9, 7, 5])
    }
}
