import FlipbookConstraints

/// The constraints that a solver contains, by their ids. The solver numbers its constraints without gaps, so the table is an
/// array.
struct ConstraintTable {
    private var entries: [NSLayoutConstraint?] = []

    /// The constraints in the order of their indices.
    var all: [NSLayoutConstraint] { entries.compactMap { $0 } }

    /// Returns the constraint with an id, or nil if there is none.
    subscript(id: ConstraintID) -> NSLayoutConstraint? {
        guard id.index < entries.count, let constraint = entries[id.index], constraint.solverID == id else { return nil }
        return constraint
    }

    mutating func insert(_ constraint: NSLayoutConstraint, for id: ConstraintID) {
        while entries.count <= id.index { entries.append(nil) }
        entries[id.index] = constraint
    }

    /// Removes a constraint. Returns whether the table contained it under this id. If so, the caller also removes it from the solver, which
    /// may reuse the index for another constraint.
    mutating func remove(_ constraint: NSLayoutConstraint, _ id: ConstraintID) -> Bool {
        guard id.index < entries.count, entries[id.index] === constraint else { return false }
        entries[id.index] = nil
        return true
    }
}
