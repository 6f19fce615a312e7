import Foundation
import QuartzCore

/// A data source of a collection view that shows snapshots. It finds the changes between two snapshots and animates them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource, OutlineDataSource {
    nonisolated deinit {}

    /// Returns the cell of an item. If the result is nil, the program stops.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Returns a supplementary view. Its second parameter is the element kind.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The closures that allow and observe reordering by the user.
    public struct ReorderingHandlers {
        /// Returns whether the user can move an item. Without this closure, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called before the snapshot changes.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called after the snapshot has changed.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// The closures that control how the user expands and collapses items of section snapshots.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether an item may be expanded. Without this closure, every item may be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        /// Called before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed. Without this closure, every item may be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        /// Called before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?
        /// Returns the children of an item that is about to be expanded. The closure receives the current children.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        /// Creates handlers without closures.
        public init() {}
    }

    /// The closure that creates supplementary views. Without it, supplementary views are empty.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures for reordering.
    open var reorderingHandlers = ReorderingHandlers()
    /// The closures for expanding and collapsing.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and makes it the data source of the collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        (self.collectionView, self.cellProvider) = (collectionView, cellProvider)
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Snapshots

    /// Shows a snapshot. If animated, items move, appear and disappear. The completion is called after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        show(snapshot, animated: animatingDifferences, commit: { [store] in store.set(snapshot) }, completion)
    }

    /// Shows a snapshot. If animated, items move, appear and disappear. Returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by loading all items again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        store.set(snapshot)
        collectionView?.reloadData()
        collectionView?.layoutIfNeeded()
        completion?()
    }

    /// Shows a snapshot by loading all items again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in applySnapshotUsingReloadData(snapshot) { continuation.resume() } }
    }

    /// Shows a section snapshot in a section. The section is appended if it does not exist.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var next = store.current
        if next.indexOfSection(section) == nil { next.appendSections([section]) }
        next.replaceItems(of: section, with: snapshot.visibleItems)
        let commit = { [store] in
            store.set(next)
            store.setTree(snapshot, of: section)
        }
        show(next, animated: animatingDifferences, commit: commit, completion)
    }

    /// Shows a section snapshot in a section. The section is appended if it does not exist. Returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    private func show(_ snapshot: Snapshot, animated: Bool, commit: @escaping () -> Void, _ completion: (() -> Void)?) {
        guard let collectionView, collectionView.dataSource === self else {
            commit()
            completion?()
            return
        }
        let updates = store.updates(to: snapshot)
        let change = {
            collectionView.perform(updates, commit: commit) { _ in completion?() }
            collectionView.reconfigureItems(at: snapshot.reconfiguredItemIdentifiers.compactMap { self.store.path(of: $0) })
            collectionView.updateOutlineStates()
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.current }
    /// Returns the section snapshot of a section: the tree of its items.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        store.tree(of: section)
    }
    /// Returns the section at an index, or nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        store.current.sections.indices.contains(index) ? store.current.sections[index] : nil
    }
    /// Returns the index of a section, or nil if the section is not in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { store.current.indexOfSection(sectionIdentifier) }
    /// Returns the item at an index path, or nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { store.item(at: indexPath) }
    /// Returns the index path of an item, or nil if the item is not in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { store.path(of: itemIdentifier) }

    // MARK: - Data source

    /// Returns the number of sections of the snapshot.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { store.current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        store.current.items.indices.contains(section) ? store.current.items[section].count : 0
    }
    /// Returns the cell of the cell provider.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = store.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("The cell provider must return a cell for the item at \(indexPath).")
        }
        return cell
    }
    /// Returns the view of the supplementary view provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView() }
    /// Returns whether the reordering handlers allow the user to move an item. Without `canReorderItem`, no item can be moved.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = store.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    /// Moves an item in the snapshot and calls the reordering handlers.
    open func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    {
        guard let move = store.effectOfMove(from: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(move.transaction)
        move.commit()
        reorderingHandlers.didReorder?(move.transaction)
    }

    // MARK: - Outlines

    func outlineState(at path: IndexPath) -> OutlineState? {
        guard let item = store.item(at: path), store.hasTree(store.current.sections[path.section]) else { return nil }
        let tree = store.tree(of: store.current.sections[path.section])
        return OutlineState(level: tree.level(of: item), isExpanded: tree.isExpanded(item))
    }

    func toggleExpansion(at path: IndexPath) {
        guard let item = store.item(at: path) else { return }
        let (section, handlers) = (store.current.sections[path.section], sectionSnapshotHandlers)
        var tree = store.tree(of: section)
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                tree.replace(childrenOf: item, using: children)
            }
            tree.expand([item])
        }
        apply(tree, to: section)
    }
}
