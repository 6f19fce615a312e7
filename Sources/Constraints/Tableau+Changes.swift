/// What may happen to a symbol. None of these optimises; each leaves values, costs and queue as `optimise` needs them.
extension Tableau {
    /// Gives a symbol another cost. Nonbasic it stays at its kink, where its own cost is nought before and after.
    mutating func setStrength(of index: Int, _ strength: Strength, at level: Level = .probe) {
        guard symbols[index].isBasic else {
            let wasPinned = symbols[index].isPinned
            symbols[index].strength = strength
            symbols[index].level = level
            if symbols[index].isPinned {
                costs[index].removeAll()
            } else if wasPinned {
                costs[index] = cost(of: index)
            }
            enqueue(index)
            return
        }
        let row = Int(symbols[index].row)
        addGradient(ofRow: row, -symbols[index].slope, at: symbols[index].level)
        symbols[index].strength = strength
        symbols[index].level = level
        takeSide(index)
        addGradient(ofRow: row, symbols[index].slope, at: level)
    }

    /// Moves the kink. A basic symbol may find itself on its other side. A nonbasic one is moved after it, as far as what is
    /// stronger lets it; should it be pinned or hard, make it soft before.
    mutating func setTarget(of index: Int, _ target: Double) {
        guard target != symbols[index].target else { return }
        symbols[index].target = target
        guard symbols[index].isBasic else {
            let way = target - symbols[index].value
            _ = step(index, way < 0 ? -1 : 1, arrival: abs(way))
            enqueue(index)
            return
        }
        let before = symbols[index].slope
        takeSide(index)
        addGradient(ofRow: Int(symbols[index].row), symbols[index].slope - before, at: symbols[index].level)
    }

    /// Takes all cost from a constraint's symbol. Nonbasic it would have no kink to rest at, so it is moved, in whichever
    /// direction that pays, until it has come into the basis. It always does: the variables' stays bound every way.
    mutating func ignore(_ index: Int) {
        setStrength(of: index, .ignored)
        guard !symbols[index].isBasic else { return }
        let sign = costs[index].sign
        let up = sign == 0 ? stay(of: index, 1) < 0 : sign < 0
        if step(index, up ? 1 : -1) != .pivoted, step(index, up ? -1 : 1) != .pivoted {
            preconditionFailure("a constraint that determines nothing was nonbasic")
        }
    }

    /// The side of its kink on which a basic symbol is; if it is at the kink, the one that costs nothing, if there is one.
    private mutating func takeSide(_ index: Int) {
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
