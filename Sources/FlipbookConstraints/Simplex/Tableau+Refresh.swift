/// Functions that rebuild the rows. The rows must be rebuilt because each exchange adds rounding errors.
extension Tableau {
    /// The largest relative difference between a constraint's value and its definition.
    var residual: Double {
        var result = 0.0
        for (symbol, definition) in zip(symbols, definitions) where symbol.isInUse && symbol.strength != .stay {
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

    /// Recomputes rows, values and reduced costs from the definitions, with the same basic symbols. If rounding errors have led to
    /// symbols that are not a valid basis, nothing changes.
    mutating func refresh() {
        exchangeCount = 0
        lostPrecisionBits = 0
        var fresh = self
        guard fresh.rebuildRows() else { return }
        fresh.rebuildValues()
        for j in fresh.symbols.indices where fresh.symbols[j].isInUse && !fresh.symbols[j].isBasic {
            fresh.reducedCosts[j] = fresh.symbols[j].isFixed ? Cost() : fresh.reducedCost(of: j)
            fresh.enqueue(j)
        }
        self = fresh
    }

    /// Computes the rows from the definitions. Returns false if the basis is not valid.
    private mutating func rebuildRows() -> Bool {
        let wasBasic = symbols.map(\.isBasic)
        // Start with s = Σ a·x for every constraint, with all variables nonbasic.
        let constraints = symbols.indices.filter { symbols[$0].isInUse && symbols[$0].strength != .stay }
        rows = Array(repeating: TableauRow(), count: constraints.count)
        basicSymbols = constraints.map(Int32.init)
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
        // Each variable that was basic before becomes basic again. It replaces a constraint of its column that was not basic before: the
        // constraint with the largest coefficient.
        for j in symbols.indices where symbols[j].strength == .stay && wasBasic[j] {
            var (best, size) = (-1, TableauRow.zeroTolerance)
            for r in columns[j] where !wasBasic[Int(basicSymbols[Int(r)])] && symbols[Int(basicSymbols[Int(r)])].strength != .stay {
                let coefficient = abs(rows[Int(r)][Int32(j)])
                if coefficient > size { (best, size) = (Int(r), coefficient) }
            }
            guard best >= 0 else { return false }
            exchange(best, entering: j)
        }
        exchangeCount = 0
        lostPrecisionBits = 0
        return true
    }

    /// Sets nonbasic symbols to their targets and computes the values of the basic symbols.
    private mutating func rebuildValues() {
        for j in symbols.indices where symbols[j].isInUse && !symbols[j].isBasic { symbols[j].value = symbols[j].target }
        for (r, index) in basicSymbols.enumerated() {
            let value = rows[r].terms.reduce(0) { $0 + $1.coefficient * symbols[Int($1.symbol)].value }
            guard value != symbols[Int(index)].value else { continue }
            setValue(Int(index), value)
        }
    }
}

extension SimplexSolver {
    /// Rebuilds the tableau if rounding errors have accumulated. It checks only after every 64th change, because a rebuild is needed
    /// after thousands of changes at the earliest.
    mutating func refreshIfNeeded() {
        guard changeCount % 64 == 0, tableau.residual > 1e-11 || tableau.exchangeCount > 4096 else { return }
        tableau.refresh()
        tableau.optimize()
    }
}
