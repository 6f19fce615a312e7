import Foundation

/// The insertions, deletions, reloads and moves of sections and rows that an app has reported. The order in which they were reported does
/// not matter.
///
/// Deletions, reloads, and the sources of moves use the indices before the update. Insertions and the targets of moves use the indices
/// after the update.
nonisolated package struct BatchUpdates: Equatable {
    /// The animation with which a row appears or disappears.
    package typealias Animation = UITableView.RowAnimation

    package var deletedSections: [Int: Animation] = [:]
    package var insertedSections: [Int: Animation] = [:]
    package var reloadedSections: [Int: Animation] = [:]
    package var movedSections: [Int: Int] = [:]
    package var deletedRows: [IndexPath: Animation] = [:]
    package var insertedRows: [IndexPath: Animation] = [:]
    package var reloadedRows: [IndexPath: Animation] = [:]
    package var movedRows: [IndexPath: IndexPath] = [:]

    package init() {}
}
