/// Changes of a symbol. These methods do not optimize. They leave the values, the reduced costs and the queue in the state that `optimize`
/// expects.
extension Tableau {
    /// Replaces the cost function of a symbol. A nonbasic symbol stays at its breakpoint, where its own cost is zero before and after.
    mutating func setStrength(of index: Int, _ strength: Strength, at level: PriorityLevel = .probe) {
        guard symbols[index].isBasic else {
            let wasFixed = symbols[index].isFixed
            symbols[index].strength = strength
            symbols[index].level = level
            if symbols[index].isFixed {
                reducedCosts[index].removeAll()
            } else if wasFixed {
                reducedCosts[index] = reducedCost(of: index)
            }
            enqueue(index)
            return
        }
        let row = Int(symbols[index].row)
        addGradient(ofRow: row, -symbols[index].slope, at: symbols[index].level)
        symbols[index].strength = strength
        symbols[index].level = level
        updateSide(index)
        addGradient(ofRow: row, symbols[index].slope, at: level)
    }

    /// Sets the target of a symbol, which is also its breakpoint.
    ///
    /// A basic symbol may then be on the other side. A nonbasic symbol follows the target as far as stronger constraints allow. The symbol
    /// must not be fixed or hard: make it soft first.
    mutating func setTarget(of index: Int, _ target: Double) {
        guard target != symbols[index].target else { return }
        symbols[index].target = target
        guard symbols[index].isBasic else {
            let distance = target - symbols[index].value
            _ = step(index, distance < 0 ? -1 : 1, distanceToTarget: abs(distance))
            enqueue(index)
            return
        }
        let oldSlope = symbols[index].slope
        updateSide(index)
        addGradient(ofRow: Int(symbols[index].row), symbols[index].slope - oldSlope, at: symbols[index].level)
    }

    /// Removes all cost from a constraint's symbol.
    ///
    /// A nonbasic symbol needs a breakpoint. So if the symbol is nonbasic, it moves in the direction that reduces the cost until it is
    /// basic. That is always possible, because the stay costs of the variables bound every move.
    mutating func ignore(_ index: Int) {
        setStrength(of: index, .ignored)
        guard !symbols[index].isBasic else { return }
        let sign = reducedCosts[index].sign
        let isUpward = sign == 0 ? staySign(of: index, 1) < 0 : sign < 0
        if step(index, isUpward ? 1 : -1) != .pivoted, step(index, isUpward ? -1 : 1) != .pivoted {
            // Only an overflow of coefficients can prevent the move. The symbol then stays nonbasic, without a cost.
            return
        }
    }

    /// Sets the side of a basic symbol relative to its breakpoint.
    ///
    /// A hard inequality is always on its feasible side. At the breakpoint, the other inequalities are on their feasible side too, which has
    /// no cost, and an equality keeps its side.
    private mutating func updateSide(_ index: Int) {
        let symbol = symbols[index]
        if symbol.strength == .hard, symbol.relation != .equal {
            symbols[index].side = symbol.feasibleSide
        } else if abs(symbol.value - symbol.target) > symbol.tolerance {
            symbols[index].side = symbol.value > symbol.target ? 1 : -1
        } else if symbol.relation != .equal {
            symbols[index].side = symbol.feasibleSide
        }
    }
}
