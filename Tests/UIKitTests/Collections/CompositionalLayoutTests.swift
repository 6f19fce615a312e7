import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct CompositionalLayoutTests {
    private let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2, framesPerSecond: 60)

    /// Retains data sources, because collection views do not.
    private final class Keeper { var objects: [AnyObject] = [] }
    private let keeper = Keeper()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func show(_ layout: UICollectionViewLayout, _ data: GridDataSource) -> UICollectionView {
        stage.makeCurrent()
        keeper.objects.append(data)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        data.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        return view
    }

    private func frame(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> CGRect {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .null
    }

    @Test func fractionsAreOfTheContainerAndItemsRepeatUntilTheGroupIsFull() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1.0 / 3), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 10, bottom: 9, trailing: 20)
        section.interGroupSpacing = 6
        let view = show(UICollectionViewCompositionalLayout(section: section), GridDataSource([Array(0..<5)]))
        // The groups are 270 points wide, and so three items of 90 fit.
        #expect(frame(view, 0) == CGRect(x: 13, y: 9, width: 82, height: 44))
        #expect(frame(view, 2).minX == 193 && frame(view, 3).origin == CGPoint(x: 13, y: 65))
        #expect(view.contentSize == CGSize(width: 300, height: 7 + 50 + 6 + 50 + 9) && view.visibleCells.count == 5)
    }

    /// Margins are on the left and on the right, but the insets of a section are leading and trailing.
    @Test(arguments: [false, true]) func insetsIncludeTheMarginsOfTheSameSide(isRightToLeft: Bool) {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let section = NSCollectionLayoutSection(
            group: NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
        section.contentInsetsReference = .layoutMargins
        section.contentInsets.leading = 3
        let view = show(UICollectionViewCompositionalLayout(section: section), GridDataSource([[0]]))
        view.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        view.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 8)
        view.collectionViewLayout.invalidateLayout()
        stage.advance(frames: 1)
        #expect(frame(view, 0).minX == (isRightToLeft ? 40 : 43) && frame(view, 0).maxX == (isRightToLeft ? 289 : 292))
    }

    @Test func equalItemsShareTheGroupWithFixedSpacing() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(80)), subitem: item, count: 4)
        group.interItemSpacing = .fixed(8)
        let view = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), GridDataSource([Array(0..<4)]))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 69, height: 40) && frame(view, 3).minX == 3 * 77)
    }

    @Test func flexibleSpacesShareTheFreeLength() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(20)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .flexible(5)
        item.edgeSpacing = NSCollectionLayoutEdgeSpacing(leading: nil, top: .fixed(4), trailing: nil, bottom: nil)
        let view = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), GridDataSource([Array(0..<3)]))
        // 150 of 300 points are free, in two spaces.
        #expect((0..<3).map { frame(view, $0).minX } == [0, 125, 250] && frame(view, 1).minY == 4)
    }

    @Test func groupsAreNested() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
        let view = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), GridDataSource([Array(0..<5)]))
        #expect(frame(view, 0) == CGRect(x: 0, y: 0, width: 180, height: 100))
        #expect(
            frame(view, 2) == CGRect(x: 180, y: 50, width: 120, height: 50)
                && frame(view, 4) == CGRect(x: 180, y: 100, width: 120, height: 50))
    }

    @Test func customGroupHasTheFramesOfTheApp() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(90))) { environment in
            let width = environment.container.effectiveContentSize.width
            return (0..<2).map {
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 3 * CGFloat($0), y: 10, width: 40, height: 50), zIndex: $0)
            }
        }
        let view = show(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), GridDataSource([Array(0..<4)]))
        #expect(frame(view, 3) == CGRect(x: 100, y: 100, width: 40, height: 50))
        #expect(view.layoutAttributesForItem(at: IndexPath(item: 3, section: 0))?.zIndex == 1)
    }

    @Test func headersPinAndSectionsHaveSpaces() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 12, bottom: 0, trailing: 8)
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 40
        let data = GridDataSource([Array(0..<6), Array(6..<9)])
        let view = show(UICollectionViewCompositionalLayout(section: section, configuration: configuration), data)
        #expect(frame(view, 0) == CGRect(x: 12, y: 35, width: 280, height: 100) && frame(view, 0, 1).minY == 635 + 40 + 35)
        view.contentOffset.y = 250
        stage.advance(frames: 1)
        let kind = UICollectionView.elementKindSectionHeader
        let first = try #require(view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0)))
        #expect(first.frame == CGRect(x: 12, y: 250, width: 280, height: 30) && first.layer.zPosition > 0)
        view.contentOffset.y = 620
        stage.advance(frames: 1)
        #expect(first.frame.minY == 605, "the end of its section pushes it out")
    }

    @Test func badgesAndBackgroundsHavePositions() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(16)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.25)))
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(60)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "panel")
        background.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        section.decorationItems = [background]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(Panel.self, forDecorationViewOfKind: "panel")
        let data = GridDataSource([Array(0..<2)])
        stage.makeCurrent()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        data.connect(view)
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "head")
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        let second = try #require(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)))
        #expect(second.frame == CGRect(x: 190, y: -4, width: 20, height: 16))
        let panel = try #require(view.subviews.first { $0 is Panel })
        #expect(panel.frame == CGRect(x: 2, y: 1, width: 294, height: 56) && view.subviews.first === panel, "it is behind the cells")
        data.sections = [[0, 5, 1]]
        view.performBatchUpdates { view.insertItems(at: [IndexPath(item: 1, section: 0)]) }
        stage.advance(frames: 2)
        let inserted = try #require(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 1, section: 0)))
        #expect(view.supplementaryView(forElementKind: "badge", at: IndexPath(item: 2, section: 0)) === second)
        #expect(inserted !== second && stage.trace(inserted.layer, "opacity") < 0.5, "the badge of a new item appears with it")
    }

    final class Panel: UICollectionReusableView {}

    /// All groups have the same size, so the layout computes only what is visible.
    @Test func aHundredThousandItemsTakeConstantWork() {
        var providerCalls = 0
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(75)), subitems: [item])
        let layout = CountingLayout { _, _ in
            providerCalls += 1
            return NSCollectionLayoutSection(group: group)
        }
        let data = GridDataSource([Array(0..<100_000)])
        let view = show(layout, data)
        #expect(near(view.contentSize.height, 25_000 * 75))
        layout.returned = 0
        for frame in 0..<50 {
            view.contentOffset.y = 20 + CGFloat(frame) * 37_000
            stage.advance(frames: 1)
        }
        let maximum: Int = 50 * 40
        #expect(layout.returned < maximum && providerCalls == 1 && data.createdCellCount <= 60)
        let row: Int = (20 + 49 * 37_000) / 75
        #expect(view.indexPathsForVisibleItems.contains(IndexPath(item: row * 4 + 4, section: 0)))
    }

    private final class CountingLayout: UICollectionViewCompositionalLayout {
        var returned = 0
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let found = super.layoutAttributesForElements(in: rect)
            returned += found?.count ?? 0
            return found
        }
    }
}
