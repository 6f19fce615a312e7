import FlipbookConstraints
import SeededRandomValues
import Testing

/// A solver, and the list of its constraints. After many changes, the solver must give the same values as a new one with the same
/// constraints.
struct SolverFixture {
    struct Entry {
        var id: ConstraintID
        var constraint: Constraint
        var breakRank: Int
    }

    var system: RandomSystem
    var solver = SimplexSolver()
    var entries: [Entry] = []
    let seed: Int

    init(seed: Int, variables: Int) {
        system = RandomSystem(seed: seed, variables: variables)
        self.seed = seed
    }

    mutating func add(_ constraint: Constraint, breakRank: Int = 0) {
        entries.append(Entry(id: solver.add(constraint, breakRank: breakRank), constraint: constraint, breakRank: breakRank))
    }

    mutating func removeRandomConstraint() {
        guard !entries.isEmpty else { return }
        solver.remove(entries.remove(at: system.random.integer(0...entries.count - 1)).id)
    }

    /// Performs a random change: adds, removes or edits a constraint, or changes its priority.
    mutating func performRandomChange(conflictProbability: Double) {
        guard !entries.isEmpty else { return add(system.constraint(conflictProbability: conflictProbability)) }
        let index = system.random.integer(0...entries.count - 1)
        let mayConflict = system.random.bool(conflictProbability)
        switch system.random.integer(0...9) {
        case 0...1: add(system.constraint(conflictProbability: conflictProbability), breakRank: system.random.pick([0, 0, 1, 5]))
        case 2...3 where entries.count > 6: removeRandomConstraint()
        case 4...8:
            guard !entries[index].constraint.priority.isRequired || mayConflict else { return }
            let constant = entries[index].constraint.expression.constant + system.random.number(-90, 90)
            entries[index].constraint.expression.constant = constant
            solver.setConstant(entries[index].id, constant)
        default:
            let priority = mayConflict ? Priority.required : Priority(system.random.pick(RandomSystem.priorities))
            entries[index].constraint.priority = priority
            solver.setPriority(entries[index].id, priority)
        }
    }

    /// Returns a new solver with the same constraints, added in the same order or in a random one.
    func rebuilt(shuffled: Bool = false) -> (solver: SimplexSolver, ids: [ConstraintID]) {
        var newSolver = SimplexSolver()
        var random = system.random
        let order = shuffled ? entries.indices.shuffled(using: &random) : Array(entries.indices)
        var ids: [ConstraintID?] = Array(repeating: nil, count: entries.count)
        for index in order { ids[index] = newSolver.add(entries[index].constraint, breakRank: entries[index].breakRank) }
        return (newSolver, ids.map { $0! })
    }

    /// Expects that both solvers give every variable the same value.
    func expectEqual(_ a: SimplexSolver, _ b: SimplexSolver, within tolerance: Double = 1e-9, _ location: SourceLocation = #_sourceLocation)
    {
        for variable in system.variables {
            let (x, y) = (a.value(of: variable), b.value(of: variable))
            #expect(
                abs(x - y) <= tolerance * max(1, abs(x)), "seed \(seed): \(variable) is \(x) and \(y)", sourceLocation: location)
        }
    }

    /// Expects that no invariant of the solver is violated.
    func expectInvariants(_ location: SourceLocation = #_sourceLocation) {
        #expect(solver.invariantViolation == nil, "seed \(seed)", sourceLocation: location)
    }
}
