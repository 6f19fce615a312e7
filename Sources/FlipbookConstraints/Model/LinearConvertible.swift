/// A value that can be used in linear expressions: a variable or an expression.
package protocol LinearConvertible {
    /// The value as an expression.
    var expression: LinearExpression { get }
}

extension LinearExpression: LinearConvertible {
    package var expression: LinearExpression { self }
}

extension Variable: LinearConvertible {
    package var expression: LinearExpression { LinearExpression([LinearExpression.Term(self, 1)]) }
}

extension LinearConvertible {
    package static func + (a: Self, b: some LinearConvertible) -> LinearExpression {
        let (a, b) = (a.expression, b.expression)
        return LinearExpression(a.terms + b.terms, constant: a.constant + b.constant)
    }

    package static func - (a: Self, b: some LinearConvertible) -> LinearExpression { a + b * -1 }
    package static prefix func - (a: Self) -> LinearExpression { a * -1 }

    package static func * (a: Self, factor: Double) -> LinearExpression {
        let a = a.expression
        return LinearExpression(a.terms.map { LinearExpression.Term($0.variable, $0.coefficient * factor) }, constant: a.constant * factor)
    }

    package static func * (factor: Double, a: Self) -> LinearExpression { a * factor }

    package static func + (a: Self, constant: Double) -> LinearExpression {
        var result = a.expression
        result.constant += constant
        return result
    }

    package static func - (a: Self, constant: Double) -> LinearExpression { a + -constant }
    package static func + (constant: Double, a: Self) -> LinearExpression { a + constant }
    package static func - (constant: Double, a: Self) -> LinearExpression { a * -1 + constant }
}
