extension Tableau {
    /// The basic symbol of row `r` leaves and `j` enters, costs included; j's `side` says to which side of its kink it moved.
    mutating func pivot(_ r: Int, entering j: Int) {
        let k = Int(rowSymbols[r])
        // before: cost = … + slope(k)·k with k = a·j + Σ b·c; after: k costs by itself, being nonbasic
        addGradient(ofRow: r, -symbols[k].slope, at: symbols[k].level)
        // before: price·j; after: j = (1/a)·k − Σ (b/a)·c put in its place. As a basic symbol it has its own slope too.
        var price = costs[j]
        costs[j] = Cost()
        if symbols[j].slope != 0 { price.add(symbols[j].slope, at: symbols[j].level) }
        exchange(r, entering: j)
        for term in rows[r].terms where !symbols[Int(term.symbol)].isPinned {
            costs[Int(term.symbol)].add(price, times: term.coefficient)
            enqueue(Int(term.symbol))
        }
    }

    /// The algebra of `pivot` alone. Before, with k the basic symbol of row r:
    ///
    ///     k = a·j + Σ b·c          i = f·j + Σ e·c   for every other row with j
    ///
    /// after:
    ///
    ///     j = (1/a)·k − Σ (b/a)·c  i = (f/a)·k + Σ (e − f·b/a)·c
    mutating func exchange(_ r: Int, entering j: Int) {
        let k = rowSymbols[r]
        let j = Int32(j)
        rows[r].solve(for: j, leaving: k, scratch: &scratch)
        for c in scratch.went { columns[Int(c)].removeSorted(Int32(r)) }
        rowSymbols[r] = j
        symbols[Int(k)].row = -1
        symbols[Int(j)].row = Int32(r)
        // k, until now in no row, comes into those where j was.
        let column = columns[Int(j)]
        columns.swapAt(Int(j), Int(k))

        let solved = rows[r]
        var largest = 0.0
        for i in column where Int(i) != r {
            let factor = rows[Int(i)][j]
            largest = max(largest, abs(factor))
            rows[Int(i)].add(solved, times: factor, skipping: j, scratch: &scratch)
            for c in scratch.came where c != k { columns[Int(c)].insertSorted(i) }
            for c in scratch.went { columns[Int(c)].removeSorted(i) }
            // Too small a product is left out of the row, hence out of the column.
            if rows[Int(i)][k] == 0 { columns[Int(k)].removeSorted(i) }
        }
        exchanges += 1
        // Up to 16 is as usual in layouts and does no harm.
        wear += max(0, Int(max(1, largest * abs(solved[k])).exponent) - 3)
    }

    /// The basic symbol of row `r` changes its slope by `change`: so do, through the row, all that move it.
    mutating func addGradient(ofRow r: Int, _ change: Double, at level: Level) {
        guard change != 0 else { return }
        for term in rows[r].terms where !symbols[Int(term.symbol)].isPinned {
            costs[Int(term.symbol)].add(change * term.coefficient, at: level)
            enqueue(Int(term.symbol))
        }
    }

    /// What `addGradient` has added up for a nonbasic symbol, from its column.
    func cost(of j: Int) -> Cost {
        var result = Cost()
        for r in columns[j] {
            let basic = symbols[Int(rowSymbols[Int(r)])]
            if basic.slope != 0 { result.add(basic.slope * rows[Int(r)][Int32(j)], at: basic.level) }
        }
        return result
    }

    mutating func enqueue(_ j: Int) {
        guard !symbols[j].isQueued else { return }
        symbols[j].isQueued = true
        queue.append(Int32(j))
    }
}
