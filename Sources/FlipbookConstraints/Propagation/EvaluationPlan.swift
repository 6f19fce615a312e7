/// The order in which a layout is evaluated.
struct EvaluationPlan: Sendable {
    enum Kind: Sendable {
        /// Computes the only unknown variable of a required equality.
        case define
        /// Checks a required constraint whose variables are all known.
        case check
        /// Minimizes the errors of a variable that shares no constraint with another unknown variable.
        case minimize
        /// Updates the constant of a constraint in the simplex solver. The constant includes the values of the known variables.
        case simplex
        /// Adjusts a variable so that it satisfies its only remaining constraint. This is possible for all values of the other variables.
        case adjust
    }

    struct Step: Sendable {
        let kind: Kind
        /// The index of the constraint. For `minimize`, the index in `rankedConstraints` at which the variable's constraints begin.
        var constraint: Int32
        /// The index of the variable that is computed; −1 for `check` and `simplex`.
        var variable: Int32 = -1
        /// For `minimize`, the number of constraints.
        var constraintCount: Int32 = 0
    }

    /// The steps before the simplex solver runs, then the steps after it.
    var steps: [Step] = []
    /// The index of the first step after the simplex solver has run.
    private(set) var firstStepAfterSimplex = 0
    /// The constraints of the `minimize` steps. The constraints of one step are sorted by priority, the highest first.
    var rankedConstraints: [Int32] = []
    /// The indices of the variables that the simplex solver computes.
    var simplexVariables: [Int32] = []
    /// Whether the simplex solver computes each variable. Indexed by variable.
    var simplexFlags: [Bool] = []
    /// Whether the plan has not run yet. The first run copies all values from the simplex solver, even unchanged values.
    var isFirstRun = true
    /// The index of the step that evaluates each constraint, or −1. Indexed by constraint.
    private var stepOfConstraint: [Int32] = []
    /// By step index: whether a value that the step depends on has changed.
    private var isDirty: [Bool] = []
    /// A range that contains all dirty steps.
    private(set) var dirtyRange = 0..<0
    /// The index of the step that is running, or −1. Only later steps can become dirty.
    private var currentStep = -1

    /// Returns whether the simplex solver computes a variable.
    func isComputedBySimplex(_ variable: Int32) -> Bool { Int(variable) < simplexFlags.count && simplexFlags[Int(variable)] }
    /// Returns the constraints of a `minimize` step.
    func constraints(of step: Step) -> ArraySlice<Int32> {
        rankedConstraints[Int(step.constraint)..<Int(step.constraint + step.constraintCount)]
    }

    /// Appends the steps after the simplex solver, which completes the plan. Marks all steps as dirty.
    mutating func complete(_ stepsAfterSimplex: [Step], constraintCount: Int) {
        firstStepAfterSimplex = steps.count
        steps += stepsAfterSimplex
        stepOfConstraint = Array(repeating: -1, count: constraintCount)
        for (index, step) in steps.enumerated() {
            if step.kind != .minimize {
                stepOfConstraint[Int(step.constraint)] = Int32(index)
            } else {
                for constraint in constraints(of: step) { stepOfConstraint[Int(constraint)] = Int32(index) }
            }
        }
        isDirty = Array(repeating: true, count: steps.count)
        dirtyRange = 0..<steps.count
    }

    /// Marks the step of a constraint as dirty. Called when a variable or the constant of the constraint has changed.
    mutating func markDirty(_ constraint: Int32) {
        guard Int(constraint) < stepOfConstraint.count else { return }
        let step = Int(stepOfConstraint[Int(constraint)])
        guard step > currentStep, !isDirty[step] else { return }
        isDirty[step] = true
        dirtyRange = dirtyRange.isEmpty ? step..<step + 1 : min(dirtyRange.lowerBound, step)..<max(dirtyRange.upperBound, step + 1)
    }

    /// Returns the next dirty step before `end` and marks it as clean, or returns nil if there is none.
    mutating func nextDirtyStep(before end: Int) -> Step? {
        var index = dirtyRange.lowerBound
        let last = min(end, dirtyRange.upperBound)
        while index < last, !isDirty[index] { index += 1 }
        dirtyRange = index..<max(index, dirtyRange.upperBound)
        guard index < last else { return nil }
        isDirty[index] = false
        currentStep = index
        return steps[index]
    }

