/// The simplex tableau.
///
/// Variables and constraints are both symbols. The value of a constraint's symbol is the value of its linear form,
///
///     s = Σ coefficient·x
///
/// This equation is the *definition* of s. The constraint itself is `s ⟨relation⟩ target`.
///
/// Each variable has a *stay*, a constraint `x = 0` of its own that is weaker than every other constraint. The smaller the
/// variable's id, the stronger its stay. So there is always exactly one optimal solution, and it depends on the constraints alone:
/// not on their order and not on earlier constraints.
///
/// The definitions are equations among the symbols. So there are as many *basic* symbols as constraints, and each basic symbol has a
/// row that expresses it by the other, *nonbasic* symbols. Each nonbasic symbol is at its target, the *breakpoint* of its cost.
///
/// A row has no constant. An edit of a target moves one symbol and leaves all coefficients unchanged. (Kiwi's rows have constants
/// and two error symbols for each constraint. That doubles the number of columns, and rounding errors accumulate in the constants.)
struct Tableau: Sendable {
    /// The cost function of a symbol.
    enum Strength: Sendable {
        /// No cost and no breakpoint: a constraint that is new, broken, or about to be deleted. Its symbol is basic, so that its row still
        /// computes its value, except after an overflow of coefficients (see `ignore(_:)`).
        case ignored
        /// A variable's stay: a pull towards zero below all priority levels.
        case stay
        /// The cost is |error| at the symbol's priority level.
        case soft
        /// The error must be zero.
        case hard
    }

    /// A variable or a constraint of the tableau.
    struct Symbol: Sendable {
        /// The id of a variable, or the serial number of a constraint.
        let order: Int
        let relation: Relation
        var strength: Strength
        var level: PriorityLevel
        var target: Double
        var value: Double
        /// The side of the breakpoint on which the value of a basic symbol is: −1 below, 1 above. The side decides which slope the cost
        /// has. It is stored, because a value that is at the breakpoint, up to rounding errors, does not determine the side.
        var side: Double
        /// The row that expresses the symbol, or −1 if the symbol is nonbasic.
        var row: Int32 = -1
        /// Whether the array element is in use.
        var isInUse = true
        /// Whether the symbol is in `queue`.
        var isQueued = false
        /// Whether the symbol is in `movedSymbols`.
        var hasMoved = false

        var isBasic: Bool { row >= 0 }
        /// Whether the symbol cannot move while it is nonbasic. The reduced cost of such a symbol is not needed and not updated.
        var isFixed: Bool { strength == .hard && relation == .equal }
        /// The derivative of the symbol's own cost at its value.
        var slope: Double {
            guard strength == .soft else { return 0 }
            return side > 0 ? (relation.forbidsAbove ? 1 : 0) : (relation.forbidsBelow ? -1 : 0)
        }
        /// The change of the slope at the breakpoint.
        var slopeChange: Double { relation == .equal ? 2 : 1 }
        /// The side of the target on which a constraint has no error. For equalities it has no meaning.
        var feasibleSide: Double { relation == .lessOrEqual ? -1 : 1 }
        /// A value whose distance from the target is within the tolerance is at the target.
        var tolerance: Double { max(1e-8, abs(target) * 1e-9) }
        var isSatisfied: Bool { relation.error(value - target) <= tolerance }
    }

    var symbols: [Symbol] = []
    /// By symbol: the variables and coefficients of a constraint, as they were added. Empty for variables.
    var definitions: [TableauRow] = []
    /// By symbol: the rows in which a nonbasic symbol occurs, ascending.
    var columns: [[Int32]] = []
    /// By symbol: the reduced cost of a nonbasic symbol that is not fixed. This is the change of the cost of all other symbols per unit
    /// of upward movement.
    var reducedCosts: [Cost] = []
    /// By row: the nonbasic symbols, with their coefficients, whose sum is the value of the basic symbol.
    var rows: [TableauRow] = []
    /// By row: the basic symbol that it expresses, or −1 if the row is unused.
    var basicSymbols: [Int32] = []

    /// Unused elements of `symbols` and of the other arrays that are indexed by symbol.
    var freeSymbols: [Int32] = []
    /// Unused elements of `rows`.
    var freeRows: [Int32] = []
    /// Nonbasic symbols whose move may reduce the cost, because their reduced cost has changed.
    var queue: [Int32] = []
    /// The variables that have moved since the solver last reported changes.
    var movedSymbols: [Int32] = []
    /// The number of exchanges since the rows were last rebuilt.
    var exchangeCount = 0
    /// An estimate of the bits of precision that the rows have lost since they were last rebuilt. Each exchange multiplies rows, and with
    /// them their rounding errors.
    var lostPrecisionBits = 0

