import FlipbookConstraints
import QuartzCore

/// The layout engine of a tree of views: it passes the constraints of the tree's views to a solver.
///
/// The topmost view owns the engine. A tree without constraints has no engine.
///
/// Changes are collected, and passed to the solver together at the next layout pass. Removals are passed first. Therefore code may activate
/// a new constraint before it deactivates the old constraint, and intermediate states are never solved.
final class LayoutEngine {
    nonisolated deinit { reference.object = nil }

    /// The reference that boxes store instead of the engine itself.
    let reference = BackReference<LayoutEngine>()
    @exclusivity(unchecked) private(set) var solver = PropagationSolver()
    /// Whether the solver has changes that are not solved. The solver is not asked for it, because the call would copy it.
    @exclusivity(unchecked) private var isSolverChanged = false
    /// The form for the constraint that is passed to the solver next.
    @exclusivity(unchecked) private var form = LinearForm()
    /// The number of passes that had changes to process.
    private(set) var generation = 0
    @exclusivity(unchecked) private var constraints = ConstraintTable()
    @exclusivity(unchecked) private var boxes = BoxTable()
    /// The constraints with changes that the solver does not have yet.
    @exclusivity(unchecked) private var pendingConstraints: [NSLayoutConstraint] = []
    /// The boxes whose own constraints must be updated.
    @exclusivity(unchecked) private var pendingBoxes: [LayoutBox] = []
    /// The boxes whose height depends on their width, such as the boxes of multiline labels.
    private var heightForWidthBoxes: [LayoutBox] = []

    init() { reference.object = self }

    /// Whether the solution is out of date.
    var isDirty: Bool { hasPendingChanges || isSolverChanged }
    /// Whether there are changes that the solver does not have yet.
    private var hasPendingChanges: Bool { !pendingConstraints.isEmpty || !pendingBoxes.isEmpty }

    /// The first change that the solver does not have yet, for diagnostics. The value is nil if there is none.
    var pendingChangeDescription: String? {
        if let constraint = pendingConstraints.first { return "the constraint of \(constraint.diagnosticDescription)" }
        return pendingBoxes.lazy.compactMap(\.view).first.map { "the size of \($0.diagnosticDescription)" }
    }

    /// Returns the constraint with an id, or nil if the solver does not contain it.
    func constraint(_ id: ConstraintID) -> NSLayoutConstraint? { constraints[id] }

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
            constraint.solverID = nil
            constraint.isEnqueued = false
        }
        for box in boxes.all { box.detachFromEngine() }
    }

    // MARK: - Solving

    /// Updates the solution, requests layout for the views whose frames changed in it, and reports conflicts. Does nothing if the solution
    /// is up to date.
    func flush() {
        guard isDirty else { return }
        generation += 1
        applyPendingChanges()
        measureHeightsForWidths()
        applySolution()
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
            var activeConstraints: [NSLayoutConstraint] = []
            activeConstraints.reserveCapacity(batch.count)
            var (lastView, isLastInTree) = (nil as UIView?, false)
            for constraint in batch {
                constraint.isEnqueued = false
                // Constraints of the same view often follow each other.
                let view = constraint.owningView
                if view !== lastView { (lastView, isLastInTree) = (view, view?.layoutEngine === self) }
                if isLastInTree { activeConstraints.append(constraint) } else { remove(constraint) }
            }
            for constraint in activeConstraints { addOrUpdate(constraint) }
            refreshPendingBoxes()
        }
        solver.solve()
        isSolverChanged = false
    }

    /// Adds a constraint to the solver. If the solver already has it with the same terms, updates only its priority and its constant.
    private func addOrUpdate(_ constraint: NSLayoutConstraint) {
        // The form is moved out of the engine, because margins and baselines call code of the app, which can call this engine.
        var form = LinearForm()
        swap(&form, &self.form)
        defer { swap(&form, &self.form) }
        guard constraint.getFiniteLinearForm(&form), let priority = Priority(constraint.priority) else { return remove(constraint) }
        isSolverChanged = true
        if let id = constraint.solverID, solver.update(id, form.terms, constant: form.constant, at: priority) { return }
        remove(constraint)
        let id = solver.add(
            form.terms, constant: form.constant, Relation(constraint.relation), at: priority, breakRank: constraint.breakRank)
        constraint.solverID = id
        constraints.insert(constraint, for: id)
        let owner = constraint.ownerSerial
        form.forEachUsedBox { box in if box.serial != owner { addUse(box) } }
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        guard let id = constraint.solverID else { return }
        constraint.solverID = nil
        guard constraints.remove(constraint, id) else { return }
        isSolverChanged = true
        var lastSerial = constraint.ownerSerial
        for variable in solver.remove(id) {
            // The variables of a box follow each other.
            let serial = LayoutBox.serial(of: variable)
            guard serial != lastSerial, serial != constraint.ownerSerial else { continue }
            lastSerial = serial
            if let box = boxes[serial] { removeUse(box) }
        }
    }

    /// Adds a use of a box. With its first use, the box becomes part of the layout.
    private func addUse(_ box: LayoutBox) {
        box.useCount += 1
        guard box.useCount == 1 else { return }
        box.setEngine(self)
        boxes.insert(box)
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
                    boxes.remove(box)
                    box.setEngine(nil)
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
        guard box.isExercisingAmbiguity || !box.exerciseConstraints.isEmpty else { return }
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

    /// Sets the changed values of the boxes, and requests layout of the views that position them.
    private func applySolution() {
        var movedBoxes: [LayoutBox] = []
        solver.takeChanges { variable, value in
            let serial = LayoutBox.serial(of: variable)
            // The variables of a box often follow each other.
            guard let box = movedBoxes.last?.serial == serial ? movedBoxes.last : boxes[serial] else { return }
            box.setSolvedValue(value, of: variable)
            if box !== movedBoxes.last { movedBoxes.append(box) }
        }
        for box in movedBoxes {
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
