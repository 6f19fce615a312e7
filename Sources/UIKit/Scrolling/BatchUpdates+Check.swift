import Foundation

/// What sections, their rows and the whole are called in complaints.
nonisolated package struct Nouns {
    let whole: String
    let row: String

    package static let table = Nouns(whole: "table view", row: "row")
    package static let collection = Nouns(whole: "collection view", row: "item")
}

nonisolated extension Nouns {
    func compareSections(_ before: Int, _ after: Int, _ updates: BatchUpdates) throws(Inconsistency) {
        let (come, gone) = (updates.insertedSections.count, updates.deletedSections.count)
        guard after != before + come - gone else { return }
        throw Inconsistency(
            "Invalid update: invalid number of sections. There were \(before) sections in the \(whole) before the update, \(come) were "
                + "inserted and \(gone) deleted, which makes \(before + come - gone); but its data source says \(after).")
    }

    func rowMismatch(_ updates: BatchUpdates, old: Int, new: Int, before: Int, after: Int) -> Inconsistency {
        let come = updates.insertedRows.keys.count { $0.section == new }
        let gone = updates.deletedRows.keys.count { $0.section == old }
        let into = updates.movedRows.values.count { $0.section == new }
        let out = updates.movedRows.keys.count { $0.section == old }
        return Inconsistency(
            "Invalid update: invalid number of \(row)s in section \(new). There were \(before) \(row)s in it before the update, \(come) were "
                + "inserted and \(gone) deleted, \(into) moved in and \(out) moved out, which makes \(before + come - gone + into - out); "
                + "but the data source of the \(whole) says \(after).")
    }
}

nonisolated extension BatchUpdates {
    /// Complains of what is said twice, and of what is not there.
    func check(_ before: [Int], _ after: [Int], _ nouns: Nouns) throws(Inconsistency) {
        for section in (Array(deletedSections.keys) + reloadedSections.keys + movedSections.keys).sorted() {
            guard before.indices.contains(section) else {
                throw Inconsistency("Invalid update: there is no section \(section) before the update, only \(before.count) sections.")
            }
        }
        for section in (Array(insertedSections.keys) + movedSections.values).sorted() {
            guard after.indices.contains(section) else {
                throw Inconsistency("Invalid update: there is no section \(section) after the update, only \(after.count) sections.")
            }
        }
        try checkRows(Array(deletedRows.keys) + reloadedRows.keys + movedRows.keys, before, "before", nouns)
        try checkRows(Array(insertedRows.keys) + movedRows.values, after, "after", nouns)
    }

    private func checkRows(_ paths: [IndexPath], _ counts: [Int], _ when: String, _ nouns: Nouns) throws(Inconsistency) {
        let sorted = paths.sorted()
        for path in sorted {
            guard counts.indices.contains(path.section) else {
                throw Inconsistency(
                    "Invalid update: there is no section \(path.section) \(when) the update, only \(counts.count) sections.")
            }
            guard (0..<counts[path.section]).contains(path.row) else {
                throw Inconsistency(
                    "Invalid update: there is no \(nouns.row) \(path.row) in section \(path.section) \(when) the update, only "
                        + "\(counts[path.section]) \(nouns.row)s.")
            }
        }
        for (path, next) in zip(sorted, sorted.dropFirst()) where path == next {
            throw Inconsistency(
                "Invalid update: \(nouns.row) \(path.row) of section \(path.section), as numbered \(when) the update, is changed twice.")
        }
    }
}
