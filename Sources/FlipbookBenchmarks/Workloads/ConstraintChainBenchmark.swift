import FlipbookConstraints

/// The chain of views that `flipbook bench` solves.
///
/// Each view is at the top of a container, to the right of the previous view, and at least 20 points high. All views have the same width.
/// At lower priorities, every third view should have a fixed height, and every fifth view should be narrower.
package struct ConstraintChainBenchmark {
    private var solver = PropagationSolver()
    private let viewCount: Int
    private var widthConstraint: ConstraintID!
    private var gapConstraint: ConstraintID!
    private var lastHeightConstraint: ConstraintID!
    private var editNumber = 0

    /// The four variables of a view. The container is view 0.
    private enum Attribute: Int { case width, height, left, top }
    private static func variable(_ view: Int, _ attribute: Attribute) -> Variable { Variable(4 * view + attribute.rawValue) }

    /// Creates the constraints and solves them.
    package init(count: Int) {
        self.viewCount = count
        for attribute in [Attribute.left, .top] { pin(0, attribute, 0.5) }
        pin(0, .height, 667)
        widthConstraint = solver.add(Constraint(Self.variable(1, .width), .equal, 40))
        for view in 1...count {
            let left = Self.variable(view, .left)
            if view == 1 {
                _ = solver.add(Constraint(left, .equal, 8))
            } else {
                let id = solver.add(Self.makeGap(before: view))
                if view == 2 { gapConstraint = id }
                _ = solver.add(Constraint(Self.variable(view, .width), .equal, Self.variable(view - 1, .width)))
            }
            _ = solver.add(Constraint(Self.variable(view, .top), .equal, Self.variable(0, .top)))
            let height = Self.variable(view, .height)
            lastHeightConstraint = solver.add(Constraint(height, .greaterOrEqual, 20))
            if view % 3 == 0 { _ = solver.add(Constraint(height, .equal, Double(20 + view % 7), at: .high)) }
            if view % 5 == 0 { _ = solver.add(Constraint(Self.variable(view, .width), .lessOrEqual, 30, at: .low)) }
        }
        solve()
    }

    /// Adds the constraint that a variable has a constant value.
    private mutating func pin(_ view: Int, _ attribute: Attribute, _ value: Double) {
        _ = solver.add(Constraint(Self.variable(view, attribute), .equal, value))
    }

    /// Returns the constraint between a view and the previous view.
    private static func makeGap(before view: Int) -> Constraint {
        Constraint(variable(view, .left), .equal, variable(view - 1, .left) + variable(view - 1, .width) + 8)
    }

    /// Returns an offset that differs from the previous offset, so that each edit changes a value.
    private mutating func nextOffset() -> Double {
        editNumber = editNumber % 3 + 1
        return Double(editNumber)
    }

    /// Solves the constraints and calls `takeChanges()`, as a layout does.
    private mutating func solve() {
        solver.solve()
        _ = solver.takeChanges()
    }

    /// Changes the height of the last view. No other variable depends on it.
    package mutating func editLastHeight() {
        solver.setConstant(lastHeightConstraint, -20 - nextOffset())
        solve()
    }

    /// Changes the gap after the first view. All other views move.
    package mutating func editGap() {
        solver.setConstant(gapConstraint, -8 - nextOffset())
        solve()
    }

    /// Changes the width of the first view. All other views change to the same width, and move.
    package mutating func editWidth() {
        solver.setConstant(widthConstraint, -40 - nextOffset())
        solve()
    }

    /// Removes the constraint between the first two views and adds it again.
    package mutating func replaceGap() {
        solver.remove(gapConstraint)
        gapConstraint = solver.add(Self.makeGap(before: 2))
        solve()
    }

    /// Removes the constraint between the first two views, solves, adds it again and solves.
    package mutating func removeAndAddGap() {
        solver.remove(gapConstraint)
        solve()
        gapConstraint = solver.add(Self.makeGap(before: 2))
        solve()
    }

    /// The right edge of the last view.
    package var maxX: Double {
        solver.value(of: Self.variable(viewCount, .left)) + solver.value(of: Self.variable(viewCount, .width))
    }
}
