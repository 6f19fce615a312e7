import FlipbookConstraints
import Testing

/// Tests which of several optimal solutions is chosen, and that its values are exact.
@Suite struct OptimalSolutionTests {
    let x = Variable(3)
    let y = Variable(5)
    let z = Variable(8)

    @Test func undeterminedVariablesAreNearZeroBySmallestID() {
        var solver = SimplexSolver()
        let sum = solver.add(Constraint(x + y, .equal, 75.5))
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == 75.5)
        let bound = solver.add(Constraint(y, .lessOrEqual, 50))
        #expect(solver.value(of: x) == 25.5)
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
        let preference = solver.add(Constraint(x, .greaterOrEqual, 60, at: Priority(1)))
        #expect(solver.value(of: x) == 60)
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
        solver.remove(bound)
        solver.remove(preference)
        #expect(solver.value(of: x) == 0)
        solver.setConstant(sum, 20)
        #expect(solver.value(of: y) == -20)
    }

    @Test func twoContradictoryConstraintsAreAmbiguousThreeAreNot() {
        var solver = SimplexSolver()
        _ = solver.add(Constraint(x, .equal, 40.5, at: .low))
        _ = solver.add(Constraint(x, .equal, 90.25, at: .low))
        #expect(solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 40.5)
        let third = solver.add(Constraint(x, .equal, 61, at: .low))
        #expect(!solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 61)
        solver.remove(third)
        #expect(solver.isAmbiguous(x))
        _ = solver.add(Constraint(x, .equal, 55, at: Priority(1)))
        #expect(!solver.isAmbiguous(x))
        #expect(solver.value(of: x) == 55)
    }

    /// The vertex is degenerate: each symbol that could change at no cost is kept at its current value by the bound of another symbol.
    @Test func meetingBoundsAreNotAmbiguous() {
        var solver = SimplexSolver()
        for constraint in [
            Constraint(x, .lessOrEqual, 30), Constraint(x, .greaterOrEqual, 30), Constraint(x + y, .lessOrEqual, 70),
            Constraint(y, .greaterOrEqual, 40),
        ] { _ = solver.add(constraint) }
        #expect(!solver.isAmbiguous(x))
        #expect(!solver.isAmbiguous(y))
        #expect(solver.isAmbiguous(z))
        _ = solver.add(Constraint(z, .lessOrEqual, x))
        #expect(solver.isAmbiguous(z))
        _ = solver.add(Constraint(z, .greaterOrEqual, y - 10))
        #expect(!solver.isAmbiguous(z))
    }

    /// The query must not change the solver.
    @Test func isAmbiguousChangesNothing() {
        for seed in 0..<50 {
            var fixture = SolverFixture(seed: seed, variables: 3 + seed % 9)
            for _ in 0..<20 {
                fixture.performRandomChange(conflictProbability: 0.1)
                _ = fixture.solver.takeChanges()
                for variable in fixture.system.variables { _ = fixture.solver.isAmbiguous(variable) }
                #expect(fixture.solver.takeChanges() == [])
                fixture.expectInvariants()
            }
        }
    }

    /// Halves and quarters of a point must be exact. Otherwise they would be rounded to pixels, sometimes up and sometimes down.
    @Test func exactValuesStayExactAfterManyChanges() {
        var solver = SimplexSolver()
        let width = solver.add(Constraint(x, .equal, 375))
        _ = solver.add(Constraint(x, .equal, 3 * y + 0.7 * z))
        _ = solver.add(Constraint(z, .equal, y * 0.1))
        _ = solver.takeChanges()
        for n in 0..<5000 { solver.setConstant(width, -(Double(n * 7919 % 1000) * 0.1 + 1.0 / 3)) }
        for k in 1..<400 {
            solver.setConstant(width, -3.07 * Double(k) * 0.25)
            #expect(solver.value(of: y) == Double(k) * 0.25)
            #expect(solver.takeChanges() == [x, y, z])
        }
    }

    @Test func expressionsAreEqualHoweverTheyAreWritten() {
        #expect(x + y - 3 == -3 + (y + x))
        #expect(2 * (x - y) + y == x * 2 - y)
        #expect((x - x + y).terms == y.expression.terms)
        #expect(1 - x == -(x - 1))
        #expect((x * 0.5 + 4 - y).evaluated { $0 == x ? 12.5 : 3 } == 7.25)
    }
}
