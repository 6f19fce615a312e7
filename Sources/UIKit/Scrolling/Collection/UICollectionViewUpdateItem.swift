import Foundation

/// An insertion, deletion, reload or move of one item or section. The layout is notified of it before it is animated.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    nonisolated deinit {}

    /// The kinds of changes.
    nonisolated public enum Action: Int, Sendable {
        /// An item is inserted.
        case insert
        /// An item is deleted.
        case delete
        /// An item is replaced.
        case reload
        /// An item is moved.
        case move
        /// No change.
        case none
    }

    /// The index path before the change, or nil for an insertion. A section has `NSNotFound` as item.
    open private(set) var indexPathBeforeUpdate: IndexPath?
    /// The index path after the change, or nil for a deletion. A section has `NSNotFound` as item.
    open private(set) var indexPathAfterUpdate: IndexPath?
    /// The kind of the change.
    open private(set) var updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
    }

    /// Returns the update items for all changes: first for sections, then for items, and in ascending order for each kind of change.
    static func items(of indexMap: BatchIndexMap) -> [UICollectionViewUpdateItem] {
        let updates = indexMap.updates
        func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }
        var items: [UICollectionViewUpdateItem] = []
        items += updates.deletedSections.keys.sorted().map { UICollectionViewUpdateItem(.delete, before: section($0), after: nil) }
        items += updates.insertedSections.keys.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: section($0)) }
        items += updates.reloadedSections.keys.sorted().map {
            UICollectionViewUpdateItem(.reload, before: section($0), after: indexMap.newSection(of: $0).map(section))
        }
        items += updates.movedSections.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(.move, before: section($0.key), after: section($0.value))
        }
        items += updates.deletedRows.keys.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
        items += updates.insertedRows.keys.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
        items += updates.reloadedRows.keys.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: indexMap.newPath(of: $0)) }
        items += updates.movedRows.sorted { $0.key < $1.key }.map { UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value) }
        return items
    }
}
