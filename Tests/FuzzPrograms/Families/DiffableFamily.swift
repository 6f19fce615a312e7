import Foundation
import Stage
import UIKit

/// A collection view with a compositional layout and a diffable data source. The model is the identifiers of the sections and of their
/// items, in order.
final class DiffableFamily: FuzzFamily {
    enum Operation: String, CaseIterable {
        case append, insert, delete, move, appendSection, deleteSection, moveSection, reload, reconfigure, replace, applyReload, outline
        case toggle, layout, listLayout, orthogonal, scroll, scrollToItem, tap, drag, swipe, press, select, editing, movement, resize
        case prefetching, configuration, query, contentInsets, direction, table
    }

    static let name = "diffable"

    private let stage: Stage
    private let view: UICollectionView
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
    private let delegate: Delegate
    private let source: UICollectionViewDiffableDataSource<Int, Int>
    private let tableSource: UITableViewDiffableDataSource<Int, Int>
    private var sections: [(id: Int, items: [Int])] = []
    /// The number that was last given to a section or an item.
    private var lastNumber = 0

    init(stage: Stage, values: inout FuzzValues) {
        self.stage = stage
        let delegate = Delegate(FuzzValues(values.seed(), isHostile: values.isHostile))
        self.delegate = delegate
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 120, height: 160), collectionViewLayout: FuzzCollectionLayout.layout(&values, delegate.actions)
        )
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("\(item)", item % 3 == 0 ? "second" : nil)
            cell.contentConfiguration = content
            cell.accessories = [.disclosureIndicator(), .reorder(), .delete(), .multiselect()].prefixed(item % 5)
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(elementKind: FuzzCollectionLayout.header) {
            $0.contentConfiguration = UIListContentConfiguration.plainHeader()
            $0.tag = $2.section
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { [unowned delegate] view, path, item in
            delegate.reenter(view)
            return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        source.supplementaryViewProvider = { view, _, path in view.dequeueConfiguredReusableSupplementary(using: header, for: path) }
        source.reorderingHandlers.canReorderItem = { $0 % 4 != 0 }
        tableSource = UITableViewDiffableDataSource(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "\(item)"
            return cell
        }
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let controller = UIViewController()
        stage.window.rootViewController = controller
        for subview in [view, table] { controller.view.addSubview(subview) }
        (view.delegate, view.prefetchDataSource) = (delegate, delegate)
        delegate.source = source
        source.reorderingHandlers.didReorder = { [unowned self] transaction in
            sections = transaction.finalSnapshot.sectionIdentifiers.map { ($0, transaction.finalSnapshot.itemIdentifiers(inSection: $0)) }
        }
        sections = [(number(), [number(), number(), number()]), (number(), []), (number(), (0..<11).map { _ in number() })]
        apply(animated: false)
    }

    private func number() -> Int {
        lastNumber += 1
        return lastNumber
    }

    private var snapshot: NSDiffableDataSourceSnapshot<Int, Int> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for section in sections {
            snapshot.appendSections([section.id])
            snapshot.appendItems(section.items, toSection: section.id)
        }
        return snapshot
    }

    private func apply(animated: Bool) { source.apply(snapshot, animatingDifferences: animated) }

    func perform(_ operation: Operation, _ values: inout FuzzValues) {
        switch operation {
        case .append, .insert, .delete, .move, .appendSection, .deleteSection, .moveSection, .replace: change(operation, &values)
        case .reload, .reconfigure, .applyReload, .outline, .toggle: reload(operation, &values)
        case .scroll, .scrollToItem, .tap, .drag, .swipe, .press: input(operation, &values)
        case .layout:
            view.setCollectionViewLayout(FuzzCollectionLayout.layout(&values, delegate.actions), animated: values.bool())
        case .listLayout: view.collectionViewLayout = FuzzCollectionLayout.list(&values, delegate.actions)
        case .orthogonal:
            let section = FuzzCollectionLayout.section(&values)
            section.orthogonalScrollingBehavior = values.pick([.continuous, .paging, .groupPaging, .groupPagingCentered])
            view.setCollectionViewLayout(UICollectionViewCompositionalLayout(section: section), animated: values.bool())
        case .select: view.selectItem(at: path(&values), animated: values.bool(), scrollPosition: values.bool() ? .top : [])
        case .editing: view.isEditing.toggle()
        case .movement: move(&values)
        case .resize: view.frame = CGRect(x: 0, y: 0, width: values.number(0, 130), height: values.number(0, 180))
        case .prefetching: view.isPrefetchingEnabled.toggle()
        case .configuration:
            guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout else { return }
            let configuration = UICollectionViewCompositionalLayoutConfiguration()
            configuration.interSectionSpacing = values.length(40)
            configuration.scrollDirection = values.bool(0.2) ? .horizontal : .vertical
            layout.configuration = configuration
        case .query:
            _ = (view.indexPathsForVisibleItems, view.visibleCells, view.indexPathForItem(at: values.point()))
            if let path = path(&values) { _ = (view.layoutAttributesForItem(at: path), view.cellForItem(at: path)) }
        case .contentInsets: view.contentInset = values.insets()
        case .direction: view.semanticContentAttribute = values.pick([.forceRightToLeft, .unspecified])
        default: tableSource.apply(snapshot, animatingDifferences: values.bool())
        }
    }

    private func path(_ values: inout FuzzValues) -> IndexPath? {
        guard let section = values.any(sections.indices.filter { !sections[$0].items.isEmpty }) else { return nil }
        return IndexPath(item: values.integer(0...sections[section].items.count - 1), section: section)
    }

    // MARK: - Changes

    private func change(_ operation: Operation, _ values: inout FuzzValues) {
        let count = values.integer(0...6)
        let section = values.any(Array(sections.indices))
        switch (operation, section) {
        case (.append, let section?): sections[section].items += (0..<count).map { _ in number() }
        case (.insert, let section?):
            let index = values.integer(0...sections[section].items.count)
            sections[section].items.insert(contentsOf: (0..<count).map { _ in number() }, at: index)
        case (.delete, let section?):
            let deleted = sections[section].items.map { ($0, values.bool(0.4)) }.filter(\.1).map(\.0)
            sections[section].items.removeAll { deleted.contains($0) }
        case (.move, let section?):
            guard let from = path(&values) else { return }
            let item = sections[from.section].items.remove(at: from.item)
            sections[section].items.insert(item, at: values.integer(0...sections[section].items.count))
        case (.appendSection, _):
            sections.insert((number(), (0..<count).map { _ in number() }), at: values.integer(0...sections.count))
        case (.deleteSection, let section?): sections.remove(at: section)
        case (.moveSection, let section?):
            let moved = sections.remove(at: section)
            sections.insert(moved, at: values.integer(0...sections.count))
        case (.replace, _):
            // Items keep their identifiers and change their sections, so that everything moves.
            var items = sections.flatMap(\.items)
            items.sort { ($0 &* 7919) % 101 < ($1 &* 7919) % 101 }
            sections = sections.map { ($0.id, []) }
            for item in items where !sections.isEmpty { sections[values.integer(0...sections.count - 1)].items.append(item) }
        default: return
        }
        apply(animated: values.bool(0.7))
    }

    private func reload(_ operation: Operation, _ values: inout FuzzValues) {
        var snapshot = snapshot
        let items = snapshot.itemIdentifiers.map { ($0, values.bool(0.3)) }.filter(\.1).map(\.0)
        switch operation {
        case .reload:
            snapshot.reloadItems(items)
            if let section = values.any(snapshot.sectionIdentifiers) { snapshot.reloadSections([section]) }
            source.apply(snapshot, animatingDifferences: values.bool())
        case .reconfigure:
            snapshot.reconfigureItems(items)
            source.apply(snapshot, animatingDifferences: values.bool())
        case .applyReload: source.applySnapshotUsingReloadData(snapshot)
        default: applyOutline(toggles: operation == .toggle, &values)
        }
    }

    /// Shows a tree in a section. Its visible items are those of the model.
    private func applyOutline(toggles: Bool, _ values: inout FuzzValues) {
        guard let index = values.any(Array(sections.indices)) else { return }
        var tree = toggles ? source.snapshot(for: sections[index].id) : NSDiffableDataSourceSectionSnapshot<Int>()
        if toggles, let item = values.any(tree.items) {
            if values.bool() { tree.expand([item]) } else { tree.collapse([item]) }
        } else if !toggles {
            let roots = (0..<values.integer(0...4)).map { _ in number() }
            tree.append(roots)
            for root in roots { tree.append((0..<values.integer(0...3)).map { _ in number() }, to: root) }
            tree.expand(roots.filter { _ in values.bool() })
        }
        sections[index].items = tree.visibleItems
        source.apply(tree, to: sections[index].id, animatingDifferences: values.bool(0.7))
    }

    private func move(_ values: inout FuzzValues) {
        guard let path = path(&values), view.beginInteractiveMovementForItem(at: path) else { return }
        for _ in 0..<values.integer(0...4) {
            view.updateInteractiveMovementTargetPosition(values.point())
            if values.bool(0.3) { stage.advance(frames: 1) }
        }
        if values.bool(0.7) { view.endInteractiveMovement() } else { view.cancelInteractiveMovement() }
    }

    // MARK: - Inputs

    private func input(_ operation: Operation, _ values: inout FuzzValues) {
        let point = values.point()
        switch operation {
        case .scroll: view.setContentOffset(point, animated: values.bool())
        case .scrollToItem:
            guard let path = path(&values) else { return }
            view.scrollToItem(at: path, at: values.pick([.top, .bottom, .left, .centeredVertically]), animated: values.bool())
        case .tap: stage.tap(at: point, count: values.integer(1...2))
        case .drag: stage.drag(from: point, to: values.point(), duration: Double(values.integer(1...18)) / 60)
        case .swipe:
            let left = CGPoint(x: values.bool() ? 20 : 110, y: values.number(20, 140))
            stage.drag(from: left, to: CGPoint(x: 130 - left.x, y: left.y), duration: Double(values.integer(3...18)) / 60)
        default:
            // While a finger moves an item, the view has other numbers of items than the snapshot, so the finger is lifted before the
            // laws are checked.
            stage.press(at: point, force: 1, duration: 0.7)
            stage.touchUp()
        }
    }

    // MARK: - Laws

    func checkLaws() throws {
        let shown = source.snapshot()
        guard shown.sectionIdentifiers == sections.map(\.id) else { throw FuzzFailure("the snapshot has other sections than the model") }
        for section in sections where shown.itemIdentifiers(inSection: section.id) != section.items {
            throw FuzzFailure("a section of the snapshot has other items than the model")
        }
        guard !delegate.values.isHostile else { return }
        guard view.numberOfSections == sections.count else {
            throw FuzzFailure("the view has another number of sections than the snapshot")
        }
        let (counts, expected) = (sections.indices.map { view.numberOfItems(inSection: $0) }, sections.map(\.items.count))
        guard counts == expected else {
            throw FuzzFailure("the sections of the view have \(counts) items, those of the snapshot \(expected)")
        }
    }

    func finish() { view.cancelInteractiveMovement() }
}

extension Array {
    fileprivate func prefixed(_ count: Int) -> [Element] { Array(prefix(count)) }
}
