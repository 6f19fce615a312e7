import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Items that a finger moves, transitions between layouts, and prefetching.
@MainActor @Suite struct CollectionMovementTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)

    private final class Board: UICollectionViewController {
        var items = Array(0..<9)
        var moves: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.contentInsetAdjustmentBehavior = .never
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Cell")
        }
        override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "Cell", for: path)
            cell.tag = items[path.item]
            return cell
        }
        override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { path.item != 8 }
        override func collectionView(_ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
            moves.append("\(source.item) to \(destination.item)")
            items.insert(items.remove(at: source.item), at: destination.item)
        }
    }

    private func makeLayout(_ side: CGFloat) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        (layout.itemSize, layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (CGSize(width: side, height: side), 0, 0)
        return layout
    }

    private func showBoard() -> Board {
        stage.makeCurrent()
        let board = Board(collectionViewLayout: makeLayout(100))
        stage.window.rootViewController = board
        stage.advance(frames: 1)
        return board
    }

    private func tags(_ board: Board) -> [Int] { board.collectionView.visibleCells.map(\.tag) }

    @Test func longPressMovesAnItem() throws {
        let board = showBoard()
        let cell = try #require(board.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
        stage.touchDown(at: CGPoint(x: 150, y: 50))
        stage.advance(by: 0.7)
        #expect(cell.configurationState.isReordering)
        stage.touchMove(to: CGPoint(x: 240, y: 170))
        stage.advance(frames: 1)
        #expect(tags(board) == [0, 2, 3, 4, 5, 1, 6, 7, 8] && board.items == Array(0..<9), "the data changes at the end")
        #expect(cell.center == CGPoint(x: 240, y: 170) && cell.layer.zPosition > 0)
        stage.advance(by: 1)
        #expect(board.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.center == CGPoint(x: 150, y: 50), "others make space")
        stage.touchUp()
        stage.advance(by: 1)
        #expect(board.moves == ["1 to 5"] && board.items == [0, 2, 3, 4, 5, 1, 6, 7, 8] && tags(board) == board.items)
        #expect(cell.center == CGPoint(x: 250, y: 150) && cell.layer.zPosition == 0 && !cell.configurationState.isReordering)
    }

    @Test func longPressOnAnItemThatCannotMoveSelectsIt() {
        let board = showBoard()
        stage.touchDown(at: CGPoint(x: 260, y: 230))
        stage.advance(by: 0.8)
        stage.touchUp()
        stage.advance(frames: 1)
        #expect(board.collectionView.indexPathsForSelectedItems == [IndexPath(item: 8, section: 0)])
        #expect(board.moves.isEmpty && tags(board) == Array(0..<9))
    }

    @Test func cancelledMovementReturns() throws {
        let board = showBoard()
        let view = try #require(board.collectionView)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 6, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 40, y: 40))
        #expect(tags(board) == [6, 0, 1, 2, 3, 4, 5, 7, 8])
        view.cancelInteractiveMovement()
        stage.advance(by: 1)
        #expect(tags(board) == Array(0..<9) && board.moves.isEmpty)
        #expect(view.cellForItem(at: IndexPath(item: 6, section: 0))?.center == CGPoint(x: 50, y: 250))
        #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 8, section: 0)), "the data source does not allow it")
    }

    @Test func cellsThatAppearDuringAMovementShowTheRightItems() throws {
        let board = showBoard()
        board.items = Array(0..<60)
        let view = try #require(board.collectionView)
        view.reloadData()
        stage.advance(frames: 1)
        #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
        view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 380))
        for _ in 0..<120 { stage.advance(frames: 1) }
        #expect(view.contentOffset.y > 500, "the content scrolls near the edge")
        let paths = view.indexPathsForVisibleItems
        let target = try #require(paths.first { view.cellForItem(at: $0)?.tag == 0 })
        for path in paths where path != target {
            #expect(view.cellForItem(at: path)?.tag == (path.item < target.item ? path.item + 1 : path.item))
        }
        view.endInteractiveMovement()
        stage.advance(by: 1)
        #expect(view.visibleCells.map(\.tag) == view.indexPathsForVisibleItems.map { board.items[$0.item] })
    }

    @Test func itemsMoveFromOneLayoutToTheOther() throws {
        let board = showBoard()
        let view = try #require(board.collectionView)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
        var isDone = false
        view.setCollectionViewLayout(makeLayout(150), animated: true) { _ in isDone = true }
        stage.advance(frames: 9)
        // The center moves from (150, 150) to (75, 375). Half of the animation has passed.
        #expect(
            near(stage.trace(cell.layer, "position.x"), 112.5, within: 0.1)
                && near(stage.trace(cell.layer, "bounds.size.width"), 125, within: 0.1))
        stage.advance(frames: 10)
        #expect(isDone && cell.frame == CGRect(x: 0, y: 300, width: 150, height: 150))
        view.setCollectionViewLayout(makeLayout(50), animated: true)
        let last = try #require(view.cellForItem(at: IndexPath(item: 8, section: 0)))
        #expect(last.frame == CGRect(x: 100, y: 50, width: 50, height: 50))
        #expect(near(stage.trace(last.layer, "position.y"), 675, within: 0.1), "a new cell starts at its old position")
    }

    @Test func pinchSetsTheProgressOfATransition() throws {
        let board = showBoard()
        let view = try #require(board.collectionView)
        let (old, new) = (view.collectionViewLayout, makeLayout(150))
        var ends: [Bool] = []
        let transition = view.startInteractiveTransition(to: new) { _, isCompleted in ends.append(isCompleted) }
        transition.transitionProgress = 0.4
        stage.advance(frames: 1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
        #expect(near(cell.center.x, 120) && near(cell.center.y, 240) && near(cell.bounds.width, 120))
        view.cancelInteractiveTransition()
        stage.advance(by: 1)
        #expect(ends == [false] && view.collectionViewLayout === old && cell.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
        view.startInteractiveTransition(to: new) { _, isCompleted in ends.append(isCompleted) }.transitionProgress = 0.7
        view.finishInteractiveTransition()
        stage.advance(by: 1)
        #expect(ends == [false, true] && view.collectionViewLayout === new && cell.frame == CGRect(x: 0, y: 300, width: 150, height: 150))
    }

    /// Items that are raised above the screen, with perspective.
    private final class RaisedLayout: UICollectionViewFlowLayout {
        var height: CGFloat = 0
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.compactMap { layoutAttributesForItem(at: $0.indexPath) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = super.layoutAttributesForItem(at: indexPath)
            attributes?.transform3D.m34 = -0.002
            attributes?.transform3D.m43 = height
            return attributes
        }
    }

    @Test func transitionInterpolatesTransformsInSpace() throws {
        let board = showBoard()
        let view = try #require(board.collectionView)
        let (old, new) = (RaisedLayout(), RaisedLayout())
        (old.height, new.height) = (20, 70)
        view.collectionViewLayout = old
        stage.advance(frames: 1)
        view.startInteractiveTransition(to: new) { _, _ in }.transitionProgress = 0.4
        stage.advance(frames: 1)
        let cell = try #require(view.cellForItem(at: IndexPath(item: 4, section: 0)))
        #expect(near(cell.transform3D.m43, 40) && near(cell.transform3D.m34, -0.002, within: 1e-9))
    }

    private final class Prefetcher: UICollectionViewDataSourcePrefetching {
        var log: [String] = []
        func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath]) {
            log.append("prefetch \(paths.map(\.item).min() ?? -1)-\(paths.map(\.item).max() ?? -1)")
        }
        func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]) {
            log.append("cancel \(paths.map(\.item).min() ?? -1)-\(paths.map(\.item).max() ?? -1)")
        }
    }

    @Test func itemsAheadAreAnnouncedOnce() throws {
        let board = showBoard()
        board.items = Array(0..<300)
        let (view, prefetcher) = (try #require(board.collectionView), Prefetcher())
        view.prefetchDataSource = prefetcher
        view.reloadData()
        stage.advance(frames: 1)
        // The screen shows three columns and four rows.
        #expect(prefetcher.log == ["prefetch 12-23"])
        view.contentOffset.y = 110
        stage.advance(frames: 1)
        view.contentOffset.y = 120
        stage.advance(frames: 1)
        #expect(prefetcher.log == ["prefetch 12-23", "prefetch 24-29"])
        view.contentOffset.y = 100
        stage.advance(frames: 1)
        #expect(prefetcher.log.suffix(2) == ["cancel 18-29", "prefetch 0-2"])
    }

    @Test func itemsAheadInAHorizontalLayoutArePrefetched() throws {
        let board = showBoard()
        board.items = Array(0..<300)
        let (view, prefetcher) = (try #require(board.collectionView), Prefetcher())
        (view.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection = .horizontal
        view.prefetchDataSource = prefetcher
        view.reloadData()
        stage.advance(frames: 1)
        #expect(prefetcher.log == ["prefetch 12-23"])
    }
}
