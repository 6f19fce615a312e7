import Foundation

/// What a client said about a change of its data: deletions, reloads and the starts of moves in the old numbers, insertions and the ends of
/// moves in the new ones, in whatever order they were said.
nonisolated package struct BatchUpdates {
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

/// Why a change cannot be: what was said does not lead from the old numbers to the new ones.
nonisolated package struct Inconsistency: Error, CustomStringConvertible {
    package let description: String
    /// What was done about it, and what to do.
    static let remedy = "All is loaded anew; change the data and tell of exactly that change in one block."
    init(_ description: String) { self.description = description }
}

/// Where everything was and where it is now.
nonisolated package struct BatchPlan {
    package let updates: BatchUpdates
    private let sections: Rearrangement
    private let sectionsBack: [Int: Int]
    /// By the new number of the section; only where something changed.
    private var rows: [Int: Rearrangement] = [:]
    private let rowsBack: [IndexPath: IndexPath]

    /// `before` and `after` count the rows of each section; `nouns` is what they are called in complaints.
    package init(_ updates: BatchUpdates, before: [Int], after: [Int], nouns: Nouns = .table) throws(Inconsistency) {
        try updates.check(before, after, nouns)
        self.updates = updates
        sections = Rearrangement(
            gone: Array(updates.deletedSections.keys) + updates.movedSections.keys,
            come: Array(updates.insertedSections.keys) + updates.movedSections.values)
        sectionsBack = Dictionary(updates.movedSections.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        rowsBack = Dictionary(updates.movedRows.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        try nouns.compareSections(before.count, after.count, updates)
        try arrangeRows(before, after, nouns)
    }

    private mutating func arrangeRows(_ before: [Int], _ after: [Int], _ nouns: Nouns) throws(Inconsistency) {
        let gone = Dictionary(grouping: Array(updates.deletedRows.keys) + updates.movedRows.keys, by: \.section)
        let come = Dictionary(grouping: Array(updates.insertedRows.keys) + updates.movedRows.values, by: \.section)
        for new in after.indices {
            guard let old = section(before: new), updates.reloadedSections[old] == nil else { continue }
            let (left, right) = (gone[old] ?? [], come[new] ?? [])
            guard after[new] == before[old] - left.count + right.count else {
                throw nouns.rowMismatch(updates, old: old, new: new, before: before[old], after: after[new])
            }
            guard !left.isEmpty || !right.isEmpty else { continue }
            rows[new] = Rearrangement(gone: left.map(\.row), come: right.map(\.row))
        }
    }

    // MARK: - Asking

    package func section(after old: Int) -> Int? { updates.movedSections[old] ?? sections.after(old) }
    package func section(before new: Int) -> Int? { sectionsBack[new] ?? sections.before(new) }

    /// Where a row is now; nil for one that went.
    package func place(after old: IndexPath) -> IndexPath? {
        if let moved = updates.movedRows[old] { return moved }
        guard updates.reloadedSections[old.section] == nil, let section = section(after: old.section) else { return nil }
        guard let rows = rows[section] else { return IndexPath(row: old.row, section: section) }
        return rows.after(old.row).map { IndexPath(row: $0, section: section) }
    }

    /// Where a row was; nil for one that came.
    package func place(before new: IndexPath) -> IndexPath? {
        if let moved = rowsBack[new] { return moved }
        guard let section = section(before: new.section), updates.reloadedSections[section] == nil else { return nil }
        guard let rows = rows[new.section] else { return IndexPath(row: new.row, section: section) }
        return rows.before(new.row).map { IndexPath(row: $0, section: section) }
    }

    /// Where keys go on that were led to a row: to the row, or the one that has come into its place.
    func focus(after old: IndexPath, in counts: [Int]) -> IndexPath? {
        if let path = place(after: old) { return path }
        guard let section = section(after: old.section), counts.indices.contains(section), counts[section] > 0 else { return nil }
        let gone = updates.deletedRows.keys.count { $0.section == old.section && $0.row < old.row }
        return IndexPath(row: min(max(old.row - gone, 0), counts[section] - 1), section: section)
    }

    /// Whether the rows of a new section are those of its old one, each in its place.
    func keepsRows(ofNewSection new: Int) -> Bool {
        rows[new] == nil && section(before: new).map { updates.reloadedSections[$0] == nil } == true
    }

    // MARK: - How it goes

    /// How a row that was there leaves; nil for one that stays.
    func leaving(_ old: IndexPath) -> BatchUpdates.Animation? {
        guard place(after: old) == nil else { return updates.reloadedRows[old] }
        return updates.deletedRows[old] ?? updates.deletedSections[old.section] ?? updates.reloadedSections[old.section] ?? .fade
    }

    /// How a row comes that was not there; nil for one that was.
    func entering(_ new: IndexPath) -> BatchUpdates.Animation? {
        if let old = place(before: new) { return updates.reloadedRows[old] }
        return updates.insertedRows[new] ?? updates.insertedSections[new.section]
            ?? section(before: new.section).flatMap { updates.reloadedSections[$0] } ?? .fade
    }
}
