/// Makes a plan of what constraints speak of.
struct PlanReader {
    private enum Fate: UInt8 { case unknown, defined, suited, free, alone, core }

    private let slots: [QuickSolver.Slot]
    /// Who speaks of whom, both ways.
    private let spoken: Lists
    private let speakers: Lists
    private var fates: [Fate]
    /// By slot: how many of its variables are unknown yet, and whether a step has taken it.
    private var unknown: [Int32]
    private var isTaken: [Bool]
    /// By place: how many of its slots no step has taken.
    private var left: [Int32]
    private var plan = Plan()

    /// Places of which no constraint is left that says anything rest at nought: they come beside the plan.
    static func read(_ slots: [QuickSolver.Slot], _ places: [QuickSolver.Place], _ order: [Int32]) -> (plan: Plan, free: [Int32]) {
        var reader = PlanReader(slots, places)
        reader.define()
        let (free, after) = reader.suit(order)
        reader.divide(order)
        reader.plan.begin(after)
        return (reader.plan, free)
    }

    private init(_ slots: [QuickSolver.Slot], _ places: [QuickSolver.Place]) {
        self.slots = slots
        spoken = Lists(slots, count: \.terms.count) { slot, add in for term in slot.terms { add(term.place) } }
        speakers = Lists(places, count: \.uses.count) { place, add in for use in place.uses { add(use) } }
        fates = Array(repeating: .unknown, count: places.count)
        unknown = spoken.counts
        isTaken = slots.map { !$0.isLive }
        left = speakers.counts
        plan.steps.reserveCapacity(slots.count)
    }

    // MARK: - From what is known

    private mutating func define() {
        for slot in slots.indices where slots[slot].isPlain { for place in spoken[slot] { fates[Int(place)] = .core } }
        var waiting = slots.indices.filter { unknown[$0] <= 1 && !isTaken[$0] && !slots[$0].isPlain }.map(Int32.init)
        var next = 0
        while next < waiting.count {
            let slot = Int(waiting[next])
            next += 1
            guard !isTaken[slot] else { continue }
            if unknown[slot] == 0 {
                take(slot)
                plan.steps.append(Plan.Step(kind: .check, slot: Int32(slot)))
            } else if slots[slot].isDefinition, let place = spoken[slot].first(where: { fates[Int($0)] == .unknown }) {
                take(slot)
                plan.steps.append(Plan.Step(kind: .define, slot: Int32(slot), place: place))
                fates[Int(place)] = .defined
                for use in speakers[Int(place)] {
                    unknown[Int(use)] -= 1
                    if unknown[Int(use)] <= 1, !isTaken[Int(use)] { waiting.append(use) }
                }
            }
        }
    }

    private mutating func take(_ slot: Int) {
        isTaken[slot] = true
        for place in spoken[slot] { left[Int(place)] -= 1 }
    }

    // MARK: - From what nobody else speaks of

    /// Later variables first: of those that an equation leaves open, the first ones rest at nought.
    private mutating func suit(_ order: [Int32]) -> (free: [Int32], steps: [Plan.Step]) {
        var waiting = order.filter { fates[Int($0)] == .unknown && left[Int($0)] <= 1 }
        var (free, steps): ([Int32], [Plan.Step]) = ([], [])
        while let place = waiting.popLast() {
            guard fates[Int(place)] == .unknown else { continue }
            guard let slot = speakers[Int(place)].first(where: { !isTaken[Int($0)] }) else {
                fates[Int(place)] = .free
                free.append(place)
                continue
            }
            take(Int(slot))
            fates[Int(place)] = .suited
            steps.append(Plan.Step(kind: .suit, slot: slot, place: place))
            for other in spoken[Int(slot)] where fates[Int(other)] == .unknown && left[Int(other)] <= 1 { waiting.append(other) }
        }
        // The last to be taken out is the first that can be put back.
        return (free, steps.reversed())
    }

    // MARK: - The rest

    /// What is in no relation with another unknown is alone; all else is the simplex's.
    private mutating func divide(_ order: [Int32]) {
        for slot in slots.indices where !isTaken[slot] {
            let open = spoken[slot].filter { fates[Int($0)] == .unknown || fates[Int($0)] == .core }
            if open.count > 1 { for place in open { fates[Int(place)] = .core } }
        }
        for place in order where fates[Int(place)] == .unknown {
            fates[Int(place)] = .alone
            let own = ranked(speakers[Int(place)].filter { !isTaken[Int($0)] })
            for slot in own { isTaken[Int(slot)] = true }
            plan.steps.append(Plan.Step(kind: .alone, slot: Int32(plan.ranked.count), place: place, count: Int32(own.count)))
            plan.ranked += own
        }
        plan.corePlaces = order.filter { fates[Int($0)] == .core }
        plan.isCorePlace = fates.map { $0 == .core }
        for slot in slots.indices where !isTaken[slot] { plan.steps.append(Plan.Step(kind: .core, slot: Int32(slot))) }
    }

    /// The most important first, among equals the one that came first.
    private func ranked(_ own: [Int32]) -> [Int32] {
        guard own.count > 1 else { return own }
        return own.sorted {
            (slots[Int($1)].constraint.priority, slots[Int($0)].id) < (slots[Int($0)].constraint.priority, slots[Int($1)].id)
        }
    }
}

/// Lists of numbers, one behind the other: a plan looks at all of them several times, and thousands of small arrays are slow to look at.
private struct Lists {
    private var starts: [Int32] = [0]
    private var items: [Int32] = []

    init<Owner>(_ owners: [Owner], count: (Owner) -> Int, _ visit: (Owner, (Int32) -> Void) -> Void) {
        starts.reserveCapacity(owners.count + 1)
        items.reserveCapacity(owners.reduce(0) { $0 + count($1) })
        for owner in owners {
            visit(owner) { items.append($0) }
            starts.append(Int32(items.count))
        }
    }

    subscript(index: Int) -> ArraySlice<Int32> { items[Int(starts[index])..<Int(starts[index + 1])] }
    var counts: [Int32] { zip(starts, starts.dropFirst()).map { $1 - $0 } }
}
