import SeededRandomValues
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct CollectionViewTests {
    let stage = Stage(size: CGSize(width: 359, height: 400), scale: 2, framesPerSecond: 60)
    let flowLayout = UICollectionViewFlowLayout()
    let view: UICollectionView

    init() {
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 359, height: 400), collectionViewLayout: flowLayout)
        view.contentInsetAdjustmentBehavior = .never
    }

    private func show(_ dataSource: GridDataSource) {
        dataSource.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
    }

    private func frame(_ item: Int, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    /// The grid of the tutorial app LockSearch (scene `lock`): width 359, items of 85 × 100, no spacing, insets 10, 6, 0, 6.
    /// Its columns are at 6, 93.3, 180.7 and 268, its rows at 10 and 110.
    @Test func gridColumnsAreSpreadOverTheWidth() {
        (flowLayout.minimumLineSpacing, flowLayout.minimumInteritemSpacing) = (0, 0)
        flowLayout.sectionInset = UIEdgeInsets(top: 10, left: 6, bottom: 0, right: 6)
        let dataSource = GridDataSource([Array(0..<6)])
        show(dataSource)
        for (item, x, y) in [(0, 6.0, 10.0), (1, 93.333333, 10), (2, 180.666667, 10), (3, 268, 10), (4, 6, 110), (5, 93.333333, 110)] {
            #expect(near(frame(item).minX, x) && near(frame(item).minY, y) && frame(item).size == CGSize(width: 85, height: 100))
        }
        #expect(view.contentSize == CGSize(width: 359, height: 210) && dataSource.createdCellCount == 6)
    }

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func headersAndFootersAreAsLongAsTheContentAcrossTheScrollDirection(_ direction: UICollectionView.ScrollDirection) {
        flowLayout.scrollDirection = direction
        (flowLayout.headerReferenceSize, flowLayout.footerReferenceSize) = (CGSize(width: 30, height: 31), CGSize(width: 20, height: 21))
        view.contentInset = UIEdgeInsets(top: 13, left: 17, bottom: 7, right: 23)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kinds[1], withReuseIdentifier: "head")
        let dataSource = GridDataSource([Array(0..<3)])
        show(dataSource)
        let frames = kinds.compactMap {
            flowLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: 0))?.frame
        }
        if direction == .vertical {
            #expect(view.contentSize.width == 319 && frames.map(\.minX) == [0, 0] && frames.map(\.width) == [319, 319])
        } else {
            #expect(view.contentSize.height == 380 && frames.map(\.minY) == [0, 0] && frames.map(\.height) == [380, 380])
        }
        #expect(dataSource.createdCellCount == 3)
    }

    /// The items of the first line need 100 + 10 + 120 + 10 + 90 = 330 of 359 points, so each of the two gaps grows by 14.5.
    /// The item of width 200 is alone in its line, because the next item, of width 300, does not fit.
    @Test func itemsOfDifferentSizesAreLaidOutInLines() {
        let sizes = [(100, 40), (120, 60), (90, 20), (200, 30), (300, 50), (60, 10)].map { CGSize(width: $0, height: $1) }
        let dataSource = GridDataSource([Array(0..<6)])
        dataSource.sizes = { sizes[$0.item] }
        flowLayout.minimumLineSpacing = 8
        show(dataSource)
        #expect(frame(0) == CGRect(x: 0, y: 10, width: 100, height: 40), "a smaller item is centered in its line")
        #expect(frame(1) == CGRect(x: 124.5, y: 0, width: 120, height: 60))
        #expect(frame(2) == CGRect(x: 269, y: 20, width: 90, height: 20))
        #expect(frame(3) == CGRect(x: 79.5, y: 68, width: 200, height: 30), "a single item is centered in its line")
        #expect(frame(4) == CGRect(x: 29.5, y: 106, width: 300, height: 50))
        #expect(frame(5).minX == 0 && frame(5).minY == 164)
        #expect(view.contentSize.height == 174)
    }

    @Test func horizontalScrollingTransposesTheLayout() {
        flowLayout.scrollDirection = .horizontal
        flowLayout.itemSize = CGSize(width: 100, height: 90)
        (flowLayout.minimumLineSpacing, flowLayout.minimumInteritemSpacing) = (7, 4)
        flowLayout.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 30)
        flowLayout.headerReferenceSize = CGSize(width: 40, height: 9)
        let dataSource = GridDataSource([Array(0..<6)])
        dataSource.sizes = { _ in CGSize(width: 100, height: 90) }
        show(dataSource)
        // The height is 380: four items of 90 and three gaps, which grow from 4 to 20 / 3.
        #expect(frame(0) == CGRect(x: 60, y: 5, width: 100, height: 90))
        #expect(near(frame(1).minY, 5 + 90 + 20.0 / 3) && frame(1).minX == 60)
        #expect(frame(4).origin == CGPoint(x: 167, y: 5))
        #expect(view.contentSize == CGSize(width: 297, height: 400))
        let header = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        #expect(header?.frame == CGRect(x: 0, y: 0, width: 40, height: 400))
    }

    @Test func pinnedHeaderStaysVisible() throws {
        flowLayout.headerReferenceSize = CGSize(width: 0, height: 30)
        flowLayout.sectionHeadersPinToVisibleBounds = true
        let dataSource = GridDataSource([Array(0..<30), Array(30..<60)])
        show(dataSource)
        view.contentOffset.y = 200
        stage.advance(frames: 1)
        let path = IndexPath(item: 0, section: 0)
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        #expect(header.frame == CGRect(x: 0, y: 200, width: 359, height: 30) && dataSource.createdCellCount >= 12)
    }

    @Test func tenThousandItemsReuseFewCells() {
        let dataSource = GridDataSource([Array(0..<10_000)])
        dataSource.sizes = { _ in CGSize(width: 85, height: 100) }
        show(dataSource)
        for _ in 0..<100 {
            view.contentOffset.y += 57
            stage.advance(frames: 1)
        }
        #expect(dataSource.createdCellCount < 40)
        let tags = view.visibleCells.map(\.tag)
        #expect(tags == Array((tags.first ?? 0)...(tags.last ?? 0)) && tags.count >= 12)
        view.scrollToItem(at: IndexPath(item: 9000, section: 0), at: .centeredVertically, animated: false)
        stage.advance(frames: 1)
        let middle = view.cellForItem(at: IndexPath(item: 9000, section: 0))
        #expect(near((middle?.frame.midY ?? 0) - view.contentOffset.y, 200))
    }

    @Test func batchUpdatesAnimateItemsToTheirNewPositions() {
        let dataSource = GridDataSource([Array(0..<8)])
        dataSource.sizes = { _ in CGSize(width: 80, height: 80) }
        show(dataSource)
        let (first, third) = (view.visibleCells[0], view.visibleCells[2])
        dataSource.sections = [[2, 1, 3, 4, 5, 6, 7, 99]]
        var isDone = false
        view.performBatchUpdates({
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 0, section: 0))
            view.insertItems(at: [IndexPath(item: 7, section: 0)])
        }) { _ in isDone = true }
        #expect(view.visibleCells.map(\.tag) == [2, 1, 3, 4, 5, 6, 7, 99] && third.frame.origin == .zero)
        stage.advance(frames: 9)
        // The item moves from x = 186 to x = 0. The gaps are 13.
        #expect(near(stage.trace(third.layer, "position.x"), 40 + 93) && near(stage.trace(first.layer, "opacity"), 0.5))
        stage.advance(frames: 9)
        #expect(isDone && near(stage.trace(third.layer, "position.x"), 40) && first.isHidden)
    }

    /// The changes of a nested call are shown with those of the outer one.
    @Test func nestedBatchUpdatesCallTheirCompletions() {
        let dataSource = GridDataSource([Array(0..<4)])
        show(dataSource)
        dataSource.sections = [[0, 3]]
        var completions: [String] = []
        view.performBatchUpdates({
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            view.performBatchUpdates({ view.deleteItems(at: [IndexPath(item: 2, section: 0)]) }) { _ in completions.append("inner") }
        }) { _ in completions.append("outer") }
        #expect(completions == [], "the changes are not shown yet")
        stage.advance(by: 1)
        #expect(completions == ["inner", "outer"] && view.visibleCells.map(\.tag) == [0, 3])
    }

    @Test func visibleItemsAreCorrectAfterRandomBatchUpdates() {
        var (random, nextNumber) = (SeededRandom(11), 30)
        let dataSource = GridDataSource([Array(0..<20), Array(20..<30)])
        dataSource.sizes = { _ in CGSize(width: 50, height: 40) }
        show(dataSource)
        for round in 0..<repetitions(150, thorough: 500) {
            let change = TableDataChange(of: dataSource.sections, next: &nextNumber, &random)
            dataSource.sections = change.sections
            view.performBatchUpdates({
                view.deleteItems(at: change.deleted)
                view.insertItems(at: change.inserted)
                view.reloadItems(at: change.reloaded)
                for (from, to) in change.moved { view.moveItem(at: from, to: to) }
                for (from, to) in change.movedSections { view.moveSection(from, toSection: to) }
                view.deleteSections(change.deletedSections)
                view.insertSections(change.insertedSections)
                view.reloadSections(change.reloadedSections)
            })
            stage.advance(frames: random.integer(0...10))
            for path in view.indexPathsForVisibleItems {
                guard let cell = view.cellForItem(at: path), cell.tag == dataSource.sections[path.section][path.item],
                    cell.frame == frame(path.item, path.section)
                else {
                    Issue.record("round \(round): the cell of \(path) is missing or wrong")
                    return
                }
            }
            let visibleCount = view.indexPathsForVisibleItems.count
            let expectedCount = dataSource.sections.indices.reduce(0) { sum, section in
                sum + dataSource.sections[section].indices.count { frame($0, section).intersects(view.bounds) }
            }
            if visibleCount != expectedCount { Issue.record("round \(round): \(visibleCount) of \(expectedCount) items are visible") }
        }
        #expect(dataSource.createdCellCount < 400)
    }

    @Test func tapSelectsAnItem() {
        let dataSource = GridDataSource([Array(0..<8)])
        show(dataSource)
        stage.tap(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        stage.tap(at: CGPoint(x: 350, y: 20))
        #expect(dataSource.log == ["did select 0", "did deselect 0", "did select 2"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    }

    @Test func touchThatLeavesItsItemSelectsNothing() throws {
        let dataSource = GridDataSource([Array(0..<8)])
        show(dataSource)
        view.isScrollEnabled = false
        let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
        stage.touchDown(at: CGPoint(x: 20, y: 20))
        stage.advance(by: 0.3)
        #expect(cell.isHighlighted)
        stage.touchMove(to: CGPoint(x: 300, y: 20))
        stage.advance(frames: 1)
        #expect(!cell.isHighlighted)
        stage.touchUp()
        stage.advance(frames: 1)
        #expect(dataSource.log == [] && view.indexPathsForSelectedItems == [])
    }

    /// A layout that moves the items only for `layoutAttributesForElements(in:)`, as many layouts of apps do.
    private final class MovedItemsLayout: UICollectionViewFlowLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { original in
                guard let moved = original.copy() as? UICollectionViewLayoutAttributes else { return original }
                moved.frame.origin.y += 60
                return moved
            }
        }
    }

    @Test func touchThatMovesInsideOfAMovedItemSelectsIt() {
        let dataSource = GridDataSource([Array(0..<3)])
        let layout = MovedItemsLayout()
        layout.itemSize = CGSize(width: 85, height: 100)
        view.collectionViewLayout = layout
        view.isScrollEnabled = false
        show(dataSource)
        stage.touchDown(at: CGPoint(x: 30, y: 80))
        stage.advance(by: 0.3)
        stage.touchMove(to: CGPoint(x: 31, y: 120))
        stage.advance(frames: 1)
        stage.touchUp()
        stage.advance(frames: 1)
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func onlyASingleSelectionStaysWithoutMultipleSelection() {
        let dataSource = GridDataSource([Array(0..<8)])
        show(dataSource)
        view.allowsMultipleSelection = true
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        view.allowsMultipleSelection = false
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
        view.allowsMultipleSelection = true
        view.selectItem(at: IndexPath(item: 3, section: 0), animated: false, scrollPosition: [])
        view.allowsMultipleSelection = false
        #expect(view.indexPathsForSelectedItems == [] && view.visibleCells.allSatisfy { !$0.isSelected })
        #expect(dataSource.log == [], "the delegate is not notified")
    }

    @Test func selectedBackgroundCoversTheOtherBackground() {
        let (background, selected) = (UIView(), UIView())
        for setsSelectedFirst in [true, false] {
            let cell = UICollectionViewCell(frame: CGRect(x: 3, y: 5, width: 40, height: 30))
            if setsSelectedFirst { cell.selectedBackgroundView = selected }
            cell.backgroundView = background
            if !setsSelectedFirst { cell.selectedBackgroundView = selected }
            #expect(cell.subviews == [background, selected, cell.contentView])
        }
    }

    @Test func headerThatIsPushedOutMovesToItsNewPosition() throws {
        let dataSource = GridDataSource([[1, 2], [3]])
        flowLayout.headerReferenceSize = CGSize(width: 0, height: 30)
        show(dataSource)
        let headerPath = IndexPath(item: 0, section: 1)
        let header = try #require(
            view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: headerPath))
        dataSource.sections[0] = Array(10..<42) + [1, 2]
        view.performBatchUpdates({ view.insertItems(at: (0..<32).map { IndexPath(item: $0, section: 0) }) })
        let target = try #require(
            flowLayout.layoutAttributesForSupplementaryView(ofKind: UICollectionView.elementKindSectionHeader, at: headerPath))
        #expect(target.frame.minY > 800 && header.frame == target.frame)
    }

    @Test func sectionThatIsChangedTwiceIsReported() {
        let dataSource = GridDataSource([[1], [2], [3]])
        show(dataSource)
        dataSource.sections = [[2], [1]]
        let warnings = diagnostics {
            view.performBatchUpdates({
                view.deleteSections([2])
                view.moveSection(2, toSection: 0)
            })
        }
        let text = "section 2 (index before the update) is deleted, reloaded or moved twice."
        #expect(warnings.count == 1 && warnings[0].contains(text), "\(warnings)")
        stage.advance(frames: 30)
        #expect(view.visibleCells.map(\.tag).sorted() == [1, 2])
    }

    @Test func backgroundViewStaysBehindItemsAndRefreshControl() {
        let (background, refreshControl) = (UIView(), UIRefreshControl())
        view.backgroundView = background
        view.refreshControl = refreshControl
        let dataSource = GridDataSource([Array(0..<60)])
        show(dataSource)
        view.contentOffset.y = 130
        stage.advance(frames: 1)
        #expect(view.visibleCells.count > 8 && dataSource.createdCellCount > 8)
        #expect(view.subviews.first === background && view.subviews.contains(refreshControl))
    }

    /// A layout in which deleted items move to the right and stay visible until they have arrived.
    private final class SlidingLayout: UICollectionViewFlowLayout {
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: itemIndexPath)
            (attributes.frame, attributes.alpha) = (CGRect(x: 400, y: 30, width: 85, height: 100), 0.75)
            return attributes
        }
    }

    @Test func deletedItemHasTheFinalAttributesOfTheLayout() throws {
        let dataSource = GridDataSource([[4, 7, 9]])
        show(dataSource)
        view.setCollectionViewLayout(SlidingLayout(), animated: false)
        stage.advance(frames: 1)
        let cell = try #require(view.visibleCells.first { $0.tag == 7 })
        dataSource.sections = [[4, 9]]
        view.deleteItems(at: [IndexPath(item: 1, section: 0)])
        stage.advance(by: 0.1)
        #expect(cell.alpha == 0.75 && cell.frame.origin == CGPoint(x: 400, y: 30) && !cell.isHidden)
        stage.advance(by: 1)
        #expect(view.visibleCells.map(\.tag).sorted() == [4, 9] && !view.visibleCells.contains(cell))
    }
}
