extension QuickSolver {
    /// Whether all that was told is worked out.
    package var isSettled: Bool { isPlanned && plan.touched.isEmpty }

    /// Works out what has changed. Where required constraints exclude each other the plan is made again without those connected with them.
    package mutating func solve() {
        if !isPlanned { settlePlain() }
        for _ in 0...slots.count {
            if !isPlanned { makePlan() }
            guard !plan.touched.isEmpty, let culprit = walk() else { break }
            markPlain(from: culprit)
            isPlanned = false
        }
        noteConflicts()
    }

    /// Walks the steps that something has touched. Returns a constraint that cannot hold, if there is one.
    private mutating func walk() -> Int? {
        while let step = plan.next(before: plan.early) {
            if let culprit = take(step) { return culprit }
        }
        plan.passCore()
        for variable in core.takeChanges() {
            if let place = place(variable), plan.isCore(place) { set(place, core.value(of: variable)) }
        }
        if plan.isFresh { for place in plan.corePlaces { set(place, core.value(of: variables[Int(place)])) } }
        for id in core.brokenConstraints {
            if let slot = coreSlots[id], !slots[Int(slot)].isPlain { return Int(slot) }
        }
        while let step = plan.next(before: .max) { suit(step.place, to: Int(step.slot)) }
        plan.end()
        return nil
    }

    private mutating func take(_ step: Plan.Step) -> Int? {
        let slot = Int(step.slot)
        switch step.kind {
        case .define:
            let (rest, coefficient) = rest(slot, without: step.place)
            set(step.place, -rest / coefficient)
        case .check:
            return holds(slot) ? nil : slot
        case .alone:
            guard let value = best(for: step) else { return Int(plan.constraints(of: step).first!) }
            set(step.place, value)
        case .core:
            if let entry = coreEntries[step.slot] { core.setConstant(entry.id, known(slot)) }
        case .suit: suit(step.place, to: slot)
        }
        return nil
    }

    // Inlined, as is `holds`: the call of a method that changes nothing would copy the whole solver first.
    /// before: Σ a·x + c; after: (the sum without the place, the place's coefficient)
    @inline(__always) private func rest(_ slot: Int, without place: Int32) -> (Double, Double) {
        var (sum, coefficient) = (slots[slot].constant, 1.0)
        web.forEachPart(of: slot) { part in
            if part.place == place { coefficient = part.coefficient } else { sum += part.coefficient * places[Int(part.place)].value }
        }
        return (sum, coefficient)
    }

    @inline(__always) private func holds(_ slot: Int) -> Bool {
        var sum = slots[slot].constant
        var scale = max(1, abs(sum))
        web.forEachPart(of: slot) { part in
            let addend = part.coefficient * places[Int(part.place)].value
            sum += addend
            scale = max(scale, abs(addend))
        }
        return slots[slot].relation.error(sum) <= max(1e-8, scale * 1e-9)
    }

    /// The one constraint of a variable holds, as near to nought as it can.
    private mutating func suit(_ place: Int32, to slot: Int) {
        let (rest, coefficient) = rest(slot, without: place)
        let edge = -rest / coefficient
        let relation = slots[slot].relation
        if relation == .equal || relation.error(rest) > 0 { set(place, edge) } else { set(place, 0) }
    }

    /// Of the values that the constraints of one variable leave, level by level, the one nearest to nought; nil if required ones exclude each other.
    private func best(for step: Plan.Step) -> Double? {
        var range = Range1(low: -.infinity, high: .infinity)
        var rest = plan.constraints(of: step)
        while let first = rest.first {
            let priority = slots[Int(first)].priority
            var bends: [Range1.Bend] = []
            while let slot = rest.first, slots[Int(slot)].priority == priority {
                bends.append(bend(Int(slot), at: step.place))
                rest.removeFirst()
            }
            if priority.isRequired {
                for bend in bends where !range.confine(bend) { return nil }
            } else {
                range.approach(&bends)
            }
        }
        return min(max(0, range.low), range.high)
    }

    /// before: a·x + c ⟨relation⟩ 0; after: x ⟨relation, turned if a is negative⟩ −c/a, an error counting |a|
    private func bend(_ slot: Int, at place: Int32) -> Range1.Bend {
        let (rest, coefficient) = rest(slot, without: place)
        let relation = slots[slot].relation
        let (above, below) =
            coefficient > 0 ? (relation.forbidsAbove, relation.forbidsBelow) : (relation.forbidsBelow, relation.forbidsAbove)
        return Range1.Bend(at: -rest / coefficient, weight: abs(coefficient), forbidsAbove: above, forbidsBelow: below)
    }

    mutating func set(_ place: Int32, _ value: Double) {
        let at = Int(place)
        guard places[at].value != value else { return }
        places[at].value = value
        if !places[at].isMoved {
            places[at].isMoved = true
            moved.append(place)
        }
        web.forEachSlot(of: place) { plan.touch($0) }
    }
}

/// The values that one number may have.
struct Range1 {
    /// Where an error begins, and on which side.
    struct Bend {
        let at: Double
        let weight: Double
        let forbidsAbove: Bool
        let forbidsBelow: Bool
    }

    var low: Double
    var high: Double

    /// False if nothing would be left.
    mutating func confine(_ bend: Bend) -> Bool {
        if bend.forbidsBelow { low = max(low, bend.at) }
        if bend.forbidsAbove { high = min(high, bend.at) }
        guard low > high else { return true }
        guard low - high <= max(1e-8, abs(low) * 1e-9) else { return false }
        high = low
        return true
    }

    /// Keeps those values whose errors add up to the least.
    mutating func approach(_ bends: inout [Bend]) {
        bends.sort { $0.at < $1.at }
        // The sum falls by this much to the left of all bends, and each bend makes it rise by its weight more.
        var slope = bends.reduce(0) { $0 - ($1.forbidsBelow ? $1.weight : 0) }
        var (first, last) = (-Double.infinity, Double.infinity)
        for bend in bends {
            let before = slope
            slope += (bend.forbidsBelow ? bend.weight : 0) + (bend.forbidsAbove ? bend.weight : 0)
            if before < -1e-12 { first = bend.at }
            if slope > 1e-12 {
                last = bend.at
                break
            }
        }
        (low, high) = (min(max(first, low), high), min(max(last, low), high))
    }
}
