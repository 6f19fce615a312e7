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
