/// What is asked when somebody looks for a mistake: the simplex is given all that is connected, whole.
extension QuickSolver {
    package func isAmbiguous(_ variable: Variable) -> Bool {
        guard let place = place(variable) else { return true }
        return whole(around: place).solver.isAmbiguous(variable)
    }

    /// The constraints that give the variable its value: moved alone, each of them moves it.
    package func determinants(of variable: Variable) -> [ConstraintID] {
        guard let place = place(variable) else { return [] }
        let (solver, names) = whole(around: place)
        return solver.determinants(of: variable).compactMap { names[$0] }.sorted()
    }

    private func whole(around place: Int32) -> (solver: Solver, names: [ConstraintID: ConstraintID]) {
        var (waiting, seen, members) = ([place], Set([place]), Set<Int32>())
        while let next = waiting.popLast() {
            for slot in places[Int(next)].uses where members.insert(slot).inserted {
                for term in slots[Int(slot)].terms where seen.insert(term.place).inserted { waiting.append(term.place) }
            }
        }
        var solver = Solver()
        var names: [ConstraintID: ConstraintID] = [:]
        for slot in members.map({ slots[Int($0)] }).sorted(by: { $0.id < $1.id }) {
            names[solver.add(slot.constraint, breakRank: slot.breakRank)] = slot.id
        }
        return (solver, names)
    }
}