    /// Continues with the steps after the simplex solver.
    mutating func advancePastSimplex() { currentStep = firstStepAfterSimplex - 1 }

    /// Ends a run of the plan.
    mutating func endRun() {
        currentStep = -1
        isFirstRun = false
    }
}

extension PropagationSolver {
    /// Makes the plan from the incidence graph. The plan does not depend on constants.
    mutating func makePlan() {
        let freeVariables: [Int32]
        (plan, freeVariables) = EvaluationPlanner.makePlan(constraints, graph, sortedVariables, variableCount: variableEntries.count)
        for variable in freeVariables { setValue(of: variable, to: 0) }
        updateSimplex()
        isPlanValid = true
    }

    /// Adds the constraints of the plan to the simplex solver, and removes the constraints that are no longer in the plan. The constants
    /// are updated when the plan runs.
    private mutating func updateSimplex() {
        let simplexConstraints = plan.steps[..<plan.firstStepAfterSimplex].filter { $0.kind == .simplex }.map(\.constraint)
        guard !simplexConstraints.isEmpty || !simplexEntries.isEmpty else { return }
        var terms: [Int32: [LinearExpression.Term]] = [:]
        for constraint in simplexConstraints { terms[constraint] = simplexTerms(of: constraint) }
        for constraint in constraints.indices.map(Int32.init) where constraints[Int(constraint)].isInSimplex {
            if terms[constraint] != simplexEntries[constraint]?.terms { removeFromSimplex(constraint) }
        }
        // In a conflict, the constraint that was added last is broken. So after a constraint is added, all later constraints that may
        // conflict are removed and added again.
        var hasAddedConstraint = false
        for constraint in simplexConstraints.sorted(by: { constraints[Int($0)].serial < constraints[Int($1)].serial }) {
            if hasAddedConstraint, constraints[Int(constraint)].isSimplexOnly { removeFromSimplex(constraint) }
            if let entry = simplexEntries[constraint] {
                simplex.setPriority(entry.id, constraints[Int(constraint)].priority)
            } else {
                hasAddedConstraint = true
                addToSimplex(constraint, terms[constraint] ?? [])
            }
        }
    }

    /// Returns the terms of a constraint whose variables the simplex solver computes.
    private func simplexTerms(of constraint: Int32) -> [LinearExpression.Term] {
        graph[constraint: Int(constraint)].filter { plan.isComputedBySimplex($0.variable) }.map {
            LinearExpression.Term(variables[Int($0.variable)], $0.coefficient)
        }
    }

    /// Adds a constraint to the simplex solver.
    private mutating func addToSimplex(_ index: Int32, _ terms: [LinearExpression.Term]) {
        let entry = constraints[Int(index)]
        let constraint = Constraint(
            LinearExpression(terms, constant: effectiveConstant(of: Int(index))), entry.relation, at: entry.priority)
        let id = simplex.add(constraint, breakRank: entry.breakRank)
        simplexEntries[index] = SimplexEntry(id: id, terms: terms)
        constraintBySimplexID[id] = index
        constraints[Int(index)].isInSimplex = true
        addTightening(of: index, constraint)
    }

    /// Removes a constraint from the simplex solver.
    mutating func removeFromSimplex(_ constraint: Int32) {
        guard constraints[Int(constraint)].isInSimplex, let entry = simplexEntries.removeValue(forKey: constraint) else { return }
        simplex.remove(entry.id)
        for id in entry.lengthMinimizations { simplex.remove(id) }
        if let tightening = entry.tightening { simplex.remove(tightening) }
        constraintBySimplexID[entry.id] = nil
        constraints[Int(constraint)].isInSimplex = false
    }

    /// Returns the constant of a constraint plus the terms whose variables are known, at their current values.
    @inline(__always) func effectiveConstant(of constraint: Int) -> Double {
        var sum = constraints[constraint].constant
        for incidence in graph[constraint: constraint] where !plan.isComputedBySimplex(incidence.variable) {
            sum += incidence.coefficient * variableEntries[Int(incidence.variable)].value
        }
        return sum
    }
}
