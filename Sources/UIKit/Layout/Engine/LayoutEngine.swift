import FlipbookConstraints
import QuartzCore

/// The layout engine of a tree of views: it passes the constraints of the tree's views to a solver.
///
/// The topmost view owns the engine. A tree without constraints has no engine.
///
/// Changes are collected, and passed to the solver together at the next layout pass. Removals are passed first. Therefore code may activate
/// a new constraint before it deactivates the old constraint, and intermediate states are never solved.
final class LayoutEngine {
    private(set) var solver = PropagationSolver()
    /// The number of passes that had changes to process.
    private(set) var generation = 0
    private var constraints = ConstraintTable()
    // Results must not depend on the iteration order of this dictionary, because the order differs from run to run.
    private var boxes: [Int: LayoutBox] = [:]
    /// The constraints with changes that the solver does not have yet.
    private var pendingConstraints: [NSLayoutConstraint] = []
    /// The boxes whose own constraints must be updated.
    private var pendingBoxes: [LayoutBox] = []
    /// The boxes whose height depends on their width, such as the boxes of multiline labels.
    private var heightForWidthBoxes: [LayoutBox] = []

    /// Whether the solution is out of date.
    var isDirty: Bool { hasPendingChanges || !solver.isUpToDate }
    /// Whether there are changes that the solver does not have yet.
    private var hasPendingChanges: Bool { !pendingConstraints.isEmpty || !pendingBoxes.isEmpty }

    /// The first change that the solver does not have yet, for diagnostics. The value is nil if there is none.
    var pendingChangeDescription: String? {
        if let constraint = pendingConstraints.first { return "the constraint of \(constraint.diagnosticDescription)" }
        return pendingBoxes.lazy.compactMap(\.view).first.map { "the size of \($0.diagnosticDescription)" }
    }

    /// Returns the constraint with an id, or nil if the solver does not contain it.
    func constraint(_ id: ConstraintID) -> NSLayoutConstraint? { constraints[id] }

    /// Returns the rectangle of a box in the last solution.
    func rect(of box: LayoutBox) -> CGRect { box.rect(in: solver) }

    // MARK: - Pending changes

    /// Schedules an added, changed or removed constraint for the next pass.
    func enqueue(_ constraint: NSLayoutConstraint) {
        guard !constraint.isEnqueued else { return }
        constraint.isEnqueued = true
        pendingConstraints.append(constraint)
    }

    /// Schedules an update of the box's own constraints, because its intrinsic size or its frame may have changed.
    func enqueueRefresh(_ box: LayoutBox) {
        guard box.isConstrained, !box.needsRefresh else { return }
        box.needsRefresh = true
        pendingBoxes.append(box)
    }

    /// Removes constraints immediately, because their views leave the tree.
    func removeImmediately(_ removedConstraints: [NSLayoutConstraint]) {
        for constraint in removedConstraints {
            remove(constraint)
            constraint.isEnqueued = false
        }
        pendingConstraints.removeAll { !$0.isEnqueued }
        refreshPendingBoxes()
    }

    /// Detaches all constraints and boxes from this engine, because the tree became part of another tree that has its own engine.
    func detachAll() {
        for constraint in constraints.all + pendingConstraints {
            constraint.solverEntry = nil
            constraint.isEnqueued = false
        }
        for box in boxes.values { box.detachFromEngine() }
    }

    // MARK: - Solving

    /// Updates the solution, requests layout for the views whose frames changed in it, and reports conflicts. Does nothing if the solution
    /// is up to date.
    func flush() {
        guard isDirty else { return }
        generation += 1
        applyPendingChanges()
        measureHeightsForWidths()
        requestLayoutOfMovedViews()
        let conflicts = solver.takeConflicts().filter { solver.isBroken($0.broken) }
        for conflict in conflicts { report(conflict) }
    }

    /// Passes all pending changes to the solver and solves.
    ///
    /// A new constraint can add boxes to the layout, and these boxes add their own constraints. Therefore the step is repeated until no
    /// changes are pending.
    private func applyPendingChanges() {
        while hasPendingChanges {
            let batch = inActivationOrder(pendingConstraints)
            pendingConstraints.removeAll()
            for constraint in batch { constraint.isEnqueued = false }
            for constraint in batch where !isInTree(constraint) { remove(constraint) }
            for constraint in batch where isInTree(constraint) { addOrUpdate(constraint) }
            refreshPendingBoxes()
        }
        solver.solve()
    }

    /// Whether a constraint is active in this engine's tree.
    private func isInTree(_ constraint: NSLayoutConstraint) -> Bool { constraint.owningView?.layoutEngine === self }

    /// Adds a constraint to the solver. If the solver already has it with the same terms, updates only its priority and its constant.
    private func addOrUpdate(_ constraint: NSLayoutConstraint) {
        guard let linearForm = constraint.finiteLinearForm, let priority = Priority(constraint.priority) else { return remove(constraint) }
        let expression = linearForm.expression
        if let entry = constraint.solverEntry, entry.terms == expression.terms {
            solver.setPriority(entry.id, priority)
            solver.setConstant(entry.id, expression.constant)
            return
        }
        remove(constraint)
        let id = solver.add(Constraint(expression, Relation(constraint.relation), at: priority), breakRank: constraint.breakRank)
        let owner = constraint.ownerBox
        var usedSerials: [Int] = []
        usedSerials.reserveCapacity(linearForm.boxes.count)
        for box in linearForm.boxes where box !== owner { usedSerials.append(box.serial) }
        constraint.solverEntry = SolverEntry(id: id, terms: expression.terms, usedBoxes: usedSerials)
        constraints.insert(constraint, for: id)
        for box in linearForm.boxes where box !== owner { addUse(box) }
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        guard let entry = constraint.solverEntry else { return }
        constraint.solverEntry = nil
        guard constraints.remove(constraint, entry.id) else { return }
        solver.remove(entry.id)
        for serial in entry.usedBoxes { if let box = boxes[serial] { removeUse(box) } }
    }

