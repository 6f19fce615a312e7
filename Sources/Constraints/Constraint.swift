package enum Relation: Sendable, Hashable {
    case lessOrEqual, equal, greaterOrEqual

    /// Whether being above, and being below, is an error.
    var forbidsAbove: Bool { self != .greaterOrEqual }
    var forbidsBelow: Bool { self != .lessOrEqual }

    /// By how much `difference ⟨relation⟩ 0` fails.
    package func error(_ difference: Double) -> Double {
        if difference > 0 { return forbidsAbove ? difference : 0 }
        return forbidsBelow ? -difference : 0
    }
}

/// `expression ⟨relation⟩ 0`, and how much that matters.
///
/// Mind the sign of the constant. `left = right + 8` is the expression left − right − 8, whose constant is −8.
package struct Constraint: Sendable, Equatable, CustomStringConvertible {
    package var expression: Expression
    package let relation: Relation
    package var priority: Priority

    package init(_ expression: some Linear, _ relation: Relation, at priority: Priority = .required) {
        self.expression = expression.expression
        self.relation = relation
        self.priority = priority
    }

    package init(_ left: some Linear, _ relation: Relation, _ right: some Linear, at priority: Priority = .required) {
        self.init(left - right, relation, at: priority)
    }

    package init(_ left: some Linear, _ relation: Relation, _ right: Double, at priority: Priority = .required) {
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

/// Names a constraint within the solver that was given it. Later ones are greater.
package struct ConstraintID: Sendable, Hashable, Comparable, CustomStringConvertible {
    let serial: Int
    /// Where the tableau keeps it: finding it takes no search.
    let symbol: Int

    package static func < (a: ConstraintID, b: ConstraintID) -> Bool { a.serial < b.serial }
    package var description: String { "constraint \(serial)" }
}

/// Required constraints that cannot hold together, and the one of them that was therefore set aside.
package struct Conflict: Sendable, Equatable {
    /// In the order in which they were added. Leave out any one of them and the others can hold.
    package let constraints: [ConstraintID]
    package let broken: ConstraintID

    package init(constraints: [ConstraintID], broken: ConstraintID) {
        self.constraints = constraints
        self.broken = broken
    }
}
