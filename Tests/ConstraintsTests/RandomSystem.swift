import Constraints

/// A system of constraints as they come in layouts: differences, sums and ratios of two or three variables, bounds, wishes.
struct RandomSystem {
    var random: SplitMix64
    let variables: [Variable]
    /// The required constraints are made to hold here, so that they do not exclude each other.
    private let witness: [Double]

    init(seed: Int, variables count: Int) {
        // Ids neither dense nor from nought.
        variables = (0..<count).map { Variable(7 + 3 * $0) }
        var random = SplitMix64(seed)
        witness = (0..<count).map { _ in (random.number(-50...350) * 4).rounded() / 4 + 0.25 }
        self.random = random
    }

    static let coefficients: [Double] = [1, 1, 1, -1, -1, 2, 0.5, -0.25, 1.0 / 3, -0.7, 3]
    static let priorities: [Float] = [999, 751, 750, 749.5, 501, 250, 250, 249, 50, 1]

    mutating func expression() -> Expression {
        var result = Expression()
        for _ in 0..<random.pick([1, 1, 2, 2, 2, 3]) {
            result = result + random.pick(variables) * random.pick(Self.coefficients)
        }
        return result
    }

    mutating func relation() -> Relation { random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual]) }

    /// Holds at the witness, so any number of these is feasible.
    mutating func required() -> Constraint {
        var expression = expression()
        let relation = relation()
        let at = expression.evaluated { witness[($0.id - 7) / 3] }
        let slack = random.pick([0, 0, 3.25, 40])
        switch relation {
        case .equal: expression.constant -= at
        case .lessOrEqual: expression.constant -= at + slack
        case .greaterOrEqual: expression.constant -= at - slack
        }
        return Constraint(expression, relation, at: .required)
    }

    mutating func optional() -> Constraint {
        var expression = expression()
        expression.constant = (random.number(-300...300) * 2).rounded() / 2
        return Constraint(expression, relation(), at: Priority(random.pick(Self.priorities)))
    }

    /// Required, and it may well exclude others.
    mutating func reckless() -> Constraint {
        var constraint = optional()
        constraint.priority = .required
        return constraint
    }

    mutating func constraint(required share: Double = 0.35, reckless: Double = 0) -> Constraint {
        if random.chance(reckless) { return self.reckless() }
        return random.chance(share) ? required() : optional()
    }
}