    /// Adds a use of a box. With its first use, the box becomes part of the layout.
    private func addUse(_ box: LayoutBox) {
        box.useCount += 1
        guard box.useCount == 1 else { return }
        box.engine = self
        boxes[box.serial] = box
        enqueueRefresh(box)
    }

    /// Removes a use of a box. After the last use, the box's own constraints are removed at the next refresh.
    private func removeUse(_ box: LayoutBox) {
        box.useCount -= 1
        guard box.useCount == 0 else { return }
        if !box.needsRefresh {
            box.needsRefresh = true
            pendingBoxes.append(box)
        }
    }

    // MARK: - The boxes' own constraints

    /// Refreshes all pending boxes, including the boxes that become pending while other boxes are refreshed.
    private func refreshPendingBoxes() {
        while !pendingBoxes.isEmpty {
            let batch = pendingBoxes
            pendingBoxes.removeAll()
            for box in batch {
                box.needsRefresh = false
                refresh(box)
                if !box.isConstrained {
                    boxes[box.serial] = nil
                    box.engine = nil
                }
            }
        }
    }

    /// Updates a box's own constraints: the constraints for its frame, the constraints for its intrinsic size, and the constraints that
    /// `exerciseAmbiguityInLayout` adds.
    private func refresh(_ box: LayoutBox) {
        heightForWidthBoxes.removeAll { $0 === box }
        guard box.isConstrained, let view = box.view else {
            for constraint in box.implicitConstraints as [NSLayoutConstraint] + box.contentConstraints + box.exerciseConstraints {
                remove(constraint)
            }
            return box.measuredWidth = nil
        }
        let isAutoresized = !box.isGuide && view.translatesAutoresizingMaskIntoConstraints
        let hasIntrinsicSize = !box.isGuide && !isAutoresized
        if isAutoresized { box.refreshAutoresizingConstraints() }
        if hasIntrinsicSize { box.refreshContentConstraints() }
        box.guide?.refreshImplicitConstraints()
        if hasIntrinsicSize, view.heightDependsOnWidth { heightForWidthBoxes.append(box) }
        for constraint in box.implicitConstraints { hasIntrinsicSize ? remove(constraint) : addOrUpdate(constraint) }
        for constraint in box.contentConstraints {
            hasIntrinsicSize && constraint.isApplicable ? addOrUpdate(constraint) : remove(constraint)
        }
        // The constraints that `exerciseAmbiguityInLayout` adds depend on the current solution.
        if box.isExercisingAmbiguity { solver.solve() }
        for constraint in box.refreshExerciseConstraints(solver) {
            box.isExercisingAmbiguity ? addOrUpdate(constraint) : remove(constraint)
        }
        if !box.isExercisingAmbiguity { box.exerciseConstraints = [] }
    }

    /// The maximum number of measurements of a box in one pass.
    private static let maximumMeasurements = 4

    /// Measures the height of boxes for the widths in the solution, and solves again, until no width changes.
    ///
    /// If the width of a box depends on its height, the widths might never stop changing. Therefore the number of measurements is limited.
    private func measureHeightsForWidths() {
        for _ in 0..<Self.maximumMeasurements {
            for box in heightForWidthBoxes {
                let width = CGFloat(solver.value(of: box.width))
                guard box.measuredWidth != width else { continue }
                box.measuredWidth = width
                enqueueRefresh(box)
                // The baselines of a text depend on its number of lines.
                for constraint in box.constraints where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
                    enqueue(constraint)
                }
            }
            if pendingBoxes.isEmpty { return }
            applyPendingChanges()
        }
        for box in heightForWidthBoxes where box.measuredWidth != CGFloat(solver.value(of: box.width)) { reportDependentWidth(of: box) }
    }

    /// Reports that the width of a box changed after each measurement of its height.
    private func reportDependentWidth(of box: LayoutBox) {
        guard let view = box.view else { return }
        Diagnostics.report(
            .warning, source: "UIView",
            "The width of \(view.diagnosticDescription) still changes after \(Self.maximumMeasurements) measurements of its height, "
                + "because the width depends on the height, so its content may not fit. Add a constraint for the width that does not "
                + "depend on the height.",
            onlyOnce: true)
    }

    /// Requests layout of the views that position the boxes whose variables have changed.
    private func requestLayoutOfMovedViews() {
        var lastSerial = 0
        for variable in solver.takeChanges() {
            // The variables of a box often follow each other, so the box of the previous variable is skipped.
            let serial = LayoutBox.serial(of: variable)
            guard serial != lastSerial, let box = boxes[serial] else { continue }
            lastSerial = serial
            if box.isGuide { box.view?.setNeedsLayout() } else { box.view?.superview?.setNeedsLayout() }
        }
    }

    /// Returns constraints in the order of their activation. Sorts them only if necessary, because new constraints are already in this
    /// order.
    private func inActivationOrder(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
        var last = 0
        for constraint in constraints {
            guard constraint.activationOrder >= last else { return constraints.sorted { $0.activationOrder < $1.activationOrder } }
            last = constraint.activationOrder
        }
        return constraints
    }
}

extension Priority {
    /// Creates a solver priority. Fails for a priority of 0 or less.
    init?(_ priority: UILayoutPriority) {
        guard priority.rawValue > 0 else { return nil }
        self.init(min(priority.rawValue, 1000))
    }
}

extension Relation {
    /// Creates the solver's relation for a relation of UIKit.
    init(_ relation: NSLayoutConstraint.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
    }
}
