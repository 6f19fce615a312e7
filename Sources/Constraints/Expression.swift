/// Σ coefficient·variable + constant. The terms are in the order of the variables, each variable once, none with a
/// coefficient of nought: equal expressions are equal values, however they were written.
package struct Expression: Sendable, Equatable, CustomStringConvertible {
    package struct Term: Sendable, Equatable {
        package let variable: Variable
        package let coefficient: Double

        package init(_ variable: Variable, _ coefficient: Double) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    package private(set) var terms: [Term]
    package var constant: Double

    package init(_ constant: Double = 0) {
        self.terms = []
        self.constant = constant
    }

    package init(_ terms: [Term], constant: Double = 0) {
        self.terms = Self.canonical(terms)
        self.constant = constant
    }

    /// What the expression is worth when `value` says what the variables are.
    package func evaluated(_ value: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    }

    package var description: String {
        var text = terms.map { "\($0.coefficient)·\($0.variable)" }
        if constant != 0 || terms.isEmpty { text.append("\(constant)") }
        return text.joined(separator: " + ")
    }

    private static func canonical(_ terms: [Term]) -> [Term] {
        guard !isCanonical(terms) else { return terms }
        var result = terms
        // `sort` is stable in fact though not in its contract; equal variables are summed, and a sum of two or three
        // coefficients in another order would differ in its last bit only. To be exact the coefficient breaks the tie.
        result.sort { ($0.variable.id, $0.coefficient) < ($1.variable.id, $1.coefficient) }
        var count = 0
        for term in result {
            if count > 0, result[count - 1].variable == term.variable {
                result[count - 1] = Term(term.variable, result[count - 1].coefficient + term.coefficient)
            } else {
                result[count] = term
                count += 1
            }
        }
        result.removeSubrange(count...)
        result.removeAll { abs($0.coefficient) < Row.smallest }
        return result
    }

    /// Most are, and this costs nothing.
    private static func isCanonical(_ terms: [Term]) -> Bool {
        var last = Int.min
        for term in terms {
            guard term.variable.id > last, abs(term.coefficient) >= Row.smallest else { return false }
            last = term.variable.id
        }
        return true
    }
}

/// What can be added and scaled: a variable or an expression.
package protocol Linear {
    var expression: Expression { get }
}

extension Expression: Linear {
    package var expression: Expression { self }
}

extension Variable: Linear {
    package var expression: Expression { Expression([Expression.Term(self, 1)]) }
}

extension Linear {
    package static func + (a: Self, b: some Linear) -> Expression {
        let (a, b) = (a.expression, b.expression)
        return Expression(a.terms + b.terms, constant: a.constant + b.constant)
    }

    package static func - (a: Self, b: some Linear) -> Expression { a + b * -1 }
    package static prefix func - (a: Self) -> Expression { a * -1 }

    package static func * (a: Self, factor: Double) -> Expression {
        let a = a.expression
        return Expression(a.terms.map { Expression.Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
    }

    package static func * (factor: Double, a: Self) -> Expression { a * factor }

    package static func + (a: Self, constant: Double) -> Expression {
        var result = a.expression
        result.constant += constant
        return result
    }

    package static func - (a: Self, constant: Double) -> Expression { a + -constant }
    package static func + (constant: Double, a: Self) -> Expression { a + constant }
    package static func - (constant: Double, a: Self) -> Expression { a * -1 + constant }
}
