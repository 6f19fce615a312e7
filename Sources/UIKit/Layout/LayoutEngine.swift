import Constraints
import QuartzCore

/// What the solver was told of a constraint.
struct LayoutEntry {
    let id: ConstraintID
    let terms: [Expression.Term]
    let boxes: [LayoutBox]
}

/// Solves for all of a tree of views. There is one at its top, if anything in the tree has constraints.
///
/// Changes are noted and told to the solver together, at the next pass: what was removed, then what was added or changed. So it does not matter
/// whether code activates the new before it deactivates the old, and nothing is solved that nobody looks at.
final class LayoutEngine {
    private(set) var solver = QuickSolver()
    /// Counts the passes that found something to do.
    private(set) var generation = 0
    private unowned let top: UIView
    // Only looked into: the order in which they could be walked is another in each run.
    private var constraints: [ConstraintID: NSLayoutConstraint] = [:]
    private var boxes: [Int: LayoutBox] = [:]
    private var noted: [NSLayoutConstraint] = []
    private var staleBoxes: [LayoutBox] = []
    /// Boxes whose height follows from their width.
    private var wrapping: [LayoutBox] = []

    init(top: UIView) { self.top = top }

    var isDirty: Bool { isUntold || !solver.isSettled }
    private var isUntold: Bool { !noted.isEmpty || !staleBoxes.isEmpty }

    func constraint(_ id: ConstraintID) -> NSLayoutConstraint? { constraints[id] }

    // MARK: - What is new

    func note(_ constraint: NSLayoutConstraint) {
        guard !constraint.isNoted else { return }
        constraint.isNoted = true
        noted.append(constraint)
    }

    /// Its size from within or its frame from outside may be another.
    func noteStale(_ box: LayoutBox) {
        guard box.isInvolved, !box.isStale else { return }
        box.isStale = true
        staleBoxes.append(box)
    }

    /// Forgets constraints now: their tree leaves.
    func forget(_ leaving: [NSLayoutConstraint]) {
        for constraint in leaving {
            remove(constraint)
            constraint.isNoted = false
        }
        noted.removeAll { !$0.isNoted }
        settleStale()
    }

    /// Its tree has become part of another, whose engine takes over.
    func dissolve() {
        for constraint in Array(constraints.values) + noted {
            constraint.entry = nil
            constraint.isNoted = false
        }
        for box in boxes.values { box.withdraw() }
    }

    // MARK: - Solving

    /// Brings the solution up to date and marks for layout what it moves.
    func flush() {
        guard isDirty else { return }
        generation += 1
        tellAll()
        measureWrapping()
        for variable in solver.takeChanges() { boxes[LayoutBox.serial(of: variable)].map(markChanged) }
        let conflicts = solver.takeConflicts().filter { solver.isBroken($0.broken) }
        for conflict in conflicts { report(conflict) }
    }

    /// To tell one may involve boxes that have something to say themselves, and so on.
    private func tellAll() {
        while isUntold {
            let batch = noted.sorted { $0.rank < $1.rank }
            noted.removeAll()
            for constraint in batch { constraint.isNoted = false }
            for constraint in batch where !belongs(constraint) { remove(constraint) }
            for constraint in batch where belongs(constraint) { tell(constraint) }
            settleStale()
        }
        solver.solve()
    }

    private func belongs(_ constraint: NSLayoutConstraint) -> Bool { constraint.holder?.layoutEngine === self }

    private func tell(_ constraint: NSLayoutConstraint) {
        guard let form = constraint.form(), let priority = Priority(constraint.priority) else { return remove(constraint) }
        let expression = form.expression
        if let entry = constraint.entry, entry.terms == expression.terms {
            solver.setPriority(entry.id, priority)
            solver.setConstant(entry.id, expression.constant)
            return
        }
        remove(constraint)
        let id = solver.add(Constraint(expression, Relation(constraint.relation), at: priority), breakRank: constraint.breakRank)
        constraint.entry = LayoutEntry(id: id, terms: expression.terms, boxes: form.boxes)
        constraints[id] = constraint
        for box in form.boxes where box !== constraint.ownBox { involve(box) }
    }

    private func remove(_ constraint: NSLayoutConstraint) {
        guard let entry = constraint.entry else { return }
        constraint.entry = nil
        guard constraints.removeValue(forKey: entry.id) != nil else { return }
        solver.remove(entry.id)
        for box in entry.boxes where box !== constraint.ownBox { dismiss(box) }
    }

    private func involve(_ box: LayoutBox) {
        box.uses += 1
        guard box.uses == 1 else { return }
        box.engine = self
        boxes[box.serial] = box
        noteStale(box)
    }

    private func dismiss(_ box: LayoutBox) {
        box.uses -= 1
        guard box.uses == 0 else { return }
        if !box.isStale {
            box.isStale = true
            staleBoxes.append(box)
        }
    }

    // MARK: - What boxes say of themselves

    private func settleStale() {
        while !staleBoxes.isEmpty {
            let batch = staleBoxes
            staleBoxes.removeAll()
            for box in batch {
                box.isStale = false
                refresh(box)
                if !box.isInvolved {
                    boxes[box.serial] = nil
                    box.engine = nil
                }
            }
        }
    }

    private func refresh(_ box: LayoutBox) {
        wrapping.removeAll { $0 === box }
        guard box.isInvolved, let view = box.view else {
            for constraint in box.surroundings as [NSLayoutConstraint] + box.content + box.nudges { remove(constraint) }
            return box.measuredWidth = nil
        }
        let isPlaced = !box.isGuide && view.translatesAutoresizingMaskIntoConstraints
        let isMeasured = !box.isGuide && !isPlaced
        if isPlaced { box.refreshMask() }
        if isMeasured { box.refreshContent() }
        box.guide?.refreshSurroundings()
        if isMeasured, view.measuresHeight { wrapping.append(box) }
        for constraint in box.surroundings { isMeasured ? remove(constraint) : tell(constraint) }
        for constraint in box.content { isMeasured && constraint.isWanted ? tell(constraint) : remove(constraint) }
        // Where it is nudged to depends on where it is.
        if box.isNudged { solver.solve() }
        for nudge in box.refreshNudges(solver) { box.isNudged ? tell(nudge) : remove(nudge) }
        if !box.isNudged { box.nudges = [] }
    }

    /// A text's height follows from its width, and the width from the solution: heights are measured at the widths found, until none changes.
    private func measureWrapping() {
        for _ in 0..<4 {
            for box in wrapping {
                let width = CGFloat(solver.value(of: box.width))
                guard box.measuredWidth != width else { continue }
                box.measuredWidth = width
                noteStale(box)
                // Where its last line stands depends on how many there are.
                for constraint in box.constraints where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
                    note(constraint)
                }
            }
            if staleBoxes.isEmpty { return }
            tellAll()
        }
    }

    /// What places it has to do so again.
    private func markChanged(_ box: LayoutBox) {
        if box.isGuide { box.view?.setNeedsLayout() } else { box.view?.superview?.setNeedsLayout() }
    }
}

extension Priority {
    /// Nil for none at all.
    init?(_ priority: UILayoutPriority) {
        guard priority.rawValue > 0 else { return nil }
        self.init(min(priority.rawValue, 1000))
    }
}

extension Relation {
    init(_ relation: NSLayoutConstraint.Relation) {
        self =
            switch relation {
            case .lessThanOrEqual: .lessOrEqual
            case .equal: .equal
            case .greaterThanOrEqual: .greaterOrEqual
            }
    }
}
