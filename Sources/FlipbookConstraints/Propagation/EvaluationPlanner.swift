/// Makes an evaluation plan from the incidence graph of the constraints.
struct EvaluationPlanner {
    /// The way in which a variable is computed.
    private enum Resolution: UInt8 { case unknown, defined, adjusted, free, isolated, simplex }

    private let constraints: [PropagationSolver.ConstraintEntry]
    private let graph: IncidenceGraph
    private var resolutions: [Resolution]
    /// By constraint index: the number of its variables that are still unknown.
    private var unknownCounts: [Int32]
    /// By constraint index: whether a step uses the constraint.
    private var isAssigned: [Bool]
    /// By variable index: the number of its constraints that no step uses.
    private var unassignedCounts: [Int32]
    private var plan = EvaluationPlan()

    /// Returns the plan and the free variables: no constraint determines them, so they are zero and not in the plan.
    static func makePlan(
        _ constraints: [PropagationSolver.ConstraintEntry], _ graph: IncidenceGraph, _ sortedVariables: [Int32], variableCount: Int
    ) -> (plan: EvaluationPlan, free: [Int32]) {
        var planner = EvaluationPlanner(constraints, graph, variableCount: variableCount)
        planner.defineVariables()
        let (freeVariables, stepsAfterSimplex) = planner.adjustVariables(sortedVariables)
        planner.assignRemainingVariables(sortedVariables)
        planner.plan.complete(stepsAfterSimplex, constraintCount: constraints.count)
        return (planner.plan, freeVariables)
    }

    private init(_ constraints: [PropagationSolver.ConstraintEntry], _ graph: IncidenceGraph, variableCount: Int) {
        self.constraints = constraints
        self.graph = graph
        resolutions = Array(repeating: .unknown, count: variableCount)
        unknownCounts = constraints.indices.map { graph.incidenceCount(ofConstraint: $0) }
        isAssigned = constraints.map { !$0.isInUse }
        unassignedCounts = (0..<variableCount).map { graph.incidenceCount(ofVariable: $0) }
        plan.steps.reserveCapacity(constraints.count)
    }

    // MARK: - Required equalities

    /// Plans the variables that required equalities determine, one after the other.
    private mutating func defineVariables() {
        for constraint in constraints.indices where constraints[constraint].isSimplexOnly {
            for incidence in graph[constraint: constraint] { resolutions[Int(incidence.variable)] = .simplex }
        }
        var worklist = constraints.indices.filter { unknownCounts[$0] <= 1 && !isAssigned[$0] && !constraints[$0].isSimplexOnly }.map(
            Int32.init)
        var next = 0
        while next < worklist.count {
            let constraint = Int(worklist[next])
            next += 1
            guard !isAssigned[constraint] else { continue }
            if unknownCounts[constraint] == 0 {
                markAssigned(constraint)
                // Optional constraints need no step: their error cannot be changed.
                if constraints[constraint].priority.isRequired {
                    plan.steps.append(EvaluationPlan.Step(kind: .check, constraint: Int32(constraint)))
                }
            } else if constraints[constraint].isRequiredEquality,
                let incidence = graph[constraint: constraint].first(where: { resolutions[Int($0.variable)] == .unknown })
            {
                markAssigned(constraint)
                plan.steps.append(EvaluationPlan.Step(kind: .define, constraint: Int32(constraint), variable: incidence.variable))
                resolutions[Int(incidence.variable)] = .defined
                graph.forEachConstraint(of: incidence.variable) { dependent in
                    unknownCounts[Int(dependent)] -= 1
                    if unknownCounts[Int(dependent)] <= 1, !isAssigned[Int(dependent)] { worklist.append(dependent) }
                }
            }
        }
    }

    /// Marks a constraint as used by a step.
    private mutating func markAssigned(_ constraint: Int) {
        isAssigned[constraint] = true
        for incidence in graph[constraint: constraint] { unassignedCounts[Int(incidence.variable)] -= 1 }
    }

