import Foundation
import QuartzCore

/// A data source of a table that shows snapshots. It finds the changes between two snapshots and animates them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    nonisolated deinit {}

    /// Returns the cell of an item. If the result is nil, the program stops.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
    private typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The animation with which rows appear and disappear.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private let store = SnapshotStore<SectionIdentifierType, ItemIdentifierType>()

    /// Creates a data source and makes it the data source of the table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        (self.tableView, self.cellProvider) = (tableView, cellProvider)
        super.init()
        tableView.dataSource = self
    }

    // MARK: - Snapshots

    /// Shows a snapshot. If animated, rows move, appear and disappear. The completion is called after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        let commit = { [store] in store.set(snapshot) }
        guard let tableView, tableView.dataSource === self else {
            commit()
            completion?()
            return
        }
        let updates = store.updates(to: snapshot).animated(with: defaultRowAnimation)
        let change = {
            tableView.perform(updates, commit: commit) { _ in completion?() }
            tableView.reconfigureRows(at: snapshot.reconfiguredItemIdentifiers.compactMap { self.store.path(of: $0) })
        }
        if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
    }

    /// Shows a snapshot. If animated, rows move, appear and disappear. Returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot by loading all rows again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        store.set(snapshot)
        tableView?.reloadData()
        tableView?.layoutIfNeeded()
        completion?()
    }

    /// Shows a snapshot by loading all rows again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in applySnapshotUsingReloadData(snapshot) { continuation.resume() } }
    }

    /// Returns the current snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { store.current }
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
    open func numberOfSections(in tableView: UITableView) -> Int { store.current.numberOfSections }
    /// Returns the number of items in a section of the snapshot.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        store.current.items.indices.contains(section) ? store.current.items[section].count : 0
    }
    /// Returns the cell of the cell provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = store.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("The cell provider must return a cell for the row at \(indexPath).")
        }
        return cell
    }
    /// Returns nil. Subclasses return the title of a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns nil. Subclasses return the text below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Returns false. Subclasses return whether a row can be edited.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. Subclasses delete or insert an item.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Returns false. Subclasses return whether a row can be moved.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing. Subclasses apply a snapshot in which the row is moved.
    open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
}

extension BatchUpdates {
    /// Returns the same changes with another animation for all rows and sections that appear or disappear.
    fileprivate func animated(with animation: Animation) -> BatchUpdates {
        var copy = self
        copy.deletedSections = deletedSections.mapValues { _ in animation }
        copy.insertedSections = insertedSections.mapValues { _ in animation }
        copy.reloadedSections = reloadedSections.mapValues { _ in animation }
        copy.deletedRows = deletedRows.mapValues { _ in animation }
        copy.insertedRows = insertedRows.mapValues { _ in animation }
        copy.reloadedRows = reloadedRows.mapValues { _ in animation }
        return copy
    }
}
