extension SimplexSolver {
    /// Returns whether the variable could have another value without a larger error. The result is true if no constraint uses the variable.
    ///
    /// - That is possible only if some nonbasic symbol in the variable's row can move at no cost. Usually there is no such symbol, and the
    ///   result is false.
    /// - If there is such a symbol, the vertex may be degenerate: another symbol is at its breakpoint and stops the move, but a combination
    ///   of moves is possible. So one copy of the tableau is solved with a constraint that pulls the variable up, and another copy with a
    ///   constraint that pulls the variable down. These constraints are weaker than every priority. The variable is ambiguous if one of
    ///   them moves it.
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard let symbol = symbolByVariableID[variable.id] else { return true }
        guard tableau.canMoveAtNoCost(symbol) else { return false }
        let value = tableau.symbols[symbol].value
        return [1.0, -1.0].contains { pull in
            var probe = tableau
            let pullDefinition = TableauRow(sorted: [TableauTerm(symbol: Int32(symbol), coefficient: 1)])
            let pullSymbol = probe.insertConstraint(pullDefinition, .equal, target: value + pull, serial: .max)
            probe.setStrength(of: pullSymbol, .soft, at: .probe)
            probe.optimize()
            return abs(probe.symbols[symbol].value - value) > probe.symbols[symbol].tolerance
        }
    }
}

extension SimplexSolver {
    /// Returns the constraints that determine the variable's value: a change of the constant of any one of them changes the value. The
    /// result is empty if no constraint determines the value.
    package func determiningConstraints(of variable: Variable) -> [ConstraintID] {
        guard let symbol = symbolByVariableID[variable.id], tableau.symbols[symbol].isBasic else { return [] }
        return tableau.rows[Int(tableau.symbols[symbol].row)].terms.compactMap { records[Int($0.symbol)]?.id }.sorted()
    }
}

extension Tableau {
    /// Returns whether the variable, or a symbol in its row, can move without a cost at any priority level.
    func canMoveAtNoCost(_ symbol: Int) -> Bool {
        guard symbols[symbol].isBasic else { return isFreeToMove(symbol) }
        return rows[Int(symbols[symbol].row)].terms.contains { isFreeToMove(Int($0.symbol)) }
    }

    /// Returns whether a nonbasic symbol can move up or down without a cost at any priority level.
    private func isFreeToMove(_ j: Int) -> Bool {
        let symbol = symbols[j]
        if symbol.isFixed { return false }
        return [-1.0, 1.0].contains { direction in
            if symbol.strength == .hard, direction != symbol.feasibleSide { return false }
            var slope = reducedCosts[j]
            if symbol.strength == .soft, direction > 0 ? symbol.relation.forbidsAbove : symbol.relation.forbidsBelow {
                slope.add(direction, at: symbol.level)
            }
            return slope.isZero
        }
    }
}
