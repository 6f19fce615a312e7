/// What `flipbook bench` times of constraints: a chain of views, each to the right of the one before it and as wide, at the top of a container and
/// not too low; every third would rather be higher, every fifth rather narrower, at lower priorities.
package struct ChainBench {
    private var solver = QuickSolver()
    private let count: Int
    private var width: ConstraintID!
    private var gap: ConstraintID!
    private var lastHeight: ConstraintID!
    private var turn = 0

    /// Four numbers a view, the container being the first.
    private enum Number: Int { case width, height, left, top }
    private static func variable(_ view: Int, _ number: Number) -> Variable { Variable(4 * view + number.rawValue) }

    /// Makes the constraints and solves them.
    package init(count: Int) {
        self.count = count
        for number in [Number.left, .top] { pin(0, number, 0.5) }
        pin(0, .height, 667)
        width = solver.add(Constraint(Self.variable(1, .width), .equal, 40))
        for view in 1...count {
            let left = Self.variable(view, .left)
            if view == 1 {
                _ = solver.add(Constraint(left, .equal, 8))
            } else {
                let id = solver.add(Self.gap(before: view))
                if view == 2 { gap = id }
                _ = solver.add(Constraint(Self.variable(view, .width), .equal, Self.variable(view - 1, .width)))
            }
            _ = solver.add(Constraint(Self.variable(view, .top), .equal, Self.variable(0, .top)))
            let height = Self.variable(view, .height)
            lastHeight = solver.add(Constraint(height, .greaterOrEqual, 20))
            if view % 3 == 0 { _ = solver.add(Constraint(height, .equal, Double(20 + view % 7), at: .high)) }
            if view % 5 == 0 { _ = solver.add(Constraint(Self.variable(view, .width), .lessOrEqual, 30, at: .low)) }
        }
        finish()
    }

    private mutating func pin(_ view: Int, _ number: Number, _ value: Double) {
        _ = solver.add(Constraint(Self.variable(view, number), .equal, value))
    }

    private static func gap(before view: Int) -> Constraint {
        Constraint(variable(view, .left), .equal, variable(view - 1, .left) + variable(view - 1, .width) + 8)
    }

    /// Each edit is to another number than the one before it.
    private mutating func next() -> Double {
        turn = turn % 3 + 1
        return Double(turn)
    }

    private mutating func finish() {
        solver.solve()
        _ = solver.takeChanges()
    }

    /// The height of one view: nothing else depends on it.
    package mutating func editOne() {
        solver.setConstant(lastHeight, -20 - next())
        finish()
    }

    /// The gap behind the first view: all others move.
    package mutating func editGap() {
        solver.setConstant(gap, -8 - next())
        finish()
    }

    /// The width of the first view: all others have it, too, and move.
    package mutating func editWidth() {
        solver.setConstant(width, -40 - next())
        finish()
    }

    /// Takes out what holds the second view at the first, and puts it in again.
    package mutating func replace() {
        solver.remove(gap)
        gap = solver.add(Self.gap(before: 2))
        finish()
    }

    /// Takes it out, looks, and puts it in again.
    package mutating func removeAndAdd() {
        solver.remove(gap)
        finish()
        gap = solver.add(Self.gap(before: 2))
        finish()
    }

    /// Where the last view ends.
    package var end: Double {
        solver.value(of: Self.variable(count, .left)) + solver.value(of: Self.variable(count, .width))
    }
}
