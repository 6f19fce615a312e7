import FlipbookConstraints

/// The record of a constraint that was added to the solver.
struct SolverEntry {
    let id: ConstraintID
    let terms: [LinearExpression.Term]
    /// The serial numbers of the boxes that the constraint uses, without the box that has created the constraint for itself. The boxes are
    /// not retained, because a box retains its constraints.
    let usedBoxes: [Int]
}
