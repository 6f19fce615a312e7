/// Makes a plan of what constraints speak of.
struct PlanReader {
    var plan = Plan()
    /// Places of which no constraint is left that says anything: they rest at nought.
    private(set) var free: [Int32] = []

    private enum Fate: UInt8 { case unknown, defined, suited, free, alone, core }

    private let slots: [QuickSolver.Slot]
    private let places: [QuickSolver.Place]
    private var fates: [Fate]
    /// By slot: how many of its variables are unknown yet, and whether a step has taken it.
    private var unknown: [Int32]
    private var isTaken: [Bool]
    /// By place: how many of its slots no step has taken.
    private var left: [Int32]

    init(slots: [QuickSolver.Slot], places: [QuickSolver.Place]) {
        self.slots = slots
        self.places = places
        fates = Array(repeating: .unknown, count: places.count)
        unknown = slots.map { Int32($0.terms.count) }
        isTaken = slots.map { !$0.isLive }
        left = places.map { Int32($0.uses.count) }
    }

    // MARK: - From what is known

    mutating func define() {
        for slot in slots.indices where slots[slot].isPlain {
            for term in slots[slot].terms { fates[Int(term.place)] = .core }
        }
        var waiting = slots.indices.filter { unknown[$0] <= 1 && !isTaken[$0] && !slots[$0].isPlain }.map(Int32.init)
        var next = 0
        while next < waiting.count {
            let slot = Int(waiting[next])
            next += 1
            guard !isTaken[slot] else { continue }
            if unknown[slot] == 0 {
                take(slot)
                plan.before.append(Plan.Step(kind: .check, slot: Int32(slot)))
            } else if slots[slot].isDefinition, let term = slots[slot].terms.first(where: { fates[Int($0.place)] == .unknown }) {
                take(slot)
                plan.before.append(Plan.Step(kind: .define, slot: Int32(slot), place: term.place))
                fates[Int(term.place)] = .defined
                for use in places[Int(term.place)].uses {
                    unknown[Int(use)] -= 1
                    if unknown[Int(use)] <= 1, !isTaken[Int(use)] { waiting.append(use) }
                }
            }
        }
    }

    private mutating func take(_ slot: Int) {
        isTaken[slot] = true
        for term in slots[slot].terms { left[Int(term.place)] -= 1 }
    }

    // MARK: - From what nobody else speaks of

    /// Later variables first: of those that an equation leaves open, the first ones rest at nought.
    mutating func suit(_ order: [Int32]) {
        var waiting = order.filter { fates[Int($0)] == .unknown && left[Int($0)] <= 1 }
        var steps: [Plan.Step] = []
        while let place = waiting.popLast() {
            guard fates[Int(place)] == .unknown else { continue }
            guard let slot = places[Int(place)].uses.first(where: { !isTaken[Int($0)] }) else {
                fates[Int(place)] = .free
                free.append(place)
                continue
            }
            take(Int(slot))
            fates[Int(place)] = .suited
            steps.append(Plan.Step(kind: .suit, slot: slot, place: place))
            for term in slots[Int(slot)].terms where fates[Int(term.place)] == .unknown && left[Int(term.place)] <= 1 {
                waiting.append(term.place)
            }
        }
        // The last to be taken out is the first that can be put back.
        plan.after = steps.reversed()
    }

    // MARK: - The rest

    /// What is in no relation with another unknown is alone; all else is the simplex's.
    mutating func divide(_ order: [Int32]) {
        for slot in slots.indices where !isTaken[slot] {
            let open = slots[slot].terms.filter { fates[Int($0.place)] == .unknown || fates[Int($0.place)] == .core }
            if open.count > 1 { for term in open { fates[Int(term.place)] = .core } }
        }
        for place in order where fates[Int(place)] == .unknown {
            fates[Int(place)] = .alone
            let own = places[Int(place)].uses.filter { !isTaken[Int($0)] }
            let ranked = own.sorted {
                (slots[Int($1)].constraint.priority, slots[Int($0)].id) < (slots[Int($0)].constraint.priority, slots[Int($1)].id)
            }
            for slot in own { isTaken[Int(slot)] = true }
            plan.before.append(Plan.Step(kind: .alone, place: place, slots: ranked))
        }
        plan.corePlaces = order.filter { fates[Int($0)] == .core }
        plan.isCorePlace = fates.map { $0 == .core }
        for slot in slots.indices where !isTaken[slot] { plan.before.append(Plan.Step(kind: .core, slot: Int32(slot))) }
    }
}
