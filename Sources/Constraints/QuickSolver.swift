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
    /// A constraint. What it speaks of is in the web.
    struct Slot: Sendable {
        let serial: Int
        var constant: Double
        let relation: Relation
        var priority: Priority
        let breakRank: Int
        var isLive = true
        var isInCore = false
        /// Connected with a conflict: the simplex gets it as it is.
        var isPlain = false

        var isDefinition: Bool { relation == .equal && priority.isRequired }
    }

    /// A variable.
    struct Place: Sendable {
        var value = 0.0
        var told = 0.0
        var isMoved = false
        var isLive = true
    }

    /// What the simplex was told of a constraint.
    struct CoreEntry: Sendable {
        let id: ConstraintID
        let terms: [Expression.Term]
    }

    var slots: [Slot] = []
    var places: [Place] = []
    /// By place.
    var variables: [Variable] = []
    var web = Web()
    var plan = Plan()
    var isPlanned = true
    /// Places in the order of their variables.
    var order: [Int32] = []
    var moved: [Int32] = []
    var core = Solver()
    /// By slot, and by the id that the simplex gave the slot. Only ever looked into, as is the index by the variable's id.
    var coreEntries: [Int32: CoreEntry] = [:]
    var coreSlots: [ConstraintID: Int32] = [:]
    private var index: [Int: Int32] = [:]
    private var freeSlots: [Int32] = []
    private var freePlaces: [Int32] = []
    private var departed: [Variable] = []
    private var lastSerial = 0
    var untoldConflicts: [Conflict] = []
    var toldBroken: [ConstraintID] = []

    package init() {}

    // MARK: - Constraints

    /// If required constraints exclude each other the one with the highest `breakRank` is set aside, among equals the one added last.
    package mutating func add(_ constraint: Constraint, breakRank: Int = 0) -> ConstraintID {
        precondition(constraint.expression.constant.isFinite, "\(constraint) has a constant that is no number")
        lastSerial += 1
        let at = freeSlots.popLast() ?? Int32(slots.count)
        web.add(
            slot: at,
            constraint.expression.terms.map { term in
                precondition(term.coefficient.isFinite, "\(constraint) has a coefficient that is no number")
                return (settle(term.variable), term.coefficient)
            })
        let slot = Slot(
            serial: lastSerial, constant: constraint.expression.constant, relation: constraint.relation, priority: constraint.priority,
            breakRank: breakRank)
        if Int(at) == slots.count { slots.append(slot) } else { slots[Int(at)] = slot }
        isPlanned = false
        return id(at)
    }

    package mutating func remove(_ id: ConstraintID) {
        guard let slot = slot(id) else { return }
        withdraw(Int32(slot))
        let places = web[slot: slot].map(\.place)
        web.remove(slot: slot)
        for place in places where web.count(place: Int(place)) == 0 { release(place) }
        slots[slot].isLive = false
        slots[slot].isPlain = false
        freeSlots.append(Int32(slot))
        isPlanned = false
    }

    package mutating func setConstant(_ id: ConstraintID, _ constant: Double) {
        precondition(constant.isFinite, "the constant of \(id) is to be no number")
        guard let slot = slot(id), slots[slot].constant != constant else { return }
        slots[slot].constant = constant
        if isPlanned { plan.touch(Int32(slot)) }
    }

    package mutating func setPriority(_ id: ConstraintID, _ priority: Priority) {
        guard let slot = slot(id), slots[slot].priority != priority else { return }
        slots[slot].priority = priority
        isPlanned = false
    }

    package func constraint(_ id: ConstraintID) -> Constraint? { slot(id).map(constraint) }

    func constraint(_ slot: Int) -> Constraint {
        let terms = web[slot: slot].map { Expression.Term(variables[Int($0.place)], $0.coefficient) }
        return Constraint(Expression(terms, constant: slots[slot].constant), slots[slot].relation, at: slots[slot].priority)
    }

    // MARK: - Values

    /// On a grid of 2⁻³², as `Solver` reads it.
    package func value(of variable: Variable) -> Double {
        place(variable).map { Solver.onGrid(places[Int($0)].value) } ?? 0
    }

    package func error(of id: ConstraintID) -> Double {
        guard let slot = slot(id) else { return 0 }
        let sum = web[slot: slot].reduce(slots[slot].constant) { $0 + $1.coefficient * places[Int($1.place)].value }
        return slots[slot].relation.error(sum)
    }

    /// The variables whose values are others than when this was last asked, in the order in which they were found; one that went and came
    /// again may be told twice.
    package mutating func takeChanges() -> [Variable] {
        var result = departed
        departed.removeAll()
        result.reserveCapacity(moved.count)
        for index in moved.indices {
            let place = Int(moved[index])
            places[place].isMoved = false
            let value = Solver.onGrid(places[place].value)
            guard places[place].isLive, places[place].told != value else { continue }
            places[place].told = value
            result.append(variables[place])
        }
        moved.removeAll(keepingCapacity: true)
        return result
    }

    // MARK: - Bookkeeping

    func slot(_ id: ConstraintID) -> Int? {
        guard id.symbol < slots.count, slots[id.symbol].isLive, slots[id.symbol].serial == id.serial else { return nil }
        return id.symbol
    }

    func id(_ slot: Int32) -> ConstraintID { ConstraintID(serial: slots[Int(slot)].serial, symbol: Int(slot)) }

    func place(_ variable: Variable) -> Int32? { index[variable.id] }

    /// The variable's place, made if it has none.
    private mutating func settle(_ variable: Variable) -> Int32 {
        if let place = index[variable.id] { return place }
        let place = freePlaces.popLast() ?? Int32(places.count)
        if Int(place) == places.count {
            places.append(Place())
            variables.append(variable)
        } else {
            // Where it still waits to be told, its variable was another: it may be told again.
            places[Int(place)] = Place()
            variables[Int(place)] = variable
        }
        web.makeRoom(place: place)
        index[variable.id] = place
        order.insert(place, at: rank(of: variable))
        return place
    }

    private mutating func release(_ place: Int32) {
        let variable = variables[Int(place)]
        if places[Int(place)].told != 0 { departed.append(variable) }
        places[Int(place)].isLive = false
        order.remove(at: rank(of: variable))
        index[variable.id] = nil
        freePlaces.append(place)
    }

    /// Where in the order the variable is or would be.
    private func rank(of variable: Variable) -> Int {
        if let last = order.last, variables[Int(last)] < variable { return order.count }
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) >> 1
            if variables[Int(order[middle])] < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
