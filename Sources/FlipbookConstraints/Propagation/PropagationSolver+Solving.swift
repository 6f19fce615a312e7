extension PropagationSolver {
    /// Whether all changes are solved.
    package var isUpToDate: Bool { isPlanValid && plan.dirtyRange.isEmpty }

    /// Applies all changes since the last call and computes the new values. If required constraints conflict, the plan is made again, and
    /// the simplex solver solves the conflicting constraints and all constraints that are connected with them.
    package mutating func solve() {
        if !isUpToDate { removeUnneededLengthBounds() }
        repeat { solveWithLengthBounds() } while addLengthBounds()
        collectNewConflicts()
    }

    /// Solves the changes. Only lengths with a bound are prevented from being negative.
    private mutating func solveWithLengthBounds() {
        if !isPlanValid { updateSimplexOnly() }
        for _ in 0...constraints.count {
            if !isPlanValid { makePlan() }
            guard !plan.dirtyRange.isEmpty, let unsatisfiable = runPlan() else { break }
            markSimplexOnly(connectedTo: unsatisfiable)
            isPlanValid = false
        }
    }

    /// Runs the dirty steps of the plan. Returns the index of a constraint that cannot be satisfied, or nil if there is none.
    private mutating func runPlan() -> Int? {
        while let step = plan.nextDirtyStep(before: plan.firstStepAfterSimplex) {
            if let unsatisfiable = perform(step) { return unsatisfiable }
        }
        plan.advancePastSimplex()
        for variable in simplex.takeChanges() {
            if let index = index(of: variable), plan.isComputedBySimplex(index) { setValue(of: index, to: simplex.value(of: variable)) }
        }
        if plan.isFirstRun {
            for variable in plan.simplexVariables { setValue(of: variable, to: simplex.value(of: variables[Int(variable)])) }
        }
        for id in simplex.brokenConstraints {
            if let constraint = constraintBySimplexID[id], !constraints[Int(constraint)].isSimplexOnly { return Int(constraint) }
        }
        while let step = plan.nextDirtyStep(before: .max) { adjust(step.variable, toSatisfy: Int(step.constraint)) }
        plan.endRun()
        return nil
    }

    /// Performs a step. Returns the index of a constraint that cannot be satisfied, or nil if there is none.
    private mutating func perform(_ step: EvaluationPlan.Step) -> Int? {
        let constraint = Int(step.constraint)
        switch step.kind {
        case .define:
            let (sum, coefficient) = partialSum(of: constraint, excluding: step.variable)
            setValue(of: step.variable, to: -sum / coefficient)
        case .check:
            return isSatisfied(constraint) ? nil : constraint
        case .minimize:
            guard let value = bestValue(for: step) else { return Int(plan.constraints(of: step).first!) }
            setValue(of: step.variable, to: value)
        case .simplex:
            guard let entry = simplexEntries[step.constraint] else { break }
            simplex.setConstant(entry.id, effectiveConstant(of: constraint))
            if let tightening = entry.tightening { simplex.setConstant(tightening, effectiveConstant(of: constraint)) }
        case .adjust: adjust(step.variable, toSatisfy: constraint)
        }
        return nil
    }

    /// Returns the sum of a constraint's constant and terms without one variable, and the coefficient of that variable.
    ///
    /// This method and `isSatisfied` are inlined, because a call of a nonmutating method would first copy the whole solver.
    @inline(__always) private func partialSum(of constraint: Int, excluding variable: Int32) -> (Double, Double) {
        var (sum, coefficient) = (constraints[constraint].constant, 1.0)
        graph.forEachIncidence(of: constraint) { incidence in
            if incidence.variable == variable {
                coefficient = incidence.coefficient
            } else {
                sum += incidence.coefficient * variableEntries[Int(incidence.variable)].value
            }
        }
        return (sum, coefficient)
    }

    /// Returns whether a constraint is satisfied at the current values.
    @inline(__always) private func isSatisfied(_ constraint: Int) -> Bool {
        var sum = constraints[constraint].constant
        var scale = max(1, abs(sum))
        graph.forEachIncidence(of: constraint) { incidence in
            let addend = incidence.coefficient * variableEntries[Int(incidence.variable)].value
            sum += addend
            scale = max(scale, abs(addend))
        }
        return constraints[constraint].relation.error(sum) <= max(1e-8, scale * 1e-9)
    }

    /// Sets a variable to the best value that satisfies its only constraint: a position to the boundary of the constraint, another variable
    /// to the value nearest to zero.
    private mutating func adjust(_ variable: Int32, toSatisfy constraint: Int) {
        let (sum, coefficient) = partialSum(of: constraint, excluding: variable)
        let relation = constraints[constraint].relation
        let isAtBoundary = relation == .equal || relation.error(sum) > 0 || variables[Int(variable)].kind == .position
        setValue(of: variable, to: isAtBoundary ? -sum / coefficient : 0)
    }

    /// Returns the best value of the variable of a `minimize` step, or nil if required constraints conflict.
    ///
    /// The constraints restrict the possible values to an interval, in the order of their priorities. The best value of a position is the
    /// lower end of the interval, or the upper end if there is no lower end. For any other variable, it is the value nearest to zero.
    private func bestValue(for step: EvaluationPlan.Step) -> Double? {
        var interval = FeasibleInterval(lowerBound: -.infinity, upperBound: .infinity)
        var remaining = plan.constraints(of: step)
        while let first = remaining.first {
            let priority = constraints[Int(first)].priority
            var breakpoints: [FeasibleInterval.ErrorBreakpoint] = []
            while let constraint = remaining.first, constraints[Int(constraint)].priority == priority {
                breakpoints.append(breakpoint(of: Int(constraint), at: step.variable))
                remaining.removeFirst()
            }
            if priority.isRequired {
                for breakpoint in breakpoints where !interval.restrict(by: breakpoint) { return nil }
            } else {
                interval.restrictToMinimumError(of: &breakpoints)
            }
        }
        if variables[Int(step.variable)].kind == .position {
            if interval.lowerBound.isFinite { return interval.lowerBound }
            if interval.upperBound.isFinite { return interval.upperBound }
        }
        return min(max(0, interval.lowerBound), interval.upperBound)
    }

    /// Returns the breakpoint of a constraint's error as a function of one variable x.
    ///
    /// The constraint a·x + c ⟨relation⟩ 0 becomes x ⟨relation⟩ −c/a, with the relation reversed if a is negative. The error is
    /// multiplied by |a|.
    private func breakpoint(of constraint: Int, at variable: Int32) -> FeasibleInterval.ErrorBreakpoint {
        let (sum, coefficient) = partialSum(of: constraint, excluding: variable)
        let relation = constraints[constraint].relation
        let (above, below) =
            coefficient > 0 ? (relation.forbidsAbove, relation.forbidsBelow) : (relation.forbidsBelow, relation.forbidsAbove)
        return FeasibleInterval.ErrorBreakpoint(
            position: -sum / coefficient, weight: abs(coefficient), forbidsAbove: above, forbidsBelow: below)
    }

    /// The largest absolute value of a variable.
    private static let maximumValue = 1e12

    /// Sets a variable and marks the steps of its constraints as dirty.
    mutating func setValue(of variable: Int32, to value: Double) {
        let index = Int(variable)
        // A chain of multipliers can exceed every number. With this limit, all sums stay finite.
        let value = value.isNaN ? 0 : min(max(value, -Self.maximumValue), Self.maximumValue)
        guard variableEntries[index].value != value else { return }
        variableEntries[index].value = value
        if !variableEntries[index].hasMoved {
            variableEntries[index].hasMoved = true
            movedVariables.append(variable)
        }
        graph.forEachConstraint(of: variable) { plan.markDirty($0) }
    }
}
