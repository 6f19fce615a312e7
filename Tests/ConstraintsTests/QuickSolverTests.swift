import Constraints
import Testing

/// The quick solver beside the simplex: as good on every level, the same broken, the same values wherever there is only one best.
@Suite struct QuickSolverTests {
    @Test func `It finds what the simplex finds`() {
        for seed in 0..<200 {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 10)
            var (quick, plain) = (QuickSolver(), Solver())
            var ids: [(quick: ConstraintID, plain: ConstraintID)] = []
            let reckless = seed % 3 == 0 ? 0.15 : 0
            for step in 0..<40 {
                live(&system, &quick, &plain, &ids, reckless: reckless)
                guard step % 3 == 0 else { continue }
                quick.solve()
                for id in ids { #expect(quick.isBroken(id.quick) == plain.isBroken(id.plain), "seed \(seed), step \(step)") }
                for (priority, errors) in errors(quick, plain, ids) {
                    #expect(abs(errors.0 - errors.1) <= 1e-6 * max(1, errors.1), "seed \(seed), step \(step), at \(priority)")
                }
                for variable in system.variables where !plain.isAmbiguous(variable) {
                    let (x, y) = (quick.value(of: variable), plain.value(of: variable))
                    #expect(abs(x - y) <= 1e-7 * max(1, abs(x)), "seed \(seed), step \(step), \(variable)")
                }
            }
        }
    }

    @Test func `After any life it is what a new one would be`() {
        for seed in 200..<300 {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 10)
            var (quick, plain) = (QuickSolver(), Solver())
            var ids: [(quick: ConstraintID, plain: ConstraintID)] = []
            for step in 0..<60 {
                live(&system, &quick, &plain, &ids, reckless: seed % 2 == 0 ? 0.15 : 0)
                if step % 4 == 0 { quick.solve() }
            }
            quick.solve()
            var fresh = QuickSolver()
            let names = ids.map { fresh.add(plain.constraint($0.plain)!) }
            fresh.solve()
            for (id, name) in zip(ids, names) { #expect(quick.isBroken(id.quick) == fresh.isBroken(name), "seed \(seed)") }
            for variable in system.variables where !plain.isAmbiguous(variable) {
                let (x, y) = (quick.value(of: variable), fresh.value(of: variable))
                #expect(abs(x - y) <= 1e-7 * max(1, abs(x)), "seed \(seed), \(variable)")
            }
        }
    }

    @Test func `The same calls give the same bits`() {
        for seed in 0..<40 {
            let runs = (0..<2).map { _ in
                var system = RandomSystem(seed: seed, variables: 3 + seed % 9)
                var (quick, plain) = (QuickSolver(), Solver())
                var ids: [(quick: ConstraintID, plain: ConstraintID)] = []
                for _ in 0..<50 {
                    live(&system, &quick, &plain, &ids, reckless: 0.1)
                    quick.solve()
                }
                return ids.map { quick.error(of: $0.quick).bitPattern }
            }
            #expect(runs[0] == runs[1], "seed \(seed)")
        }
    }

