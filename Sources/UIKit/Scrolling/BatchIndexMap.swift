import Foundation

/// A mapping between the index paths before and after an update.
nonisolated package struct BatchIndexMap {
    package let updates: BatchUpdates
    private let sections: ListIndexMap
    /// The old index of each moved section, by its new index.
    private let movedSectionSources: [Int: Int]
    /// The row mappings, by the new index of their section. Sections whose rows are unchanged have no entry.
    private var rows: [Int: ListIndexMap] = [:]
    /// The old index path of each moved row, by its new index path.
    private let movedRowSources: [IndexPath: IndexPath]

    /// Validates an update and creates its mapping.
    ///
    /// - Parameters:
    ///   - before: The number of rows in each section before the update.
    ///   - after: The number of rows in each section after the update.
    ///   - names: The names of the view and of its elements in error messages.
    package init(_ updates: BatchUpdates, before: [Int], after: [Int], names: ElementNames = .table) throws(InconsistentUpdateError) {
        try updates.validate(before, after, names)
        self.updates = updates
        sections = ListIndexMap(
            removed: Array(updates.deletedSections.keys) + updates.movedSections.keys,
            inserted: Array(updates.insertedSections.keys) + updates.movedSections.values)
        movedSectionSources = Dictionary(updates.movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        movedRowSources = Dictionary(updates.movedRows.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        try names.checkSectionCounts(before.count, after.count, updates)
        try mapRows(before, after, names)
    }

    /// Checks the row counts of all sections that existed before the update and are not reloaded, and creates the mappings of their rows.
    private mutating func mapRows(_ before: [Int], _ after: [Int], _ names: ElementNames) throws(InconsistentUpdateError) {
        let removed = Dictionary(grouping: Array(updates.deletedRows.keys) + updates.movedRows.keys, by: \.section)
        let inserted = Dictionary(grouping: Array(updates.insertedRows.keys) + updates.movedRows.values, by: \.section)
        for new in after.indices {
            guard let old = oldSection(of: new), updates.reloadedSections[old] == nil else { continue }
            let (removedRows, insertedRows) = (removed[old] ?? [], inserted[new] ?? [])
            guard after[new] == before[old] - removedRows.count + insertedRows.count else {
                throw names.rowCountError(updates, old: old, new: new, before: before[old], after: after[new])
            }
            guard !removedRows.isEmpty || !insertedRows.isEmpty else { continue }
            rows[new] = ListIndexMap(removed: removedRows.map(\.row), inserted: insertedRows.map(\.row))
        }
    }

    // MARK: - Queries

    /// Returns the new index of an old section, or nil if it was deleted.
    package func newSection(of old: Int) -> Int? { updates.movedSections[old] ?? sections.newIndex(of: old) }
    /// Returns the old index of a new section, or nil if it was inserted.
    package func oldSection(of new: Int) -> Int? { movedSectionSources[new] ?? sections.oldIndex(of: new) }

    /// Returns the new index path of an old row, or nil if the row was removed or its section is reloaded.
    package func newPath(of old: IndexPath) -> IndexPath? {
        if let moved = updates.movedRows[old] { return moved }
        guard updates.reloadedSections[old.section] == nil, let section = newSection(of: old.section) else { return nil }
        guard let rows = rows[section] else { return IndexPath(row: old.row, section: section) }
        return rows.newIndex(of: old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Returns the old index path of a new row, or nil if the row was inserted or its section is reloaded.
    package func oldPath(of new: IndexPath) -> IndexPath? {
        if let moved = movedRowSources[new] { return moved }
        guard let section = oldSection(of: new.section), updates.reloadedSections[section] == nil else { return nil }
        guard let rows = rows[new.section] else { return IndexPath(row: new.row, section: section) }
        return rows.oldIndex(of: new.row).map { IndexPath(row: $0, section: section) }
    }

    /// Returns the row that has the keyboard focus after the update, if the row at `old` had the focus before it.
    ///
    /// This is the same row. If the row was removed, it is the row that is now at the same position, or the last row of the section if no
    /// row is at this position. Returns nil if the section was removed or is empty.
    func focusedPath(after old: IndexPath, in counts: [Int]) -> IndexPath? {
        if let path = newPath(of: old) { return path }
        guard let section = newSection(of: old.section), counts.indices.contains(section), counts[section] > 0 else { return nil }
        let deletedAbove = updates.deletedRows.keys.count { $0.section == old.section && $0.row < old.row }
        return IndexPath(row: min(max(old.row - deletedAbove, 0), counts[section] - 1), section: section)
    }

    // MARK: - Animations

    /// Returns the animation with which the cell of an old row disappears, or nil if the cell stays.
    ///
    /// The cell of a reloaded row is replaced, so it has an animation too.
    func removalAnimation(of old: IndexPath) -> BatchUpdates.Animation? {
        guard newPath(of: old) == nil else { return updates.reloadedRows[old] }
        return updates.deletedRows[old] ?? updates.deletedSections[old.section] ?? updates.reloadedSections[old.section] ?? .fade
    }

    /// Returns the animation with which the cell of a new row appears, or nil if the cell is not new.
    func insertionAnimation(of new: IndexPath) -> BatchUpdates.Animation? {
        if let old = oldPath(of: new) { return updates.reloadedRows[old] }
        return updates.insertedRows[new] ?? updates.insertedSections[new.section]
            ?? oldSection(of: new.section).flatMap { updates.reloadedSections[$0] } ?? .fade
    }
}
