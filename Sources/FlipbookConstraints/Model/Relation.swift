/// The relation between the two sides of a constraint.
package enum Relation: Sendable, Hashable {
    case lessOrEqual, equal, greaterOrEqual

    /// Whether a value above the target is an error.
    var forbidsAbove: Bool { self != .greaterOrEqual }
    /// Whether a value below the target is an error.
    var forbidsBelow: Bool { self != .lessOrEqual }

    /// Returns the amount by which `difference ⟨relation⟩ 0` is violated.
    package func error(_ difference: Double) -> Double {
        if difference > 0 { return forbidsAbove ? difference : 0 }
        return forbidsBelow ? -difference : 0
    }
}
