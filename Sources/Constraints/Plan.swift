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
    /// By constraint: the step that heeds it, −1 for none.
    private var heeding: [Int32] = []
    /// By step: whether something that it depends on has changed. None outside of this range is touched.
    private var isTouched: [Bool] = []
    private(set) var touched = 0..<0
    /// The step being walked. What it finds is news to later ones only, and never to itself.
    private var current = -1

    func isCore(_ place: Int32) -> Bool { Int(place) < isCorePlace.count && isCorePlace[Int(place)] }
    func constraints(of step: Step) -> ArraySlice<Int32> { ranked[Int(step.slot)..<Int(step.slot + step.count)] }

    /// All that precedes the simplex is known: these come behind it. Everything is to be walked.
    mutating func begin(_ after: [Step], slots: Int) {
        early = steps.count
        steps += after
        heeding = Array(repeating: -1, count: slots)
        for (index, step) in steps.enumerated() {
            if step.kind != .alone {
                heeding[Int(step.slot)] = Int32(index)
            } else {
                for slot in constraints(of: step) { heeding[Int(slot)] = Int32(index) }
            }
        }
        isTouched = Array(repeating: true, count: steps.count)
        touched = 0..<steps.count
    }

    /// What a constraint speaks of has changed.
    mutating func touch(_ slot: Int32) {
        guard Int(slot) < heeding.count else { return }
        let step = Int(heeding[Int(slot)])
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
        (plan, free) = PlanReader.read(slots, web, order, places: places.count)
        for place in free { set(place, 0) }
        tellCore()
        isPlanned = true
    }

    /// Brings into the simplex what belongs there and takes out what does not. Constants follow when the plan is walked.
    private mutating func tellCore() {
        let wanted = plan.steps[..<plan.early].filter { $0.kind == .core }.map(\.slot)
        guard !wanted.isEmpty || !coreEntries.isEmpty else { return }
        var terms: [Int32: [Expression.Term]] = [:]
        for slot in wanted { terms[slot] = coreTerms(of: slot) }
        for slot in slots.indices.map(Int32.init) where slots[Int(slot)].isInCore {
            if terms[slot] != coreEntries[slot]?.terms { withdraw(slot) }
        }
        // Among those that may conflict the order in which they came decides; once one is added, all later ones are, again.
        var isLate = false
        for slot in wanted.sorted(by: { slots[Int($0)].serial < slots[Int($1)].serial }) {
            if isLate, slots[Int(slot)].isPlain { withdraw(slot) }
            if let entry = coreEntries[slot] {
                core.setPriority(entry.id, slots[Int(slot)].priority)
            } else {
                isLate = true
                enter(slot, terms[slot] ?? [])
            }
        }
    }

    private func coreTerms(of slot: Int32) -> [Expression.Term] {
        web[slot: Int(slot)].filter { plan.isCore($0.place) }.map { Expression.Term(variables[Int($0.place)], $0.coefficient) }
    }

    private mutating func enter(_ slot: Int32, _ terms: [Expression.Term]) {
        let own = slots[Int(slot)]
        let constraint = Constraint(Expression(terms, constant: known(Int(slot))), own.relation, at: own.priority)
        let id = core.add(constraint, breakRank: own.breakRank)
        coreEntries[slot] = CoreEntry(id: id, terms: terms)
        coreSlots[id] = slot
        slots[Int(slot)].isInCore = true
    }

    mutating func withdraw(_ slot: Int32) {
        guard slots[Int(slot)].isInCore, let entry = coreEntries.removeValue(forKey: slot) else { return }
        core.remove(entry.id)
        coreSlots[entry.id] = nil
        slots[Int(slot)].isInCore = false
    }

    /// The constant, and what is known of the sum, at the present values.
    @inline(__always) func known(_ slot: Int) -> Double {
        var sum = slots[slot].constant
        for part in web[slot: slot] where !plan.isCore(part.place) { sum += part.coefficient * places[Int(part.place)].value }
        return sum
    }
}
