import FlipbookConstraints
import SeededRandomValues
import Testing

@Suite struct PriorityTests {
    let x = Variable(3)
    let y = Variable(5)

    @Test func manyWeakConstraintsDoNotOutweighAStrongerOne() {
        for (weak, strong) in [(1, 2), (249, 250), (250, 250.5), (749.75, 750), (998, 999)] as [(Float, Float)] {
            var solver = SimplexSolver()
            let stronger = solver.add(Constraint(x, .equal, 17.25, at: Priority(strong)))
            for n in 0..<2000 { _ = solver.add(Constraint(x, .equal, 400 + Double(n % 7), at: Priority(weak))) }
            #expect(solver.value(of: x) == 17.25)
            #expect(solver.error(of: stronger) == 0)
            solver.remove(stronger)
            #expect(solver.value(of: x) == 403)  // the median, where the sum of distances is minimal
            #expect(solver.invariantViolation == nil)
        }
    }

    @Test func theStrongerConstraintWinsInAnyOrder() {
        for (a, b) in [(250, 250.000_015_3), (1, 1000), (499, 501)] as [(Float, Float)] {
            for strongFirst in [true, false] {
                var solver = SimplexSolver()
                let weak = Constraint(x, .equal, -31.5, at: Priority(a))
                let strong = Constraint(x, .equal, 62.75, at: Priority(b))
                _ = solver.add(strongFirst ? strong : weak)
                _ = solver.add(strongFirst ? weak : strong)
                #expect(solver.value(of: x) == 62.75)
            }
        }
    }

    /// Constraints at one level and below do not increase the errors at higher levels.
    @Test func weakerConstraintsDoNotChangeErrorsOfStrongerOnes() {
        for seed in 0..<200 {
            var fixture = SolverFixture(seed: seed, variables: 3 + seed % 8)
            for _ in 0..<25 { fixture.add(fixture.system.constraint()) }
            let limit = Priority(fixture.system.random.pick(RandomSystem.priorities))
            let before = errors(of: fixture.entries, above: limit, fixture.solver)
            for _ in 0..<30 {
                var constraint = fixture.system.optionalConstraint()
                constraint.priority = min(constraint.priority, limit)
                _ = fixture.solver.add(constraint)
            }
            let after = errors(of: fixture.entries, above: limit, fixture.solver)
            #expect(before.keys == after.keys)
            for (priority, error) in before { #expect(abs(error - after[priority]!) < 1e-8 * max(1, error), "seed \(seed) at \(priority)") }
        }
    }

    private func errors(of entries: [SolverFixture.Entry], above limit: Priority, _ solver: SimplexSolver) -> [Priority: Double] {
        var result: [Priority: Double] = [:]
        for entry in entries where entry.constraint.priority > limit {
            result[entry.constraint.priority, default: 0] += solver.error(of: entry.id)
        }
        return result
    }

    /// Errors are not squared. For an odd number of equality constraints with the same priority, the solution is the median, not the mean.
    @Test func errorsAreLinear() {
        for seed in 0..<50 {
            var random = SeededRandom(seed)
            var targets = (0..<(2 * random.integer(1...10) + 1)).map { _ in random.number(-900, 900) }
            var solver = SimplexSolver()
            for target in targets { _ = solver.add(Constraint(x, .equal, target, at: .low)) }
            targets.sort()
            #expect(abs(solver.value(of: x) - targets[targets.count / 2]) < 1e-9, "seed \(seed)")
        }
    }

    @Test func anUnreachableSuggestionIsApproximated() {
        for seed in 0..<50 {
            var random = SeededRandom(seed)
            let (low, high) = (random.number(-90, 10), random.number(20, 300))
            var solver = SimplexSolver()
            _ = solver.add(Constraint(x - y, .greaterOrEqual, low))
            _ = solver.add(Constraint(x - y, .lessOrEqual, high))
            _ = solver.add(Constraint(y, .equal, 41.5))
            for target in (0..<20).map({ _ in random.number(-400, 600) }) {
                solver.suggest(x, target, at: Priority(random.pick([1, 600, 999])))
                #expect(abs(solver.value(of: x) - min(max(target, 41.5 + low), 41.5 + high)) < 1e-9, "seed \(seed)")
                #expect(solver.value(of: y) == 41.5)
            }
            solver.removeSuggestion(for: x)
            #expect(solver.invariantViolation == nil)
        }
    }

    @Test func onlyStrongerConstraintsOverrideAContentSize() {
        var solver = SimplexSolver()
        _ = solver.add(Constraint(x, .lessOrEqual, 120.5, at: .low))
        _ = solver.add(Constraint(x, .greaterOrEqual, 120.5, at: .high))
        #expect(solver.value(of: x) == 120.5)
        for (width, priority, result) in [(300, 251, 300), (300, 249, 120.5), (60, 749, 120.5), (60, 751, 60)] as [(Double, Float, Double)]
        {
            let id = solver.add(Constraint(x, .equal, width, at: Priority(priority)))
            #expect(solver.value(of: x) == result, "\(width) at \(priority)")
            solver.remove(id)
        }
    }

    @Test func aChangedPriorityActsLikeAnInitialOne() {
        for seed in 0..<100 {
            var fixture = SolverFixture(seed: seed, variables: 3 + seed % 6)
            for _ in 0..<25 { fixture.add(fixture.system.constraint()) }
            for index in fixture.entries.indices {
                let priority = Priority(fixture.system.random.pick(RandomSystem.priorities + [1000]))
                fixture.entries[index].constraint.priority = priority
                fixture.solver.setPriority(fixture.entries[index].id, priority)
                fixture.expectInvariants()
            }
            fixture.expectEqual(fixture.solver, fixture.rebuilt().solver)
        }
    }
}
