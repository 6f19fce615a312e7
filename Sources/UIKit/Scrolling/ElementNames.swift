/// The names of the view and of its elements in error messages.
nonisolated package struct ElementNames {
    let view: String
    let element: String

    /// The names for a table.
    package static let table = ElementNames(view: "table view", element: "row")
    /// The names for a collection.
    package static let collection = ElementNames(view: "collection view", element: "item")
}

/// Errors for numbers of sections and rows that do not match an update.
nonisolated extension ElementNames {
    /// Throws an error if the numbers of sections before and after the update do not match the update.
    func checkSectionCounts(_ before: Int, _ after: Int, _ updates: BatchUpdates) throws(InconsistentUpdateError) {
        let (inserted, deleted) = (updates.insertedSections.count, updates.deletedSections.count)
        guard after != before + inserted - deleted else { return }
        throw InconsistentUpdateError(
            "Invalid update: invalid number of sections. There were \(before) sections in the \(view) before the update, \(inserted) were "
                + "inserted and \(deleted) deleted, which makes \(before + inserted - deleted), but its data source returns \(after).")
    }

    /// Returns the error for a section whose numbers of rows before and after the update do not match the update.
    func rowCountError(_ updates: BatchUpdates, old: Int, new: Int, before: Int, after: Int) -> InconsistentUpdateError {
        let inserted = updates.insertedRows.keys.count { $0.section == new }
        let deleted = updates.deletedRows.keys.count { $0.section == old }
        let movedIn = updates.movedRows.values.count { $0.section == new }
        let movedOut = updates.movedRows.keys.count { $0.section == old }
        let expected = before + inserted - deleted + movedIn - movedOut
        return InconsistentUpdateError(
            "Invalid update: invalid number of \(element)s in section \(new). There were \(before) \(element)s in it before the update, "
                + "\(inserted) were inserted and \(deleted) deleted, \(movedIn) moved in and \(movedOut) moved out, which makes "
                + "\(expected), but the data source of the \(view) returns \(after).")
    }
}
