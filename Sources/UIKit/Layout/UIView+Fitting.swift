import Constraints
import QuartzCore

extension UIView {
    /// For `systemLayoutSizeFitting`: as small as can be.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as can be.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size that the constraints in the view give it, as near to another as they allow.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// A priority of `.required` fixes the length along that axis.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        var fitting = Fitting(of: self)
        let size = fitting.size(targetSize, horizontalFittingPriority, verticalFittingPriority)
        let scale = max(window?.screen.scale ?? UIScreen.main.scale, 1)
        // What rounding left is no reason for another pixel.
        func up(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
        return frame(forAlignmentRect: CGRect(x: 0, y: 0, width: up(size.width), height: up(size.height))).size
    }
}

/// A solver of its own for a view and what is in it: nothing outside has a say.
private struct Fitting {
    private var solver = QuickSolver()
    private let box: LayoutBox
    private var boxes: [LayoutBox] = []
    private var known: Set<Int> = []
    private var heights: [(box: LayoutBox, limits: [ConstraintID])] = []

    init(of view: UIView) {
        box = view.autoLayout.box
        var constraints: [NSLayoutConstraint] = []
        view.forEachInTree { constraints += $0.constraints }
        boxes = [box]
        known = [box.serial]
        for constraint in constraints.sorted(by: { $0.rank < $1.rank }) { add(constraint) }
        // What a box says of itself may bring in others.
        var next = 0
        while next < boxes.count {
            settle(boxes[next])
            next += 1
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let form = constraint.form(), let priority = Priority(constraint.priority) else { return }
        _ = solver.add(Constraint(form.expression, Relation(constraint.relation), at: priority), breakRank: constraint.breakRank)
        for box in form.boxes where known.insert(box.serial).inserted { boxes.append(box) }
    }

    private mutating func settle(_ box: LayoutBox) {
        guard let view = box.view else { return }
        if let guide = box.guide {
            guide.refreshSurroundings()
            for constraint in box.surroundings { add(constraint) }
        } else if box !== self.box, view.translatesAutoresizingMaskIntoConstraints {
            box.refreshMask()
            for constraint in box.surroundings { add(constraint) }
        } else {
            addContent(of: box, view)
        }
    }

    private mutating func addContent(of box: LayoutBox, _ view: UIView) {
        let size = view.contentSize(forWidth: nil)
        _ = limit(box.width, size.width, view, 0)
        let limits = limit(box.height, size.height, view, 1)
        if view.measuresHeight { heights.append((box, limits)) }
    }

    private mutating func limit(_ variable: Variable, _ length: CGFloat, _ view: UIView, _ axis: Int) -> [ConstraintID] {
        guard length >= 0 else { return [] }
        let priorities = view.contentPriorities(axis)
        return [(Relation.lessOrEqual, priorities.hugging), (.greaterOrEqual, priorities.resistance)].compactMap { relation, priority in
            Priority(priority).map { solver.add(Constraint(variable, relation, Double(length), at: $0)) }
        }
    }

    mutating func size(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        for (variable, length, priority) in [(box.width, target.width, horizontal), (box.height, target.height, vertical)] {
            guard let priority = Priority(priority), length.isFinite else { continue }
            _ = solver.add(Constraint(variable, .equal, Double(min(length, 1e7)), at: priority))
        }
        solver.solve()
        for (box, limits) in heights {
            guard let height = box.view?.contentSize(forWidth: CGFloat(solver.value(of: box.width))).height else { continue }
            for id in limits { solver.setConstant(id, -Double(height)) }
        }
        solver.solve()
        return CGSize(width: solver.value(of: box.width), height: solver.value(of: box.height))
    }
}
