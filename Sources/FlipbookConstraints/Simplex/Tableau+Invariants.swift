/// The invariants that hold between two changes. Each private property checks the invariants in its comment, and is a description of the
/// first violation, or nil.
extension Tableau {
    /// Whether the coefficients of all constraints have magnitudes that are usual in layouts. Otherwise, products of coefficients can be
    /// too small or too large for the tolerances of the invariants.
    var isWellScaled: Bool {
        definitions.allSatisfy { $0.terms.allSatisfy { (1e-3...1e3).contains(abs($0.coefficient)) } }
    }

    /// The first violated invariant, or nil.
    var invariantViolation: String? {
        rowViolation ?? columnViolation ?? valueViolation ?? costViolation ?? optimumViolation
    }

    /// Rows are sorted, have no tiny coefficients, and express basic symbols by nonbasic symbols.
    private var rowViolation: String? {
        for (r, index) in basicSymbols.enumerated() {
            if index < 0 {
                if !rows[r].terms.isEmpty { return "free row \(r) is not empty" }
                continue
            }
            if symbols[Int(index)].row != r { return "row \(r) is not that of its symbol \(index)" }
            var previous: Int32 = -1
            for term in rows[r].terms {
                if term.symbol <= previous { return "row \(r) is not sorted" }
                if abs(term.coefficient) < TableauRow.zeroTolerance || !term.coefficient.isFinite {
                    return "row \(r) has the coefficient \(term.coefficient)"
                }
                if symbols[Int(term.symbol)].isBasic { return "row \(r) contains the basic symbol \(term.symbol)" }
                previous = term.symbol
            }
        }
        return nil
    }

    /// The columns match the rows.
    private var columnViolation: String? {
        var expected: [[Int32]] = Array(repeating: [], count: symbols.count)
        for r in rows.indices {
            for term in rows[r].terms { expected[Int(term.symbol)].append(Int32(r)) }
        }
        for j in symbols.indices where columns[j] != expected[j] {
            return "column of symbol \(j) is \(columns[j]) instead of \(expected[j])"
        }
        return nil
    }

    /// Nonbasic symbols are at their breakpoints. The values satisfy the equations of the rows and of the definitions. Basic symbols are on
    /// the stored sides of their breakpoints, and required constraints are satisfied.
    private var valueViolation: String? {
        if residual > 1e-7 { return "the values differ from the definitions by \(residual)" }
        for j in symbols.indices where symbols[j].isInUse && !symbols[j].isBasic {
            let symbol = symbols[j]
            if symbol.strength == .ignored { return "ignored symbol \(j) is nonbasic" }
            if symbol.value != symbol.target { return "nonbasic symbol \(j) is at \(symbol.value), not \(symbol.target)" }
        }
        for (r, index) in basicSymbols.enumerated() where index >= 0 {
            let symbol = symbols[Int(index)]
            let sum = rows[r].terms.reduce(0) { $0 + $1.coefficient * symbols[Int($1.symbol)].value }
            if abs(sum - symbol.value) > 1e-7 * max(1, abs(sum)) { return "row \(r) gives \(sum), not \(symbol.value)" }
            let tolerance = 10 * symbol.tolerance
            if symbol.strength == .hard, symbol.relation.error(symbol.value - symbol.target) > tolerance {
                return "required symbol \(index) is at \(symbol.value), target \(symbol.target)"
            }
            if symbol.strength == .soft || symbol.strength == .stay, symbol.side * (symbol.value - symbol.target) < -tolerance {
                return "symbol \(index) is at \(symbol.value) on the wrong side of \(symbol.target)"
            }
        }
        return nil
    }

    /// The stored reduced costs match the columns.
    private var costViolation: String? {
        for j in symbols.indices where !symbols[j].isBasic && symbols[j].isInUse && !symbols[j].isFixed {
            var difference = reducedCost(of: j)
            difference.add(reducedCosts[j], times: -1)
            if difference.components.contains(where: { abs($0.amount) > 1e-7 }) { return "cost of symbol \(j) differs by \(difference)" }
            if reducedCosts[j].amount(at: .enforcement) != 0 { return "symbol \(j) has a cost of enforcement" }
        }
        return nil
    }

    /// No move reduces the cost.
    private var optimumViolation: String? {
        if !queue.isEmpty { return "the queue is not empty" }
        var slope = Cost()
        for j in symbols.indices where symbols[j].isInUse {
            if let direction = improvingDirection(of: j, &slope) { return "moving \(j) by \(direction) changes the cost by \(slope)" }
        }
        return nil
    }
}

extension SimplexSolver {
    /// The first violated invariant, or nil.
    package var invariantViolation: String? {
        if let fault = tableau.invariantViolation { return fault }
        for (symbol, record) in records.enumerated() {
            guard let record else { continue }
            let strength = tableau.symbols[symbol].strength
            let expected: Tableau.Strength =
                record.isBroken ? .ignored : record.constraint.priority.isRequired ? .hard : .soft
            if strength != expected { return "\(record.id) is \(strength) instead of \(expected)" }
            if record.isBroken != brokenSymbols.contains(symbol) { return "\(record.id) and the list of broken constraints differ" }
        }
        return nil
    }

    /// Stops the program if an invariant is violated.
    package func checkInvariants() {
        if let invariantViolation { preconditionFailure("the solver violates an invariant: \(invariantViolation)") }
    }
}
