/// Makes a plan of what constraints speak of.
struct PlanReader {
    private enum Fate: UInt8 { case unknown, defined, suited, free, alone, core }

    private let slots: [QuickSolver.Slot]
    private let web: Web
    private var fates: [Fate]
    /// By slot: how many of its variables are unknown yet, and whether a step has taken it.
    private var unknown: [Int32]
    private var isTaken: [Bool]
    /// By place: how many of its slots no step has taken.
    private var left: [Int32]
    private var plan = Plan()

    /// Places of which no constraint is left that says anything rest at nought: they come beside the plan.
    static func read(_ slots: [QuickSolver.Slot], _ web: Web, _ order: [Int32], places: Int) -> (plan: Plan, free: [Int32]) {
        var reader = PlanReader(slots, web, places: places)
        reader.define()
        let (free, after) = reader.suit(order)
        reader.divide(order)
        reader.plan.begin(after, slots: slots.count)
        return (reader.plan, free)
    }

    private init(_ slots: [QuickSolver.Slot], _ web: Web, places: Int) {
        self.slots = slots
        self.web = web
        fates = Array(repeating: .unknown, count: places)
        unknown = slots.indices.map { web.count(slot: $0) }
        isTaken = slots.map { !$0.isLive }
        left = (0..<places).map { web.count(place: $0) }
        plan.steps.reserveCapacity(slots.count)
    }

    // MARK: - From what is known

    private mutating func define() {
        for slot in slots.indices where slots[slot].isPlain { for part in web[slot: slot] { fates[Int(part.place)] = .core } }
        var waiting = slots.indices.filter { unknown[$0] <= 1 && !isTaken[$0] && !slots[$0].isPlain }.map(Int32.init)
        var next = 0
        while next < waiting.count {
            let slot = Int(waiting[next])
            next += 1
            guard !isTaken[slot] else { continue }
            if unknown[slot] == 0 {
                take(slot)
                // Others can only be missed.
                if slots[slot].priority.isRequired { plan.steps.append(Plan.Step(kind: .check, slot: Int32(slot))) }
            } else if slots[slot].isDefinition, let part = web[slot: slot].first(where: { fates[Int($0.place)] == .unknown }) {
                take(slot)
                plan.steps.append(Plan.Step(kind: .define, slot: Int32(slot), place: part.place))
                fates[Int(part.place)] = .defined
                web.forEachSlot(of: part.place) { use in
                    unknown[Int(use)] -= 1
                    if unknown[Int(use)] <= 1, !isTaken[Int(use)] { waiting.append(use) }
                }
            }
        }
    }

    private mutating func take(_ slot: Int) {
        isTaken[slot] = true
        for part in web[slot: slot] { left[Int(part.place)] -= 1 }
    }

    // MARK: - From what nobody else speaks of

    /// Later variables first: of those that an equation leaves open, the first ones rest at nought.
    private mutating func suit(_ order: [Int32]) -> (free: [Int32], steps: [Plan.Step]) {
        var waiting = order.filter { fates[Int($0)] == .unknown && left[Int($0)] <= 1 }
        var (free, steps): ([Int32], [Plan.Step]) = ([], [])
        while let place = waiting.popLast() {
            guard fates[Int(place)] == .unknown else { continue }
            guard let slot = web.firstSlot(of: place, where: { !isTaken[Int($0)] }) else {
                fates[Int(place)] = .free
                free.append(place)
                continue
            }
            take(Int(slot))
            fates[Int(place)] = .suited
            steps.append(Plan.Step(kind: .suit, slot: slot, place: place))
            for part in web[slot: Int(slot)] where fates[Int(part.place)] == .unknown && left[Int(part.place)] <= 1 {
                waiting.append(part.place)
            }
        }
        // The last to be taken out is the first that can be put back.
        return (free, steps.reversed())
    }

    // MARK: - The rest

    /// What is in no relation with another unknown is alone; all else is the simplex's.
    private mutating func divide(_ order: [Int32]) {
        for slot in slots.indices where !isTaken[slot] { joinIfSeveral(web[slot: slot]) }
        for place in order where fates[Int(place)] == .unknown {
            fates[Int(place)] = .alone
            let begin = plan.ranked.count
            web.forEachSlot(of: place) { slot in
                guard !isTaken[Int(slot)] else { return }
                isTaken[Int(slot)] = true
                plan.ranked.append(slot)
            }
            rank(from: begin)
            plan.steps.append(Plan.Step(kind: .alone, slot: Int32(begin), place: place, count: Int32(plan.ranked.count - begin)))
        }
        plan.corePlaces = order.filter { fates[Int($0)] == .core }
        plan.isCorePlace = fates.map { $0 == .core }
        for slot in slots.indices where !isTaken[slot] { plan.steps.append(Plan.Step(kind: .core, slot: Int32(slot))) }
    }

    private mutating func joinIfSeveral(_ parts: ArraySlice<Web.Part>) {
        func isOpen(_ part: Web.Part) -> Bool { fates[Int(part.place)] == .unknown || fates[Int(part.place)] == .core }
        guard parts.reduce(0, { $0 + (isOpen($1) ? 1 : 0) }) > 1 else { return }
        for part in parts where isOpen(part) { fates[Int(part.place)] = .core }
    }

    /// The most important first, among equals the one that came first.
    private mutating func rank(from begin: Int) {
        guard plan.ranked.count - begin > 1 else { return }
        plan.ranked[begin...].sort {
            let (a, b) = (slots[Int($0)], slots[Int($1)])
            return a.priority == b.priority ? a.serial < b.serial : a.priority > b.priority
        }
    }
}
