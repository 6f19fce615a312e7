/// Conflicts of required constraints. The simplex solver detects them.
extension PropagationSolver {
    /// Returns the conflicts since the last call.
    package mutating func takeConflicts() -> [Conflict] {
        defer { unreportedConflicts.removeAll() }
        return unreportedConflicts
    }

    /// Returns whether a constraint is required and does not hold because of a conflict.
    package func isBroken(_ id: ConstraintID) -> Bool {
        index(of: id).flatMap { simplexEntries[Int32($0)] }.map { simplex.isBroken($0.id) } ?? false
    }

    /// The constraints that are broken, in the order in which they were added.
    package var brokenConstraints: [ConstraintID] {
        simplex.brokenConstraints.compactMap { constraintBySimplexID[$0] }.map(constraintID).sorted()
    }

    /// Collects the conflicts of the constraints that have been broken since the last call.
    mutating func collectNewConflicts() {
        _ = simplex.takeConflicts()
        let broken = simplex.brokenConstraints
        guard !broken.isEmpty || !reportedBroken.isEmpty else { return }
        var brokenNow: [ConstraintID] = []
        for simplexID in broken {
            guard let index = constraintBySimplexID[simplexID], let conflict = simplex.conflict(of: simplexID) else { continue }
            let id = constraintID(at: index)
            brokenNow.append(id)
            guard !reportedBroken.contains(id) else { continue }
            let conflicting = conflict.constraints.compactMap { constraintBySimplexID[$0] }.map(constraintID).sorted()
            unreportedConflicts.append(Conflict(constraints: conflicting, broken: id))
        }
        reportedBroken = brokenNow
    }

    /// Recomputes which constraints are simplex-only. If a constraint is broken, all constraints that are connected with a simplex-only
    /// constraint become simplex-only, including new constraints. Otherwise no constraint is simplex-only.
    mutating func updateSimplexOnly() {
        let simplexOnly = constraints.indices.filter { constraints[$0].isInUse && constraints[$0].isSimplexOnly }
        guard !simplexOnly.isEmpty else { return }
        let isBroken = !simplex.brokenConstraints.isEmpty
        for constraint in simplexOnly { constraints[constraint].isSimplexOnly = false }
        if isBroken {
            for constraint in simplexOnly where !constraints[constraint].isSimplexOnly { markSimplexOnly(connectedTo: constraint) }
        }
    }

    /// Marks a constraint, and everything that is connected with it, as simplex-only.
    mutating func markSimplexOnly(connectedTo constraint: Int) {
        for connected in connectedConstraints(to: [Int32(constraint)]) { constraints[Int(connected)].isSimplexOnly = true }
    }

    /// Returns the given constraints and all constraints that are connected with them, in the order of a breadth-first search.
    func connectedConstraints(to first: [Int32]) -> [Int32] {
        var (result, next) = (first, 0)
        var (isFound, isVisited) = (
            Array(repeating: false, count: constraints.count), Array(repeating: false, count: variableEntries.count)
        )
        for constraint in first { isFound[Int(constraint)] = true }
        while next < result.count {
            for incidence in graph[constraint: Int(result[next])] where !isVisited[Int(incidence.variable)] {
                isVisited[Int(incidence.variable)] = true
                graph.forEachConstraint(of: incidence.variable) { other in
                    guard !isFound[Int(other)] else { return }
                    isFound[Int(other)] = true
                    result.append(other)
                }
            }
            next += 1
        }
        return result
    }
}
