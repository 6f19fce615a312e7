/// The cost of a symbol's move, per unit of distance: an amount for each of several priority levels. Costs are compared lexicographically,
/// the highest level first.
///
/// A cost is the sum Σ amountᵢ·ωᵢ, where ω₁ ≫ ω₂ ≫ …. Such sums are elements of an ordered field that contains the real numbers. They can
/// be added, scaled and compared like real numbers, so the simplex method works with them unchanged. (Kiwi instead adds weighted real
/// numbers, so many weak constraints together can outweigh a strong constraint.)
struct Cost: Sendable, Equatable {
    /// The amount at one priority level.
    struct Component: Sendable, Equatable {
        let level: PriorityLevel
        var amount: Double
    }

    /// Sorted by level, the highest first. The magnitude of each amount is at least `TableauRow.zeroTolerance`.
    private(set) var components: [Component] = []

    var isZero: Bool { components.isEmpty }

    /// The sign of the amount at the highest level: −1, 0 or 1.
    var sign: Double {
        guard let first = components.first else { return 0 }
        return first.amount < 0 ? -1 : 1
    }

    func amount(at level: PriorityLevel) -> Double {
        components.first { $0.level == level }?.amount ?? 0
    }

    mutating func removeAll() { components.removeAll(keepingCapacity: true) }

    mutating func add(_ amount: Double, at level: PriorityLevel) {
        add(amount, at: level, from: 0)
    }

    mutating func add(_ other: Cost, times factor: Double) {
        var index = 0
        for component in other.components { index = add(component.amount * factor, at: component.level, from: index) }
    }

    /// Adds an amount at a level. The search begins at the index `start`. Returns the index at which to search for the next lower level.
    @discardableResult
    private mutating func add(_ amount: Double, at level: PriorityLevel, from start: Int) -> Int {
        var index = start
        while index < components.count, components[index].level > level { index += 1 }
        guard index < components.count, components[index].level == level else {
            if abs(amount) >= TableauRow.zeroTolerance { components.insert(Component(level: level, amount: amount), at: index) }
            return index
        }
        components[index].amount += amount
        if abs(components[index].amount) < max(TableauRow.zeroTolerance, abs(amount) * TableauRow.cancellationTolerance) {
            components.remove(at: index)
        }
        return index
    }

    /// Returns whether a move at this cost is better than a move at `other`. Each cost must be negative (its first amount is), or zero for
    /// a move that only brings variables nearer to zero. A negative cost is better than zero.
    ///
    /// A reduction at a higher level is better. At the same level, the move with the smaller loss at lower levels per unit of reduction is
    /// better. This is the ratio test of the dual simplex method: while a violated constraint is being enforced, the solution stays optimal
    /// for the other constraints.
    func isBetter(than other: Cost) -> Bool {
        guard let reduction = components.first, let otherReduction = other.components.first else { return !components.isEmpty }
        if reduction.level != otherReduction.level { return reduction.level > otherReduction.level }
        let (scale, otherScale) = (-1 / reduction.amount, -1 / otherReduction.amount)
        var (i, j) = (1, 1)
        while i < components.count || j < other.components.count {
            let level = max(
                i < components.count ? components[i].level : .probe, j < other.components.count ? other.components[j].level : .probe)
            var difference = 0.0
            if i < components.count, components[i].level == level {
                difference = components[i].amount * scale
                i += 1
            }
            if j < other.components.count, other.components[j].level == level {
                difference -= other.components[j].amount * otherScale
                j += 1
            }
            if abs(difference) >= TableauRow.cancellationTolerance { return difference < 0 }
        }
        return false
    }
}
