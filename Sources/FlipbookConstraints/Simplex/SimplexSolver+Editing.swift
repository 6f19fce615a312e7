extension SimplexSolver {
    /// Replaces the constant of the constraint's expression. Note the sign: for `left = right + 8` the constant is −8.
    ///
    /// The solver starts from the current solution and does not rebuild the tableau.
    package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "the new constant of \(id) must be finite")
        guard let record = record(id), record.constraint.expression.constant != constant else { return }
        records[id.index]?.constraint.expression.constant = constant
        if record.isBroken {
            tableau.setTarget(of: id.index, -constant)
            if enforce(id.index) { retryBroken(after: record) }
        } else if record.constraint.priority.isRequired {
            // Until the symbol has reached its new target, the constraint is weaker than the other required constraints.
            if !tableau.symbols[id.index].isBasic { tableau.setStrength(of: id.index, .soft, at: .enforcement) }
            tableau.setTarget(of: id.index, -constant)
            enforce(id.index)
            retryBroken(after: record)
        } else {
            tableau.setTarget(of: id.index, -constant)
            tableau.optimize()
        }
        finishChange()
    }

    /// Replaces the priority of a constraint.
    package mutating func setPriority(_ id: ConstraintID, _ priority: Priority) {
        guard let record = record(id), record.constraint.priority != priority else { return }
        records[id.index]?.constraint.priority = priority
        if priority.isRequired {
            enforce(id.index)
            retryBroken(after: record)
        } else {
            let wasRequired = record.constraint.priority.isRequired
            unmarkBroken(id.index)
            tableau.setStrength(of: id.index, .soft, at: PriorityLevel(priority))
            tableau.optimize()
            if wasRequired { retryBroken(after: record) }
        }
        finishChange()
    }

    /// Pulls a variable to a value. The first call adds a constraint `variable = value`, later calls edit it.
    package mutating func suggest(_ variable: Variable, _ value: Double, at priority: Priority = .high) {
        guard let id = suggestions[variable.id] else {
            suggestions[variable.id] = add(Constraint(variable, .equal, value, at: priority))
            return
        }
        setPriority(id, priority)
        setConstant(id, -value)
    }

    /// Removes the constraint that `suggest(_:_:at:)` added.
    package mutating func removeSuggestion(for variable: Variable) {
        guard let id = suggestions.removeValue(forKey: variable.id) else { return }
        remove(id)
    }
}
