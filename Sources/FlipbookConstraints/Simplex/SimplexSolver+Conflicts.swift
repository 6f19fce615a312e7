/// Required constraints that conflict.
///
/// All required constraints that are not broken hold at all times, except for the constraint that is being enforced. The solver minimizes
/// the error of this constraint as far as the other constraints allow. If an error remains, no symbol in the row of the constraint can move
/// in the direction that reduces the error. By Farkas' lemma, the row proves the conflict.
///
/// The nonbasic symbols are linearly independent. So the row is the only combination of its constraints that is contradictory, and the
/// conflict is minimal. If any one of its constraints is removed, the others can be satisfied.
///
/// The set of broken constraints depends only on the current constraints, their ranks and the order in which they were added. Each broken
/// constraint conflicts with active constraints of a lower rank, or of the same rank and added earlier.
extension SimplexSolver {
    /// Returns the conflicts since the last call.
    package mutating func takeConflicts() -> [Conflict] {
        defer { unreportedConflicts.removeAll() }
        return unreportedConflicts
    }

    /// The constraints that are broken, in the order in which they were added.
    package var brokenConstraints: [ConstraintID] { brokenSymbols.compactMap { records[$0]?.id }.sorted() }

    /// Returns whether a constraint is required and does not hold because of a conflict.
    package func isBroken(_ id: ConstraintID) -> Bool { record(id)?.isBroken ?? false }

    /// Returns the conflict because of which a constraint is broken, or nil.
    package func conflict(of id: ConstraintID) -> Conflict? { record(id)?.conflict }

    /// Satisfies a required constraint, and returns whether that was possible. The solution is optimal afterwards.
    ///
    /// Each conflict breaks one of its constraints: the last one in the order of `precedes`. If this is the enforced constraint, the other
    /// constraints that this call has broken are restored. If `protectingOthers` is true, the enforced constraint is always the one that
    /// is broken.
    @discardableResult
    mutating func enforce(_ symbol: Int, protectingOthers: Bool = false) -> Bool {
        var brokenForThis: [Int] = []
        while !tableau.symbols[symbol].isSatisfied {
            tableau.setStrength(of: symbol, .soft, at: .enforcement)
            tableau.optimize()
            if tableau.symbols[symbol].isSatisfied { break }
            let conflictingSymbols = requiredConstraints(conflictingWith: symbol) + [symbol]
            let symbolToBreak = protectingOthers ? symbol : highestRanked(of: conflictingSymbols)
            breakConstraint(symbolToBreak, conflictingSymbols: conflictingSymbols)
            if symbolToBreak == symbol {
                // Breaking the other constraints was not sufficient, so they are restored.
                for other in brokenForThis { enforce(other, protectingOthers: true) }
                tableau.optimize()
                return false
            }
            brokenForThis.append(symbolToBreak)
        }
        unmarkBroken(symbol)
        tableau.setStrength(of: symbol, .hard)
        tableau.optimize()
        return true
    }

    /// Tries to restore the broken constraints, in their order, after one constraint was changed, added or removed.
    ///
    /// Broken constraints that precede the changed constraint stay broken: they conflict only with even earlier constraints, which did not
    /// change. A restored constraint can break only later constraints. So one pass is enough.
    mutating func retryBroken(after changed: ConstraintRecord) {
        var previous = changed
        while let next = brokenSymbols.compactMap({ records[$0] }).first(where: { Self.precedes(previous, $0) }) {
            enforce(next.id.index)
            previous = next
        }
    }

    /// Removes a constraint from the list of broken constraints.
    mutating func unmarkBroken(_ symbol: Int) {
        guard records[symbol]?.isBroken == true else { return }
        records[symbol]?.conflict = nil
        records[symbol]?.isConflictReported = false
        brokenSymbols.removeAll { $0 == symbol }
    }

    /// Adds new conflicts to `unreportedConflicts`.
    mutating func collectNewConflicts() {
        for symbol in brokenSymbols where records[symbol]?.isConflictReported == false {
            records[symbol]?.isConflictReported = true
            if let conflict = records[symbol]?.conflict { unreportedConflicts.append(conflict) }
        }
    }

    /// Returns the required constraints in the row of a constraint that cannot be satisfied.
    private func requiredConstraints(conflictingWith symbol: Int) -> [Int] {
        let row = tableau.symbols[symbol].row
        guard row >= 0 else { return [] }
        return tableau.rows[Int(row)].terms.map { Int($0.symbol) }.filter { tableau.symbols[$0].strength == .hard }
    }

    /// Returns the symbol of the last constraint in the order of `precedes`.
    private func highestRanked(of symbols: [Int]) -> Int {
        symbols.max { Self.precedes(records[$0]!, records[$1]!) }!
    }

    /// Marks a constraint as broken and removes its cost.
    private mutating func breakConstraint(_ symbol: Int, conflictingSymbols: [Int]) {
        let record = records[symbol]!
        if !record.isBroken {
            brokenSymbols.insert(symbol, at: brokenSymbols.firstIndex { Self.precedes(record, records[$0]!) } ?? brokenSymbols.count)
        }
        let ids = conflictingSymbols.map { records[$0]!.id }.sorted()
        records[symbol]!.conflict = Conflict(constraints: ids, broken: record.id)
        tableau.ignore(symbol)
    }

    /// Returns whether `a` precedes `b`: its rank is lower, or equal and it was added earlier. The last constraint of a conflict is broken.
    private static func precedes(_ a: ConstraintRecord, _ b: ConstraintRecord) -> Bool {
        (a.breakRank, a.id) < (b.breakRank, b.id)
    }
}
