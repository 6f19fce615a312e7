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
        /// The constraint; of `alone` where in `ranked` its constraints begin.
        var slot: Int32
        /// The variable that is found; of `check` and `core` none.
        var place: Int32 = -1
        /// Of `alone` how many constraints.
        var count: Int32 = 0
    }

    /// First what is worked out before the simplex is asked, then what after.
    var steps: [Step] = []
    private(set) var early = 0
    /// The constraints of those that are `alone`, the most important first.
    var ranked: [Int32] = []
    /// Places that the simplex finds, and by place whether it does.
    var corePlaces: [Int32] = []
    var isCorePlace: [Bool] = []
    /// It has not been walked yet: what the simplex found before may be news to it.
    var isFresh = true
    /// By step: whether something that it depends on has changed. None outside of this range is touched.
    private var isTouched: [Bool] = []
    private(set) var touched = 0..<0
    /// The step being walked. What it finds is news to later ones only, and never to itself.
    private var current = -1

    func isCore(_ place: Int32) -> Bool { Int(place) < isCorePlace.count && isCorePlace[Int(place)] }
    func constraints(of step: Step) -> ArraySlice<Int32> { ranked[Int(step.slot)..<Int(step.slot + step.count)] }

    /// All that precedes the simplex is known: these come behind it. Everything is to be walked.
    mutating func begin(_ after: [Step]) {
        early = steps.count
        steps += after
        isTouched = Array(repeating: true, count: steps.count)
        touched = 0..<steps.count
    }

    mutating func touch(_ step: Int32) {
        let step = Int(step)
        guard step > current, !isTouched[step] else { return }
        isTouched[step] = true
        touched = touched.isEmpty ? step..<step + 1 : min(touched.lowerBound, step)..<max(touched.upperBound, step + 1)
    }

    /// The next touched step before `end`, which it takes off the list.
    mutating func next(before end: Int) -> Step? {
        var index = touched.lowerBound
        let last = min(end, touched.upperBound)
        while index < last, !isTouched[index] { index += 1 }
        touched = index..<max(index, touched.upperBound)
        guard index < last else { return nil }
        isTouched[index] = false
        current = index
        return steps[index]
    }

    /// The simplex answers, after all that precedes it.
    mutating func passCore() { current = early - 1 }

    mutating func end() {
        current = -1
        isFresh = false
    }
}

extension QuickSolver {
    /// Looks at who speaks of whom. Constants have no part in it.
    mutating func makePlan() {
        let free: [Int32]
        (plan, free) = PlanReader.read(slots, places, order)
        for index in slots.indices { slots[index].step = -1 }
        for (index, step) in plan.steps.enumerated() {
            if step.kind != .alone {
                slots[Int(step.slot)].step = Int32(index)
            } else {
                for slot in plan.constraints(of: step) { slots[Int(slot)].step = Int32(index) }
            }
        }
        for place in free { set(place, 0) }
        tellCore()
        isPlanned = true
    }

    /// Brings into the simplex what belongs there and takes out what does not. Constants follow when the plan is walked.
    private mutating func tellCore() {
        let wanted = plan.steps[..<plan.early].filter { $0.kind == .core }.map(\.slot)
        guard !wanted.isEmpty || !inCore.isEmpty else { return }
        var terms: [Int32: [Expression.Term]] = [:]
        for slot in wanted {
            terms[slot] = slots[Int(slot)].terms.filter { plan.isCore($0.place) }
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
