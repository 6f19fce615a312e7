/// A symbol of the tableau (a variable or a constraint) multiplied by a coefficient.
struct TableauTerm: Sendable, Equatable {
    let symbol: Int32
    var coefficient: Double
}

/// A linear combination of symbols: Σ coefficient·symbol.
///
/// - The terms are sorted by symbol, and each symbol occurs at most once.
/// - The magnitude of each coefficient is at least `zeroTolerance`.
/// - There is no constant. Every symbol has a value of its own, and the value of the row is the sum over its terms.
struct TableauRow: Sendable, Equatable {
    /// A number of a smaller magnitude is treated as zero.
    static let zeroTolerance = 1e-12
    /// If a sum is smaller than this fraction of an addend, it is treated as zero: the addends cancel, and only a rounding error remains.
    ///
    /// Kiwi, a Cassowary implementation in C++, uses an absolute 1e-9 for both tolerances. So it treats 0.001³ as zero, but not the
    /// rounding error of 1000³.
    static let cancellationTolerance = 1e-9

    private(set) var terms: [TableauTerm] = []

    init() {}
    init(sorted terms: [TableauTerm]) { self.terms = terms }

    /// Returns the index of the term of `symbol`, or the index at which to insert it.
    func index(of symbol: Int32) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) >> 1
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The coefficient of `symbol`, or 0 if it does not occur in the row.
    subscript(symbol: Int32) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    /// Inserts a term whose symbol does not occur in the row yet.
    mutating func insert(_ term: TableauTerm) { terms.insert(term, at: index(of: term.symbol)) }

    /// Solves this row, `k = a·j + Σ b·c`, for j. The row becomes `j = (1/a)·k − Σ (b/a)·c`.
    mutating func solve(for j: Int32, leaving k: Int32, scratch: inout Scratch) {
        scratch.clear()
        let index = index(of: j)
        let factor = 1 / terms[index].coefficient
        terms.remove(at: index)
        for i in terms.indices {
            terms[i].coefficient *= -factor
            if abs(terms[i].coefficient) < TableauRow.zeroTolerance { scratch.removedSymbols.append(terms[i].symbol) }
        }
        if !scratch.removedSymbols.isEmpty { terms.removeAll { abs($0.coefficient) < TableauRow.zeroTolerance } }
        terms.insert(TableauTerm(symbol: k, coefficient: factor), at: self.index(of: k))
    }

    /// Adds `factor·other` and leaves out the symbol `skipped`.
    ///
    /// The sum is written to `scratch` and then swapped with the terms. So the buffers are reused, and after the first operations no memory
    /// is allocated.
    mutating func add(_ other: TableauRow, times factor: Double, skipping skipped: Int32 = -1, scratch: inout Scratch) {
        scratch.clear()
        scratch.terms.reserveCapacity(terms.count + other.terms.count)
        terms.withUnsafeBufferPointer { a in
            other.terms.withUnsafeBufferPointer { b in
                var (i, j) = (0, 0)
                while i < a.count || j < b.count {
                    if j == b.count || (i < a.count && a[i].symbol < b[j].symbol) {
                        if a[i].symbol != skipped { scratch.terms.append(a[i]) }
                        i += 1
                    } else if i == a.count || b[j].symbol < a[i].symbol {
                        let product = factor * b[j].coefficient
                        if abs(product) >= TableauRow.zeroTolerance {
                            scratch.terms.append(TableauTerm(symbol: b[j].symbol, coefficient: product))
                            scratch.insertedSymbols.append(b[j].symbol)
                        }
                        j += 1
                    } else {
                        let product = factor * b[j].coefficient
                        let sum = a[i].coefficient + product
                        if abs(sum) >= max(TableauRow.zeroTolerance, abs(product) * TableauRow.cancellationTolerance) {
                            scratch.terms.append(TableauTerm(symbol: a[i].symbol, coefficient: sum))
                        } else {
                            scratch.removedSymbols.append(a[i].symbol)
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&terms, &scratch.terms)
    }

    /// A buffer for the next sum, and the symbols that the last operation inserted and removed.
    struct Scratch: Sendable {
        var terms: [TableauTerm] = []
        var insertedSymbols: [Int32] = []
        var removedSymbols: [Int32] = []

        /// Removes all elements and keeps the memory.
        mutating func clear() {
            terms.removeAll(keepingCapacity: true)
            insertedSymbols.removeAll(keepingCapacity: true)
            removedSymbols.removeAll(keepingCapacity: true)
        }
    }
}
