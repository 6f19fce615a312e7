/// A solver for layouts that propagates known values and uses the simplex method only for the remaining variables.
///
/// 1. It computes the values that follow from known values.
/// 2. If only one constraint uses a variable, some value of the variable always satisfies the constraint. So both are set aside, and the
///    variable is computed after step 3.
/// 3. The simplex solver solves the remaining constraints. Usually no constraint remains.
///
/// Most of a layout is a triangular system of equations: each view depends on earlier views. A tableau takes quadratic time for such a
/// system. Instead, an `EvaluationPlan` stores the order in which the equations are evaluated. The plan depends only on which constraint
/// uses which variable, not on constants. So the time of an edit is proportional to the number of variables that depend on it. Adding a
/// constraint takes one more pass over all constraints.
///
/// The solutions are as good as the solutions of `SimplexSolver`. If several solutions are equally good, the two solvers may choose
/// different solutions. If required constraints conflict, the simplex solver solves them and all constraints that are connected with them.
///
/// Changes take effect in `solve()`.
package struct PropagationSolver: Sendable {
    /// A constraint. Its terms are in the incidence graph.
    struct ConstraintEntry: Sendable {
        let serial: Int
        var constant: Double
        let relation: Relation
        var priority: Priority
        let breakRank: Int
        /// Whether the array element is in use.
        var isInUse = true
        /// Whether the constraint is in the simplex solver.
        var isInSimplex = false
        /// Whether the constraint is connected with a conflict. If true, the simplex solver contains all of its terms.
        var isSimplexOnly = false
        /// Whether the solver has added the constraint, because a length would be negative without it.
        var isLengthBound = false

        var isRequiredEquality: Bool { relation == .equal && priority.isRequired }
    }

    struct VariableEntry: Sendable {
        var value = 0.0
        /// The value that `takeChanges()` has reported last.
        var reportedValue = 0.0
        /// Whether the variable is in `movedVariables`.
        var hasMoved = false
        /// Whether the array element is in use.
        var isInUse = true
    }

    /// A constraint as it is in the simplex solver.
    struct SimplexEntry: Sendable {
        let id: ConstraintID
        let terms: [LinearExpression.Term]
        /// The constraint that makes an inequality of positions hold as an equality if possible, or nil.
        var tightening: ConstraintID?
        /// The constraints that minimize the lengths in the inequality that `tightening` makes hold as an equality.
        var lengthMinimizations: [ConstraintID] = []
    }

    var constraints: [ConstraintEntry] = []
    var variableEntries: [VariableEntry] = []
    /// The variables, by variable index.
    var variables: [Variable] = []
    var graph = IncidenceGraph()
    var plan = EvaluationPlan()
    /// Whether the plan matches the constraints.
    var isPlanValid = true
    /// Variable indices, sorted by variable.
    var sortedVariables: [Int32] = []
    /// Indices of the variables that have moved since the last report.
    var movedVariables: [Int32] = []
    var simplex = SimplexSolver()
    /// The constraints that are in the simplex solver, by constraint index. This dictionary and the next one are never iterated, because
    /// the order of a dictionary is random.
    var simplexEntries: [Int32: SimplexEntry] = [:]
    /// Constraint indices by the id of the constraint in the simplex solver.
    var constraintBySimplexID: [ConstraintID: Int32] = [:]
    /// Variable indices by the variable's id.
    private var variableIndexByID = IndexTable()
    private var unusedConstraints: [Int32] = []
    private var unusedVariables: [Int32] = []
    /// Variables whose last constraint was removed. Their value is zero again.
    private var removedVariables: [Variable] = []
    private var lastSerial = 0
    /// Conflicts that `takeConflicts()` has not returned yet.
    var unreportedConflicts: [Conflict] = []
    /// The broken constraints whose conflicts are collected already.
    var reportedBroken: [ConstraintID] = []
    /// The constraints `length ≥ 0` that `addLengthBounds()` has added.
    var lengthBounds: [ConstraintID] = []

    /// Creates a solver without constraints.
    package init() {}

    // MARK: - Constraints

    /// Adds a constraint.
    ///
    /// If required constraints conflict, the constraint with the highest `breakRank` is broken. Of several constraints with the same rank,
    /// the last added constraint is broken.
    package mutating func add(_ constraint: Constraint, breakRank: Int = 0) -> ConstraintID {
        add(
            constraint.expression.terms, constant: constraint.expression.constant, constraint.relation, at: constraint.priority,
            breakRank: breakRank)
    }

    /// Adds the constraint `Σ terms + constant ⟨relation⟩ 0`. The terms are canonical, like those of a `LinearExpression`.
    package mutating func add(
        _ terms: [LinearExpression.Term], constant: Double, _ relation: Relation, at priority: Priority, breakRank: Int
    ) -> ConstraintID {
        precondition(constant.isFinite, "the constant of a constraint must be finite, not \(constant)")
        lastSerial += 1
        let index = unusedConstraints.popLast() ?? Int32(constraints.count)
        graph.beginConstraint(index, termCount: terms.count)
        for (position, term) in terms.enumerated() {
            precondition(term.coefficient.isFinite, "the coefficients of a constraint must be finite, not \(term.coefficient)")
            graph.addTerm(position, insertIfNeeded(term.variable), term.coefficient, of: index)
        }
        let entry = ConstraintEntry(
            serial: lastSerial, constant: constant, relation: relation, priority: priority, breakRank: breakRank)
        if Int(index) == constraints.count { constraints.append(entry) } else { constraints[Int(index)] = entry }
        isPlanValid = false
        return constraintID(at: index)
    }

    /// If a constraint has these terms, sets its constant and its priority. Otherwise changes nothing and returns false.
    package mutating func update(_ id: ConstraintID, _ terms: [LinearExpression.Term], constant: Double, at priority: Priority) -> Bool {
        guard let index = index(of: id), graph.incidenceCount(ofConstraint: index) == terms.count else { return false }
        var position = 0
        var isEqual = true
        graph.forEachIncidence(of: index) { incidence in
            let term = terms[position]
            if term.coefficient != incidence.coefficient || variables[Int(incidence.variable)] != term.variable { isEqual = false }
            position += 1
        }
        guard isEqual else { return false }
        setPriority(id, priority)
        setConstant(id, constant)
        return true
    }

    /// Removes a constraint. Returns its variables in the order of their ids.
    @discardableResult package mutating func remove(_ id: ConstraintID) -> [Variable] {
        guard let index = index(of: id) else { return [] }
        removeFromSimplex(Int32(index))
        let usedIndices = graph[constraint: index].map(\.variable)
        let usedVariables = usedIndices.map { variables[Int($0)] }
        graph.removeConstraint(index)
        for variable in usedIndices where graph.incidenceCount(ofVariable: Int(variable)) == 0 { removeVariable(at: variable) }
        constraints[index].isInUse = false
        constraints[index].isSimplexOnly = false
        unusedConstraints.append(Int32(index))
        isPlanValid = false
        return usedVariables
    }

    /// Replaces the constant of the constraint's expression.
    package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "the new constant of \(id) must be finite")
        guard let index = index(of: id), constraints[index].constant != constant else { return }
        constraints[index].constant = constant
        if isPlanValid { plan.markDirty(Int32(index)) }
    }

    /// Replaces the priority of a constraint.
    package mutating func setPriority(_ id: ConstraintID, _ priority: Priority) {
        guard let index = index(of: id), constraints[index].priority != priority else { return }
        constraints[index].priority = priority
        isPlanValid = false
    }

    /// Returns a constraint with its current constant and priority, or nil if it was removed.
    package func constraint(_ id: ConstraintID) -> Constraint? { index(of: id).map(constraint) }

    func constraint(at index: Int) -> Constraint {
        let terms = graph[constraint: index].map { LinearExpression.Term(variables[Int($0.variable)], $0.coefficient) }
        return Constraint(
            LinearExpression(terms, constant: constraints[index].constant), constraints[index].relation, at: constraints[index].priority)
    }

    // MARK: - Values

    /// Returns the value of a variable, rounded to the same grid as in `SimplexSolver`.
    package func value(of variable: Variable) -> Double {
        index(of: variable).map { SimplexSolver.roundedToGrid(variableEntries[Int($0)].value) } ?? 0
    }

    /// Returns the amount by which a constraint is violated.
    package func error(of id: ConstraintID) -> Double {
        guard let index = index(of: id) else { return 0 }
        let sum = graph[constraint: index].reduce(constraints[index].constant) {
            $0 + $1.coefficient * variableEntries[Int($1.variable)].value
        }
        return constraints[index].relation.error(sum)
    }

    /// Returns the variables whose values have changed since the last call: first the removed variables, then the others in the order in
    /// which they were computed. A variable that was removed and added again may be in the list twice.
    package mutating func takeChanges() -> [Variable] {
        var result: [Variable] = []
        result.reserveCapacity(movedVariables.count)
        takeChanges { variable, _ in result.append(variable) }
        return result
    }

    /// Calls `body` with the variables that `takeChanges()` returns, and with their new values. The value of a removed variable is 0.
    package mutating func takeChanges(_ body: (Variable, Double) -> Void) {
        for variable in removedVariables { body(variable, 0) }
        removedVariables.removeAll()
        for index in movedVariables.indices {
            let variable = Int(movedVariables[index])
            variableEntries[variable].hasMoved = false
            let value = SimplexSolver.roundedToGrid(variableEntries[variable].value)
            guard variableEntries[variable].isInUse, variableEntries[variable].reportedValue != value else { continue }
            variableEntries[variable].reportedValue = value
            body(variables[variable], value)
        }
        movedVariables.removeAll(keepingCapacity: true)
    }

    // MARK: - Bookkeeping

    /// Returns the index of a constraint, or nil if it was removed.
    func index(of id: ConstraintID) -> Int? {
        guard id.index < constraints.count, constraints[id.index].isInUse, constraints[id.index].serial == id.serial else { return nil }
        return id.index
    }

    /// Returns the id of the constraint at an index.
    func constraintID(at index: Int32) -> ConstraintID { ConstraintID(serial: constraints[Int(index)].serial, index: Int(index)) }

    /// Returns the index of a variable, or nil if no constraint uses it.
    func index(of variable: Variable) -> Int32? { variableIndexByID[variable.id] }

    /// Returns the index of a variable. Inserts the variable if it is new.
    private mutating func insertIfNeeded(_ variable: Variable) -> Int32 {
        if let index = variableIndexByID[variable.id] { return index }
        let index = unusedVariables.popLast() ?? Int32(variableEntries.count)
        if Int(index) == variableEntries.count {
            variableEntries.append(VariableEntry())
            variables.append(variable)
        } else {
            // The index may still be in `movedVariables` for the previous variable. It can then be in the array twice, but `takeChanges()`
            // reports the new variable only once.
            variableEntries[Int(index)] = VariableEntry()
            variables[Int(index)] = variable
        }
        graph.addVariableIfNeeded(index)
        variableIndexByID[variable.id] = index
        sortedVariables.insert(index, at: sortedPosition(of: variable))
        return index
    }

    /// Removes a variable whose last constraint was removed.
    private mutating func removeVariable(at index: Int32) {
        let variable = variables[Int(index)]
        if variableEntries[Int(index)].reportedValue != 0 { removedVariables.append(variable) }
        variableEntries[Int(index)].isInUse = false
        sortedVariables.remove(at: sortedPosition(of: variable))
        variableIndexByID.remove(variable.id)
        unusedVariables.append(index)
    }

    /// Returns the position of the variable in `sortedVariables`, or the position at which to insert it.
    private func sortedPosition(of variable: Variable) -> Int {
        if let last = sortedVariables.last, variables[Int(last)] < variable { return sortedVariables.count }
        var (low, high) = (0, sortedVariables.count)
        while low < high {
            let middle = (low + high) >> 1
            if variables[Int(sortedVariables[middle])] < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
