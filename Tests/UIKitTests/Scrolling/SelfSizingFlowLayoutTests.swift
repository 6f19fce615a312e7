import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Flow layouts whose cells determine their sizes.
@MainActor @Suite struct SelfSizingFlowLayoutTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)

    /// A cell whose constraints give it the size that was passed to `show(_:)`.
    private final class SizedCell: UICollectionViewCell {
        private let width: NSLayoutConstraint
        private let height: NSLayoutConstraint

        override init(frame: CGRect) {
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            (width, height) = (box.widthAnchor.constraint(equalToConstant: 0), box.heightAnchor.constraint(equalToConstant: 0))
            super.init(frame: frame)
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
                box.topAnchor.constraint(equalTo: contentView.topAnchor), box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                width, height,
            ])
        }
        required init?(coder: NSCoder) { return nil }

        func show(_ size: CGSize) { (width.constant, height.constant) = (size.width - 10, size.height) }
    }

    @MainActor private final class Source: NSObject, UICollectionViewDataSource {
        var items: [CGSize]
        var requested: [Int] = []
        init(_ items: [CGSize]) { self.items = items }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            requested.append(indexPath.item)
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? SizedCell)?.show(items[indexPath.item])
            return cell
        }
    }

    @MainActor private final class DelegateSource: NSObject, UICollectionViewDelegateFlowLayout {
        var sizes: [Int: CGSize] = [:]
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { sizes[indexPath.item] ?? UICollectionViewFlowLayout.automaticSize }
    }

    private func show(_ layout: UICollectionViewFlowLayout, _ source: Source, _ delegate: UICollectionViewDelegate? = nil)
        -> UICollectionView
    {
        stage.makeCurrent()
        (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (10, 6)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(SizedCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (source, delegate)
        stage.window.addSubview(view)
        stage.advance(frames: 2)
        return view
    }

    private func frame(_ view: UICollectionView, _ item: Int) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame ?? .null
    }

    @Test func cellsHaveTheSizesOfTheirConstraints() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let source = Source([CGSize(width: 120, height: 30), CGSize(width: 170, height: 50), CGSize(width: 210, height: 24)])
        let view = show(layout, source)
        #expect(frame(view, 0) == CGRect(x: 0, y: 10, width: 120, height: 30), "it is centered in its line")
        #expect(frame(view, 1) == CGRect(x: 130, y: 0, width: 170, height: 50))
        #expect(frame(view, 2) == CGRect(x: 45, y: 56, width: 210, height: 24), "the last line has space for one item")
        #expect(view.contentSize.height == 80 && view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame == frame(view, 1))
    }

    @Test func itemsOutsideOfTheVisibleAreaHaveTheEstimate() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let source = Source(Array(repeating: CGSize(width: 300, height: 100), count: 40))
        let view = show(layout, source)
        let measured = source.requested.count
        #expect(measured >= 4 && measured < 12)
        // Four or five rows of 100 points are visible. A few more were measured, because more rows are visible at the estimated height.
        #expect(view.contentSize.height == CGFloat(measured * 100 + (40 - measured) * 50 + 39 * 6))
        #expect(frame(view, 39).height == 50)
        view.contentOffset.y = 600
        stage.advance(frames: 2)
        #expect(frame(view, 8).height == 100 && frame(view, 39).height == 50)
    }

    @Test func visibleContentStaysWhenCellsAboveItAreMeasured() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let source = Source(Array(repeating: CGSize(width: 300, height: 90), count: 60))
        let view = show(layout, source)
        view.contentOffset.y = 2000
        stage.advance(frames: 2)
        for _ in 0..<40 {
            let cell = try #require(view.visibleCells.first { $0.frame.minY > view.contentOffset.y + 60 })
            let path = view.indexPath(for: cell)
            let before = cell.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 23
            stage.advance(frames: 1)
            guard view.indexPath(for: cell) == path else { continue }
            #expect(near(cell.frame.minY - view.contentOffset.y, Double(before) + 23, within: 0.01))
        }
    }

    @Test func sizesOfTheDelegateAreEstimatesOrAutomatic() {
        let (layout, delegate) = (UICollectionViewFlowLayout(), DelegateSource())
        layout.itemSize = CGSize(width: 70, height: 70)
        delegate.sizes = [1: CGSize(width: 80, height: 20)]
        let source = Source([CGSize(width: 100, height: 40), CGSize(width: 110, height: 60)])
        let view = show(layout, source, delegate)
        #expect(frame(view, 0).size == CGSize(width: 100, height: 40), "the delegate returns the automatic size")
        #expect(frame(view, 1).size == CGSize(width: 80, height: 20), "the size of the delegate is fixed without an estimate")
        layout.estimatedItemSize = CGSize(width: 30, height: 30)
        stage.advance(frames: 2)
        #expect(frame(view, 1).size == CGSize(width: 110, height: 60))
    }

    @Test func preferredAttributesOfACellDetermineItsSize() {
        final class TallCell: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
                -> UICollectionViewLayoutAttributes
            {
                layoutAttributes.frame.size = CGSize(width: layoutAttributes.size.width, height: 77)
                return layoutAttributes
            }
        }
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 90, height: 20)
        let source = Source([.zero, .zero])
        let view = show(layout, Source([]))
        view.register(TallCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.advance(frames: 2)
        #expect(frame(view, 1).size == CGSize(width: 90, height: 77) && view.contentSize.height == 77)
    }

    /// The measured items are above the visible area, so their cells cannot be measured again.
    @Test func sizesOfItemsThatAreNotVisibleStayInAnUpdate() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let source = Source((0..<40).map { (index: Int) -> CGSize in CGSize(width: 300, height: CGFloat(80 + index % 3 * 10)) })
        let view = show(layout, source)
        view.contentOffset.y = 900
        stage.advance(frames: 2)
        #expect(frame(view, 1).height == 90 && frame(view, 2).height == 100)
        source.items.remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 300, height: 90) && frame(view, 1).height == 100)
    }

    @Test func measuredSizesMoveWithTheirItems() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 300, height: 50)
        let source = Source([CGSize(width: 300, height: 30), CGSize(width: 300, height: 80), CGSize(width: 300, height: 41)])
        let view = show(layout, source)
        source.items.remove(at: 0)
        view.deleteItems(at: [IndexPath(item: 0, section: 0)])
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 300, height: 80) && frame(view, 1).height == 41)
        stage.advance(by: 1)
        #expect(near(view.contentSize.height, 127))
        source.items[0].height = 64
        view.reloadItems(at: [IndexPath(item: 0, section: 0)])
        stage.advance(by: 1)
        #expect(frame(view, 0).height == 64)
        layout.estimatedItemSize = .zero
        stage.advance(frames: 2)
        #expect(frame(view, 0).size == CGSize(width: 50, height: 50), "without an estimate, the items have the size of the layout")
    }
}