    // Buffers that have no meaning between two steps.
    var scratch = TableauRow.Scratch()
    var rates: [Double] = []
    var breakpoints: [Breakpoint] = []

    // MARK: Insertion and deletion

    /// Inserts a variable at zero and returns its symbol.
    mutating func insertVariable(id: Int) -> Int {
        insert(Symbol(order: id, relation: .equal, strength: .stay, level: .probe, target: 0, value: 0, side: 1))
    }

    /// Inserts a constraint and returns its symbol. The constraint is ignored at first: its row computes its value, but the constraint has
    /// no effect.
    mutating func insertConstraint(_ definition: TableauRow, _ relation: Relation, target: Double, serial: Int) -> Int {
        let symbol = insert(
            Symbol(order: serial, relation: relation, strength: .ignored, level: .probe, target: target, value: 0, side: 1))
        definitions[symbol] = definition
        // The definition is s = Σ a·x. Each basic x is replaced by its row, so that the row of s has only nonbasic symbols.
        var row = TableauRow()
        for term in definition.terms {
            let x = symbols[Int(term.symbol)]
            let addend = x.isBasic ? rows[Int(x.row)] : TableauRow(sorted: [TableauTerm(symbol: term.symbol, coefficient: 1)])
            row.add(addend, times: term.coefficient, scratch: &scratch)
            symbols[symbol].value += term.coefficient * x.value
        }
        let rowIndex = freeRows.popLast() ?? Int32(rows.count)
        if Int(rowIndex) == rows.count {
            rows.append(row)
            basicSymbols.append(Int32(symbol))
        } else {
            rows[Int(rowIndex)] = row
            basicSymbols[Int(rowIndex)] = Int32(symbol)
        }
        symbols[symbol].row = rowIndex
        for term in row.terms { columns[Int(term.symbol)].insertSorted(rowIndex) }
        return symbol
    }

    /// Stores a symbol in an unused element of the arrays, or appends it.
    private mutating func insert(_ symbol: Symbol) -> Int {
        if let free = freeSymbols.popLast() {
            symbols[Int(free)] = symbol
            return Int(free)
        }
        symbols.append(symbol)
        definitions.append(TableauRow())
        columns.append([])
        reducedCosts.append(Cost())
        return symbols.count - 1
    }

    /// Deletes a constraint and its equation. The constraint must be ignored, so that it is basic and occurs in no other row.
    mutating func deleteConstraint(_ symbol: Int) {
        let row = symbols[symbol].row
        // Without a row, the symbol is nonbasic and occurs in rows, so it cannot be deleted. This happens only after an overflow of
        // coefficients (see `ignore(_:)`).
        guard row >= 0 else { return }
        for term in rows[Int(row)].terms { columns[Int(term.symbol)].removeSorted(row) }
        rows[Int(row)] = TableauRow()
        basicSymbols[Int(row)] = -1
        freeRows.append(row)
        delete(symbol)
    }

    /// Deletes a variable that no constraint uses, and returns whether that was possible.
    ///
    /// Such a variable is nonbasic at zero, because nothing determines it. If a rounding error has left it in a row, it is kept: an
    /// additional variable does no harm.
    mutating func deleteVariable(_ symbol: Int) -> Bool {
        guard !symbols[symbol].isBasic, columns[symbol].isEmpty else { return false }
        delete(symbol)
        return true
    }

    /// Marks the array elements of a symbol as unused.
    private mutating func delete(_ symbol: Int) {
        if symbols[symbol].isQueued { queue.removeAll { $0 == symbol } }
        if symbols[symbol].hasMoved { movedSymbols.removeAll { $0 == symbol } }
        symbols[symbol].row = -1
        symbols[symbol].isInUse = false
        symbols[symbol].isQueued = false
        symbols[symbol].hasMoved = false
        definitions[symbol] = TableauRow()
        reducedCosts[symbol].removeAll()
        freeSymbols.append(Int32(symbol))
    }
}

extension [Int32] {
    /// Returns the index of the first element that is not below `element`.
    private func sortedIndex(of element: Int32) -> Int {
        if let last, last < element { return count }
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) >> 1
            if self[middle] < element { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Inserts an element into a sorted array.
    mutating func insertSorted(_ element: Int32) {
        insert(element, at: sortedIndex(of: element))
    }

    /// Removes an element from a sorted array, if it is there.
    mutating func removeSorted(_ element: Int32) {
        let index = sortedIndex(of: element)
        if index < count, self[index] == element { remove(at: index) }
    }
}
