/// The identifier of a constraint in the solver to which it was added. Later constraints have greater identifiers.
package struct ConstraintID: Sendable, Hashable, Comparable, CustomStringConvertible {
    let serial: Int
    /// The index of the constraint in its solver, so that no search is needed. The index of a removed constraint is used again.
    package let index: Int

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
    package var description: String { "constraint \(serial)" }
}
