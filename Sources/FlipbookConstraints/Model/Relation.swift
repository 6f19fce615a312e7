/// The relation between the two sides of a constraint.
package enum Relation: Sendable, Hashable {
    case lessOrEqual, equal, greaterOrEqual

    /// Whether the relation is violated if the left side is greater than the right side.
    var forbidsAbove: Bool { self != .greaterOrEqual }
    /// Whether the relation is violated if the left side is less than the right side.
    var forbidsBelow: Bool { self != .lessOrEqual }

    /// Returns the amount by which `difference ⟨relation⟩ 0` is violated, or 0 if it holds.
    package func error(_ difference: Double) -> Double {
        if difference > 0 { return forbidsAbove ? difference : 0 }
        return forbidsBelow ? -difference : 0
    }
}