    // MARK: - Variables with one remaining constraint

    /// Plans the variables that only one of the remaining constraints uses. The last variables are planned first. So if several variables
    /// share one equation, the equation determines the last of these variables, and the others are zero.
    private mutating func adjustVariables(_ sortedVariables: [Int32]) -> (free: [Int32], steps: [EvaluationPlan.Step]) {
        var worklist = sortedVariables.filter { resolutions[Int($0)] == .unknown && unassignedCounts[Int($0)] <= 1 }
        var (freeVariables, steps): ([Int32], [EvaluationPlan.Step]) = ([], [])
        while let variable = worklist.popLast() {
            guard resolutions[Int(variable)] == .unknown else { continue }
            guard let constraint = graph.firstConstraint(of: variable, where: { !isAssigned[Int($0)] }) else {
                resolutions[Int(variable)] = .free
                freeVariables.append(variable)
                continue
            }
            markAssigned(Int(constraint))
            resolutions[Int(variable)] = .adjusted
            steps.append(EvaluationPlan.Step(kind: .adjust, constraint: constraint, variable: variable))
            for incidence in graph[constraint: Int(constraint)]
            where resolutions[Int(incidence.variable)] == .unknown && unassignedCounts[Int(incidence.variable)] <= 1 {
                worklist.append(incidence.variable)
            }
        }
        // The variable that was planned last is evaluated first.
        return (freeVariables, steps.reversed())
    }

    // MARK: - Remaining variables

    /// Plans the remaining variables. A variable that shares no constraint with another unknown variable is isolated. The simplex solver
    /// computes the other variables.
    private mutating func assignRemainingVariables(_ sortedVariables: [Int32]) {
        for constraint in constraints.indices where !isAssigned[constraint] { assignToSimplexIfCoupled(graph[constraint: constraint]) }
        for variable in sortedVariables where resolutions[Int(variable)] == .unknown {
            resolutions[Int(variable)] = .isolated
            let start = plan.rankedConstraints.count
            graph.forEachConstraint(of: variable) { constraint in
                guard !isAssigned[Int(constraint)] else { return }
                isAssigned[Int(constraint)] = true
                plan.rankedConstraints.append(constraint)
            }
            sortRankedConstraints(from: start)
            plan.steps.append(
                EvaluationPlan.Step(
                    kind: .minimize, constraint: Int32(start), variable: variable,
                    constraintCount: Int32(plan.rankedConstraints.count - start)))
        }
        plan.simplexVariables = sortedVariables.filter { resolutions[Int($0)] == .simplex }
        plan.simplexFlags = resolutions.map { $0 == .simplex }
        for constraint in constraints.indices where !isAssigned[constraint] {
            plan.steps.append(EvaluationPlan.Step(kind: .simplex, constraint: Int32(constraint)))
        }
    }

    /// Assigns the unresolved variables of a constraint to the simplex solver, if there are several.
    private mutating func assignToSimplexIfCoupled(_ incidences: ArraySlice<IncidenceGraph.Incidence>) {
        func isUnresolved(_ incidence: IncidenceGraph.Incidence) -> Bool {
            resolutions[Int(incidence.variable)] == .unknown || resolutions[Int(incidence.variable)] == .simplex
        }
        guard incidences.reduce(0, { $0 + (isUnresolved($1) ? 1 : 0) }) > 1 else { return }
        for incidence in incidences where isUnresolved(incidence) { resolutions[Int(incidence.variable)] = .simplex }
    }

    /// Sorts the ranked constraints from an index on: the highest priority first. Constraints with equal priorities keep the order in which
    /// they were added.
    private mutating func sortRankedConstraints(from start: Int) {
        guard plan.rankedConstraints.count - start > 1 else { return }
        plan.rankedConstraints[start...].sort {
            let (a, b) = (constraints[Int($0)], constraints[Int($1)])
            return a.priority == b.priority ? a.serial < b.serial : a.priority > b.priority
        }
    }
}
