/// Required constraints that cannot all be satisfied. One of them is broken.
package struct Conflict: Sendable, Equatable {
    /// The constraints in the order in which they were added. If any one of them is removed, the others can be satisfied.
    package let constraints: [ConstraintID]
    /// The constraint that is not satisfied.
    package let broken: ConstraintID

    package init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}
