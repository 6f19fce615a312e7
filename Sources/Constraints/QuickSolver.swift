/// Solves layouts as a person would: what follows from what is known is worked out, what nobody else speaks of is set to suit the one that does, and
/// only what is left, mostly nothing, goes to the simplex.
///
/// Most of a layout is a triangle: each view hangs on another. A tableau turns it into a square, and is quadratic on just that. Here a
/// `Plan` says in which order the triangle is walked. It depends on who speaks of whom; constants only flow through it. So an edit costs what
/// depends on it, and another constraint one more look at all of them.
///
/// The answers are the best that `Solver` knows, too; where several are equally good they need not be the same. Required constraints that
/// exclude each other are the simplex's business: all that is connected with them is given to it whole.
///
/// Changes wait for `solve`.
package struct QuickSolver: Sendable {
    struct Term: Sendable {
        let place: Int32
        let coefficient: Double
    }

    /// A constraint.
    struct Slot: Sendable {
        var id: ConstraintID
        var constraint: Constraint
        var breakRank: Int
        var terms: [Term]
        var isLive = true
        /// What the simplex was told, if it was.
        var inCore: (id: ConstraintID, terms: [Expression.Term])?
        /// The step that heeds it, −1 for none.
        var step: Int32 = -1
        /// Connected with a conflict: the simplex gets it as it is.
        var isPlain = false

        var isDefinition: Bool { constraint.relation == .equal && constraint.priority.isRequired }
    }

    /// A variable.
    struct Place: Sendable {
        let variable: Variable
        var value = 0.0
        var told = 0.0
        var isMoved = false
        /// Slots that speak of it, in the order in which they came.
        var uses: [Int32] = []
    }

    var slots: [Slot] = []
    var places: [Place] = []
    var plan = Plan()
    var core = Solver()
    var isPlanned = true
    private var freeSlots: [Int32] = []
    private var freePlaces: [Int32] = []
    /// By the id of the variable. Only ever looked into, never walked.
    private var index: [Int: Int32] = [:]
    /// Places in the order of their variables.
    var order: [Int32] = []
    /// By the id that the simplex gave: the slot.
    var inCore: [ConstraintID: Int32] = [:]
    var moved: [Int32] = []
    private var departed: [Variable] = []
    private var lastSerial = 0
    private var untoldConflicts: [Conflict] = []
    private var toldBroken: [ConstraintID] = []

    package init() {}

    // MARK: - Constraints

    package mutating func add(_ constraint: Constraint, breakRank: Int = 0) -> ConstraintID {
        precondition(constraint.expression.constant.isFinite, "\(constraint) has a constant that is no number")
        lastSerial += 1
        let place = freeSlots.popLast() ?? Int32(slots.count)
        let id = ConstraintID(serial: lastSerial, symbol: Int(place))
        let terms = constraint.expression.terms.map { Term(place: use($0.variable, by: place), coefficient: $0.coefficient) }
        let slot = Slot(id: id, constraint: constraint, breakRank: breakRank, terms: terms)
        if Int(place) == slots.count { slots.append(slot) } else { slots[Int(place)] = slot }
        isPlanned = false
        return id
    }

    package mutating func remove(_ id: ConstraintID) {
        guard let slot = slot(id) else { return }
        withdraw(slot)
        for term in slots[slot].terms { release(term.place, by: Int32(slot)) }
        slots[slot].isLive = false
        slots[slot].terms = []
        freeSlots.append(Int32(slot))
        isPlanned = false
    }

    package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "the constant of \(id) is to be no number")
        guard let slot = slot(id), slots[slot].constraint.expression.constant != constant else { return }
        slots[slot].constraint.expression.constant = constant
        if isPlanned { plan.touch(slots[slot].step) }
    }

    package mutating func setPriority(_ id: ConstraintID, _ priority: Priority) {
        guard let slot = slot(id), slots[slot].constraint.priority != priority else { return }
        slots[slot].constraint.priority = priority
        isPlanned = false
    }

    package func constraint(_ id: ConstraintID) -> Constraint? { slot(id).map { slots[$0].constraint } }

    // MARK: - Values

    /// On a grid of 2⁻³², as `Solver` reads it.
    package func value(of variable: Variable) -> Double {
        index[variable.id].map { Solver.onGrid(places[Int($0)].value) } ?? 0
    }

    package func error(of id: ConstraintID) -> Double {
        guard let slot = slot(id) else { return 0 }
        let constraint = slots[slot].constraint
        let sum = slots[slot].terms.reduce(constraint.expression.constant) { $0 + $1.coefficient * places[Int($1.place)].value }
        return constraint.relation.error(sum)
    }

    /// The variables whose values are others than when this was last asked, in the order in which they were found; one that went and came
    /// again may be told twice.
    package mutating func takeChanges() -> [Variable] {
        var result = departed
        departed.removeAll()
        for place in moved.map(Int.init) {
            places[place].isMoved = false
            let value = Solver.onGrid(places[place].value)
            // The variable may be gone, and the place another's.
            guard index[places[place].variable.id] == Int32(place), places[place].told != value else { continue }
            places[place].told = value
            result.append(places[place].variable)
        }
        moved.removeAll(keepingCapacity: true)
        return result
    }

    // MARK: - Conflicts

    package mutating func takeConflicts() -> [Conflict] {
        defer { untoldConflicts.removeAll() }
        return untoldConflicts
    }

    package func isBroken(_ id: ConstraintID) -> Bool {
        slot(id).flatMap { slots[$0].inCore }.map { core.isBroken($0.id) } ?? false
    }

    package var brokenConstraints: [ConstraintID] {
        core.brokenConstraints.compactMap { inCore[$0] }.map { slots[Int($0)].id }.sorted()
    }

    /// What is broken now and was not when this was last looked at.
    mutating func noteConflicts() {
        _ = core.takeConflicts()
        let broken = core.brokenConstraints
        guard !broken.isEmpty || !toldBroken.isEmpty else { return }
        var now: [ConstraintID] = []
        for id in broken {
            guard let slot = inCore[id], let conflict = core.conflict(of: id) else { continue }
            let own = slots[Int(slot)].id
            now.append(own)
            guard !toldBroken.contains(own) else { continue }
            let culprits = conflict.constraints.compactMap { inCore[$0] }.map { slots[Int($0)].id }.sorted()
            untoldConflicts.append(Conflict(constraints: culprits, broken: own))
        }
        toldBroken = now
    }

    // MARK: - Bookkeeping

    func slot(_ id: ConstraintID) -> Int? {
        guard id.symbol < slots.count, slots[id.symbol].isLive, slots[id.symbol].id == id else { return nil }
        return id.symbol
    }

    func place(_ variable: Variable) -> Int32? { index[variable.id] }

    mutating func withdraw(_ slot: Int) {
        guard let entry = slots[slot].inCore else { return }
        core.remove(entry.id)
        inCore[entry.id] = nil
        slots[slot].inCore = nil
    }

    private mutating func use(_ variable: Variable, by slot: Int32) -> Int32 {
        if let place = index[variable.id] {
            places[Int(place)].uses.append(slot)
            return place
        }
        let place = freePlaces.popLast() ?? Int32(places.count)
        let fresh = Place(variable: variable, uses: [slot])
        if Int(place) == places.count { places.append(fresh) } else { places[Int(place)] = fresh }
        index[variable.id] = place
        order.insert(place, at: rank(of: variable))
        return place
    }

    private mutating func release(_ place: Int32, by slot: Int32) {
        let at = Int(place)
        // The last use is the one that most often goes first.
        if let use = places[at].uses.lastIndex(of: slot) { places[at].uses.remove(at: use) }
        guard places[at].uses.isEmpty else { return }
        let variable = places[at].variable
        if places[at].told != 0 { departed.append(variable) }
        order.remove(at: rank(of: variable))
        index[variable.id] = nil
        freePlaces.append(place)
    }

    /// Where in the order the variable is or would be.
    private func rank(of variable: Variable) -> Int {
        if let last = order.last, places[Int(last)].variable < variable { return order.count }
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) >> 1
            if places[Int(order[middle])].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
