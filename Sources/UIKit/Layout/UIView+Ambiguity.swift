import Constraints
import QuartzCore

extension UIView {
    /// Whether the view could as well be elsewhere, or of another size, and the constraints would not be worse off.
    public var hasAmbiguousLayout: Bool { boxSolvedFor?.isAmbiguous == true }

    /// Puts a view whose layout is ambiguous to another place that is as good, or back: it is seen what is not said.
    public func exerciseAmbiguityInLayout() {
        guard let box = boxSolvedFor, let engine = box.engine, box.isNudged || hasAmbiguousLayout else { return }
        box.isNudged.toggle()
        engine.noteStale(box)
        superview?.setNeedsLayout()
    }

    /// What makes the view as wide, or as high, as it is, and puts it there.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        boxSolvedFor?.determinants(axis) ?? []
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
        return box.isAmbiguous
    }

    /// What determines the guide along an axis.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        owningView?.layoutEngine?.flush()
        return box.determinants(axis)
    }
}

extension LayoutBox {
    var isAmbiguous: Bool {
        guard isInvolved, let solver = engine?.solver else { return false }
        let inquiry = solver.inquiry(about: numbers)
        return numbers.contains { inquiry.isAmbiguous($0) }
    }

    func determinants(_ axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        guard isInvolved, let engine else { return [] }
        let (place, size) = variables(axis)
        let inquiry = engine.solver.inquiry(about: [place, size])
        return Set(inquiry.determinants(of: place) + inquiry.determinants(of: size)).sorted().compactMap(engine.constraint)
    }

    /// While it is being exercised: wishes, below every priority, for other numbers than those found.
    func refreshNudges(_ solver: QuickSolver) -> [NSLayoutConstraint] {
        if isNudged, nudges.isEmpty {
            let numbers: [(NSLayoutConstraint.Attribute, Variable)] = [(.width, width), (.height, height), (.left, left), (.top, top)]
            let inquiry = solver.inquiry(about: self.numbers)
            nudges = numbers.filter { inquiry.isAmbiguous($0.1) }.map { attribute, number in
                let nudge = SurroundingsConstraint(self, attribute)
                nudge.priority = UILayoutPriority(1e-6)
                nudge.set([SurroundingsConstraint.Part(box: self, number: number, factor: 1)], CGFloat(solver.value(of: number)) + 44)
                return nudge
            }
        }
        return nudges
    }
}
