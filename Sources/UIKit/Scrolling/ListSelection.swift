import Foundation

/// The selected index paths of a table or collection view, and the rules by which touches change them.
nonisolated struct ListSelection {
    /// Whether the user can select an index path outside of editing mode.
    var allowsSelection = true
    /// Whether the user can select more than one index path outside of editing mode.
    var allowsMultipleSelection = false
    /// Whether the user can select an index path in editing mode.
    var allowsSelectionDuringEditing = false
    /// Whether the user can select more than one index path in editing mode. In a table, only editable rows can then be selected.
    var allowsMultipleSelectionDuringEditing = false
    /// Whether the view is in editing mode.
    var isEditing = false

    private(set) var paths: Set<IndexPath> = []
    /// The index path that a finger touches.
    var touchedPath: IndexPath?

    // MARK: - Rules of the current mode

    /// Whether a touch can select an index path.
    var allowsTouches: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether a touch can select only index paths that may be edited. Only tables use this rule.
    var requiresEditablePath: Bool { isEditing && allowsMultipleSelectionDuringEditing }

    /// Whether more than one index path can be selected.
    var allowsMultiple: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    /// Whether a tap on an index path deselects it. If false, the tap selects it.
    func tapDeselects(_ path: IndexPath) -> Bool { allowsMultiple && paths.contains(path) }

    // MARK: - Selected index paths

    /// The selected index paths, in ascending order.
    var sortedPaths: [IndexPath] { paths.sorted() }

    /// Whether an index path is selected.
    func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

    /// Returns the index paths that are deselected when another index path is selected: all other index paths, or none if
    /// several can be selected.
    func pathsToDeselect(whenSelecting path: IndexPath) -> [IndexPath] { allowsMultiple ? [] : sortedPaths.filter { $0 != path } }

    /// The index paths to deselect if more than one is selected, but the current mode allows only one: all selected
    /// index paths.
    ///
    /// If these index paths stayed selected, the user could not deselect them, because in this mode a tap only selects.
    var excessPaths: [IndexPath] { paths.count > 1 && !allowsMultiple ? sortedPaths : [] }

    /// Selects an index path.
    mutating func insert(_ path: IndexPath) { paths.insert(path) }

    /// Deselects an index path. Returns whether it was selected.
    mutating func remove(_ path: IndexPath) -> Bool { paths.remove(path) != nil }

    /// Deselects all index paths and ends the touch, because the data is loaded again.
    mutating func reset() {
        paths = []
        touchedPath = nil
    }

    /// Replaces the index paths by the index paths after an update. Deleted and reloaded elements are deselected.
    mutating func apply(_ indexMap: BatchIndexMap) {
        paths = Set(paths.compactMap { indexMap.updates.reloadedRows[$0] == nil ? indexMap.newPath(of: $0) : nil })
        touchedPath = touchedPath.flatMap { indexMap.newPath(of: $0) }
    }
}
