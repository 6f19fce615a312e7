extension Tableau {
    /// Makes `j` basic and the basic symbol of row `r` nonbasic, and updates the reduced costs. The caller has set the `side` of j to
    /// the side of its breakpoint to which it has moved.
    mutating func pivot(_ r: Int, entering j: Int) {
        let k = Int(basicSymbols[r])
        // While k was basic, the cost included slope(k)·k, where k = a·j + Σ b·c. k becomes nonbasic, and its own cost is then separate.
        addGradient(ofRow: r, -symbols[k].slope, at: symbols[k].level)
        // The cost includes reducedCost·j. Replace j by (1/a)·k − Σ (b/a)·c. As a basic symbol, j also has the slope of its own cost.
        var reducedCost = reducedCosts[j]
        reducedCosts[j] = Cost()
        if symbols[j].slope != 0 { reducedCost.add(symbols[j].slope, at: symbols[j].level) }
        exchange(r, entering: j)
        for term in rows[r].terms where !symbols[Int(term.symbol)].isFixed {
            reducedCosts[Int(term.symbol)].add(reducedCost, times: term.coefficient)
            enqueue(Int(term.symbol))
        }
    }

    /// Makes `j` basic and the basic symbol of row `r` nonbasic. Does not update the reduced costs.
    ///
    /// Before, where k is the basic symbol of row r:
    ///
    ///     k = a·j + Σ b·c          i = f·j + Σ e·c   for every other row with j
    ///
    /// After:
    ///
    ///     j = (1/a)·k − Σ (b/a)·c  i = (f/a)·k + Σ (e − f·b/a)·c
    mutating func exchange(_ r: Int, entering j: Int) {
        let k = basicSymbols[r]
        let j = Int32(j)
        rows[r].solve(for: j, leaving: k, scratch: &scratch)
        for c in scratch.removedSymbols { columns[Int(c)].removeSorted(Int32(r)) }
        basicSymbols[r] = j
        symbols[Int(k)].row = -1
        symbols[Int(j)].row = Int32(r)
        // As a basic symbol, k was in no row. As a nonbasic symbol, it is in the rows in which j was.
        let column = columns[Int(j)]
        columns.swapAt(Int(j), Int(k))

        let solvedRow = rows[r]
        var largest = 0.0
        for i in column where Int(i) != r {
            let factor = rows[Int(i)][j]
            largest = max(largest, abs(factor))
            rows[Int(i)].add(solvedRow, times: factor, skipping: j, scratch: &scratch)
            for c in scratch.insertedSymbols where c != k { columns[Int(c)].insertSorted(i) }
            for c in scratch.removedSymbols { columns[Int(c)].removeSorted(i) }
            // If the product is too small, k is not in the row, and so the row is not in k's column.
            if rows[Int(i)][k] == 0 { columns[Int(k)].removeSorted(i) }
        }
        exchangeCount += 1
        // A factor below 16 is usual in layouts and harmless. A factor of 16 is counted as one lost bit, and each doubling as one more bit.
        lostPrecisionBits += max(0, Int(max(1, largest * abs(solvedRow[k])).exponent) - 3)
    }

    /// Updates the reduced costs after the slope of the basic symbol of row `r` has changed by `change`.
    mutating func addGradient(ofRow r: Int, _ change: Double, at level: PriorityLevel) {
        guard change != 0 else { return }
        for term in rows[r].terms where !symbols[Int(term.symbol)].isFixed {
            reducedCosts[Int(term.symbol)].add(change * term.coefficient, at: level)
            enqueue(Int(term.symbol))
        }
    }

    /// Returns the reduced cost of a nonbasic symbol, computed from its column. `addGradient` keeps the same sum up to date.
    func reducedCost(of j: Int) -> Cost {
        var result = Cost()
        for r in columns[j] {
            let basicSymbol = symbols[Int(basicSymbols[Int(r)])]
            if basicSymbol.slope != 0 { result.add(basicSymbol.slope * rows[Int(r)][Int32(j)], at: basicSymbol.level) }
        }
        return result
    }

    /// Adds a nonbasic symbol to the queue of symbols whose move may reduce the cost.
    mutating func enqueue(_ j: Int) {
        guard !symbols[j].isQueued else { return }
        symbols[j].isQueued = true
        queue.append(Int32(j))
    }
}
