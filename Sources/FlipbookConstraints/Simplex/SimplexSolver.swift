/// An incremental solver for linear constraints that uses the simplex method.
///
/// - All required constraints hold, except one of each conflict.
/// - The sum of the errors of the other constraints is minimal at each priority. A higher priority always outweighs lower priorities. The
///   error of a constraint is the amount by which it is violated.
/// - The solver is incremental: each change starts from the previous solution.
/// - The solution is canonical. Of all optimal solutions, the solver selects the solutions in which the variable with the smallest id is
///   nearest to zero. Of the selected solutions, it selects the solutions in which the variable with the next id is nearest to zero, and so
///   on. So the result depends only on the set of constraints, up to rounding. The same calls in the same order result in exactly the same
///   values.
///
/// The solver is a struct, so that a copy can answer a hypothetical question: copy the solver, add a fitting size, read the answer and
/// discard the copy. No memory is copied until the solver or its copy changes.
package struct SimplexSolver: Sendable {
    /// A constraint and its state.
    struct ConstraintRecord: Sendable {
        let id: ConstraintID
        var constraint: Constraint
        let breakRank: Int
        /// The conflict that broke this required constraint, or nil if it is not broken.
        var conflict: Conflict?
        var isConflictReported = false
        var isBroken: Bool { conflict != nil }
    }

    var tableau = Tableau()
    /// The constraint of each symbol of the tableau, or nil for variables.
    var records: [ConstraintRecord?] = []
    /// The variable of each symbol of the tableau, the number of constraints that use it, and the last reported value, or nil for
    /// constraints.
    var variables: [(variable: Variable, useCount: Int, reportedValue: Double)?] = []
    /// The symbol of each variable, by the variable's id. Never iterated, because the order of a dictionary is random.
    var symbolByVariableID: [Int: Int] = [:]
    /// The constraints of `suggest(_:_:at:)`, by the variable's id.
    var suggestions: [Int: ConstraintID] = [:]
    /// The symbols of the broken constraints, in the order in which they are retried.
    var brokenSymbols: [Int] = []
    /// Conflicts that `takeConflicts()` has not returned yet.
    var unreportedConflicts: [Conflict] = []
    /// Variables whose last constraint was removed. Their value is zero again.
    var removedVariables: [Variable] = []
    var lastSerial = 0
    var changeCount = 0

    /// Creates a solver without constraints.
    package init() {}

    // MARK: Constraints

    /// Adds a constraint.
    ///
    /// If a required constraint conflicts with others, the constraint of the conflict with the highest `breakRank` is broken. Of several
    /// constraints with the same rank, the last added constraint is broken. See `takeConflicts()`.
    package mutating func add(_ constraint: Constraint, breakRank: Int = 0) -> ConstraintID {
        precondition(constraint.expression.constant.isFinite, "the constant of \(constraint) must be finite")
        var definition = TableauRow()
        for term in constraint.expression.terms {
            precondition(term.coefficient.isFinite, "the coefficients of \(constraint) must be finite")
            definition.insert(TableauTerm(symbol: Int32(retain(term.variable)), coefficient: term.coefficient))
        }
        lastSerial += 1
        let symbol = tableau.insertConstraint(
            definition, constraint.relation, target: -constraint.expression.constant, serial: lastSerial)
        let id = ConstraintID(serial: lastSerial, index: symbol)
        growTables()
        records[symbol] = ConstraintRecord(id: id, constraint: constraint, breakRank: breakRank)
        if constraint.priority.isRequired {
            if enforce(symbol) { retryBroken(after: records[symbol]!) }
        } else {
            tableau.setStrength(of: symbol, .soft, at: PriorityLevel(constraint.priority))
            tableau.optimize()
        }
        finishChange()
        return id
    }

    /// Removes a constraint. Broken constraints that can be satisfied now are restored.
    package mutating func remove(_ id: ConstraintID) {
        guard let record = record(id) else { return }
        let mayRestoreOthers = record.constraint.priority.isRequired && !record.isBroken
        brokenSymbols.removeAll { $0 == id.index }
        tableau.ignore(id.index)
        tableau.deleteConstraint(id.index)
        records[id.index] = nil
        tableau.optimize()
        for term in record.constraint.expression.terms { release(term.variable) }
        if mayRestoreOthers { retryBroken(after: record) }
        finishChange()
    }

    /// Returns a constraint with its current constant and priority, or nil if it was removed. Its terms never change.
    package func constraint(_ id: ConstraintID) -> Constraint? { record(id)?.constraint }

    // MARK: Values

    /// Returns the value of a variable, rounded to a multiple of 2⁻³².
    ///
    /// This grid is finer than the pixels of any screen and coarser than rounding errors. So halves and quarters of a point are exact,
    /// independent of the order of pivots, and a difference of 1e-13 is not a change.
    package func value(of variable: Variable) -> Double {
        symbolByVariableID[variable.id].map(roundedValue) ?? 0
    }

    /// Returns the rounded value of a symbol.
    private func roundedValue(ofSymbol symbol: Int) -> Double {
        Self.roundedToGrid(tableau.symbols[symbol].value)
    }

    /// Returns the multiple of 2⁻³² that is nearest to `value`. Values of 2¹⁹ and more are returned unchanged.
    static func roundedToGrid(_ value: Double) -> Double {
        // Between 2²⁰ and 2²¹, the last bit of a Double is worth 2⁻³². So adding and subtracting this constant rounds to a multiple of
        // 2⁻³².
        let roundingConstant = 0x1.8p20
        return abs(value) < 0x1p19 ? (value + roundingConstant) - roundingConstant : value
    }

    /// Returns the variables whose values have changed since the last call, sorted.
    package mutating func takeChanges() -> [Variable] {
        var result = removedVariables
        removedVariables.removeAll()
        for symbol in tableau.movedSymbols.map(Int.init) {
            tableau.symbols[symbol].hasMoved = false
            let value = roundedValue(ofSymbol: symbol)
            guard let entry = variables[symbol], entry.reportedValue != value else { continue }
            variables[symbol]?.reportedValue = value
            result.append(entry.variable)
        }
        tableau.movedSymbols.removeAll(keepingCapacity: true)
        result.sort()
        // A variable that was removed and added again is in the list twice, but is reported once.
        return result.enumerated().filter { $0.offset == 0 || result[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// Returns the amount by which a constraint is violated.
    package func error(of id: ConstraintID) -> Double {
        guard record(id) != nil else { return 0 }
        let symbol = tableau.symbols[id.index]
        return symbol.relation.error(symbol.value - symbol.target)
    }

    // MARK: Bookkeeping

    /// Returns the record of a constraint, or nil if it was removed.
    func record(_ id: ConstraintID) -> ConstraintRecord? {
        guard id.index < records.count, let record = records[id.index], record.id == id else { return nil }
        return record
    }

    /// Returns the symbol of a variable and counts one more use of it. Inserts the variable if it is new.
    private mutating func retain(_ variable: Variable) -> Int {
        if let symbol = symbolByVariableID[variable.id] {
            variables[symbol]?.useCount += 1
            return symbol
        }
        let symbol = tableau.insertVariable(id: variable.id)
        growTables()
        symbolByVariableID[variable.id] = symbol
        variables[symbol] = (variable, 1, 0)
        return symbol
    }

    /// Counts one less use of a variable, and deletes it after the last use.
    private mutating func release(_ variable: Variable) {
        guard let symbol = symbolByVariableID[variable.id], let entry = variables[symbol] else { return }
        variables[symbol]?.useCount -= 1
        guard entry.useCount == 1, tableau.deleteVariable(symbol) else { return }
        symbolByVariableID[variable.id] = nil
        variables[symbol] = nil
        if entry.reportedValue != 0 { removedVariables.append(variable) }
    }

    /// Extends `records` and `variables` to the number of symbols.
    private mutating func growTables() {
        while records.count < tableau.symbols.count {
            records.append(nil)
            variables.append(nil)
        }
    }

    /// Ends a change: refreshes the tableau if needed and collects new conflicts. Every method that changes the solver calls this method
    /// last.
    mutating func finishChange() {
        changeCount += 1
        refreshIfNeeded()
        collectNewConflicts()
        #if DEBUG
        // The check visits the whole tableau, so a large tableau is not checked after every change.
        if tableau.symbols.count < 200 || changeCount % 64 == 0, tableau.isWellScaled { checkInvariants() }
        #endif
    }
}