    @Test func `Changes are told, and nothing else is told`() {
        for seed in 0..<60 {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 9)
            var (quick, plain) = (QuickSolver(), Solver())
            var ids: [(quick: ConstraintID, plain: ConstraintID)] = []
            var known: [Variable: Double] = [:]
            for _ in 0..<50 {
                live(&system, &quick, &plain, &ids, reckless: 0.1)
                quick.solve()
                let truth = system.variables.filter { quick.value(of: $0) != known[$0, default: 0] }
                #expect(Set(quick.takeChanges()).isSuperset(of: truth), "seed \(seed)")
                #expect(quick.takeChanges() == [])
                for variable in truth { known[variable] = quick.value(of: variable) }
            }
        }
    }

    /// A triangle as interfaces have it, and one pair in it that only the simplex can weigh.
    @Test func `An edit moves what depends on it, and only that`() {
        var solver = QuickSolver()
        func x(_ n: Int) -> Variable { Variable(11 + n) }
        let first = solver.add(Constraint(x(0), .equal, 3.5))
        var gaps = (1..<60).map { solver.add(Constraint(x($0), .equal, x($0 - 1) + Double($0))) }
        let (a, b) = (Variable(200), Variable(201))
        _ = solver.add(Constraint(a + b, .equal, x(20)))
        _ = solver.add(Constraint(a, .equal, b, at: .high))
        _ = solver.add(Constraint(a, .lessOrEqual, 70, at: .low))
        solver.solve()
        #expect(solver.value(of: x(20)) == 213.5 && solver.value(of: a) == 106.75)
        _ = solver.takeChanges()
        solver.setConstant(gaps[39], -45)
        solver.solve()
        #expect(solver.takeChanges() == (40..<60).map(x))
        #expect(solver.value(of: x(40)) == 3.5 + 820 + 5)
        solver.setConstant(first, -13.5)
        solver.solve()
        #expect(solver.value(of: a) == 111.75 && solver.value(of: b) == 111.75)
        #expect(solver.value(of: x(59)) == 13.5 + 1770 + 5)
        solver.remove(gaps.remove(at: 9))
        gaps.append(solver.add(Constraint(x(10), .equal, x(0) + 2)))
        solver.solve()
        #expect(solver.value(of: x(10)) == 15.5 && solver.value(of: x(20)) == 15.5 + 155)
    }

    @Test func `Conflicts are told with their culprits, and end with them`() {
        var solver = QuickSolver()
        let (x, y, z) = (Variable(1), Variable(2), Variable(3))
        let ids = [
            Constraint(x, .equal, 12.25), Constraint(y, .equal, x + 30), Constraint(z, .equal, 7), Constraint(y, .lessOrEqual, 40),
        ].map { solver.add($0) }
        solver.solve()
        #expect(solver.takeConflicts() == [Conflict(constraints: [ids[0], ids[1], ids[3]], broken: ids[3])])
        #expect(solver.brokenConstraints == [ids[3]] && solver.value(of: y) == 42.25)
        solver.setConstant(ids[1], -20)
        solver.solve()
        #expect(solver.brokenConstraints == [] && solver.takeConflicts() == [] && solver.value(of: y) == 32.25)
        solver.setConstant(ids[0], -21)
        solver.solve()
        #expect(solver.brokenConstraints == [ids[3]])
        solver.remove(ids[0])
        solver.solve()
        #expect(solver.brokenConstraints == [] && solver.value(of: z) == 7)
    }

    private func live(
        _ system: inout RandomSystem, _ quick: inout QuickSolver, _ plain: inout Solver,
        _ ids: inout [(quick: ConstraintID, plain: ConstraintID)],
        reckless: Double
    ) {
        switch system.random.int(0...5) {
        case 0 where ids.count > 5:
            let id = ids.remove(at: system.random.int(0...ids.count - 1))
            quick.remove(id.quick)
            plain.remove(id.plain)
        case 1 where !ids.isEmpty:
            let id = ids[system.random.int(0...ids.count - 1)]
            guard let constraint = plain.constraint(id.plain), !constraint.priority.isRequired || reckless > 0 else { return }
            let constant = constraint.expression.constant + system.random.number(-50...50)
            quick.setConstant(id.quick, constant)
            plain.setConstant(id.plain, constant)
        default:
            let constraint = system.constraint(reckless: reckless)
            ids.append((quick.add(constraint), plain.add(constraint)))
        }
    }

    private func errors(
        _ quick: QuickSolver, _ plain: Solver, _ ids: [(quick: ConstraintID, plain: ConstraintID)]
    ) -> [Priority: (Double, Double)] {
        var result: [Priority: (Double, Double)] = [:]
        for id in ids where !plain.isBroken(id.plain) {
            guard let priority = plain.constraint(id.plain)?.priority else { continue }
            let before = result[priority] ?? (0, 0)
            result[priority] = (before.0 + quick.error(of: id.quick), before.1 + plain.error(of: id.plain))
        }
        return result
    }
}
