import Constraints
import Testing

@Suite struct PriorityTests {
    let x = Variable(3)
    let y = Variable(5)

    @Test func `2000 weak constraints do not beat one that is a little stronger`() {
        for (weak, strong) in [(1, 2), (249, 250), (250, 250.5), (749.75, 750), (998, 999)] as [(Float, Float)] {
            var solver = Solver()
            let wish = solver.add(Constraint(x, .equal, 17.25, at: Priority(strong)))
            for n in 0..<2000 { _ = solver.add(Constraint(x, .equal, 400 + Double(n % 7), at: Priority(weak))) }
            #expect(solver.value(of: x) == 17.25)
            #expect(solver.error(of: wish) == 0)
            solver.remove(wish)
            #expect(solver.value(of: x) == 403)  // the median, that is the smallest sum of distances
            #expect(solver.fault == nil)
        }
    }

    @Test func `The stronger wins by however little it is stronger, and in whichever order they come`() {
        for (a, b) in [(250, 250.000_015_3), (1, 1000), (499, 501)] as [(Float, Float)] {
            for strongFirst in [true, false] {
                var solver = Solver()
                let weak = Constraint(x, .equal, -31.5, at: Priority(a))
                let strong = Constraint(x, .equal, 62.75, at: Priority(b))
                _ = solver.add(strongFirst ? strong : weak)
                _ = solver.add(strongFirst ? weak : strong)
                #expect(solver.value(of: x) == 62.75)
            }
        }
    }

    /// The lexicographic law: whatever is wished at a level and below makes no error above it greater.
    @Test func `Nothing weaker changes the errors of what is stronger`() {
        for seed in 0..<200 {
            var playground = Playground(seed: seed, variables: 3 + seed % 8)
            for _ in 0..<25 { playground.add(playground.system.constraint()) }
            let border = Priority(playground.system.random.pick(RandomSystem.priorities))
            let before = errors(of: playground.entries, above: border, playground.solver)
            for _ in 0..<30 {
                var constraint = playground.system.optional()
                constraint.priority = min(constraint.priority, border)
                _ = playground.solver.add(constraint)
            }
            let after = errors(of: playground.entries, above: border, playground.solver)
            #expect(before.keys == after.keys)
            for (priority, error) in before { #expect(abs(error - after[priority]!) < 1e-8 * max(1, error), "seed \(seed) at \(priority)") }
        }
    }

    private func errors(of entries: [Playground.Entry], above border: Priority, _ solver: Solver) -> [Priority: Double] {
        var result: [Priority: Double] = [:]
        for entry in entries where entry.constraint.priority > border {
            result[entry.constraint.priority, default: 0] += solver.error(of: entry.id)
        }
        return result
    }

    /// An error counts as it is, not squared: of an odd number of equal wishes the median is fulfilled, the mean is of no interest.
    @Test func `Errors are linear`() {
        for seed in 0..<50 {
            var random = SplitMix64(seed)
            var wishes = (0..<(2 * random.int(1...10) + 1)).map { _ in random.number(-900...900) }
            var solver = Solver()
            for wish in wishes { _ = solver.add(Constraint(x, .equal, wish, at: .low)) }
            wishes.sort()
            #expect(abs(solver.value(of: x) - wishes[wishes.count / 2]) < 1e-9, "seed \(seed)")
        }
    }

    @Test func `A wish that cannot be fulfilled is approached`() {
        for seed in 0..<50 {
            var random = SplitMix64(seed)
            let (low, high) = (random.number(-90...10), random.number(20...300))
            var solver = Solver()
            _ = solver.add(Constraint(x - y, .greaterOrEqual, low))
            _ = solver.add(Constraint(x - y, .lessOrEqual, high))
            _ = solver.add(Constraint(y, .equal, 41.5))
            for wish in (0..<20).map({ _ in random.number(-400...600) }) {
                solver.suggest(x, wish, at: Priority(random.pick([1, 600, 999])))
                #expect(abs(solver.value(of: x) - min(max(wish, 41.5 + low), 41.5 + high)) < 1e-9, "seed \(seed)")
                #expect(solver.value(of: y) == 41.5)
            }
            solver.endSuggesting(x)
            #expect(solver.fault == nil)
        }
    }

    @Test func `A label is as large as its text, unless what is stronger will not have it`() {
        var solver = Solver()
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

    @Test func `Changing a priority is like having given it at once`() {
        for seed in 0..<100 {
            var playground = Playground(seed: seed, variables: 3 + seed % 6)
            for _ in 0..<25 { playground.add(playground.system.constraint()) }
            for index in playground.entries.indices {
                let priority = Priority(playground.system.random.pick(RandomSystem.priorities + [1000]))
                playground.entries[index].constraint.priority = priority
                playground.solver.setPriority(playground.entries[index].id, priority)
                playground.expectFaultless()
            }
            playground.expectEqual(playground.solver, playground.rebuilt().solver)
        }
    }
}
