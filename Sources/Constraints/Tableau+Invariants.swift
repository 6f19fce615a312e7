/// What is always true between two changes. Each function returns the first thing it finds to be false.
extension Tableau {
    var fault: String? {
        rowFault ?? columnFault ?? valueFault ?? costFault ?? optimumFault
    }

    /// Rows are sorted, without dust, and express basic symbols by nonbasic ones.
    private var rowFault: String? {
        for (r, index) in rowSymbols.enumerated() {
            if index < 0 {
                if !rows[r].terms.isEmpty { return "free row \(r) is not empty" }
                continue
            }
            if symbols[Int(index)].row != r { return "row \(r) is not that of its symbol \(index)" }
            var previous: Int32 = -1
            for term in rows[r].terms {
                if term.symbol <= previous { return "row \(r) is out of order" }
                if abs(term.coefficient) < Row.smallest || !term.coefficient.isFinite { return "row \(r) has \(term.coefficient)" }
                if symbols[Int(term.symbol)].isBasic { return "row \(r) has basic symbol \(term.symbol)" }
                previous = term.symbol
            }
        }
        return nil
    }

    /// The columns say the same as the rows.
    private var columnFault: String? {
        var expected: [[Int32]] = Array(repeating: [], count: symbols.count)
        for r in rows.indices {
            for term in rows[r].terms { expected[Int(term.symbol)].append(Int32(r)) }
        }
        for j in symbols.indices where columns[j] != expected[j] {
            return "column of symbol \(j) is \(columns[j]) instead of \(expected[j])"
        }
        return nil
    }

    /// Nonbasic symbols are at their kinks, equations and definitions hold, basic symbols are on the sides they count as being,
    /// and what is required holds.
    private var valueFault: String? {
        if residual > 1e-7 { return "the definitions are missed by \(residual)" }
        for j in symbols.indices where symbols[j].isLive && !symbols[j].isBasic {
            let symbol = symbols[j]
            if symbol.strength == .ignored { return "ignored symbol \(j) is nonbasic" }
            if symbol.value != symbol.target { return "nonbasic symbol \(j) is at \(symbol.value), not \(symbol.target)" }
        }
        for (r, index) in rowSymbols.enumerated() where index >= 0 {
            let symbol = symbols[Int(index)]
            let sum = rows[r].terms.reduce(0) { $0 + $1.coefficient * symbols[Int($1.symbol)].value }
            if abs(sum - symbol.value) > 1e-7 * max(1, abs(sum)) { return "row \(r) gives \(sum), not \(symbol.value)" }
            let slack = 10 * symbol.tolerance
            if symbol.strength == .hard, symbol.relation.error(symbol.value - symbol.target) > slack {
                return "required symbol \(index) is at \(symbol.value), target \(symbol.target)"
            }
            if symbol.strength == .soft || symbol.strength == .stay, symbol.side * (symbol.value - symbol.target) < -slack {
                return "symbol \(index) is at \(symbol.value) on the wrong side of \(symbol.target)"
            }
        }
        return nil
    }

    /// The costs kept are those that the columns give.
    private var costFault: String? {
        for j in symbols.indices where !symbols[j].isBasic && symbols[j].isLive && !symbols[j].isPinned {
            var difference = cost(of: j)
            difference.add(costs[j], times: -1)
            if difference.parts.contains(where: { abs($0.amount) > 1e-7 }) { return "cost of symbol \(j) is off by \(difference)" }
            if costs[j].amount(at: .repair) != 0 { return "symbol \(j) still repairs" }
        }
        return nil
    }

    /// No move is worth it.
    private var optimumFault: String? {
        if !queue.isEmpty { return "symbols are queued" }
        var gain = Cost()
        for j in symbols.indices where symbols[j].isLive {
            if let direction = descent(of: j, &gain) { return "symbol \(j) could go \(direction) and gain \(gain)" }
        }
        return nil
    }
}

extension Solver {
    /// What is wrong inside, if anything is.
    package var fault: String? {
        if let fault = tableau.fault { return fault }
        for (symbol, record) in records.enumerated() {
            guard let record else { continue }
            let strength = tableau.symbols[symbol].strength
            let expected: Tableau.Strength =
                record.isBroken ? .ignored : record.constraint.priority.isRequired ? .hard : .soft
            if strength != expected { return "\(record.id) is \(strength) instead of \(expected)" }
            if record.isBroken != broken.contains(symbol) { return "\(record.id) is missing in the list of the broken" }
        }
        return nil
    }

    package func checkInvariants() {
        if let fault { preconditionFailure("the solver is broken: \(fault)") }
    }
}
