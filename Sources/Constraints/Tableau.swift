/// The simplex tableau. Variables and constraints are symbols of one kind. A constraint's symbol is the value of its linear form,
///
///     s = Σ coefficient·x          (the definition; the constraint says s ⟨relation⟩ target)
///
/// and a variable is held by a constraint of its own, `x = 0`, weaker than any other and the stronger the smaller its id. So
/// there is always exactly one best solution, a function of the constraints alone: neither the order in which they came nor what
/// was there before leaves a trace in it.
///
/// Every constraint is one equation among the symbols, hence as many symbols are *basic* as there are constraints: each has
/// a row that expresses it by the others. Those others, the *nonbasic* ones, rest each at its target, the *kink* of its cost. There is
/// no constant in a row: to edit a target is to move one symbol, and the coefficients stay what they are. (Kiwi's rows have
/// constants and two error symbols for each constraint; that is twice the columns, and rounding gathers in the constants.)
struct Tableau: Sendable {
    enum Strength: Sendable {
        /// No cost, no kink: a broken constraint. Always basic.
        case ignored
        /// A variable's own pull towards nought, below all levels.
        case stay
        /// |error| costs on a level.
        case soft
        /// There must be no error.
        case hard
    }

    struct Symbol: Sendable {
        /// A variable's id, a constraint's serial number.
        let order: Int
        let relation: Relation
        var strength: Strength
        var level: Level
        var target: Double
        var value: Double
        /// On which side of its kink a basic symbol counts as being, −1 or 1, rounding notwithstanding.
        var side: Double
        /// The row that expresses it, −1 if it is nonbasic.
        var row: Int32 = -1
        /// Whether the place is taken at all.
        var isLive = true
        var isQueued = false
        var isMoved = false

        var isBasic: Bool { row >= 0 }
        /// Nonbasic it cannot move at all, hence its cost is of no interest and is not kept.
        var isPinned: Bool { strength == .hard && relation == .equal }
        /// Derivative of its own cost where it is.
        var slope: Double {
            guard strength == .soft else { return 0 }
            return side > 0 ? (relation.forbidsAbove ? 1 : 0) : (relation.forbidsBelow ? -1 : 0)
        }
        /// By how much the slope changes at the kink.
        var bend: Double { relation == .equal ? 2 : 1 }
        var feasibleSide: Double { relation == .lessOrEqual ? -1 : 1 }
        /// Values closer than this to the target are at the target.
        var tolerance: Double { max(1e-8, abs(target) * 1e-9) }
        var isSatisfied: Bool { relation.error(value - target) <= tolerance }
    }

    var symbols: [Symbol] = []
    /// By symbol: what a variable's coefficient is in a constraint, as it was added. Empty for variables.
    var definitions: [Row] = []
    /// By symbol, if nonbasic: the rows it occurs in, ascending.
    var columns: [[Int32]] = []
    /// By symbol, if nonbasic and not pinned: by how much all other symbols' cost changes when it moves up by 1.
    var costs: [Cost] = []
    /// By row: what it says, and whom it expresses (−1: the row is free).
    var rows: [Row] = []
    var rowSymbols: [Int32] = []

    var freeSymbols: [Int32] = []
    var freeRows: [Int32] = []
    /// Nonbasic symbols whose cost may have become worth a move.
    var queue: [Int32] = []
    /// Variables that have moved since they were last asked for.
    var moved: [Int32] = []
    /// How many exchanges there were since the rows were last made afresh.
    var exchanges = 0
    /// How many bits the rows may have lost by that: each exchange multiplies rows, and with them their rounding.
    var wear = 0

    // Scratch memory, without meaning between two steps.
    var scratch = Row.Scratch()
    var rates: [Double] = []
    var kinks: [Kink] = []

    // MARK: Coming and going

    mutating func insertVariable(id: Int) -> Int {
        insert(Symbol(order: id, relation: .equal, strength: .stay, level: .probe, target: 0, value: 0, side: 1))
    }

    /// A new constraint, ignored as yet: its row says what it is, and nothing follows from it.
    mutating func insertConstraint(_ definition: Row, _ relation: Relation, target: Double, serial: Int) -> Int {
        let symbol = insert(
            Symbol(order: serial, relation: relation, strength: .ignored, level: .probe, target: target, value: 0, side: 1))
        definitions[symbol] = definition
        // before: s = Σ a·x; after: s = Σ over nonbasic symbols, each basic x being replaced by its row
        var row = Row()
        for term in definition.terms {
            let x = symbols[Int(term.symbol)]
            let addend = x.isBasic ? rows[Int(x.row)] : Row(sorted: [Term(symbol: term.symbol, coefficient: 1)])
            row.add(addend, times: term.coefficient, scratch: &scratch)
            symbols[symbol].value += term.coefficient * x.value
        }
        let index = freeRows.popLast() ?? Int32(rows.count)
        if Int(index) == rows.count {
            rows.append(row)
            rowSymbols.append(Int32(symbol))
        } else {
            rows[Int(index)] = row
            rowSymbols[Int(index)] = Int32(symbol)
        }
        symbols[symbol].row = index
        for term in row.terms { columns[Int(term.symbol)].insertSorted(index) }
        return symbol
    }

    private mutating func insert(_ symbol: Symbol) -> Int {
        if let free = freeSymbols.popLast() {
            symbols[Int(free)] = symbol
            return Int(free)
        }
        symbols.append(symbol)
        definitions.append(Row())
        columns.append([])
        costs.append(Cost())
        return symbols.count - 1
    }

    /// Forgets a constraint and its equation. It is ignored already, hence basic, hence in no other row.
    mutating func deleteConstraint(_ symbol: Int) {
        let row = symbols[symbol].row
        for term in rows[Int(row)].terms { columns[Int(term.symbol)].removeSorted(row) }
        rows[Int(row)] = Row()
        rowSymbols[Int(row)] = -1
        freeRows.append(row)
        delete(symbol)
    }

    /// Forgets a variable that no constraint mentions any more. Nothing determines it, so it rests nonbasic at nought; should
    /// rounding have left it in a row, it is kept: a variable too many does no harm.
    mutating func deleteVariable(_ symbol: Int) -> Bool {
        guard !symbols[symbol].isBasic, columns[symbol].isEmpty else { return false }
        delete(symbol)
        return true
    }

    private mutating func delete(_ symbol: Int) {
        if symbols[symbol].isQueued { queue.removeAll { $0 == symbol } }
        if symbols[symbol].isMoved { moved.removeAll { $0 == symbol } }
        symbols[symbol].row = -1
        symbols[symbol].isLive = false
        symbols[symbol].isQueued = false
        symbols[symbol].isMoved = false
        definitions[symbol] = Row()
        costs[symbol].removeAll()
        freeSymbols.append(Int32(symbol))
    }
}

extension [Int32] {
    /// The first index whose element is not below `element`.
    private func sortedIndex(of element: Int32) -> Int {
        if let last, last < element { return count }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) >> 1
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func insertSorted(_ element: Int32) {
        insert(element, at: sortedIndex(of: element))
    }

    mutating func removeSorted(_ element: Int32) {
        let index = sortedIndex(of: element)
        if index < count, self[index] == element { remove(at: index) }
    }
}
