/// A linear expression: Σ coefficient·variable + constant.
///
/// The terms are sorted by variable. Each variable occurs once, and no coefficient is zero. So equal expressions are equal values,
/// however they were written.
package struct LinearExpression: Sendable, Equatable, CustomStringConvertible {
    /// A variable multiplied by a coefficient.
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

    /// Creates an expression without variables.
    package init(_ constant: Double = 0) {
        self.terms = []
        self.constant = constant
    }

    /// Creates an expression from terms in any order. Terms of the same variable are added.
    package init(_ terms: [Term], constant: Double = 0) {
        self.terms = Self.canonical(terms)
        self.constant = constant
    }

    /// Returns the value of the expression, where `value` returns the value of each variable.
    package func evaluated(with value: (Variable) -> Double) -> Double {
        terms.reduce(constant) { $0 + $1.coefficient * value($1.variable) }
    }

    package var description: String {
        var text = terms.map { "\($0.coefficient)·\($0.variable)" }
        if constant != 0 || terms.isEmpty { text.append("\(constant)") }
        return text.joined(separator: " + ")
    }

    /// Returns the terms sorted, with one term for each variable and without zero coefficients.
    private static func canonical(_ terms: [Term]) -> [Term] {
        guard !isCanonical(terms) else { return terms }
        var result = terms
        // Terms of the same variable are sorted by coefficient too. Otherwise the order of the additions, and so the last bit of the sum,
        // would depend on `sort`, whose stability is not guaranteed.
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
        result.removeAll { abs($0.coefficient) < TableauRow.zeroTolerance }
        return result
    }

    /// Returns whether the terms are canonical already. Most terms are, and the check is cheap.
    private static func isCanonical(_ terms: [Term]) -> Bool {
        var previousID = Int.min
        for term in terms {
            guard term.variable.id > previousID, abs(term.coefficient) >= TableauRow.zeroTolerance else { return false }
            previousID = term.variable.id
        }
        return true
    }
}
