/// In which order a layout is worked out.
struct Plan: Sendable {
    enum Kind: Sendable {
        /// A required equality whose variables are all known but one.
        case define
        /// All are known: a required one has to hold, others can only be missed.
        case check
        /// A variable that is in no relation with unknown ones: the best that can be made of its constraints.
        case alone
        /// The simplex is told what is known.
        case core
        /// The one constraint that speaks of a variable: it is made to hold, whatever the others are.
        case suit
    }

    struct Step: Sendable {
        let kind: Kind
        /// The constraint; of `alone` none.
        var slot: Int32 = -1
        /// The variable that is found; of `check` and `core` none.
        var place: Int32 = -1
        /// Of `alone` the constraints, the most important first.
        var slots: [Int32] = []
    }

    /// What is worked out before the simplex is asked, and after.
    var before: [Step] = []
    var after: [Step] = []
    /// By step, those after counted on from those before: whether something it depends on has changed.
    var isTouched: [Bool] = []
    var anyTouched = false
    /// It has not been walked yet: what the simplex found before may be news to it.
    var isFresh = true
    /// Places that the simplex finds, and by place whether it does.
    var corePlaces: [Int32] = []
    var isCorePlace: [Bool] = []

    func isCore(_ place: Int32) -> Bool { Int(place) < isCorePlace.count && isCorePlace[Int(place)] }

    mutating func touch(_ step: Int32) {
        guard step >= 0 else { return }
        isTouched[Int(step)] = true
        anyTouched = true
    }
}

extension QuickSolver {
    /// Looks at who speaks of whom. Constants have no part in it.
    mutating func makePlan() {
        var reader = PlanReader(slots: slots, places: places)
        reader.define()
        reader.suit(order)
        reader.divide(order)
        plan = reader.plan
        let early = Int32(plan.before.count)
        for index in slots.indices { slots[index].step = -1 }
        for (index, step) in plan.before.enumerated() {
            if step.slot >= 0 { slots[Int(step.slot)].step = Int32(index) }
            for slot in step.slots { slots[Int(slot)].step = Int32(index) }
        }
        for (index, step) in plan.after.enumerated() { slots[Int(step.slot)].step = early + Int32(index) }
        plan.isTouched = Array(repeating: true, count: plan.before.count + plan.after.count)
        plan.anyTouched = true
        for place in reader.free { set(place, 0) }
        tellCore(of: plan.before.filter { $0.kind == .core }.map(\.slot))
        isPlanned = true
    }

    /// Brings into the simplex what belongs there and takes out what does not. Constants follow when the plan is walked.
    private mutating func tellCore(of wanted: [Int32]) {
        let isCore = Set(plan.corePlaces)
        var terms: [Int32: [Expression.Term]] = [:]
        for slot in wanted {
            terms[slot] = slots[Int(slot)].terms.filter { isCore.contains($0.place) }
                .map { Expression.Term(places[Int($0.place)].variable, $0.coefficient) }
        }
        for index in slots.indices {
            guard let entry = slots[index].inCore else { continue }
            if terms[Int32(index)] != entry.terms { withdraw(index) }
        }
        // Among those that may conflict the order in which they came decides; once one is added, all later ones are, again.
        var isLate = false
        for slot in wanted.sorted(by: { slots[Int($0)].id < slots[Int($1)].id }) {
            let (constraint, own) = (slots[Int(slot)].constraint, terms[slot] ?? [])
            if isLate, slots[Int(slot)].isPlain { withdraw(Int(slot)) }
            if let entry = slots[Int(slot)].inCore {
                core.setPriority(entry.id, constraint.priority)
                continue
            }
            isLate = true
            let expression = Expression(own, constant: known(Int(slot)))
            let id = core.add(Constraint(expression, constraint.relation, at: constraint.priority), breakRank: slots[Int(slot)].breakRank)
            slots[Int(slot)].inCore = (id, own)
            inCore[id] = slot
        }
    }

    /// The constant, and what is known of the sum, at the present values.
    func known(_ slot: Int) -> Double {
        var sum = slots[slot].constraint.expression.constant
        for term in slots[slot].terms where !plan.isCore(term.place) { sum += term.coefficient * places[Int(term.place)].value }
        return sum
    }

    // MARK: - Conflicts

    /// While something is broken, all that is connected with it stays with the simplex, whole; what has come to it too.
    mutating func settlePlain() {
        let plain = slots.indices.filter { slots[$0].isLive && slots[$0].isPlain }
        guard !plain.isEmpty else { return }
        let isBroken = !core.brokenConstraints.isEmpty
        for slot in plain { slots[slot].isPlain = false }
        if isBroken { for slot in plain where !slots[slot].isPlain { markPlain(from: slot) } }
    }

    /// Marks all that is connected with a constraint.
    mutating func markPlain(from slot: Int) {
        var (waiting, seen) = ([slot], Set<Int32>())
        slots[slot].isPlain = true
        while let next = waiting.popLast() {
            for term in slots[next].terms where seen.insert(term.place).inserted {
                for other in places[Int(term.place)].uses where !slots[Int(other)].isPlain {
                    slots[Int(other)].isPlain = true
                    waiting.append(Int(other))
                }
            }
        }
    }
}
