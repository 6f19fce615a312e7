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
