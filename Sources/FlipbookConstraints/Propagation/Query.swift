/// Answers questions about variables and the constraints that determine them.
package struct Query {
    private var solver = SimplexSolver()
    /// The ids in the propagation solver, by the ids in this solver.
    private var originalIDs: [ConstraintID: ConstraintID] = [:]

    /// Adds a constraint. `id` is its id in the propagation solver.
    mutating func add(_ constraint: Constraint, _ breakRank: Int, id: ConstraintID) {
        originalIDs[solver.add(constraint, breakRank: breakRank)] = id
    }

    /// Returns whether the variable could have another value without a larger error.
    package func isAmbiguous(_ variable: Variable) -> Bool { solver.isAmbiguous(variable) }
    /// Returns the constraints that determine the variable's value, in the order in which they were added.
    package func determiningConstraints(of variable: Variable) -> [ConstraintID] {
        solver.determiningConstraints(of: variable).compactMap { originalIDs[$0] }.sorted()
    }
}
