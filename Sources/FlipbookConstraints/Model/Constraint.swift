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

/// The linear constraint `expression ⟨relation⟩ 0`, and its priority.
///
/// Note the sign of the constant. `left = right + 8` is the expression left − right − 8, whose constant is −8.
package struct Constraint: Sendable, Equatable, CustomStringConvertible {
    package var expression: LinearExpression
    package let relation: Relation
    package var priority: Priority

    /// Creates the constraint `expression ⟨relation⟩ 0`.
    package init(_ expression: some LinearConvertible, _ relation: Relation, at priority: Priority = .required) {
        self.expression = expression.expression
        self.relation = relation
        self.priority = priority
    }

    /// Creates the constraint `left ⟨relation⟩ right`.
    package init(_ left: some LinearConvertible, _ relation: Relation, _ right: some LinearConvertible, at priority: Priority = .required) {
        self.init(left - right, relation, at: priority)
    }

    /// Creates the constraint `left ⟨relation⟩ right`, where `right` is a number.
    package init(_ left: some LinearConvertible, _ relation: Relation, _ right: Double, at priority: Priority = .required) {
        self.init(left - right, relation, at: priority)
    }

    package var description: String {
        let sign =
            switch relation {
            case .lessOrEqual: "≤"
            case .equal: "="
            case .greaterOrEqual: "≥"
            }
        return "\(expression) \(sign) 0 at \(priority)"
    }
}

/// The identifier of a constraint in the solver to which it was added. Later constraints have greater identifiers.
package struct ConstraintID: Sendable, Hashable, Comparable, CustomStringConvertible {
    let serial: Int
    /// The index of the constraint in its solver, so that no search is needed. The index of a removed constraint is used again.
    package let index: Int

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
    package var description: String { "constraint \(serial)" }
}

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
