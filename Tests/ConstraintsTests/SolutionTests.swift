import Constraints
import Testing

/// Which of several best solutions, and which numbers exactly.
@Suite struct SolutionTests {
    let x = Variable(3)
    let y = Variable(5)
    let z = Variable(8)

    @Test func `What may be anything is as near to nought as can be, the smaller id first`() {
        var solver = Solver()
        let sum = solver.add(Constraint(x + y, .equal, 75.5))
        #expect(solver.value(of: x) == 0)
        #expect(solver.value(of: y) == 75.5)
        let bound = solver.add(Constraint(y, .lessOrEqual, 50))
        #expect(solver.value(of: x) == 25.5)
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
        let wish = solver.add(Constraint(x, .greaterOrEqual, 60, at: Priority(1)))
        #expect(solver.value(of: x) == 60)
        #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
        solver.remove(bound)
        solver.remove(wish)
        #expect(solver.value(of: x) == 0)
        solver.setConstant(sum, 20)
        #expect(solver.value(of: y) == -20)
    }

    @Test func `Two equal wishes that contradict each other are ambiguous, three are not`() {
        var solver = Solver()
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

    /// The vertex is degenerate: each symbol that could move for nothing is stopped where it is by another.
    @Test func `Bounds that meet leave nothing ambiguous`() {
        var solver = Solver()
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

    /// Asking is not acting.
    @Test func `Asking for ambiguity changes nothing`() {
        for seed in 0..<50 {
            var playground = Playground(seed: seed, variables: 3 + seed % 9)
            for _ in 0..<20 {
                playground.act(reckless: 0.1)
                _ = playground.solver.takeChanges()
                for variable in playground.system.variables { _ = playground.solver.isAmbiguous(variable) }
                #expect(playground.solver.takeChanges() == [])
                playground.expectFaultless()
            }
        }
    }

    /// Halves and quarters of a point must be read as such, or rounding to pixels would go now up, now down.
    @Test func `A number that can be exact is exact after any number of changes`() {
        var solver = Solver()
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

    @Test func `Expressions are the same however they are written`() {
        #expect(x + y - 3 == -3 + (y + x))
        #expect(2 * (x - y) + y == x * 2 - y)
        #expect((x - x + y).terms == y.expression.terms)
        #expect(1 - x == -(x - 1))
        #expect((x * 0.5 + 4 - y).evaluated { $0 == x ? 12.5 : 3 } == 7.25)
    }
}
