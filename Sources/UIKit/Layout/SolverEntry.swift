import FlipbookConstraints

/// A constraint as it was added to the solver.
struct SolverEntry {
    let id: ConstraintID
    let terms: [LinearExpression.Term]
    let boxes: [LayoutBox]
}
