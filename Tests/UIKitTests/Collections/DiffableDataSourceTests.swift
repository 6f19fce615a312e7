import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct DiffableDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private let stage = Stage(size: CGSize(width: 320, height: 400), scale: 2, framesPerSecond: 60)
    private let view: UICollectionView
    private let source: Source
    private let counter = CellCounter()

    private final class CellCounter {
        var configured: [Int] = []
    }

    init() {
        stage.makeCurrent()
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (CGSize(width: 80, height: 60), 0, 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        let counter = counter
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.tag = item
            counter.configured.append(item)
        }
        source = Source(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        stage.window.addSubview(view)
    }

    private func apply(_ items: [Int], animated: Bool = true, _ change: (inout Snapshot) -> Void = { _ in }) {
        var snapshot = Snapshot()
        snapshot.appendSections(["coast"])
        snapshot.appendItems(items)
        change(&snapshot)
        source.apply(snapshot, animatingDifferences: animated)
    }

    private var tags: [Int] { view.visibleCells.map(\.tag) }

    @Test func movedItemMovesAndDeletedItemFades() {
        apply([5, 6, 7, 8], animated: false)
        stage.advance(frames: 1)
        let (first, third) = (view.visibleCells[0], view.visibleCells[2])
        apply([7, 6, 8, 9])
        #expect(tags == [7, 6, 8, 9] && counter.configured == [5, 6, 7, 8, 9])
        stage.advance(frames: 9)
        #expect(
            near(stage.trace(third.layer, "position.x"), 120, within: 0.01) && near(stage.trace(first.layer, "opacity"), 0.5, within: 0.01))
        stage.advance(frames: 10)
        #expect(third.frame == CGRect(x: 0, y: 0, width: 80, height: 60) && first.isHidden && third.tag == 7)
    }

    @Test func changeWithoutAnimationIsImmediate() {
        apply([1, 2, 3], animated: false)
        stage.advance(frames: 1)
        apply([3, 1], animated: false)
        stage.advance(frames: 1)
        #expect(tags == [3, 1] && near(stage.trace(view.visibleCells[0].layer, "position.x"), 40))
    }

    @Test func reconfiguredItemKeepsItsCellAndReloadedItemGetsAnother() {
        apply([1, 2, 3], animated: false)
        stage.advance(frames: 1)
        let cells = view.visibleCells
        counter.configured = []
        apply([1, 2, 3]) { $0.reconfigureItems([2]) }
        #expect(counter.configured == [2] && view.visibleCells[1] === cells[1])
        apply([1, 2, 3]) { $0.reloadItems([3]) }
        stage.advance(frames: 30)
        #expect(counter.configured == [2, 3] && view.visibleCells[2] !== cells[2] && source.snapshot().reloadedItemIdentifiers == [])
    }

    @Test func completionIsCalledAfterTheAnimation() {
        apply([1], animated: false)
        stage.advance(frames: 1)
        var (snapshot, isDone) = (source.snapshot(), false)
        snapshot.appendItems([2])
        source.apply(snapshot) { isDone = true }
        stage.advance(frames: 17)
        #expect(!isDone)
        stage.advance(frames: 3)
        #expect(isDone)
        isDone = false
        source.apply(snapshot) { isDone = true }
        #expect(isDone, "nothing has changed")
    }

    @Test func selectionFollowsItsItem() {
        apply([1, 2, 3, 4], animated: false)
        stage.advance(frames: 1)
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        apply([4, 3, 2])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func itemsAndIndexPathsAreFound() {
        apply([10, 20, 30], animated: false) {
            $0.appendSections(["hills"]); $0.appendItems([40], toSection: "hills")
        }
        #expect(
            source.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 40
                && source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
        #expect(source.indexPath(for: 30) == IndexPath(item: 2, section: 0) && source.indexPath(for: 99) == nil)
        #expect(source.sectionIdentifier(for: 1) == "hills" && source.index(for: "coast") == 0 && source.sectionIdentifier(for: 2) == nil)
    }

    @Test func sectionSnapshotShowsItsVisibleItems() {
        var tree = NSDiffableDataSourceSectionSnapshot<Int>()
        tree.append([1, 2])
        tree.append([11, 12], to: 1)
        source.apply(tree, to: "coast", animatingDifferences: false)
        stage.advance(frames: 1)
        #expect(tags == [1, 2])
        tree.expand([1])
        source.apply(tree, to: "coast")
        stage.advance(frames: 30)
        #expect(tags == [1, 11, 12, 2] && source.snapshot(for: "coast").isExpanded(1))
        var snapshot = source.snapshot()
        snapshot.appendSections(["hills"])
        source.apply(snapshot)
        #expect(source.snapshot(for: "coast").level(of: 12) == 1, "an update that keeps the items keeps their hierarchy")
    }

    @Test func tableShowsSnapshots() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
            cell.tag = item
            return cell
        }
        source.defaultRowAnimation = .fade
        stage.window.addSubview(table)
        var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
        snapshot.appendSections(["coast"])
        snapshot.appendItems([3, 4, 5])
        source.apply(snapshot, animatingDifferences: false)
        stage.advance(frames: 1)
        let cell = table.visibleCells[2]
        snapshot.moveItem(5, beforeItem: 3)
        snapshot.deleteItems([4])
        snapshot.reconfigureItems([3])
        source.apply(snapshot)
        #expect(table.visibleCells.map(\.tag) == [5, 3] && table.visibleCells[0] === cell)
        stage.advance(frames: 9)
        let y = stage.trace(cell.layer, "position.y")
        #expect(y > 30 && y < 120)
        stage.advance(by: 1)
        #expect(cell.frame.minY == 0 && source.indexPath(for: 3) == IndexPath(row: 1, section: 0))
    }

    @MainActor private final class Log { var lines: [String] = [] }

    /// Advances frames and lets tasks run between them.
    private func advance(frames: Int) async {
        for _ in 0..<frames {
            stage.advance(frames: 1)
            for _ in 0..<4 { await Task.yield() }
        }
    }

    @Test func asynchronousApplyReturnsAfterTheAnimation() async {
        apply([1, 2, 3], animated: false)
        stage.advance(frames: 1)
        let (source, log, stage) = (source, Log(), stage)
        let task = Task { @MainActor in
            var snapshot = Snapshot()
            snapshot.appendSections(["coast"])
            snapshot.appendItems([3, 1])
            await source.apply(snapshot)
            log.lines.append("shown \(source.snapshot().numberOfItems) after \(stage.frame)")
            snapshot.appendItems([9])
            await source.applySnapshotUsingReloadData(snapshot)
            log.lines.append("loaded \(source.snapshot().numberOfItems)")
        }
        for _ in 0..<4 { await Task.yield() }
        #expect(source.snapshot().itemIdentifiers == [3, 1] && log.lines == [], "the animation has begun")
        await advance(frames: 5)
        #expect(log.lines == [])
        await advance(frames: 40)
        await task.value
        #expect(log.lines.count == 2 && log.lines.last == "loaded 3")
        #expect(log.lines[0].hasPrefix("shown 2 after") && !log.lines[0].hasSuffix("after 1"))
    }

    @Test func asynchronousApplyOfATableReturnsAfterTheAnimation() async {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
        stage.window.addSubview(table)
        let rows = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tag = item
            return cell
        }
        let log = Log()
        let task = Task { @MainActor in
            var snapshot = Snapshot()
            snapshot.appendSections(["coast"])
            snapshot.appendItems([4, 5])
            await rows.apply(snapshot, animatingDifferences: false)
            log.lines.append("first")
            snapshot.deleteItems([4])
            await rows.apply(snapshot)
            log.lines.append("second")
        }
        await advance(frames: 4)
        #expect(log.lines == ["first"] && rows.snapshot().itemIdentifiers == [5])
        await advance(frames: 60)
        await task.value
        #expect(log.lines == ["first", "second"] && table.visibleCells.map(\.tag) == [5])
    }
}
