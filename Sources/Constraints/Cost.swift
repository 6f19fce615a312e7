/// What a move costs per unit: an amount on each of several levels, compared as words are, the highest level first. It stands
/// for Σ amountᵢ·ωᵢ with ω₁ ≫ ω₂ ≫ …; such sums form an ordered field with the real numbers, hence the simplex
/// method works on them unchanged. (One weighted sum of plain numbers, as kiwi has it, lets the many outvote the strong.)
struct Cost: Sendable, Equatable {
    struct Part: Sendable, Equatable {
        let level: Level
        var amount: Double
    }

    /// Highest level first; no amount is below `Row.smallest`.
    private(set) var parts: [Part] = []

    var isZero: Bool { parts.isEmpty }

    /// −1, 0 or 1, by the highest level that has an amount.
    var sign: Double {
        guard let first = parts.first else { return 0 }
        return first.amount < 0 ? -1 : 1
    }

    func amount(at level: Level) -> Double {
        parts.first { $0.level == level }?.amount ?? 0
    }

    mutating func removeAll() { parts.removeAll(keepingCapacity: true) }

    mutating func add(_ amount: Double, at level: Level) {
        add(amount, at: level, from: 0)
    }

    mutating func add(_ other: Cost, times factor: Double) {
        var index = 0
        for part in other.parts { index = add(part.amount * factor, at: part.level, from: index) }
    }

    /// Adds to the part of that level, looking no further up than `start`; returns where the next lower level is to be sought.
    @discardableResult
    private mutating func add(_ amount: Double, at level: Level, from start: Int) -> Int {
        var index = start
        while index < parts.count, parts[index].level > level { index += 1 }
        guard index < parts.count, parts[index].level == level else {
            if abs(amount) >= Row.smallest { parts.insert(Part(level: level, amount: amount), at: index) }
            return index
        }
        parts[index].amount += amount
        if abs(parts[index].amount) < max(Row.smallest, abs(amount) * Row.remainder) { parts.remove(at: index) }
        return index
    }

    /// Forgets one level.
    mutating func drop(_ level: Level) { parts.removeAll { $0.level == level } }

    /// Whether a move at this cost is a better bargain than at `other`; both are gains, their first amounts negative. A gain on
    /// a higher level is better; on the same one, what is lost below for each unit gained decides. That is the ratio
    /// test of the dual simplex method: on the way back from a constraint that was just broken it keeps the rest optimal.
    func isBetter(than other: Cost) -> Bool {
        guard let gain = parts.first, let otherGain = other.parts.first else { return !parts.isEmpty }
        if gain.level != otherGain.level { return gain.level > otherGain.level }
        let (scale, otherScale) = (-1 / gain.amount, -1 / otherGain.amount)
        var (i, j) = (1, 1)
        while i < parts.count || j < other.parts.count {
            let level = max(i < parts.count ? parts[i].level : .probe, j < other.parts.count ? other.parts[j].level : .probe)
            var difference = 0.0
            if i < parts.count, parts[i].level == level {
                difference = parts[i].amount * scale
                i += 1
            }
            if j < other.parts.count, other.parts[j].level == level {
                difference -= other.parts[j].amount * otherScale
                j += 1
            }
            if abs(difference) >= Row.remainder { return difference < 0 }
        }
        return false
    }
}
