import Foundation

nonisolated extension BatchUpdates {
    /// Throws an error if the update changes a section or row twice, or refers to a section or row that does not exist.
    func validate(_ before: [Int], _ after: [Int], _ names: ElementNames) throws(InconsistentUpdateError) {
        try validateSections(Array(deletedSections.keys) + reloadedSections.keys + movedSections.keys, before.count, "before")
        try validateSections(Array(insertedSections.keys) + movedSections.values, after.count, "after")
        try validateRows(Array(deletedRows.keys) + reloadedRows.keys + movedRows.keys, before, "before", names)
        try validateRows(Array(insertedRows.keys) + movedRows.values, after, "after", names)
    }

    private func validateSections(_ sections: [Int], _ count: Int, _ when: String) throws(InconsistentUpdateError) {
        let sorted = sections.sorted()
        for section in sorted where !(0..<count).contains(section) {
            throw InconsistentUpdateError("Invalid update: there is no section \(section) \(when) the update, only \(count) sections.")
        }
        for (section, next) in zip(sorted, sorted.dropFirst()) where section == next {
            throw InconsistentUpdateError(
                "Invalid update: section \(section) (index \(when) the update) is \(Self.changes(when)) twice.")
        }
    }

    private func validateRows(_ paths: [IndexPath], _ counts: [Int], _ when: String, _ names: ElementNames) throws(InconsistentUpdateError)
    {
        let sorted = paths.sorted()
        for path in sorted {
            guard counts.indices.contains(path.section) else {
                throw InconsistentUpdateError(
                    "Invalid update: there is no section \(path.section) \(when) the update, only \(counts.count) sections.")
            }
            guard (0..<counts[path.section]).contains(path.row) else {
                throw InconsistentUpdateError(
                    "Invalid update: there is no \(names.element) \(path.row) in section \(path.section) \(when) the update, only "
                        + "\(counts[path.section]) \(names.element)s.")
            }
        }
        for (path, next) in zip(sorted, sorted.dropFirst()) where path == next {
            throw InconsistentUpdateError(
                "Invalid update: \(names.element) \(path.row) of section \(path.section) (indices \(when) the update) is "
                    + "\(Self.changes(when)) twice.")
        }
    }

    /// Returns the changes that have an index before or after the update.
    private static func changes(_ when: String) -> String { when == "before" ? "deleted, reloaded or moved" : "inserted or moved" }
}
