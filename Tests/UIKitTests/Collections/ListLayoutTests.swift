import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct ListLayoutTests {
    private let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)

    /// Retains data sources, because collection views do not.
    private final class Keeper { var objects: [AnyObject] = [] }
    private let keeper = Keeper()

    private final class Rows: UICollectionViewDataSource, UICollectionViewDelegate {
        var sections: [[String]]
        var configure: (UICollectionViewListCell, String) -> Void = { _, _ in }
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { _, _, _ in }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.plainHeader()
            content.text = "Section \(path.section)"
            cell.contentConfiguration = content
        }
        var cellCount = 0
        init(_ sections: [[String]]) { self.sections = sections }
        func collectionView(
            _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView { view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { sections[section].count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let text = sections[path.section][path.item]
            let cell = view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
            var content = cell.defaultContentConfiguration()
            content.text = text
            cell.contentConfiguration = content
            configure(cell, text)
            cellCount += 1
            return cell
        }
    }

    private func show(_ rows: Rows, _ configuration: UICollectionLayoutListConfiguration) -> UICollectionView {
        stage.makeCurrent()
        keeper.objects.append(rows)
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        (view.dataSource, view.delegate) = (rows, rows)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        return view
    }

    private let long = "A text that is so long that it needs several lines in a row of a list that is 320 points wide, not one."

    private func row(_ view: UICollectionView, _ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
        view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell
    }

    @Test func rowsHaveTheHeightsOfTheirTexts() throws {
        let view = show(Rows([["Bay", long, "Cape"]]), UICollectionLayoutListConfiguration(appearance: .plain))
        let frames = (0..<3).compactMap { row(view, $0)?.frame }
        #expect(frames.count == 3 && frames[0] == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(frames[1].height > 70 && frames[1].minY == 44 && frames[2].minY == frames[1].maxY && frames[2].height == 44)
        #expect(view.contentSize.height == frames[2].maxY && view.backgroundColor == .systemBackground)
    }

    @Test func changedContentMovesTheRowsBelow() throws {
        let view = show(Rows([["Bay", "Reef", "Cape"]]), UICollectionLayoutListConfiguration(appearance: .plain))
        let middle = try #require(row(view, 1))
        var content = middle.defaultContentConfiguration()
        content.text = long
        middle.contentConfiguration = content
        stage.advance(frames: 1)
        #expect(middle.frame.height > 70 && row(view, 2)?.frame.minY == middle.frame.maxY)
    }

    @Test func insetGroupedSectionsHaveMarginsCornersAndSeparators() throws {
        let view = show(Rows([["Bay", "Reef"], ["Cape"]]), UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        let (first, last, single) = (try #require(row(view, 0)), try #require(row(view, 1)), try #require(row(view, 0, 1)))
        #expect(first.frame == CGRect(x: 16, y: 18, width: 288, height: 44) && single.frame.minY == 18 + 88 + 36)
        #expect(first.layer.cornerRadius == 10 && first.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(
            last.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
                && single.layer.maskedCorners.contains(.layerMinXMinYCorner))
        let lines = first.subviews.filter { !$0.isHidden && $0.bounds.height == 0.5 }
        #expect(lines.count == 1 && lines[0].frame == CGRect(x: 16, y: 43.5, width: 272, height: 0.5))
        #expect(last.subviews.filter { !$0.isHidden && $0.bounds.height == 0.5 }.isEmpty)
    }

    /// Rows above the visible area that turn out to be taller than estimated do not move the visible rows.
    @Test func scrollingUpDoesNotJump() throws {
        let view = show(Rows([(0..<300).map { "\($0) \(long)" }]), UICollectionLayoutListConfiguration(appearance: .plain))
        view.scrollToItem(at: IndexPath(item: 150, section: 0), at: .top, animated: false)
        stage.advance(frames: 2)
        for _ in 0..<20 {
            let path = try #require(
                view.indexPathsForVisibleItems.first { (view.cellForItem(at: $0)?.frame.minY ?? 0) > view.contentOffset.y })
            let cell = try #require(view.cellForItem(at: path))
            let before = cell.frame.minY - view.contentOffset.y
            view.contentOffset.y -= 37
            stage.advance(frames: 1)
            #expect(near(Double(cell.frame.minY - view.contentOffset.y), Double(before + 37)))
        }
    }

    @Test func aHundredThousandRowsCreateFewCells() {
        let rows = Rows([(0..<100_000).map { "\($0)" }])
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        #expect(view.contentSize.height == 4_400_000)
        rows.cellCount = 0
        for _ in 0..<20 {
            view.contentOffset.y += 22
            stage.advance(frames: 1)
        }
        #expect(rows.cellCount == 10)
    }

    @Test func swipeShowsTheActionsOfTheList() {
        let rows = Rows([["Bay", "Reef"]])
        var (log, configuration) = ([String](), UICollectionLayoutListConfiguration(appearance: .insetGrouped))
        configuration.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
                    log.append("delete \(path.item)")
                    done(true)
                }
            ])
        }
        let view = show(rows, configuration)
        stage.drag(from: CGPoint(x: 250, y: 84), to: CGPoint(x: 150, y: 84), duration: 0.2)
        stage.advance(by: 1)
        let x = row(view, 1)?.frame.minX ?? 0
        #expect(x < -50 && row(view, 1)?.configurationState.isSwiped == true && row(view, 0)?.frame.minX == 16)
        stage.tap(at: CGPoint(x: 285, y: 84))
        stage.advance(by: 1)
        #expect(log == ["delete 1"] && row(view, 1)?.frame.minX == 16 && row(view, 1)?.configurationState.isSwiped == false)
    }

    @Test func tapBesideASwipedRowOnlyHidesItsActions() {
        let rows = Rows([["Bay", "Reef"]])
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
        }
        let view = show(rows, configuration)
        stage.drag(from: CGPoint(x: 250, y: 84), to: CGPoint(x: 150, y: 84), duration: 0.2)
        stage.advance(by: 1)
        #expect(row(view, 1)?.configurationState.isSwiped == true)
        stage.tap(at: CGPoint(x: 100, y: 40))
        stage.advance(by: 1)
        #expect(row(view, 1)?.configurationState.isSwiped == false && row(view, 1)?.frame.minX == 16)
        #expect(view.indexPathsForSelectedItems?.isEmpty == true)
        stage.tap(at: CGPoint(x: 100, y: 40))
        #expect(view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    }

    @Test func headersOfSectionsArePinnedInPlainLists() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = .supplementary
        let rows = Rows((0..<3).map { section in (0..<15).map { "\(section).\($0)" } })
        let view = show(rows, configuration)
        let path = IndexPath(item: 0, section: 0)
        let header = try #require(view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path))
        #expect(header.frame.minY == 0 && row(view, 0)?.frame.minY == header.frame.height && header.frame.height > 30)
        view.contentOffset.y = 100
        stage.advance(frames: 1)
        #expect(header.frame.minY == 100 && header.layer.zPosition > 0)
    }

    @Test func headerWithoutRowsHasNoRoundCorners() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .firstItemInSection
        let view = show(Rows([["Coast"], ["Hills", "Bay", "Reef"]]), configuration)
        let radii = try [(0, 0), (0, 1), (1, 1), (2, 1)].map { try #require(row(view, $0, $1)).layer.cornerRadius }
        #expect(radii == [0, 0, 10, 10])
    }

    @Test func headersAndFootersHaveTheDefaultConfigurationOfTheList() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .grouped)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        stage.makeCurrent()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let registrations = kinds.map {
            UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: $0) { cell, _, _ in
                var content = cell.defaultContentConfiguration()
                content.text = "Tides"
                cell.contentConfiguration = content
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { view, kind, path in
            view.dequeueConfiguredReusableSupplementary(using: registrations[kinds.firstIndex(of: kind) ?? 0], for: path)
        }
        keeper.objects.append(source)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1])
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        let texts = kinds.map {
            let boundary = view.supplementaryView(forElementKind: $0, at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
            return (boundary?.contentConfiguration as? UIListContentConfiguration)?.textProperties
        }
        let footer = UIListContentConfiguration.groupedFooter().textProperties
        #expect(texts[0]?.transform == .uppercase && texts[1]?.transform == UIListContentConfiguration.TextProperties.TextTransform.none)
        #expect(texts[1]?.font == footer.font && texts[1]?.color == footer.color)
    }

    @Test func outlineExpandsByATap() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .none
        stage.makeCurrent()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item == "north" ? [.outlineDisclosure(options: .init(style: .header))] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var log: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["north", "south"])
        tree.append(["cape", "bay"], to: "north")
        source.apply(tree, to: 0, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        let south = try #require(row(view, 1))
        stage.tap(at: CGPoint(x: 100, y: 40))
        stage.advance(frames: 10)
        let middle = stage.trace(south.layer, "position.y")
        #expect(middle > 84 && middle < 172)
        stage.advance(by: 1)
        #expect(log == ["expand north"] && view.visibleCells.count == 4 && south.frame.minY == 18 + 132)
        #expect(row(view, 1)?.indentationLevel == 1 && row(view, 0)?.configurationState.isExpanded == true)
        let north = try #require(row(view, 0))
        north.accessories = [.outlineDisclosure(options: .init(style: .header))]
        #expect(self.tree(north).compactMap(\.accessibilityLabel).contains("Collapse"))
        stage.tap(at: CGPoint(x: 100, y: 40))
        stage.advance(by: 1)
        #expect(log == ["expand north", "collapse north"] && view.visibleCells.count == 2 && south.frame.minY == 62)
    }

    /// The chevron points along the x-axis of its layer.
    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func chevronOfAnOutlinePointsForwardAndThenDown(_ direction: UIUserInterfaceLayoutDirection) throws {
        stage.userInterfaceLayoutDirection = direction
        stage.makeCurrent()
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.contentInsetAdjustmentBehavior = .never
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["north"])
        snapshot.append(["cape"], to: "north")
        source.apply(snapshot, to: 0, animatingDifferences: false)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        let north = try #require(row(view, 0))
        north.accessories = [.outlineDisclosure(options: .init(style: .header))]
        func forwardAxis(_ label: String) -> CGPoint? {
            guard let icon = tree(north).first(where: { $0.accessibilityLabel == label })?.subviews.first else { return nil }
            return CGPoint(x: icon.transform.a.rounded(), y: icon.transform.b.rounded())
        }
        #expect(forwardAxis("Expand") == CGPoint(x: direction == .rightToLeft ? -1 : 1, y: 0))
        stage.tap(at: CGPoint(x: 170, y: 20))
        stage.advance(by: 1)
        #expect(forwardAxis("Collapse") == CGPoint(x: 0, y: 1))
    }

    @Test func handlerOfAHeaderDisclosureIsCalledByATap() {
        var log: [String] = []
        let rows = Rows([["Bay", "Reef"]])
        rows.configure = { cell, text in
            cell.accessories = [.outlineDisclosure(options: .init(style: text == "Bay" ? .header : .cell)) { log.append(text) }]
        }
        _ = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        stage.tap(at: CGPoint(x: 100, y: 22))
        #expect(log == ["Bay"])
        stage.tap(at: CGPoint(x: 300, y: 22))
        #expect(log == ["Bay", "Bay"])
        stage.tap(at: CGPoint(x: 100, y: 66))
        stage.tap(at: CGPoint(x: 300, y: 66))
        #expect(log == ["Bay", "Bay", "Reef"])
    }

    private func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { tree($0) } }

    @Test func accessoriesIgnoreATouchThatMovesAway() {
        var count = 0
        let rows = Rows([["Bay", "Reef"]])
        rows.configure = { cell, text in if text == "Bay" { cell.accessories = [.detail { count += 1 }] } }
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        view.isScrollEnabled = false
        for (distance, expected) in [(180, 0), (40, 1)] as [(CGFloat, Int)] {
            stage.touchDown(at: CGPoint(x: 295, y: 22))
            stage.advance(by: 0.3)
            stage.touchMove(to: CGPoint(x: 295, y: 22 + distance))
            stage.advance(frames: 1)
            stage.touchUp()
            stage.advance(frames: 1)
            #expect(count == expected, "\(distance) points")
        }
    }

    @Test func accessoriesHaveTheirTintColor() throws {
        let rows = Rows([["Bay", "Reef"]])
        rows.configure = { cell, _ in cell.accessories = [.delete(displayed: .always), .disclosureIndicator(), .checkmark()] }
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try #require(row(view, 0))
        let options = UICellAccessory.DisclosureIndicatorOptions(tintColor: .purple)
        cell.accessories = [
            .delete(displayed: .always, options: options), .disclosureIndicator(options: options), .checkmark(options: options),
        ]
        let views = tree(cell)
        let circle = try #require(views.first { $0.layer.cornerRadius == 11 })
        #expect(circle.backgroundColor == .purple)
        let strokes = views.compactMap { ($0.layer as? CAShapeLayer)?.strokeColor }
        #expect(strokes == [UIColor.purple.cgColor, UIColor.purple.cgColor])
    }

    @Test func newAccessoriesShowTheStateOfTheItem() throws {
        let rows = Rows([["Bay", "Reef"]])
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try #require(row(view, 1))
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        stage.advance(frames: 1)
        cell.accessories = [.multiselect(displayed: .always)]
        let circle = try #require(tree(cell).first { $0.layer.borderWidth == 1.5 })
        #expect(circle.backgroundColor == cell.tintColor)
    }

    @Test func editingShowsItsAccessories() throws {
        let rows = Rows([["Bay", "Reef"]])
        rows.configure = { cell, _ in cell.accessories = [.delete(), .disclosureIndicator(displayed: .whenNotEditing), .reorder()] }
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try #require(row(view, 0))
        #expect(cell.contentView.frame.minX == 0 && cell.contentView.frame.width == 320 - 16 - 14)
        view.isEditing = true
        stage.advance(by: 1)
        #expect(cell.contentView.frame.minX == 38 && cell.contentView.frame.maxX == 320 - 16 - 38)
        #expect(cell.configurationState.isEditing)
    }

    /// At the default text size a symbol has the size of body text. The text begins behind the symbol.
    @Test func symbolOfARowFollowsTheTextSizeAndItsConfiguration() throws {
        var content = UIListContentConfiguration.cell()
        (content.text, content.image) = ("Harbor", UIImage(systemName: "envelope.fill"))
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        stage.window.addSubview(view)
        func parts() throws -> (image: CGRect, text: CGRect) {
            stage.advance(frames: 1)
            view.layoutIfNeeded()
            let image = try #require(view.subviews.first { $0 is UIImageView }).frame
            return (image, try #require(view.subviews.first { ($0 as? UILabel)?.text == "Harbor" }).frame)
        }
        let plain = try parts()
        stage.preferredContentSizeCategory = .accessibilityLarge
        let large = try parts()
        #expect(large.image.width > plain.image.width * 1.5 && large.text.minX - plain.text.minX == large.image.width - plain.image.width)
        content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
        view.configuration = content
        let fixed = try parts()
        #expect(fixed.image.size == plain.image.size && fixed.text.minX == plain.text.minX)
    }

    @Test func tableCellShowsAContentConfiguration() throws {
        stage.makeCurrent()
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Bay", "Calm water")
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        let view = try #require(cell.contentView as? UIListContentView)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        #expect(
            labels.map(\.text) == ["Bay", "Calm water"] && labels[0].frame.minX == 16 && labels[1].frame.minY == labels[0].frame.maxY + 3)
        content.text = "Reef"
        cell.contentConfiguration = content
        #expect(cell.contentView === view && labels[0].text == "Reef")
    }

    @Test func disabledCellsAreConfiguredAgain() throws {
        let view = show(Rows([["Bay", "Reef"]]), UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try #require(row(view, 0))
        let tableCell = UITableViewCell(style: .default, reuseIdentifier: nil)
        stage.window.addSubview(tableCell)
        var cellState: Bool?
        var tableCellState: Bool?
        cell.configurationUpdateHandler = { cellState = $1.isDisabled }
        tableCell.configurationUpdateHandler = { tableCellState = $1.isDisabled }
        for isEnabled in [true, false, true] {
            (cell.isUserInteractionEnabled, tableCell.isUserInteractionEnabled) = (isEnabled, isEnabled)
            stage.advance(frames: 1)
            #expect(cellState == !isEnabled && tableCellState == !isEnabled)
        }
    }

    @Test func tertiaryTextOfTheAppIsNotChanged() {
        stage.makeCurrent()
        var state = UICellConfigurationState(traitCollection: stage.window.traitCollection)
        var content = UIListContentConfiguration.subtitleCell()
        content.textProperties.color = .tertiaryLabel
        #expect(content.updated(for: state).textProperties.color == .tertiaryLabel)
        state.isDisabled = true
        let disabled = UIListContentConfiguration.subtitleCell().updated(for: state)
        #expect(disabled.textProperties.color == .tertiaryLabel)
        state.isDisabled = false
        #expect(disabled.updated(for: state).textProperties.color == .label)
    }

    /// While a row is open, a tap only closes it. A tap that selects an item shows that no row is open.
    @Test(arguments: [false, true]) func rowThatIsScrolledAwayOrReloadedIsNoLongerOpen(isReload: Bool) {
        let rows = Rows([(0..<60).map { "Row \($0)" }])
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }])
        }
        let view = show(rows, configuration)
        stage.drag(from: CGPoint(x: 250, y: 84), to: CGPoint(x: 150, y: 84), duration: 0.2)
        stage.advance(by: 1)
        #expect(row(view, 1)?.configurationState.isSwiped == true)
        if isReload {
            view.reloadData()
        } else {
            view.contentOffset.y = 900
        }
        stage.advance(frames: 2)
        stage.tap(at: CGPoint(x: 100, y: 230))
        #expect(view.indexPathsForSelectedItems?.count == 1)
        view.contentOffset.y = 0
        stage.advance(frames: 2)
        #expect(row(view, 1)?.configurationState.isSwiped == false && row(view, 1)?.frame.minX == 16)
    }

    @Test func hiddenAccessoryKeepsItsSpaceAndIgnoresTouches() {
        var count = 0
        let rows = Rows([["Bay", "Reef"]])
        rows.configure = { cell, text in
            let options = UICellAccessory.DetailOptions(isHidden: text == "Bay")
            cell.accessories = [.detail(options: options) { count += 1 }]
        }
        let view = show(rows, UICollectionLayoutListConfiguration(appearance: .plain))
        let width = row(view, 0)?.contentView.frame.width
        #expect(width == row(view, 1)?.contentView.frame.width)
        stage.tap(at: CGPoint(x: 295, y: 22))
        #expect(count == 0 && view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        stage.tap(at: CGPoint(x: 295, y: 66))
        #expect(count == 1)
    }

    @Test func reorderAndSelectionAccessoriesHaveTheirTintColor() throws {
        let view = show(Rows([["Bay", "Reef"]]), UICollectionLayoutListConfiguration(appearance: .plain))
        let cell = try #require(row(view, 1))
        view.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        let (multiselect, reorder) = (
            UICellAccessory.MultiselectOptions(tintColor: .purple), UICellAccessory.ReorderOptions(tintColor: .orange)
        )
        cell.accessories = [.multiselect(displayed: .always, options: multiselect), .reorder(displayed: .always, options: reorder)]
        #expect(tree(cell).first { $0.layer.borderWidth == 1.5 }?.backgroundColor == .purple)
        #expect(tree(cell).filter { $0.backgroundColor == .orange }.count == 3)
        cell.accessories = [.multiselect(displayed: .always), .reorder(displayed: .always)]
        #expect(tree(cell).first { $0.layer.borderWidth == 1.5 }?.backgroundColor == cell.tintColor)
        #expect(tree(cell).filter { $0.backgroundColor == .orange }.isEmpty)
    }
}
