import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Custom layouts of an app.
@MainActor @Suite struct CustomLayoutTests {
    private let stage = Stage(size: CGSize(width: 300, height: 200), scale: 1, framesPerSecond: 60)
    private let data = GridDataSource([Array(0..<6)])
    private let layout = CardLayout()
    private let view: UICollectionView

    /// A layout with a row of cards, one every 250 points. It keeps its attributes when the data is loaded again.
    private final class CardLayout: UICollectionViewLayout {
        var attributes: [UICollectionViewLayoutAttributes] = []
        var stops: [CGPoint] = []
        var transform = CATransform3DIdentity
        var updateItems: [UICollectionViewUpdateItem] = []

        override func prepare() {
            guard attributes.isEmpty, let collectionView else { return }
            attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { item in
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: CGFloat(item) * 250, y: 10, width: 240, height: 150)
                attributes.transform3D = transform
                return attributes
            }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: CGFloat(attributes.count) * 250, height: 170) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            attributes.filter { $0.frame.intersects(rect) }
        }
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
            super.prepare(forCollectionViewUpdates: updateItems)
            self.updateItems = updateItems
        }
        override func targetContentOffset(forProposedContentOffset proposed: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint {
            stops.append(velocity)
            return CGPoint(x: (proposed.x / 250).rounded() * 250, y: proposed.y)
        }
    }

    init() {
        stage.makeCurrent()
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        data.connect(view)
    }

    private func show() {
        stage.window.addSubview(view)
        stage.advance(frames: 1)
    }

    @Test func dragEndsAtTheTargetOffsetOfTheLayout() {
        show()
        stage.drag(from: CGPoint(x: 260, y: 80), to: CGPoint(x: 70, y: 80), duration: 0.2)
        // The motion to another target slows down more gently than a free one.
        stage.advance(by: 15)
        #expect(layout.stops.count == 1 && layout.stops[0].y == 0)
        // The last stop is beyond the end of the content.
        let offset = Double(view.contentOffset.x)
        let stop = min((offset / 250).rounded() * 250, Double(view.contentSize.width) - 300)
        #expect(offset > 0 && abs(offset - stop) < 0.01, "\(offset), not \(stop)")
    }

    @Test func pagingIgnoresTheTargetOffsetOfTheLayout() {
        view.isPagingEnabled = true
        show()
        stage.drag(from: CGPoint(x: 260, y: 80), to: CGPoint(x: 70, y: 80), duration: 0.2)
        stage.advance(by: 4)
        #expect(layout.stops.isEmpty && view.contentOffset.x == 300)
    }

    /// The update of a reloaded item has its old and its new index path, like the update of a moved item.
    @Test func layoutReceivesTheIndexPathsOfReloadedItems() {
        show()
        data.sections = [[6, 7, 1, 2, 3, 4]]
        view.performBatchUpdates {
            view.deleteItems(at: [IndexPath(item: 0, section: 0)])
            view.reloadItems(at: [IndexPath(item: 4, section: 0)])
            view.insertItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
            view.deleteItems(at: [IndexPath(item: 5, section: 0)])
        }
        let reloaded = layout.updateItems.filter { $0.updateAction == .reload }
        #expect(reloaded.map(\.indexPathBeforeUpdate) == [IndexPath(item: 4, section: 0)])
        #expect(reloaded.map(\.indexPathAfterUpdate) == [IndexPath(item: 5, section: 0)])
    }

    @Test func cellsOfItemsThatDoNotExistAreLeftOut() {
        show()
        let lines = diagnostics {
            data.sections = [[7]]
            view.reloadData()
            stage.advance(frames: 2)
        }
        #expect(view.visibleCells.map(\.tag) == [7])
        #expect(lines.count == 1 && lines[0].contains("the item 1 in the section 0, which does not exist"), "\(lines)")
    }

    @Test func transformsInThreeDimensionsReachTheCell() {
        layout.transform = CATransform3DRotate(CATransform3DMakeTranslation(3, 0, 40), 0.4, 0, 1, 0)
        layout.transform.m34 = -1 / 500
        show()
        #expect(view.visibleCells.allSatisfy { CATransform3DEqualToTransform($0.layer.transform, layout.transform) })
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 2])
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.transform3D.m11 == 2 && attributes.transform3D.m22 == 3)
        #expect((attributes.copy() as? UICollectionViewLayoutAttributes)?.transform == attributes.transform)
    }

    /// The frame is the box around the transformed element, as that of a view. The center and the size do not depend on the transform.
    @Test func frameContainsTheTransformedElement() throws {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 2])
        attributes.frame = CGRect(x: 30, y: 50, width: 40, height: 20)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.frame == CGRect(x: 10, y: 30, width: 80, height: 60))
        #expect(attributes.center == CGPoint(x: 50, y: 60) && attributes.size == CGSize(width: 40, height: 20))
        #expect(attributes.bounds == CGRect(x: 0, y: 0, width: 40, height: 20))
        attributes.center.x = 70
        let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
        #expect(copy.frame == CGRect(x: 30, y: 30, width: 80, height: 60) && copy.center == CGPoint(x: 70, y: 60))
        attributes.transform3D = CATransform3DIdentity
        #expect(attributes.frame == CGRect(x: 50, y: 50, width: 40, height: 20))
        attributes.transform3D.m11 = .nan
        #expect(attributes.frame == CGRect(x: 50, y: 50, width: 40, height: 20))
    }
}
