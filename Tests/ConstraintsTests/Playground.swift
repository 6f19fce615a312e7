import Constraints
import Testing

/// A solver, and beside it the plain list of what it was told: what has gone through a long life must be what a new one would be.
struct Playground {
    struct Entry {
        var id: ConstraintID
        var constraint: Constraint
        var rank: Int
    }

    var system: RandomSystem
    var solver = Solver()
    var entries: [Entry] = []
    let seed: Int

    init(seed: Int, variables: Int) {
        system = RandomSystem(seed: seed, variables: variables)
        self.seed = seed
    }

    mutating func add(_ constraint: Constraint, rank: Int = 0) {
        entries.append(Entry(id: solver.add(constraint, breakRank: rank), constraint: constraint, rank: rank))
    }

    mutating func removeAny() {
        guard !entries.isEmpty else { return }
        solver.remove(entries.remove(at: system.random.int(0...entries.count - 1)).id)
    }

    /// One of all the things that can happen.
    mutating func act(reckless: Double) {
        guard !entries.isEmpty else { return add(system.constraint(reckless: reckless)) }
        let index = system.random.int(0...entries.count - 1)
        let isReckless = system.random.chance(reckless)
        switch system.random.int(0...9) {
        case 0...1: add(system.constraint(reckless: reckless), rank: system.random.pick([0, 0, 1, 5]))
        case 2...3 where entries.count > 6: removeAny()
        case 4...8:
            guard !entries[index].constraint.priority.isRequired || isReckless else { return }
            let constant = entries[index].constraint.expression.constant + system.random.number(-90...90)
            entries[index].constraint.expression.constant = constant
            solver.setConstant(entries[index].id, constant)
        default:
            let priority = isReckless ? Priority.required : Priority(system.random.pick(RandomSystem.priorities))
            entries[index].constraint.priority = priority
            solver.setPriority(entries[index].id, priority)
        }
    }

    /// A new solver, told the same in the same order or in another one.
    func rebuilt(shuffled: Bool = false) -> (solver: Solver, ids: [ConstraintID]) {
        var fresh = Solver()
        var random = system.random
        let order = shuffled ? entries.indices.shuffled(using: &random) : Array(entries.indices)
        var ids: [ConstraintID?] = Array(repeating: nil, count: entries.count)
        for index in order { ids[index] = fresh.add(entries[index].constraint, breakRank: entries[index].rank) }
        return (fresh, ids.map { $0! })
    }

    /// Both solvers give every variable the same value.
    func expectEqual(_ a: Solver, _ b: Solver, within tolerance: Double = 1e-9, _ location: SourceLocation = #_sourceLocation) {
        for variable in system.variables {
            let (x, y) = (a.value(of: variable), b.value(of: variable))
            #expect(
                abs(x - y) <= tolerance * max(1, abs(x)), "seed \(seed): \(variable) is \(x) and \(y)", sourceLocation: location)
        }
    }

    func expectFaultless(_ location: SourceLocation = #_sourceLocation) {
        #expect(solver.fault == nil, "seed \(seed)", sourceLocation: location)
    }
}
