/// Queries for debugging. All constraints that are connected with the variables are added to a separate simplex solver.
extension PropagationSolver {
    /// Returns whether the variable could have another value without a larger error.
    package func isAmbiguous(_ variable: Variable) -> Bool { query(about: [variable]).isAmbiguous(variable) }

    /// Returns the constraints that determine the variable's value: a change of the constant of any one of them changes the
    /// value.
    package func determiningConstraints(of variable: Variable) -> [ConstraintID] {
        query(about: [variable]).determiningConstraints(of: variable)
    }

    /// Returns a query that can answer several questions about the variables.
    package func query(about variables: [Variable]) -> Query {
        var first: [Int32] = []
        for variable in variables {
            if let index = index(of: variable) {
                graph.forEachConstraint(of: index) { constraint in if !first.contains(constraint) { first.append(constraint) } }
            }
        }
        var query = Query()
        for index in connectedConstraints(to: first).sorted(by: { constraints[Int($0)].serial < constraints[Int($1)].serial }) {
            query.add(constraint(at: Int(index)), constraints[Int(index)].breakRank, id: constraintID(at: index))
        }
        return query
    }
}
