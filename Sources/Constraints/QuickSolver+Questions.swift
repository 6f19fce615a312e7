/// What is asked when somebody looks for a mistake: the simplex is given all that is connected, whole.
extension QuickSolver {
    package func isAmbiguous(_ variable: Variable) -> Bool { inquiry(about: [variable]).isAmbiguous(variable) }

    /// The constraints that give the variable its value: moved alone, each of them moves it.
    package func determinants(of variable: Variable) -> [ConstraintID] { inquiry(about: [variable]).determinants(of: variable) }

    /// For several questions at once.
    package func inquiry(about variables: [Variable]) -> Inquiry {
        var first: [Int32] = []
        for variable in variables {
            if let place = place(variable) { web.forEachSlot(of: place) { slot in if !first.contains(slot) { first.append(slot) } } }
        }
        var inquiry = Inquiry()
        for slot in connected(with: first).sorted(by: { slots[Int($0)].serial < slots[Int($1)].serial }) {
            inquiry.add(constraint(Int(slot)), slots[Int(slot)].breakRank, named: id(slot))
        }
        return inquiry
    }
}

/// Answers questions about variables and what determines them.
package struct Inquiry {
    private var solver = Solver()
    private var names: [ConstraintID: ConstraintID] = [:]

    mutating func add(_ constraint: Constraint, _ breakRank: Int, named name: ConstraintID) {
        names[solver.add(constraint, breakRank: breakRank)] = name
    }

    package func isAmbiguous(_ variable: Variable) -> Bool { solver.isAmbiguous(variable) }
    package func determinants(of variable: Variable) -> [ConstraintID] {
        solver.determinants(of: variable).compactMap { names[$0] }.sorted()
    }
}
