import Stage
import Testing
import UIKitTestSupport
@testable import UIKit

/// Lengths and numbers of lists that are not finite or out of range. See docs/TRUST.md.
@MainActor @Suite struct ListValueTests {
    let stage = Stage(size: CGSize(width: 310, height: 470), scale: 1, framesPerSecond: 60)
    private let invalid: [CGFloat] = [.nan, .infinity, -.infinity]
    /// Lists do not retain their data source.
    private let source = Source()

    /// A data source with any numbers. The cells of a table have the height that `fittingHeight` computes.
    private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegateFlowLayout
    {
        var sectionCount = 1
        var count = 40
        var fittingHeight: CGFloat = 31
        var length: CGFloat = 21

        final class Cell: UITableViewCell {
            var height: CGFloat = 0
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 10, height: height) }
        }

        func numberOfSections(in tableView: UITableView) -> Int { sectionCount }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as? Cell ?? Cell(style: .default, reuseIdentifier: "cell")
            cell.height = fittingHeight
            return cell
        }

        func numberOfSections(in collectionView: UICollectionView) -> Int { sectionCount }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 33, height: length) }
        func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int)
            -> UIEdgeInsets
        { UIEdgeInsets(top: length, left: 2, bottom: 3, right: 4) }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat { length }
        func collectionView(
            _ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int
        ) -> CGSize { .zero }
    }

    private func table(_ source: Source) -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = source
        stage.window.addSubview(table)
        return table
    }

    private func collection(_ source: Source, _ layout: UICollectionViewFlowLayout) -> UICollectionView {
        let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        view.contentInsetAdjustmentBehavior = .never
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.dataSource = source
        stage.window.addSubview(view)
        return view
    }

    // MARK: - Tables

    @Test func heightsOfATableThatAreNotFiniteAreRefused() {
        let table = table(source)
        let properties: [ReferenceWritableKeyPath<UITableView, CGFloat>] = [
            \.rowHeight, \.sectionHeaderHeight, \.sectionFooterHeight, \.estimatedRowHeight, \.estimatedSectionHeaderHeight,
            \.estimatedSectionFooterHeight, \.sectionHeaderTopPadding,
        ]
        let lines = diagnostics {
            for property in properties {
                table[keyPath: property] = 23
                for number in invalid {
                    table[keyPath: property] = number
                    #expect(table[keyPath: property] == 23)
                }
                stage.advance(frames: 1)
            }
        }
        #expect(lines.count == 1)
        #expect(table.contentSize.height.isFinite)
    }

    /// A computed height of a cell, and heights whose sum would be infinite.
    @Test(arguments: [CGFloat.nan, .infinity, .greatestFiniteMagnitude, 1e300, 1e-300, .leastNonzeroMagnitude])
    func contentOfATableIsFinite(number: CGFloat) {
        source.count = 5
        source.fittingHeight = number
        let table = table(source)
        table.delegate = source
        stage.advance(frames: 2)
        #expect(table.contentSize.height.isFinite)
        guard number.isFinite else { return }
        table.delegate = nil
        table.rowHeight = number
        (table.sectionHeaderHeight, table.sectionHeaderTopPadding, table.estimatedRowHeight) = (number, number, number)
        stage.advance(frames: 2)
        #expect(table.contentSize.height.isFinite && table.contentSize.height <= 70_000_000)
        table.scrollToRow(at: IndexPath(row: 4, section: 0), at: .bottom, animated: false)
        stage.advance(frames: 2)
        #expect(table.contentOffset.isFinite)
    }

    /// A cell can compute a negative height. Its row has the height 0, so that it does not move the rows below it.
    @Test(arguments: [-CGFloat.infinity, -CGFloat.greatestFiniteMagnitude, -17]) func negativeHeightsOfCellsAreZero(number: CGFloat) {
        source.count = 3
        source.fittingHeight = number
        let table = table(source)
        (table.rowHeight, table.estimatedRowHeight) = (UITableView.automaticDimension, 29)
        stage.advance(frames: 2)
        #expect(table.contentSize.height == 0)
        #expect((0..<3).allSatisfy { table.rectForRow(at: IndexPath(row: $0, section: 0)).minY == 0 })
    }

    /// With rows of nearly no height, the number of separators for empty rows would be nearly infinite.
    @Test func separatorsOfVeryLowEmptyRowsAreLimited() {
        source.count = 2
        let table = table(source)
        table.rowHeight = 1e-307
        stage.advance(frames: 1)
        #expect(table.emptyRowSeparators.subviews.count == 200)
    }

    // MARK: - Numbers

    @Test func totalNumberOfElementsIsLimited() {
        let counts = [700_000, 250_000, 90_000, 5]
        let lines = diagnostics {
            #expect(ListCounts.counts(sectionCount: 4, of: "rows", "A") { counts[$0] } == [700_000, 250_000, 49_996, 0])
            #expect(ListCounts.counts(sectionCount: .max, of: "rows", "B") { _ in 0 }.count == 1_000_000)
        }
        #expect(lines.contains { $0.hasPrefix("A: The data source returned 90000 as the number of rows. A list has at most 1000000") })
        #expect(lines.contains { $0.hasPrefix("B: The data source returned \(Int.max) as the number of sections") })
    }

    @Test func billionsOfRowsAreLimited() {
        source.count = 3_000_000_000
        let table = table(source)
        let lines = diagnostics { stage.advance(frames: 1) }
        #expect(lines.count == 1)
        // The rows are 31 high.
        #expect(table.numberOfRows(inSection: 0) == ListCounts.maximum - 1 && table.visibleCells.count == 16)
    }

    // MARK: - Collections

    @Test func lengthsOfAFlowLayoutThatAreNotFiniteAreRefused() {
        let layout = UICollectionViewFlowLayout()
        let view = collection(source, layout)
        layout.itemSize = CGSize(width: 37, height: 41)
        layout.minimumLineSpacing = 13
        let lines = diagnostics {
            for number in invalid {
                layout.itemSize.height = number
                layout.estimatedItemSize.width = number
                layout.minimumLineSpacing = number
                layout.minimumInteritemSpacing = number
                layout.sectionInset.left = number
                layout.headerReferenceSize.height = number
                layout.footerReferenceSize.width = number
                stage.advance(frames: 1)
            }
        }
        #expect(lines.count == 7)
        #expect(layout.itemSize == CGSize(width: 37, height: 41) && layout.minimumLineSpacing == 13 && layout.sectionInset == .zero)
        #expect(view.visibleCells.count == 40)
    }

    /// A spacing of `greatestFiniteMagnitude` requests one item per line.
    @Test(arguments: [CGFloat.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e30, .leastNonzeroMagnitude])
    func extremeLengthsOfAFlowLayoutAreLimited(number: CGFloat) {
        let layout = UICollectionViewFlowLayout()
        let view = collection(source, layout)
        layout.minimumInteritemSpacing = number
        stage.advance(frames: 1)
        #expect(!view.visibleCells.isEmpty)
        if number > 1 { #expect(Set(view.visibleCells.map(\.frame.minY)).count == view.visibleCells.count) }
        layout.minimumLineSpacing = number
        layout.itemSize = CGSize(width: number, height: number)
        layout.sectionInset = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
        layout.headerReferenceSize = CGSize(width: 3, height: number)
        for direction in [UICollectionView.ScrollDirection.horizontal, .vertical] {
            layout.scrollDirection = direction
            stage.advance(frames: 1)
            #expect(view.contentSize.isFinite)
        }
    }

    @Test func lengthsOfTheDelegateThatAreNotFiniteAreReplaced() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 43, height: 29)
        let view = collection(source, layout)
        view.delegate = source
        let lines = diagnostics {
            for number in invalid {
                source.length = number
                layout.invalidateLayout()
                stage.advance(frames: 1)
                #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.size == CGSize(width: 43, height: 29))
            }
        }
        #expect(lines.count == 3)
        #expect(view.indexPathForItem(at: CGPoint(x: CGFloat.nan, y: 5)) == nil)
        #expect(layout.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 9))?.isEmpty == true)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        attributes.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        _ = diagnostics { attributes.frame.origin.y = .nan }
        #expect(attributes.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func separatorsOfEmptyRowsHaveTheColorOfTheTable() {
        source.count = 2
        let table = table(source)
        table.rowHeight = 30
        stage.advance(frames: 1)
        func colors() -> [UIColor?] { table.emptyRowSeparators.subviews.filter { !$0.isHidden }.map(\.backgroundColor) }
        #expect(!colors().isEmpty)
        for color in [.red, nil, .blue] as [UIColor?] {
            table.separatorColor = color
            stage.advance(frames: 1)
            #expect(!colors().isEmpty && colors().allSatisfy { $0 == (color ?? .clear) })
        }
    }
}
