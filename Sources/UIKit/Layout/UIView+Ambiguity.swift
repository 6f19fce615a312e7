import Constraints
import QuartzCore

extension UIView {
    /// Whether the view could as well be elsewhere, or of another size, and the constraints would not be worse off.
    public var hasAmbiguousLayout: Bool {
        guard let box = boxSolvedFor, let solver = box.engine?.solver else { return false }
        return [box.width, box.height, box.left, box.top].contains { solver.isAmbiguous($0) }
    }

    /// Puts a view whose layout is ambiguous to another place that is as good, or back: it is seen what is not said.
    public func exerciseAmbiguityInLayout() {
        guard let box = boxSolvedFor, let engine = box.engine, box.isNudged || hasAmbiguousLayout else { return }
        box.isNudged.toggle()
        engine.noteStale(box)
        superview?.setNeedsLayout()
    }

    /// What makes the view as wide, or as high, as it is, and puts it there.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard let box = boxSolvedFor, let engine = box.engine else { return [] }
        let (place, size) = box.variables(axis)
        let ids = Set(engine.solver.determinants(of: place) + engine.solver.determinants(of: size))
        return ids.sorted().compactMap(engine.constraint)
    }

    private var boxSolvedFor: LayoutBox? {
        updateConstraintsIfNeeded()
        layoutEngine?.flush()
        guard let box = autoLayoutIfAny?.box, box.isInvolved else { return nil }
        return box
    }
}

extension UILayoutGuide {
    /// Whether the guide could as well be elsewhere.
    public var hasAmbiguousLayout: Bool {
        owningView?.layoutEngine?.flush()
        guard box.isInvolved, let solver = box.engine?.solver else { return false }
        return [box.width, box.height, box.left, box.top].contains { solver.isAmbiguous($0) }
    }

    /// What determines the guide along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutEngine?.flush()
        guard box.isInvolved, let engine = box.engine else { return [] }
        let (place, size) = box.variables(axis)
        return Set(engine.solver.determinants(of: place) + engine.solver.determinants(of: size)).sorted().compactMap(engine.constraint)
    }
}

extension LayoutBox {
    /// While it is being exercised: wishes, below every priority, for other numbers than those found.
    func refreshNudges(_ solver: QuickSolver) -> [NSLayoutConstraint] {
        if isNudged, nudges.isEmpty {
            let numbers: [(NSLayoutConstraint.Attribute, Variable)] = [(.width, width), (.height, height), (.left, left), (.top, top)]
            nudges = numbers.filter { solver.isAmbiguous($0.1) }.map { attribute, number in
                let nudge = SurroundingsConstraint(self, attribute)
                nudge.priority = UILayoutPriority(1e-6)
                nudge.set([SurroundingsConstraint.Part(box: self, number: number, factor: 1)], CGFloat(solver.value(of: number)) + 44)
                return nudge
            }
        }
        return nudges
    }
}
