import CoreGraphics
import FlipbookConstraints

/// Computes the fitting size of a view in a separate solver, with only the constraints of the view and its descendants.
struct FittingSizeSolver {
    private var solver = PropagationSolver()
    private let box: LayoutBox
    private var boxes: [LayoutBox] = []
    /// The form for the constraint that is added next.
    private var form = LinearForm()
    /// The serial numbers of `boxes`.
    private var knownSerials: Set<Int> = []
    /// The boxes whose height depends on their width, with the ids of their height constraints.
    private var heightForWidthBoxes: [(box: LayoutBox, limits: [ConstraintID])] = []

    init(of view: UIView) {
        box = view.layoutState.box
        var constraints: [NSLayoutConstraint] = []
        view.forEachInTree { constraints += $0.constraints }
        boxes = [box]
        knownSerials = [box.serial]
        for constraint in constraints.sorted(by: { $0.activationOrder < $1.activationOrder }) { add(constraint) }
        // A box's own constraints can refer to further boxes, which are appended to `boxes`.
        var next = 0
        while next < boxes.count {
            addOwnConstraints(of: boxes[next])
            next += 1
        }
    }

    /// Adds a constraint, and appends the boxes that it refers to.
    private mutating func add(_ constraint: NSLayoutConstraint) {
        var form = LinearForm()
        swap(&form, &self.form)
        defer { swap(&form, &self.form) }
        guard constraint.getFiniteLinearForm(&form), let priority = Priority(constraint.priority) else { return }
        _ = solver.add(
            form.terms, constant: form.constant, Relation(constraint.relation), at: priority, breakRank: constraint.breakRank)
        form.forEachUsedBox { box in if knownSerials.insert(box.serial).inserted { boxes.append(box) } }
    }

    /// Adds a box's own constraints, which determine its frame or its intrinsic size.
    private mutating func addOwnConstraints(of box: LayoutBox) {
        guard let view = box.view else { return }
        if let guide = box.guide {
            guide.refreshImplicitConstraints()
            for constraint in box.implicitConstraints { add(constraint) }
        } else if box !== self.box, view.translatesAutoresizingMaskIntoConstraints {
            box.refreshAutoresizingConstraints()
            for constraint in box.implicitConstraints { add(constraint) }
        } else {
            addContent(of: box, view)
        }
    }

    /// Adds the constraints for the intrinsic size of a view.
    private mutating func addContent(of box: LayoutBox, _ view: UIView) {
        let size = LayoutLimits.contentSize(of: view, forWidth: nil)
        _ = addLimits(box.width, size.width, view, 0)
        let limits = addLimits(box.height, size.height, view, 1)
        if view.heightDependsOnWidth { heightForWidthBoxes.append((box, limits)) }
    }

    /// Adds a maximum and a minimum for an intrinsic length. Returns their ids, or an empty array if there is no intrinsic length.
    private mutating func addLimits(_ variable: Variable, _ length: CGFloat, _ view: UIView, _ axis: Int) -> [ConstraintID] {
        guard length >= 0 else { return [] }
        let priorities = view.contentPriorities(axis)
        return [(Relation.lessOrEqual, priorities.hugging), (.greaterOrEqual, priorities.resistance)].compactMap { relation, priority in
            Priority(priority).map { solver.add(Constraint(variable, relation, Double(length), at: $0)) }
        }
    }

    /// Returns the fitting size.
    ///
    /// The constraints are solved twice. The first solution determines the widths. The heights that depend on a width, such as the height
    /// of a multiline label, are measured for these widths before the second solution.
    mutating func size(fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        for (variable, length, priority) in [(box.width, target.width, horizontal), (box.height, target.height, vertical)] {
            guard let priority = Priority(priority), length.isFinite else { continue }
            _ = solver.add(Constraint(variable, .equal, Double(min(max(length, -1e7), 1e7)), at: priority))
        }
        solver.solve()
        for (box, limits) in heightForWidthBoxes {
            guard let view = box.view else { continue }
            let height = LayoutLimits.contentSize(of: view, forWidth: CGFloat(solver.value(of: box.width))).height
            for id in limits { solver.setConstant(id, -Double(height)) }
        }
        solver.solve()
        return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
    }
}
