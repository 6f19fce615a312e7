import FlipbookConstraints
import SeededRandomValues
import Testing

/// Compares the solver with the simplex solver: equal errors at every level, the same broken constraints, and the same values of
/// variables that are not ambiguous.
@Suite struct PropagationSolverTests {
    @Test func solutionsMatchTheSimplexSolver() {
        for seed in 0..<repetitions(80, thorough: 200) {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 10)
            var (propagation, simplex) = (PropagationSolver(), SimplexSolver())
            var ids: [(propagation: ConstraintID, simplex: ConstraintID)] = []
            let conflictProbability = seed % 3 == 0 ? 0.15 : 0
            for step in 0..<40 {
                applyRandomChange(&system, &propagation, &simplex, &ids, conflictProbability: conflictProbability)
                guard step % 3 == 0 else { continue }
                propagation.solve()
                for id in ids {
                    #expect(propagation.isBroken(id.propagation) == simplex.isBroken(id.simplex), "seed \(seed), step \(step)")
                }
                for (priority, errors) in errorSums(propagation, simplex, ids) {
                    #expect(abs(errors.0 - errors.1) <= 1e-6 * max(1, errors.1), "seed \(seed), step \(step), at \(priority)")
                }
                for variable in system.variables where !simplex.isAmbiguous(variable) {
                    let (x, y) = (propagation.value(of: variable), simplex.value(of: variable))
                    #expect(abs(x - y) <= 1e-7 * max(1, abs(x)), "seed \(seed), step \(step), \(variable)")
                }
            }
        }
    }

    @Test func aChangedSolverEqualsANewOne() {
        for seed in 200..<200 + repetitions(40, thorough: 100) {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 10)
            var (propagation, simplex) = (PropagationSolver(), SimplexSolver())
            var ids: [(propagation: ConstraintID, simplex: ConstraintID)] = []
            for step in 0..<60 {
                applyRandomChange(&system, &propagation, &simplex, &ids, conflictProbability: seed % 2 == 0 ? 0.15 : 0)
                if step % 4 == 0 { propagation.solve() }
            }
            propagation.solve()
            var newSolver = PropagationSolver()
            let newIDs = ids.map { newSolver.add(simplex.constraint($0.simplex)!) }
            newSolver.solve()
            for (id, newID) in zip(ids, newIDs) {
                #expect(propagation.isBroken(id.propagation) == newSolver.isBroken(newID), "seed \(seed)")
            }
            for variable in system.variables where !simplex.isAmbiguous(variable) {
                let (x, y) = (propagation.value(of: variable), newSolver.value(of: variable))
                #expect(abs(x - y) <= 1e-7 * max(1, abs(x)), "seed \(seed), \(variable)")
            }
        }
    }

    @Test func theSameCallsGiveTheSameBits() {
        for seed in 0..<40 {
            let runs = (0..<2).map { _ in
                var system = RandomSystem(seed: seed, variables: 3 + seed % 9)
                var (propagation, simplex) = (PropagationSolver(), SimplexSolver())
                var ids: [(propagation: ConstraintID, simplex: ConstraintID)] = []
                for _ in 0..<50 {
                    applyRandomChange(&system, &propagation, &simplex, &ids, conflictProbability: 0.1)
                    propagation.solve()
                }
                return ids.map { propagation.error(of: $0.propagation).bitPattern }
            }
            #expect(runs[0] == runs[1], "seed \(seed)")
        }
    }

    @Test func changesAreReportedOnce() {
        for seed in 0..<60 {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 9)
            var (propagation, simplex) = (PropagationSolver(), SimplexSolver())
            var ids: [(propagation: ConstraintID, simplex: ConstraintID)] = []
            var known: [Variable: Double] = [:]
            for _ in 0..<50 {
                applyRandomChange(&system, &propagation, &simplex, &ids, conflictProbability: 0.1)
                propagation.solve()
                let expected = system.variables.filter { propagation.value(of: $0) != known[$0, default: 0] }
                #expect(Set(propagation.takeChanges()).isSuperset(of: expected), "seed \(seed)")
                #expect(propagation.takeChanges() == [])
                for variable in expected { known[variable] = propagation.value(of: variable) }
            }
        }
    }

    /// A triangular system as in user interfaces, and one pair of variables that only the simplex solver can solve.
    @Test func anEditMovesOnlyDependentVariables() {
        var solver = PropagationSolver()
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
        // The sum of the first value 3.5, the gaps from 1 to 40, and 5, because the last gap is 45 instead of 40.
        let last: Double = 3.5 + 820 + 5
        #expect(solver.value(of: x(40)) == last)
        solver.setConstant(first, -13.5)
        solver.solve()
        #expect(solver.value(of: a) == 111.75 && solver.value(of: b) == 111.75)
        let lastAfterBoth: Double = 13.5 + 1770 + 5
        #expect(solver.value(of: x(59)) == lastAfterBoth)
        solver.remove(gaps.remove(at: 9))
        gaps.append(solver.add(Constraint(x(10), .equal, x(0) + 2)))
        solver.solve()
        #expect(solver.value(of: x(10)) == 15.5)
        #expect(solver.value(of: x(20)) == 170.5)
    }

    @Test func constraintIsUpdatedOnlyIfItsTermsAreEqual() {
        var solver = PropagationSolver()
        let (x, y) = (Variable(7), Variable(3))
        _ = solver.add(Constraint(y, .equal, 12.5))
        let id = solver.add(Constraint(x, .equal, y + 4))
        let (ownTerms, otherTerms) = ((x - y).terms, (x - 2 * y).terms)
        var isUpdated = solver.update(id, ownTerms, constant: -9.25, at: .high)
        solver.solve()
        #expect(isUpdated && solver.value(of: x) == 21.75 && solver.constraint(id)?.priority == .high)
        for terms in [otherTerms, [ownTerms[1]]] {
            isUpdated = solver.update(id, terms, constant: -1, at: .low)
            solver.solve()
            #expect(!isUpdated && solver.value(of: x) == 21.75 && solver.constraint(id)?.priority == .high)
        }
        let removedVariables = solver.remove(id)
        isUpdated = solver.update(id, ownTerms, constant: -1, at: .low)
        #expect(removedVariables == [y, x] && !isUpdated)
    }

    @Test func conflictsAreReportedUntilTheyEnd() {
        var solver = PropagationSolver()
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

    /// The simplex solver of this test gets a constraint `length >= 0` for each length. The propagation solver adds only the needed ones.
    @Test func lengthsAreNotNegative() {
        for seed in 700..<700 + repetitions(64, thorough: 160) {
            var system = RandomSystem(seed: seed, variables: 3 + seed % 8, kind: .length)
            var (propagation, simplex) = (PropagationSolver(), SimplexSolver())
            for variable in system.variables { _ = simplex.add(Constraint(variable, .greaterOrEqual, 0), breakRank: .min) }
            var ids: [(propagation: ConstraintID, simplex: ConstraintID)] = []
            for step in 0..<40 {
                applyRandomChange(&system, &propagation, &simplex, &ids, conflictProbability: seed % 3 == 0 ? 0.15 : 0)
                guard step % 3 == 0 else { continue }
                propagation.solve()
                for variable in system.variables { #expect(propagation.value(of: variable) >= 0, "seed \(seed), step \(step)") }
                for id in ids {
                    #expect(propagation.isBroken(id.propagation) == simplex.isBroken(id.simplex), "seed \(seed), step \(step)")
                }
                for (priority, errors) in errorSums(propagation, simplex, ids) {
                    #expect(abs(errors.0 - errors.1) <= 1e-6 * max(1, errors.1), "seed \(seed), step \(step), at \(priority)")
                }
                for variable in system.variables where !simplex.isAmbiguous(variable) {
                    let (x, y) = (propagation.value(of: variable), simplex.value(of: variable))
                    #expect(abs(x - y) <= 1e-7 * max(1, abs(x)), "seed \(seed), step \(step), \(variable)")
                }
            }
        }
    }

    @Test func loneInequalityOfAPositionHoldsAsAnEquality() {
        for coupled in [false, true] {
            var solver = PropagationSolver()
            let (left, width, other) = (Variable(6, .position), Variable(4, .length), Variable(8, .length))
            let upper = solver.add(Constraint(left, .lessOrEqual, 37.5))
            // Two lengths that depend on each other are computed by the simplex solver, together with the position.
            if coupled {
                _ = solver.add(Constraint(width + other, .equal, 90))
                _ = solver.add(Constraint(width, .equal, other, at: .high))
                _ = solver.add(Constraint(left + width, .lessOrEqual, 400))
            }
            solver.solve()
            #expect(solver.value(of: left) == 37.5 && solver.value(of: width) == (coupled ? 45 : 0))
            solver.setConstant(upper, 12)
            solver.solve()
            #expect(solver.value(of: left) == -12)
            solver.remove(upper)
            let end = solver.add(Constraint(left + width, .lessOrEqual, 210))
            solver.solve()
            #expect(solver.value(of: left) == (coupled ? 165 : 210))
            _ = solver.add(Constraint(left, .greaterOrEqual, 33))
            solver.solve()
            #expect(solver.value(of: left) == 33, "between two bounds, the lower one is used")
            solver.remove(end)
            _ = solver.add(Constraint(left, .equal, 60, at: .low))
            solver.solve()
            #expect(solver.value(of: left) == 60, "any other constraint is stronger")
        }
    }

    /// Applies the same random change to both solvers.
    private func applyRandomChange(
        _ system: inout RandomSystem, _ propagation: inout PropagationSolver, _ simplex: inout SimplexSolver,
        _ ids: inout [(propagation: ConstraintID, simplex: ConstraintID)],
        conflictProbability: Double
    ) {
        switch system.random.integer(0...5) {
        case 0 where ids.count > 5:
            let id = ids.remove(at: system.random.integer(0...ids.count - 1))
            propagation.remove(id.propagation)
            simplex.remove(id.simplex)
        case 1 where !ids.isEmpty:
            let id = ids[system.random.integer(0...ids.count - 1)]
            guard let constraint = simplex.constraint(id.simplex), !constraint.priority.isRequired || conflictProbability > 0 else {
                return
            }
            let constant = constraint.expression.constant + system.random.number(-50, 50)
            propagation.setConstant(id.propagation, constant)
            simplex.setConstant(id.simplex, constant)
        default:
            let constraint = system.constraint(conflictProbability: conflictProbability)
            ids.append((propagation.add(constraint), simplex.add(constraint)))
        }
    }

    /// Returns the sums of the errors in both solvers by priority.
    private func errorSums(
        _ propagation: PropagationSolver, _ simplex: SimplexSolver, _ ids: [(propagation: ConstraintID, simplex: ConstraintID)]
    ) -> [Priority: (Double, Double)] {
        var result: [Priority: (Double, Double)] = [:]
        for id in ids where !simplex.isBroken(id.simplex) {
            guard let priority = simplex.constraint(id.simplex)?.priority else { continue }
            let before = result[priority] ?? (0, 0)
            result[priority] = (before.0 + propagation.error(of: id.propagation), before.1 + simplex.error(of: id.simplex))
        }
        return result
    }
}
