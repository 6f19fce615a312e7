extension Solver {
    /// Replaces the constant of the constraint's expression (mind its sign: left − right − 8). The solution is moved there, nothing is
    /// built anew.
    package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "the constant of \(id) is to be no number")
        guard let record = record(id), record.constraint.expression.constant != constant else { return }
        records[id.symbol]?.constraint.expression.constant = constant
        if record.isBroken {
            tableau.setTarget(of: id.symbol, -constant)
            if attempt(id.symbol) { retryBroken(after: record) }
        } else if record.constraint.priority.isRequired {
            // Until it is where it shall be it is the weaker of all that are required.
            if !tableau.symbols[id.symbol].isBasic { tableau.setStrength(of: id.symbol, .soft, at: .repair) }
            tableau.setTarget(of: id.symbol, -constant)
            attempt(id.symbol)
            retryBroken(after: record)
        } else {
            tableau.setTarget(of: id.symbol, -constant)
            tableau.optimise()
        }
        finishChange()
    }

    package mutating func setPriority(_ id: ConstraintID, _ priority: Priority) {
        guard let record = record(id), record.constraint.priority != priority else { return }
        records[id.symbol]?.constraint.priority = priority
        if priority.isRequired {
            attempt(id.symbol)
            retryBroken(after: record)
        } else {
            let wasRequired = record.constraint.priority.isRequired
            mend(id.symbol)
            tableau.setStrength(of: id.symbol, .soft, at: Level(priority))
            tableau.optimise()
            if wasRequired { retryBroken(after: record) }
        }
        finishChange()
    }

    /// Pulls a variable to a value: a constraint `variable = value` that is added the first time and edited from then on.
    package mutating func suggest(_ variable: Variable, _ value: Double, at priority: Priority = .high) {
        guard let id = suggestions[variable.id] else {
            suggestions[variable.id] = add(Constraint(variable, .equal, value, at: priority))
            return
        }
        setPriority(id, priority)
        setConstant(id, -value)
    }

    package mutating func endSuggesting(_ variable: Variable) {
        guard let id = suggestions.removeValue(forKey: variable.id) else { return }
        remove(id)
    }
}
