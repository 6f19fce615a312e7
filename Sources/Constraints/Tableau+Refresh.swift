/// Each exchange rounds, and some rounding stays in the rows. Now and then they are made afresh.
extension Tableau {
    /// By how much the values contradict the definitions.
    var residual: Double {
        var result = 0.0
        for (symbol, definition) in zip(symbols, definitions) where symbol.isLive && symbol.strength != .stay {
            var sum = -symbol.value
            var scale = 1.0
            for term in definition.terms {
                let addend = term.coefficient * symbols[Int(term.symbol)].value
                sum += addend
                scale = max(scale, abs(addend))
            }
            result = max(result, abs(sum) / scale)
        }
        return result
    }

    /// Rows, values and costs anew from the definitions, with the same symbols basic. Should rounding have left a basis that is none,
    /// all stays as it is.
    mutating func refresh() {
        exchanges = 0
        wear = 0
        var fresh = self
        guard fresh.rebuildRows() else { return }
        fresh.rebuildValues()
        for j in fresh.symbols.indices where fresh.symbols[j].isLive && !fresh.symbols[j].isBasic {
            fresh.costs[j] = fresh.symbols[j].isPinned ? Cost() : fresh.cost(of: j)
            fresh.enqueue(j)
        }
        self = fresh
    }

    private mutating func rebuildRows() -> Bool {
        let wasBasic = symbols.map(\.isBasic)
        // before: the rows as they are; after: s = Σ a·x for every constraint, all variables nonbasic
        let constraints = symbols.indices.filter { symbols[$0].isLive && symbols[$0].strength != .stay }
        rows = Array(repeating: Row(), count: constraints.count)
        rowSymbols = constraints.map(Int32.init)
        freeRows = []
        for j in symbols.indices {
            columns[j] = []
            symbols[j].row = -1
        }
        for (r, index) in constraints.enumerated() {
            rows[r] = definitions[index]
            symbols[index].row = Int32(r)
            for term in rows[r].terms { columns[Int(term.symbol)].append(Int32(r)) }
        }
        // Each variable that was basic takes the place of a constraint that was not: of those in its column the one with the
        // largest coefficient.
        for j in symbols.indices where symbols[j].strength == .stay && wasBasic[j] {
            var (best, size) = (-1, Row.smallest)
            for r in columns[j] where !wasBasic[Int(rowSymbols[Int(r)])] && symbols[Int(rowSymbols[Int(r)])].strength != .stay {
                let coefficient = abs(rows[Int(r)][Int32(j)])
                if coefficient > size { (best, size) = (Int(r), coefficient) }
            }
            guard best >= 0 else { return false }
            exchange(best, entering: j)
        }
        exchanges = 0
        wear = 0
        return true
    }

    private mutating func rebuildValues() {
        for j in symbols.indices where symbols[j].isLive && !symbols[j].isBasic { symbols[j].value = symbols[j].target }
        for (r, index) in rowSymbols.enumerated() {
            let value = rows[r].terms.reduce(0) { $0 + $1.coefficient * symbols[Int($1.symbol)].value }
            guard value != symbols[Int(index)].value else { continue }
            setValue(Int(index), value)
        }
    }
}

extension Solver {
    /// Looked at every so often; what is looked for comes after thousands of changes if ever.
    mutating func refreshIfDue() {
        guard changes % 64 == 0, tableau.residual > 1e-11 || tableau.exchanges > 4096 else { return }
        tableau.refresh()
        tableau.optimise()
    }
}
