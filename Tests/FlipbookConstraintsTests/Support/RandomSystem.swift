import FlipbookConstraints
import SeededRandomValues

/// Random constraints as in layouts: differences, sums and ratios of two or three variables, bounds and optional values.
struct RandomSystem {
    var random: SeededRandom
    let variables: [Variable]
    /// A point at which all constraints of `requiredConstraint()` hold, so that they do not conflict.
    private let feasiblePoint: [Double]

    init(seed: Int, variables count: Int, kind: Variable.Kind = .number) {
        // The ids have gaps and do not begin at zero.
        variables = (0..<count).map { Variable(7 + 3 * $0, kind) }
        var random = SeededRandom(seed)
        let minimum = kind == .length ? 0 : -50.0
        feasiblePoint = (0..<count).map { _ in (random.number(minimum, 350) * 4).rounded() / 4 + 0.25 }
        self.random = random
    }

    static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -0.25, 1.0 / 3, -0.7, 3]
    static let priorities: [Float] = [999, 751, 750, 749.5, 501, 250, 250, 249, 50, 1]

    /// Returns a random expression without a constant.
    mutating func expression() -> LinearExpression {
        var result = LinearExpression()
        for _ in 0..<random.pick([1, 1, 2, 2, 2, 3]) {
            result = result + random.pick(variables) * random.pick(Self.coefficients)
        }
        return result
    }

    /// Returns a random relation. Equalities are more frequent.
    mutating func relation() -> Relation { random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual]) }

    /// Returns a required constraint that holds at `feasiblePoint`. Any number of such constraints can hold together.
    mutating func requiredConstraint() -> Constraint {
        var expression = expression()
        let relation = relation()
        let valueAtFeasiblePoint = expression.evaluated { feasiblePoint[($0.id - 7) / 3] }
        let slack = random.pick([0, 0, 3.25, 40])
        switch relation {
        case .equal: expression.constant -= valueAtFeasiblePoint
        case .lessOrEqual: expression.constant -= valueAtFeasiblePoint + slack
        case .greaterOrEqual: expression.constant -= valueAtFeasiblePoint - slack
        }
        return Constraint(expression, relation, at: .required)
    }

    /// Returns a constraint that is not required.
    mutating func optionalConstraint() -> Constraint {
        var expression = expression()
        expression.constant = (random.number(-300, 300) * 2).rounded() / 2
        return Constraint(expression, relation(), at: Priority(random.pick(Self.priorities)))
    }

    /// Returns a required constraint that may conflict with others.
    mutating func possiblyConflictingConstraint() -> Constraint {
        var constraint = optionalConstraint()
        constraint.priority = .required
        return constraint
    }

    /// Returns a random constraint of any kind.
    mutating func constraint(requiredProbability: Double = 0.35, conflictProbability: Double = 0) -> Constraint {
        if random.bool(conflictProbability) { return self.possiblyConflictingConstraint() }
        return random.bool(requiredProbability) ? requiredConstraint() : optionalConstraint()
    }
}
