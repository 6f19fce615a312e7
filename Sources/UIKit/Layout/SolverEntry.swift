import FlipbookConstraints

/// The record of a constraint that was added to the solver.
struct SolverEntry {
    let id: ConstraintID
    let terms: [LinearExpression.Term]
    let boxes: [LayoutBox]
}
