import FlipbookConstraints
import SeededRandomValues
import Testing

@Suite struct ConflictTests {
    let x = Variable(3)
    let y = Variable(5)

    @Test func conflictsAreMinimal() {
        var count = 0
        for seed in 0..<250 {
            var fixture = SolverFixture(seed: seed, variables: 2 + seed % 8)
            for _ in 0..<30 { fixture.add(fixture.system.constraint(conflictProbability: 0.3)) }
            for conflict in fixture.solver.takeConflicts() {
                count += 1
                let conflicting = conflict.constraints.map { id in fixture.entries.first { $0.id == id }!.constraint }
                #expect(conflict.constraints.contains(conflict.broken))
                #expect(!conflicts(conflicting).isEmpty, "seed \(seed): \(conflicting) do not conflict")
                for index in conflicting.indices {
                    var others = conflicting
                    others.remove(at: index)
                    #expect(conflicts(others).isEmpty, "seed \(seed): the others conflict without \(conflicting[index])")
                }
            }
        }
        #expect(count > 200)
    }

    private func conflicts(_ constraints: [Constraint]) -> [Conflict] {
        var solver = SimplexSolver()
        for constraint in constraints { _ = solver.add(constraint) }
        return solver.takeConflicts()
    }

    @Test func theConstraintOfTheHighestRankIsBroken() {
        for ranks in [[0, 0, 0], [0, 7, 0], [7, 0, 0], [0, 0, 7], [7, 7, 0], [1, 2, 3], [3, 2, 1]] {
            var solver = SimplexSolver()
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

    /// A broken constraint is satisfied again when a change ends the conflict: a removal, a lower priority or another constant. A new
    /// conflict is reported again.
    @Test func brokenConstraintsAreRestored() {
        typealias Fix = (name: String, apply: (inout SimplexSolver, ConstraintID) -> Void)
        let fixes: [Fix] = [
            ("remove", { $0.remove($1) }),
            ("relax", { $0.setPriority($1, Priority(999)) }),
            ("edit", { $0.setConstant($1, -77.5) }),
        ]
        for fix in fixes {
            var solver = SimplexSolver()
            let first = solver.add(Constraint(x, .equal, 12.5))
            let second = solver.add(Constraint(x, .equal, 77.5))
            #expect(solver.takeConflicts() == [Conflict(constraints: [first, second], broken: second)])
            #expect(solver.value(of: x) == 12.5)
            fix.apply(&solver, first)
            #expect(!solver.isBroken(second), "\(fix.name)")
            #expect(solver.value(of: x) == 77.5)
            #expect(solver.takeConflicts() == [])
            let third = solver.add(Constraint(x, .lessOrEqual, 50))
            #expect(solver.takeConflicts().map(\.broken) == [third])
            #expect(solver.invariantViolation == nil)
        }
    }

    @Test func editingCanRestoreOrBreakAConstraint() {
        var solver = SimplexSolver()
        let bound = solver.add(Constraint(x, .lessOrEqual, 100))
        let width = solver.add(Constraint(x, .equal, 40))
        for value in stride(from: 43.75, through: 163.75, by: 7.5) {
            solver.setConstant(width, -value)
            #expect(solver.isBroken(width) == (value > 100))
            // A broken constraint has no effect: x is free and becomes zero.
            #expect(solver.value(of: x) == (value > 100 ? 0 : value))
        }
        // The constraint was broken once. It is not reported again while it stays broken.
        #expect(solver.takeConflicts() == [Conflict(constraints: [bound, width], broken: width)])
        solver.setConstant(bound, -163.75)
        #expect(!solver.isBroken(width))
        #expect(solver.value(of: x) == 163.75)
    }

    @Test func brokenConstraintsAreRetriedInOrder() {
        var solver = SimplexSolver()
        let equality = solver.add(Constraint(x, .equal, 5))
        let ids = (1...6).map { solver.add(Constraint(x, .equal, 10 * Double($0)), breakRank: 1) }
        #expect(solver.brokenConstraints == ids)
        solver.remove(equality)
        #expect(solver.value(of: x) == 10)
        #expect(solver.brokenConstraints == Array(ids.dropFirst()))
        solver.setPriority(ids[0], .low)
        #expect(solver.value(of: x) == 20)
        #expect(solver.brokenConstraints == Array(ids.dropFirst(2)))
    }

    @Test func constraintsBrokenInVainAreRestored() {
        var solver = SimplexSolver()
        _ = solver.add(Constraint(x, .equal, 10))
        let ranked = solver.add(Constraint(x + y, .equal, 30.5), breakRank: 9)
        _ = solver.add(Constraint(y, .lessOrEqual, 25))
        // `y == 40` conflicts with `x + y == 30.5` (rank 9), and also with `y <= 25`. The latter has the rank of `y == 40`, but was added
        // earlier.
        let unsatisfiable = solver.add(Constraint(y, .equal, 40))
        #expect(solver.brokenConstraints == [unsatisfiable])
        #expect(!solver.isBroken(ranked))
        #expect(solver.takeConflicts().map(\.broken) == [unsatisfiable])
        #expect(solver.value(of: y) == 20.5)
    }

    @Test func aSelfContradictoryConstraintIsAConflict() {
        var solver = SimplexSolver()
        let id = solver.add(Constraint(x - x, .equal, 3))
        #expect(solver.takeConflicts() == [Conflict(constraints: [id], broken: id)])
        solver.setConstant(id, 0)
        #expect(!solver.isBroken(id))
    }

    @Test func redundantConstraintsDoNotConflict() {
        for seed in 0..<100 {
            var fixture = SolverFixture(seed: seed, variables: 2 + seed % 8)
            for _ in 0..<15 { fixture.add(fixture.system.requiredConstraint()) }
            let before = fixture.solver
            for entry in fixture.entries {
                let factor = fixture.system.random.pick([1, -1, 0.1, 3, 1.0 / 3])
                let relation: Relation =
                    factor > 0 || entry.constraint.relation == .equal
                    ? entry.constraint.relation : entry.constraint.relation == .lessOrEqual ? .greaterOrEqual : .lessOrEqual
                fixture.add(Constraint(entry.constraint.expression * factor, relation))
                fixture.expectInvariants()
            }
            #expect(fixture.solver.takeConflicts() == [], "seed \(seed)")
            fixture.expectEqual(before, fixture.solver)
        }
    }
}
