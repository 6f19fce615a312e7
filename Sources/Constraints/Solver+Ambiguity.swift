extension Solver {
    /// Whether the variable could have another value without any error growing.
    ///
    /// It could only if some nonbasic symbol in its row can be moved at no cost; mostly there is none, and that is proof. If there is one,
    /// another symbol may be at its kink just there and stop it, and yet a combination of moves pass (the vertex is degenerate).
    /// So a copy is asked: a pull upwards and one downwards, weaker than every priority; one of them moves the variable or none can.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard let symbol = symbols[variable.id] else { return true }
        guard tableau.mayMove(symbol) else { return false }
        let value = tableau.symbols[symbol].value
        return [1.0, -1.0].contains { pull in
            var probe = tableau
            let definition = Row(sorted: [Term(symbol: Int32(symbol), coefficient: 1)])
            let puller = probe.insertConstraint(definition, .equal, target: value + pull, serial: .max)
            probe.setStrength(of: puller, .soft, at: .probe)
            probe.optimise()
            return abs(probe.symbols[symbol].value - value) > probe.symbols[symbol].tolerance
        }
    }
}

extension Solver {
    /// The constraints that give the variable its value: moved alone, each of them moves it.
    package func determinants(of variable: Variable) -> [ConstraintID] {
        guard let symbol = symbols[variable.id], tableau.symbols[symbol].isBasic else { return [] }
        return tableau.rows[Int(tableau.symbols[symbol].row)].terms.compactMap { records[Int($0.symbol)]?.id }.sorted()
    }
}

extension Tableau {
    /// Whether anything that moves the variable can be moved without cost as far as the levels go.
    func mayMove(_ symbol: Int) -> Bool {
        guard symbols[symbol].isBasic else { return isFree(symbol) }
        return rows[Int(symbols[symbol].row)].terms.contains { isFree(Int($0.symbol)) }
    }

    private func isFree(_ j: Int) -> Bool {
        let symbol = symbols[j]
        if symbol.isPinned { return false }
        return [-1.0, 1.0].contains { direction in
            if symbol.strength == .hard, direction != symbol.feasibleSide { return false }
            var gain = costs[j]
            if symbol.strength == .soft, direction > 0 ? symbol.relation.forbidsAbove : symbol.relation.forbidsBelow {
                gain.add(direction, at: symbol.level)
            }
            return gain.isZero
        }
    }
}
