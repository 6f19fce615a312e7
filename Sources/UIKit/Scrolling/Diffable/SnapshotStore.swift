import Foundation

/// The current snapshot of a diffable data source, with fast conversion between items and index paths, and the trees of its sections.
final class SnapshotStore<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The snapshot that the view shows, without marks.
    private(set) var current = Snapshot()
    /// The trees that were applied to sections with `setTree(_:of:)`, by section.
    private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]
    /// The index path of each item. The value is nil until it is needed.
    private var paths: [Item: IndexPath]?

    /// Replaces the snapshot. A tree is discarded if its section is not in the snapshot, or if its visible items differ from the items of
    /// the section.
    func set(_ snapshot: Snapshot) {
        current = snapshot.withoutMarks
        paths = nil
        trees = trees.filter { section, tree in
            current.indexOfSection(section).map { current.items[$0] == tree.visibleItems } ?? false
        }
    }

    /// Returns the tree of a section, or a tree of root items if the section has none.
    func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        if let index = current.indexOfSection(section) { tree.append(current.items[index]) }
        return tree
    }

    /// Whether a section has a tree.
    func hasTree(_ section: Section) -> Bool { trees[section] != nil }

    /// Stores the tree of a section. The snapshot must contain the visible items of the tree.
    func setTree(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, of section: Section) { trees[section] = tree }

    /// Returns the item at an index path, or nil if there is none.
    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, current.items.indices.contains(path.section), current.items[path.section].indices.contains(path.item) else {
            return nil
        }
        return current.items[path.section][path.item]
    }

    /// Returns the index path of an item, or nil if the item is not in the snapshot.
    func path(of item: Item) -> IndexPath? {
        if let paths { return paths[item] }
        var paths: [Item: IndexPath] = [:]
        paths.reserveCapacity(current.numberOfItems)
        for (section, items) in current.items.enumerated() {
            for (index, item) in items.enumerated() { paths[item] = IndexPath(item: index, section: section) }
        }
        self.paths = paths
        return paths[item]
    }

    /// Returns the changes from the current snapshot to another snapshot, with the reloads that `snapshot` requests.
    func updates(to snapshot: Snapshot) -> BatchUpdates {
        var updates = SnapshotDifference(from: current, to: snapshot).updates
        for section in snapshot.reloadedSectionIdentifiers { reloadSection(section, in: snapshot, &updates) }
        for item in snapshot.reloadedItemIdentifiers { reloadItem(item, &updates) }
        return updates
    }

    /// Records the reload of a section. A section that also moves is deleted and inserted.
    private func reloadSection(_ section: Section, in snapshot: Snapshot, _ updates: inout BatchUpdates) {
        guard let old = current.indexOfSection(section) else { return }
        guard let new = updates.movedSections.removeValue(forKey: old) else { return updates.reloadedSections[old] = .automatic }
        (updates.deletedSections[old], updates.insertedSections[new]) = (.automatic, .automatic)
    }

    /// Records the reload of an item. An item that also moves is deleted and inserted.
    private func reloadItem(_ item: Item, _ updates: inout BatchUpdates) {
        guard let old = path(of: item), updates.reloadedSections[old.section] == nil, updates.deletedSections[old.section] == nil else {
            return
        }
        guard let new = updates.movedRows.removeValue(forKey: old) else { return updates.reloadedRows[old] = .automatic }
        (updates.deletedRows[old], updates.insertedRows[new]) = (.automatic, .automatic)
    }

    /// The effect of a move by the user, and the closure that applies it.
    typealias Move = (transaction: NSDiffableDataSourceTransaction<Section, Item>, commit: () -> Void)

    /// Returns the effect of a move by the user, or nil if there is no such item or section.
    func effectOfMove(from source: IndexPath, to destination: IndexPath) -> Move? {
        guard let moved = item(at: source), current.items.indices.contains(destination.section) else { return nil }
        let (initial, oldTrees) = (current, trees)
        var (final, newTrees) = (current, trees)
        final.moveItem(at: source, to: destination)
        let sections = Set([source.section, destination.section]).sorted().map { final.sections[$0] }
        Self.move(moved, in: &newTrees, from: final.sections[source.section], to: final.sections[destination.section], final)
        let transactions = sections.map { section in
            NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section, initialSnapshot: oldTrees[section] ?? Self.flatTree(initial, section),
                finalSnapshot: newTrees[section] ?? Self.flatTree(final, section),
                difference: final.itemIdentifiers(inSection: section).difference(from: initial.itemIdentifiers(inSection: section)))
        }
        let transaction = NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers), sectionTransactions: transactions)
        return (transaction, { (self.current, self.trees, self.paths) = (final, newTrees, nil) })
    }

    /// Moves an item in the trees of its old and its new section, which may be the same. Sections without a tree have no entry in `trees`.
    private static func move(
        _ item: Item, in trees: inout [Section: NSDiffableDataSourceSectionSnapshot<Item>], from old: Section, to new: Section,
        _ final: Snapshot
    ) {
        var taken = NSDiffableDataSourceSectionSnapshot<Item>()
        if trees[old]?.contains(item) == true, let tree = trees[old]?.takeItem(item) { taken = tree } else { taken.append([item]) }
        let items = final.itemIdentifiers(inSection: new)
        guard let index = items.firstIndex(of: item) else { return }
        trees[new]?.place(taken, after: index > 0 ? items[index - 1] : nil)
    }

    private static func flatTree(_ snapshot: Snapshot, _ section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        tree.append(snapshot.itemIdentifiers(inSection: section))
        return tree
    }
}
