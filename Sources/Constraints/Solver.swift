/// Finds the numbers that satisfy a set of constraints: all required ones, and of the others as much as possible, the higher
/// priority strictly before the lower, the error of a constraint being by how much it fails.
///
/// It is incremental: each change starts from the solution before it. And it is canonical: of all best solutions the one is taken in
/// which the variable with the smallest id is nearest to nought, then the next one, and so on. So the result depends on the
/// set of constraints only (to rounding), and the same calls in the same order give the same bits.
///
/// A struct, so that a copy is a *what if*: copy, add a fitting size, read the answer, forget the copy. Copying costs nothing
/// until one of the two is changed.
package struct Solver: Sendable {
    struct Record: Sendable {
        let id: ConstraintID
        var constraint: Constraint
        let breakRank: Int
        /// Required, yet set aside because of these.
        var conflict: Conflict?
        var isConflictTold = false
        var isBroken: Bool { conflict != nil }
    }

    var tableau = Tableau()
    /// By symbol of the tableau; nil for variables.
    var records: [Record?] = []
    /// By symbol of the tableau: the variable, how many constraints mention it, and the value last told.
    var variables: [(variable: Variable, uses: Int, told: Double)?] = []
    /// By id. Only ever looked into, never walked.
    var symbols: [Int: Int] = [:]
    var suggestions: [Int: ConstraintID] = [:]
    /// Symbols of the broken constraints, in the order in which they are tried again.
    var broken: [Int] = []
    var untoldConflicts: [Conflict] = []
    /// Variables that no constraint mentions any more, thus back at nought.
    var departed: [Variable] = []
    var lastSerial = 0
    var changes = 0

    package init() {}

    // MARK: Constraints

    /// If the constraint is required and cannot hold together with those that are there, then of those that exclude each other the
    /// one with the highest `breakRank` is set aside, among equals the one added last; see `takeConflicts`.
    package mutating func add(_ constraint: Constraint, breakRank: Int = 0) -> ConstraintID {
        precondition(constraint.expression.constant.isFinite, "\(constraint) has a constant that is no number")
        var definition = Row()
        for term in constraint.expression.terms {
            precondition(term.coefficient.isFinite, "\(constraint) has a coefficient that is no number")
            definition.insert(Term(symbol: Int32(use(term.variable)), coefficient: term.coefficient))
        }
        lastSerial += 1
        let symbol = tableau.insertConstraint(
            definition, constraint.relation, target: -constraint.expression.constant, serial: lastSerial)
        let id = ConstraintID(serial: lastSerial, symbol: symbol)
        makeRoom()
        records[symbol] = Record(id: id, constraint: constraint, breakRank: breakRank)
        if constraint.priority.isRequired {
            if attempt(symbol) { retryBroken(after: records[symbol]!) }
        } else {
            tableau.setStrength(of: symbol, .soft, at: Level(constraint.priority))
            tableau.optimise()
        }
        finishChange()
        return id
    }

    package mutating func remove(_ id: ConstraintID) {
        guard let record = record(id) else { return }
        let mayFree = record.constraint.priority.isRequired && !record.isBroken
        broken.removeAll { $0 == id.symbol }
        tableau.ignore(id.symbol)
        tableau.deleteConstraint(id.symbol)
        records[id.symbol] = nil
        tableau.optimise()
        for term in record.constraint.expression.terms { release(term.variable) }
        if mayFree { retryBroken(after: record) }
        finishChange()
    }

    /// What is known of a constraint: as it was added, with its present constant and priority.
    package func constraint(_ id: ConstraintID) -> Constraint? { record(id)?.constraint }

    // MARK: Values

    /// Read on a grid of 2⁻³², which is finer than any screen and coarser than what rounding leaves. So halves and quarters of a
    /// point are read exactly, whichever way the solver came to them, and 1e-13 more than before is no change.
    package func value(of variable: Variable) -> Double {
        symbols[variable.id].map(read) ?? 0
    }

    private func read(_ symbol: Int) -> Double {
        Self.onGrid(tableau.symbols[symbol].value)
    }

    static func onGrid(_ value: Double) -> Double {
        // At 2²⁰ and above the last bit of a Double is worth 2⁻³²: adding and subtracting rounds to it.
        let rounder = 0x1.8p20
        return abs(value) < 0x1p19 ? (value + rounder) - rounder : value
    }

    /// The variables whose values are others than when this was last asked, in their order.
    package mutating func takeChanges() -> [Variable] {
        var result = departed
        departed.removeAll()
        for index in tableau.moved.map(Int.init) {
            tableau.symbols[index].isMoved = false
            let value = read(index)
            guard let entry = variables[index], entry.told != value else { continue }
            variables[index]?.told = value
            result.append(entry.variable)
        }
        tableau.moved.removeAll(keepingCapacity: true)
        result.sort()
        // One that went and came again is told once.
        return result.enumerated().filter { $0.offset == 0 || result[$0.offset - 1] != $0.element }.map(\.element)
    }

    /// By how much a constraint fails at present.
    package func error(of id: ConstraintID) -> Double {
        guard record(id) != nil else { return 0 }
        let symbol = tableau.symbols[id.symbol]
        return symbol.relation.error(symbol.value - symbol.target)
    }

    // MARK: Bookkeeping

    func record(_ id: ConstraintID) -> Record? {
        guard id.symbol < records.count, let record = records[id.symbol], record.id == id else { return nil }
        return record
    }

    private mutating func use(_ variable: Variable) -> Int {
        if let symbol = symbols[variable.id] {
            variables[symbol]?.uses += 1
            return symbol
        }
        let symbol = tableau.insertVariable(id: variable.id)
        makeRoom()
        symbols[variable.id] = symbol
        variables[symbol] = (variable, 1, 0)
        return symbol
    }

    private mutating func release(_ variable: Variable) {
        guard let symbol = symbols[variable.id], let entry = variables[symbol] else { return }
        variables[symbol]?.uses -= 1
        guard entry.uses == 1, tableau.deleteVariable(symbol) else { return }
        symbols[variable.id] = nil
        variables[symbol] = nil
        if entry.told != 0 { departed.append(variable) }
    }

    private mutating func makeRoom() {
        while records.count < tableau.symbols.count {
            records.append(nil)
            variables.append(nil)
        }
    }

    /// Every change ends here.
    mutating func finishChange() {
        changes += 1
        refreshIfDue()
        tellConflicts()
        #if DEBUG
        // The whole tableau is walked, so in large ones not every time.
        if tableau.symbols.count < 200 || changes % 64 == 0 { checkInvariants() }
        #endif
    }
}
