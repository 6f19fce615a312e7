/// The rules for lengths and positions: lengths are not negative, and a lone inequality of a position holds as an equality.
///
/// UIKit's solver has the same rules. The length of a view is a variable that cannot be negative. An inequality has a slack variable that
/// is zero unless other constraints require another value.
extension PropagationSolver {
    /// Adds a required constraint `length ≥ 0` for each length that has become negative. Returns whether a constraint was added.
    ///
    /// Few layouts need such a constraint, and each constraint makes the plan larger. So it is added only when the solution violates it. If
    /// the solution without the constraint satisfies the constraint, adding the constraint would not change the solution.
    mutating func addLengthBounds() -> Bool {
        var isAdded = false
        for index in movedVariables {
            let variable = variables[Int(index)]
            guard variable.kind == .length, variableEntries[Int(index)].isInUse, value(of: variable) < 0, !hasLengthBound(index) else {
                continue
            }
            // No constraint has a lower rank. So in a conflict, another constraint is broken.
            let id = add(Constraint(variable, .greaterOrEqual, 0), breakRank: .min)
            constraints[id.index].isLengthBound = true
            lengthBounds.append(id)
            isAdded = true
        }
        return isAdded
    }

    /// Removes the bounds that do not change the solution, and the bounds of variables that no other constraint uses.
    mutating func removeUnneededLengthBounds() {
        let oldBounds = lengthBounds
        lengthBounds.removeAll()
        for id in oldBounds {
            guard let variable = graph[constraint: id.index].first?.variable else { continue }
            let isNeeded = graph.incidenceCount(ofVariable: Int(variable)) > 1 && value(of: variables[Int(variable)]) <= 0
            if isNeeded { lengthBounds.append(id) } else { remove(id) }
        }
    }

    private func hasLengthBound(_ variable: Int32) -> Bool {
        graph.firstConstraint(of: variable) { constraints[Int($0)].isLengthBound } != nil
    }

    /// Adds constraints below all priorities to the simplex solver, so that an inequality of a position holds as an equality if nothing
    /// else determines the position. Lengths in the inequality are made small first. If there are a lower and an upper bound, the lower
    /// bound has priority.
    mutating func addTightening(of index: Int32, _ constraint: Constraint) {
        guard constraint.relation != .equal, let position = constraint.expression.terms.last(where: { $0.variable.kind == .position })
        else {
            return
        }
        simplexEntries[index]?.lengthMinimizations = constraint.expression.terms.filter { $0.variable.kind == .length }.map {
            simplex.add(Constraint($0.variable, .equal, 0, at: Self.lengthMinimizationPriority))
        }
        let isLowerBound = (constraint.relation == .greaterOrEqual) == (position.coefficient > 0)
        simplexEntries[index]?.tightening = simplex.add(
            Constraint(constraint.expression, .equal, at: isLowerBound ? Self.lowerBoundPriority : Self.upperBoundPriority))
    }

    private static let upperBoundPriority = Priority(.leastNormalMagnitude)
    private static let lowerBoundPriority = Priority(2 * .leastNormalMagnitude)
    private static let lengthMinimizationPriority = Priority(4 * .leastNormalMagnitude)
}
