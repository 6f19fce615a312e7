/// A symbol of the tableau (a variable or a constraint) times a number.
struct Term: Sendable, Equatable {
    let symbol: Int32
    var coefficient: Double
}

/// Σ coefficient·symbol, in the order of the symbols, none of them twice, no coefficient below `smallest`. It has no constant:
/// every symbol has a value of its own, and the row's value is the sum over them.
struct Row: Sendable, Equatable {
    /// Less than this is nought.
    static let smallest = 1e-12
    /// Where two numbers cancel each other, less than this share of them is nought: it is what rounding left. (An absolute 1e-9
    /// for both, as kiwi has it, takes 0.001³ for rounding and the rounding of 1000³ for a number.)
    static let remainder = 1e-9

    private(set) var terms: [Term] = []

    init() {}
    init(sorted terms: [Term]) { self.terms = terms }

    /// Where `symbol` is, or where it would be put.
    func index(of symbol: Int32) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) >> 1
            if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    subscript(symbol: Int32) -> Double {
        let index = index(of: symbol)
        return index < terms.count && terms[index].symbol == symbol ? terms[index].coefficient : 0
    }

    mutating func insert(_ term: Term) { terms.insert(term, at: index(of: term.symbol)) }

    /// Solves `k = a·j + Σ b·c`, this row being k's, for j: this row becomes `j = (1/a)·k − Σ (b/a)·c`.
    mutating func solve(for j: Int32, leaving k: Int32, scratch: inout Scratch) {
        scratch.clear()
        let index = index(of: j)
        let factor = 1 / terms[index].coefficient
        terms.remove(at: index)
        for i in terms.indices {
            terms[i].coefficient *= -factor
            if abs(terms[i].coefficient) < Row.smallest { scratch.went.append(terms[i].symbol) }
        }
        if !scratch.went.isEmpty { terms.removeAll { abs($0.coefficient) < Row.smallest } }
        terms.insert(Term(symbol: k, coefficient: factor), at: self.index(of: k))
    }

    /// Adds `factor·other`, leaving out `skipped`. The sum is written to `scratch` and exchanged with it, so that after a while
    /// nothing is allocated.
    mutating func add(_ other: Row, times factor: Double, skipping skipped: Int32 = -1, scratch: inout Scratch) {
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
                        if abs(product) >= Row.smallest {
                            scratch.terms.append(Term(symbol: b[j].symbol, coefficient: product))
                            scratch.came.append(b[j].symbol)
                        }
                        j += 1
                    } else {
                        let product = factor * b[j].coefficient
                        let sum = a[i].coefficient + product
                        if abs(sum) >= max(Row.smallest, abs(product) * Row.remainder) {
                            scratch.terms.append(Term(symbol: a[i].symbol, coefficient: sum))
                        } else {
                            scratch.went.append(a[i].symbol)
                        }
                        i += 1
                        j += 1
                    }
                }
            }
        }
        swap(&terms, &scratch.terms)
    }

    /// Memory for the next sum, and what the last one did: which symbols came into the row, which went.
    struct Scratch: Sendable {
        var terms: [Term] = []
        var came: [Int32] = []
        var went: [Int32] = []

        mutating func clear() {
            terms.removeAll(keepingCapacity: true)
            came.removeAll(keepingCapacity: true)
            went.removeAll(keepingCapacity: true)
        }
    }
}
