import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Sections that scroll across the direction of the layout.
@MainActor @Suite struct OrthogonalScrollingTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)
    private let data = GridDataSource([Array(0..<10), Array(10..<40)])

    private final class OffsetLog {
        var offsets: [CGFloat] = []
        var middles: [CGFloat] = []
    }

    private let log = OffsetLog()

    /// Shows a section of cards of 200 × 120 points with spaces of 10, above a column of rows of 50 points.
    private func show(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionView {
        let log = log
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let size = NSCollectionLayoutSize(
                widthDimension: index == 0 ? .absolute(200) : .fractionalWidth(1), heightDimension: .absolute(index == 0 ? 120 : 50))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
            let section = NSCollectionLayoutSection(group: group)
            guard index == 0 else { return section }
            section.orthogonalScrollingBehavior = behavior
            section.interGroupSpacing = 10
            section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 12, trailing: 30)
            section.visibleItemsInvalidationHandler = { items, offset, _ in
                log.offsets.append(offset.x)
                log.middles = items.map { $0.frame.midX - offset.x }
                for item in items { item.alpha = item.indexPath.item == 1 ? 0.5 : 1 }
            }
            return section
        }
        stage.makeCurrent()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        data.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        return view
    }

    private func cell(_ item: Int, _ view: UICollectionView) -> UICollectionViewCell? {
        view.cellForItem(at: IndexPath(item: item, section: 0))
    }

    /// Returns the x coordinate of a cell in the collection view, or nil if the item has no cell.
    private func x(_ item: Int, _ view: UICollectionView) -> CGFloat? {
        cell(item, view).map { view.convert($0.bounds.origin, from: $0).x }
    }

    @Test func cardsAreInAScrollViewOfTheirOwn() throws {
        let view = show(.continuous)
        let scroll = try #require(cell(0, view)?.superview as? UIScrollView)
        #expect(scroll !== view && scroll.frame == CGRect(x: 0, y: 8, width: 300, height: 120))
        #expect(scroll.contentSize == CGSize(width: 20 + 10 * 210 - 10 + 30, height: 120))
        #expect(view.contentSize.height == 140 + 30 * 50 && view.indexPathsForVisibleItems.filter { $0.section == 0 }.count == 2)
        #expect(x(1, view) == 230 && cell(1, view)?.alpha == 0.5 && log.middles == [120, 330])
    }

    /// A layout can be asked for elements beyond the visible area. The handler gets only the cards that are visible.
    @Test func handlerGetsOnlyVisibleItems() {
        let view = show(.continuous)
        let layout = view.collectionViewLayout
        let cards = layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 900, height: 400))?
            .filter { $0.indexPath.section == 0 }
        #expect(cards?.count == 5 && log.middles == [120, 330])
        let callCount = log.offsets.count
        let hidden = layout.layoutAttributesForElements(in: CGRect(x: 450, y: 0, width: 300, height: 400))?
            .filter { $0.indexPath.section == 0 }
        #expect(hidden?.isEmpty == false && log.offsets.count == callCount)
    }

    @Test func dragMovesTheSectionAndNotTheCollectionView() throws {
        let view = show(.continuous)
        stage.touchDown(at: CGPoint(x: 250, y: 60))
        stage.advance(frames: 1)
        for step in 1...10 {
            stage.touchMove(to: CGPoint(x: 250 - CGFloat(step) * 15, y: 60))
            stage.advance(frames: 1)
        }
        let scroll = try #require(cell(1, view)?.superview as? UIScrollView)
        #expect(scroll.contentOffset.x > 100 && view.contentOffset == .zero && log.offsets.last == scroll.contentOffset.x)
        #expect(near(Double(x(1, view) ?? 0), Double(230 - scroll.contentOffset.x)))
        let frame = view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.frame
        #expect(frame?.minX == 230 - scroll.contentOffset.x, "attributes have the position on the screen")
        stage.touchUp()
        stage.advance(by: 3)
        #expect(view.indexPathForItem(at: CGPoint(x: 290, y: 60))?.section == 0)
    }

    /// Drags through the cards, waits for `time` seconds, and returns the offset of the section, or -1 if there is no scroll view.
    private func rest(_ view: UICollectionView, from start: CGFloat, to end: CGFloat, duration: Double = 0.2, time: Double = 4) -> CGFloat {
        stage.drag(from: CGPoint(x: start, y: 70), to: CGPoint(x: end, y: 70), duration: duration)
        stage.advance(by: time)
        return (view.subviews.compactMap { $0 as? UIScrollView }.first)?.contentOffset.x ?? -1
    }

    @Test func groupPagingStopsAtTheNextGroup() {
        let view = show(.groupPaging)
        #expect(rest(view, from: 280, to: 120) == 210)
        #expect(rest(view, from: 280, to: 20) == 420, "a long flick moves by one group only")
        #expect(rest(view, from: 100, to: 130, duration: 1) == 420, "a slow short drag returns")
    }

    @Test func centeredGroupsAreInTheMiddle() {
        let view = show(.groupPagingCentered)
        #expect(x(0, view) == 50)
        #expect(rest(view, from: 280, to: 120) == 210 && x(1, view) == 50)
    }

    @Test func pagingStopsAtTheWidthOfTheSection() {
        #expect(rest(show(.paging), from: 280, to: 120) == 300)
    }

    @Test func leadingBoundaryStopsAtAnyGroup() {
        let view = show(.continuousGroupLeadingBoundary)
        // The section slows down as gently as one without groups.
        let offset = Double(rest(view, from: 290, to: 60, time: 12))
        #expect(offset >= 210 && near(offset, (offset / 210).rounded() * 210, within: 0.5), "\(offset)")
    }

    @Test func offsetOfASectionStaysWhileItIsScrolledAway() {
        let view = show(.groupPaging)
        _ = rest(view, from: 280, to: 120)
        view.contentOffset.y = 700
        stage.advance(frames: 1)
        #expect(!view.subviews.contains { $0 is UIScrollView && !$0.isHidden })
        view.contentOffset.y = 0
        stage.advance(frames: 1)
        #expect(x(1, view) == 20)
    }

    @Test func tapSelectsACard() {
        let view = show(.groupPaging)
        _ = rest(view, from: 280, to: 120)
        stage.tap(at: CGPoint(x: 120, y: 70))
        #expect(data.log == ["did select 1"])
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    /// Shows the cards in a collection view with the direction from right to left.
    private func showFromRightToLeft(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> UICollectionView {
        let view = show(behavior)
        view.semanticContentAttribute = .forceRightToLeft
        view.removeFromSuperview()
        let other = UICollectionView(frame: view.frame, collectionViewLayout: UICollectionViewFlowLayout())
        other.contentInsetAdjustmentBehavior = .never
        other.semanticContentAttribute = .forceRightToLeft
        view.dataSource = nil
        let layout = view.collectionViewLayout
        view.collectionViewLayout = UICollectionViewFlowLayout()
        other.collectionViewLayout = layout
        data.connect(other)
        stage.window.addSubview(other)
        stage.advance(frames: 1)
        return other
    }

    /// From right to left, the first card is at the right.
    @Test func directionOfTheLanguageMirrorsTheCards() {
        let view = showFromRightToLeft(.groupPaging)
        #expect(x(0, view) == 80 && x(1, view) == -130)
        // The first card is at the offset 2140 - 300, and the second one is 210 points before it.
        #expect(rest(view, from: 60, to: 260) == 1630)
        #expect(x(1, view) == 80)
    }

    /// A card keeps its distance from the edge at which the cards begin.
    @Test func positionFromRightToLeftIsKeptWhenTheSizeChanges() {
        let view = showFromRightToLeft(.groupPaging)
        #expect(rest(view, from: 60, to: 260) == 1630)
        for width in [400, 260] as [CGFloat] {
            view.frame.size.width = width
            stage.advance(frames: 1)
            #expect(x(0, view) == width - 10 && x(1, view) == width - 220)
        }
    }
}
