/// Required constraints that exclude each other.
///
/// At every moment the required constraints that are not broken hold, all but at most one: the one in hand. Its error is made
/// as small as the others allow. If some is left, its row is Farkas' proof that they exclude it: every symbol in the row is one that
/// cannot move in the direction that would help. And since nonbasic symbols are linearly independent, the row is the only combination
/// of these constraints that comes to a contradiction: none of them can be left out.
///
/// Which are broken depends on the set of constraints only: each that is broken is excluded by active ones of lower rank (or equal rank
/// and added earlier).
extension Solver {
    /// The conflicts there have been since this was last asked.
    package mutating func takeConflicts() -> [Conflict] {
        defer { untoldConflicts.removeAll() }
        return untoldConflicts
    }

    package var brokenConstraints: [ConstraintID] { broken.compactMap { records[$0]?.id }.sorted() }

    package func isBroken(_ id: ConstraintID) -> Bool { record(id)?.isBroken ?? false }

    /// Why a constraint is broken.
    package func conflict(of id: ConstraintID) -> Conflict? { record(id)?.conflict }

    /// Makes a required constraint hold, at the expense of those that rank higher, if any has to give way. If it has to give way
    /// itself, the others are as they were. Either way the solution is the best one afterwards. `sparing`: at nobody's expense.
    @discardableResult
    mutating func attempt(_ symbol: Int, sparing: Bool = false) -> Bool {
        var casualties: [Int] = []
        while !tableau.symbols[symbol].isSatisfied {
            tableau.setStrength(of: symbol, .soft, at: .repair)
            tableau.optimise()
            if tableau.symbols[symbol].isSatisfied { break }
            let excluders = excluders(of: symbol) + [symbol]
            let culprit = sparing ? symbol : highest(of: excluders)
            setAside(culprit, because: excluders)
            if culprit == symbol {
                // Those who gave way did so in vain.
                for casualty in casualties { attempt(casualty, sparing: true) }
                tableau.optimise()
                return false
            }
            casualties.append(culprit)
        }
        mend(symbol)
        tableau.setStrength(of: symbol, .hard)
        tableau.optimise()
        return true
    }

    /// Tries the broken ones again, in their order, after one has changed, gone or come. Those before it are excluded by others, which
    /// are before them and so before it; and one that comes back can only push aside later ones. Hence one pass is enough.
    mutating func retryBroken(after changed: Record) {
        var last = changed
        while let next = broken.compactMap({ records[$0] }).first(where: { Self.isBefore(last, $0) }) {
            attempt(next.id.symbol)
            last = next
        }
    }

    /// Takes it off the list of the broken.
    mutating func mend(_ symbol: Int) {
        guard records[symbol]?.isBroken == true else { return }
        records[symbol]?.conflict = nil
        records[symbol]?.isConflictTold = false
        broken.removeAll { $0 == symbol }
    }

    mutating func tellConflicts() {
        for symbol in broken where records[symbol]?.isConflictTold == false {
            records[symbol]?.isConflictTold = true
            if let conflict = records[symbol]?.conflict { untoldConflicts.append(conflict) }
        }
    }

    /// The required constraints in the row of one that cannot be made to hold.
    private func excluders(of symbol: Int) -> [Int] {
        let row = tableau.symbols[symbol].row
        guard row >= 0 else { return [] }
        return tableau.rows[Int(row)].terms.map { Int($0.symbol) }.filter { tableau.symbols[$0].strength == .hard }
    }

    private func highest(of symbols: [Int]) -> Int {
        symbols.max { Self.isBefore(records[$0]!, records[$1]!) }!
    }

    private mutating func setAside(_ symbol: Int, because excluders: [Int]) {
        let record = records[symbol]!
        if !record.isBroken {
            broken.insert(symbol, at: broken.firstIndex { Self.isBefore(record, records[$0]!) } ?? broken.count)
        }
        let ids = excluders.map { records[$0]!.id }.sorted()
        records[symbol]!.conflict = Conflict(constraints: ids, broken: record.id)
        tableau.ignore(symbol)
    }

    private static func isBefore(_ a: Record, _ b: Record) -> Bool {
        (a.breakRank, a.id) < (b.breakRank, b.id)
    }
}
