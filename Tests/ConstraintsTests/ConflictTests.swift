import Constraints
import Testing

@Suite struct ConflictTests {
    let x = Variable(3)
    let y = Variable(5)

    @Test func `A conflict names constraints of which none can be left out`() {
        var count = 0
        for seed in 0..<250 {
            var playground = Playground(seed: seed, variables: 2 + seed % 8)
            for _ in 0..<30 { playground.add(playground.system.constraint(reckless: 0.3)) }
            for conflict in playground.solver.takeConflicts() {
                count += 1
                let culprits = conflict.constraints.map { id in playground.entries.first { $0.id == id }!.constraint }
                #expect(conflict.constraints.contains(conflict.broken))
                #expect(!conflicts(culprits).isEmpty, "seed \(seed): \(culprits) can hold together")
                for index in culprits.indices {
                    var others = culprits
                    others.remove(at: index)
                    #expect(conflicts(others).isEmpty, "seed \(seed): \(culprits[index]) has no part in it")
                }
            }
        }
        #expect(count > 200)
    }

    private func conflicts(_ constraints: [Constraint]) -> [Conflict] {
        var solver = Solver()
        for constraint in constraints { _ = solver.add(constraint) }
        return solver.takeConflicts()
    }

    @Test func `The highest rank gives way, among equals the last`() {
        for ranks in [[0, 0, 0], [0, 7, 0], [7, 0, 0], [0, 0, 7], [7, 7, 0], [1, 2, 3], [3, 2, 1]] {
            var solver = Solver()
            let ids = [
                solver.add(Constraint(x, .equal, 12.5), breakRank: ranks[0]),
                solver.add(Constraint(y - x, .equal, 30.25), breakRank: ranks[1]),
                solver.add(Constraint(y, .equal, 99), breakRank: ranks[2]),
            ]
            let expected = ids.indices.max { (ranks[$0], $0) < (ranks[$1], $1) }!
            #expect(solver.takeConflicts() == [Conflict(constraints: ids, broken: ids[expected])], "\(ranks)")
            #expect(solver.brokenConstraints == [ids[expected]])
            #expect(ids.map { solver.error(of: $0) > 0 } == ids.map { $0 == ids[expected] })
            #expect(solver.takeConflicts() == [])
        }
    }

    /// Whichever way the conflict disappears, what was broken holds again; and it is told anew when it breaks anew.
    @Test func `What was broken comes back`() {
        typealias Cure = (name: String, apply: (inout Solver, ConstraintID) -> Void)
        let cures: [Cure] = [
            ("remove", { $0.remove($1) }),
            ("relax", { $0.setPriority($1, Priority(999)) }),
            ("edit", { $0.setConstant($1, -77.5) }),
        ]
        for cure in cures {
            var solver = Solver()
            let first = solver.add(Constraint(x, .equal, 12.5))
            let second = solver.add(Constraint(x, .equal, 77.5))
            #expect(solver.takeConflicts() == [Conflict(constraints: [first, second], broken: second)])
            #expect(solver.value(of: x) == 12.5)
            cure.apply(&solver, first)
            #expect(!solver.isBroken(second), "\(cure.name)")
            #expect(solver.value(of: x) == 77.5)
            #expect(solver.takeConflicts() == [])
            let third = solver.add(Constraint(x, .lessOrEqual, 50))
            #expect(solver.takeConflicts().map(\.broken) == [third])
            #expect(solver.fault == nil)
        }
    }

    @Test func `Editing a broken one may bring it back, editing an active one may break it`() {
        var solver = Solver()
        let bound = solver.add(Constraint(x, .lessOrEqual, 100))
        let width = solver.add(Constraint(x, .equal, 40))
        for value in stride(from: 43.75, through: 163.75, by: 7.5) {
            solver.setConstant(width, -value)
            #expect(solver.isBroken(width) == (value > 100))
            // Broken it is as if it were not there: x is free, and goes to nought.
            #expect(solver.value(of: x) == (value > 100 ? 0 : value))
        }
        // It broke once; that it stays broken is no news.
        #expect(solver.takeConflicts() == [Conflict(constraints: [bound, width], broken: width)])
        solver.setConstant(bound, -163.75)
        #expect(!solver.isBroken(width))
        #expect(solver.value(of: x) == 163.75)
    }

    @Test func `The broken are tried again in their order`() {
        var solver = Solver()
        let wall = solver.add(Constraint(x, .equal, 5))
        let ids = (1...6).map { solver.add(Constraint(x, .equal, 10 * Double($0)), breakRank: 1) }
        #expect(solver.brokenConstraints == ids)
        solver.remove(wall)
        #expect(solver.value(of: x) == 10)
        #expect(solver.brokenConstraints == Array(ids.dropFirst()))
        solver.setPriority(ids[0], .low)
        #expect(solver.value(of: x) == 20)
        #expect(solver.brokenConstraints == Array(ids.dropFirst(2)))
    }

    @Test func `What gave way in vain is restored`() {
        var solver = Solver()
        _ = solver.add(Constraint(x, .equal, 10))
        let soft = solver.add(Constraint(x + y, .equal, 30.5), breakRank: 9)
        _ = solver.add(Constraint(y, .lessOrEqual, 25))
        // It excludes the one of rank 9, and also the one of rank 0 that came before it.
        let vain = solver.add(Constraint(y, .equal, 40))
        #expect(solver.brokenConstraints == [vain])
        #expect(!solver.isBroken(soft))
        #expect(solver.takeConflicts().map(\.broken) == [vain])
        #expect(solver.value(of: y) == 20.5)
    }

    @Test func `A contradiction in itself is a conflict of one`() {
        var solver = Solver()
        let id = solver.add(Constraint(x - x, .equal, 3))
        #expect(solver.takeConflicts() == [Conflict(constraints: [id], broken: id)])
        solver.setConstant(id, 0)
        #expect(!solver.isBroken(id))
    }

    @Test func `What is said twice is no conflict`() {
        for seed in 0..<100 {
            var playground = Playground(seed: seed, variables: 2 + seed % 8)
            for _ in 0..<15 { playground.add(playground.system.required()) }
            let before = playground.solver
            for entry in playground.entries {
                let factor = playground.system.random.pick([1, -1, 0.1, 3, 1.0 / 3])
                let relation: Relation =
                    factor > 0 || entry.constraint.relation == .equal
                    ? entry.constraint.relation : entry.constraint.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
                playground.add(Constraint(entry.constraint.expression * factor, relation))
                playground.expectFaultless()
            }
            #expect(playground.solver.takeConflicts() == [], "seed \(seed)")
            playground.expectEqual(before, playground.solver)
        }
    }
}
