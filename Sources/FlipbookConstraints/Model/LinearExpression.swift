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
        self.terms = terms
        self.constant = constant
        Self.makeCanonical(&self.terms)
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

    /// Sorts terms, adds the terms of each variable, and removes zero coefficients.
    package static func makeCanonical(_ terms: inout [Term]) {
        guard !isCanonical(terms) else { return }
        // Terms of the same variable are sorted by coefficient too. Otherwise the order of the additions, and so the last bit of the sum,
        // would depend on `sort`, whose stability is not guaranteed.
        terms.sort { ($0.variable.id, $0.coefficient) < ($1.variable.id, $1.coefficient) }
        var count = 0
        for index in terms.indices {
            let term = terms[index]
            if count > 0, terms[count - 1].variable == term.variable {
                terms[count - 1] = Term(term.variable, terms[count - 1].coefficient + term.coefficient)
            } else {
                terms[count] = term
                count += 1
            }
        }
        terms.removeSubrange(count...)
        terms.removeAll { abs($0.coefficient) < TableauRow.zeroTolerance }
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
