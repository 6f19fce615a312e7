/// The graph of constraints and variables: which constraint uses which variable, and with which coefficient.
///
/// Constraints and variables are identified by their indices in `PropagationSolver`.
///
/// All incidences are in one array. The planner visits all of them several times, and thousands of small arrays would be slow.
struct IncidenceGraph: Sendable {
    /// The use of one variable by one constraint.
    ///
    /// The incidences of a constraint are adjacent in the array. The incidences of a variable form a linked list, in the order in which
    /// they were added.
    struct Incidence: Sendable {
        let coefficient: Double
        /// The index of the variable.
        let variable: Int32
        /// The index of the constraint.
        let constraint: Int32
        /// The index of the variable's next incidence, or −1.
        fileprivate var next: Int32 = -1
        /// The index of the variable's previous incidence, or −1.
        fileprivate var previous: Int32 = -1
    }

    /// The incidences of a constraint in the array.
    private struct IncidenceRange: Sendable {
        var start: Int32 = 0
        var count: Int32 = 0
    }

    /// The linked list of the incidences of a variable.
    private struct IncidenceList: Sendable {
        var first: Int32 = -1
        var last: Int32 = -1
        var count: Int32 = 0
    }

    private var incidences: [Incidence] = []
    /// The range of each constraint, by constraint index.
    private var constraintRanges: [IncidenceRange] = []
    /// The linked list of each variable, by variable index.
    private var variableLists: [IncidenceList] = []
    /// By length: the start indices of unused ranges.
    private var freeRanges: [[Int32]] = []

    // MARK: - Reading

    /// The incidences of a constraint.
    subscript(constraint constraint: Int) -> ArraySlice<Incidence> {
        let range = constraintRanges[constraint]
        return incidences[Int(range.start)..<Int(range.start + range.count)]
    }

    /// Calls `body` for each incidence of a constraint. Avoids reference counting, because the solver calls this method thousands of times.
    @inline(__always) func forEachIncidence(of constraint: Int, _ body: (Incidence) -> Void) {
        let range = constraintRanges[constraint]
        for index in Int(range.start)..<Int(range.start + range.count) { body(incidences[index]) }
    }

    /// Returns the number of variables that a constraint uses.
    func incidenceCount(ofConstraint constraint: Int) -> Int32 { constraintRanges[constraint].count }
    /// Returns the number of constraints that use a variable.
    func incidenceCount(ofVariable variable: Int) -> Int32 { variableLists[variable].count }

    /// Calls `body` for each constraint that uses a variable, in the order in which they were added.
    @inline(__always) func forEachConstraint(of variable: Int32, _ body: (Int32) -> Void) {
        var next = variableLists[Int(variable)].first
        while next >= 0 {
            let incidence = incidences[Int(next)]
            body(incidence.constraint)
            next = incidence.next
        }
    }

    /// Returns the first constraint that uses a variable and satisfies the predicate, or nil.
    func firstConstraint(of variable: Int32, where predicate: (Int32) -> Bool) -> Int32? {
        var next = variableLists[Int(variable)].first
        while next >= 0 {
            let incidence = incidences[Int(next)]
            if predicate(incidence.constraint) { return incidence.constraint }
            next = incidence.next
        }
        return nil
    }

    // MARK: - Changing

    /// Adds an empty list of incidences for a variable that has no list.
    mutating func addVariableIfNeeded(_ variable: Int32) {
        if Int(variable) == variableLists.count { variableLists.append(IncidenceList()) }
    }

    /// Adds a constraint. An unused range of the same length is reused. The caller then adds each of its terms.
    mutating func beginConstraint(_ constraint: Int32, termCount count: Int) {
        if Int(constraint) == constraintRanges.count { constraintRanges.append(IncidenceRange()) }
        if count < freeRanges.count, let start = freeRanges[count].popLast() {
            constraintRanges[Int(constraint)] = IncidenceRange(start: start, count: Int32(count))
        } else {
            constraintRanges[Int(constraint)] = IncidenceRange(start: Int32(incidences.count), count: Int32(count))
            for _ in 0..<count { incidences.append(Incidence(coefficient: 0, variable: -1, constraint: constraint)) }
        }
    }

    /// Adds the term at a position in a new constraint: stores its incidence, and appends it to the list of its variable.
    mutating func addTerm(_ position: Int, _ variable: Int32, _ coefficient: Double, of constraint: Int32) {
        let index = Int(constraintRanges[Int(constraint)].start) + position
        let last = variableLists[Int(variable)].last
        incidences[index] = Incidence(coefficient: coefficient, variable: variable, constraint: constraint, previous: last)
        if last >= 0 { incidences[Int(last)].next = Int32(index) } else { variableLists[Int(variable)].first = Int32(index) }
        variableLists[Int(variable)].last = Int32(index)
        variableLists[Int(variable)].count += 1
    }

    /// Removes the incidences of a constraint.
    mutating func removeConstraint(_ constraint: Int) {
        let range = constraintRanges[constraint]
        for index in Int(range.start)..<Int(range.start + range.count) {
            let incidence = incidences[index]
            let variable = Int(incidence.variable)
            if incidence.previous >= 0 {
                incidences[Int(incidence.previous)].next = incidence.next
            } else {
                variableLists[variable].first = incidence.next
            }
            if incidence.next >= 0 {
                incidences[Int(incidence.next)].previous = incidence.previous
            } else {
                variableLists[variable].last = incidence.previous
            }
            variableLists[variable].count -= 1
        }
        while freeRanges.count <= Int(range.count) { freeRanges.append([]) }
        if range.count > 0 { freeRanges[Int(range.count)].append(range.start) }
        constraintRanges[constraint] = IncidenceRange()
    }
}
