import FlipbookConstraints
import QuartzCore

extension UIView {
    var defaultHasAmbiguousLayout: Bool { solvedBox?.isAmbiguous == true }

    func defaultExerciseAmbiguityInLayout() {
        guard let box = solvedBox, let engine = box.engine, box.isExercisingAmbiguity || hasAmbiguousLayout else { return }
        box.isExercisingAmbiguity.toggle()
        engine.enqueueRefresh(box)
        superview?.setNeedsLayout()
    }

    func defaultConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        solvedBox?.determiningConstraints(along: axis) ?? []
    }

    /// The view's box after an update of the solution, or nil if no constraint uses it.
    private var solvedBox: LayoutBox? {
        updateConstraintsIfNeeded()
        layoutEngine?.flush()
        guard let box = layoutStateIfCreated?.box, box.isConstrained else { return nil }
        return box
    }
}

extension UILayoutGuide {
    func defaultConstraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutEngine?.flush()
        return box.determiningConstraints(along: axis)
    }
}

extension LayoutBox {
    /// Whether a variable of the box could also have another value, because the constraints do not determine it.
    var isAmbiguous: Bool {
        guard isConstrained, let solver = engine?.solver else { return false }
        let query = solver.query(about: allVariables)
        return allVariables.contains { query.isAmbiguous($0) }
    }

    /// Returns the constraints that determine the box along an axis.
    func determiningConstraints(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard isConstrained, let engine else { return [] }
        let (position, size) = variables(along: axis)
        let query = engine.solver.query(about: [position, size])
        return Set(query.determiningConstraints(of: position) + query.determiningConstraints(of: size)).sorted().compactMap(
            engine.constraint)
    }

    /// Returns the constraints that `exerciseAmbiguityInLayout` adds. Creates them if `isExercisingAmbiguity` is true and there are none.
    ///
    /// Each ambiguous variable gets a constraint for a value that is 44 points larger, at a priority below all other priorities.
    func refreshExerciseConstraints(_ solver: PropagationSolver) -> [NSLayoutConstraint] {
        if isExercisingAmbiguity, exerciseConstraints.isEmpty {
            let variables: [(NSLayoutConstraint.Attribute, Variable)] = [(.width, width), (.height, height), (.left, left), (.top, top)]
            let query = solver.query(about: self.allVariables)
            exerciseConstraints = variables.filter { query.isAmbiguous($0.1) }.map { attribute, variable in
                let constraint = ImplicitConstraint(self, attribute)
                constraint.priority = UILayoutPriority(1e-6)
                constraint.set(
                    [ImplicitConstraint.Term(box: self, variable: variable, coefficient: 1)], CGFloat(solver.value(of: variable)) + 44)
                return constraint
            }
        }
        return exerciseConstraints
    }
}
