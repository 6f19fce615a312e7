/// Creates the constraints that arrange the views of a stack.
struct StackConstraints {
    private(set) var constraints: [NSLayoutConstraint] = []
    private let stack: UIStackView
    private let isHorizontal: Bool
    /// The arranged views that are not hidden.
    private let visibleViews: [UIView]

    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Relation = NSLayoutConstraint.Relation
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var center: Attribute { isHorizontal ? .centerX : .centerY }

    /// The priority of the constraint that makes a stack as small as its views allow, if no other constraint determines its size.
    private static let fitPriority = UILayoutPriority(49)
    /// The priority of the constraints for equal distances between centers. It is lower than the priorities of intrinsic sizes and
    /// spacings.
    private static let centeringPriority = UILayoutPriority(149)

    init(_ stack: UIStackView) {
        self.stack = stack
        isHorizontal = stack.axis == .horizontal
        visibleViews = stack.visibleArrangedSubviews
        addHidingConstraints()
        addAlignment()
        switch stack.distribution {
        case .fill:
            addChain(.equal)
            addTieBreakers()
        case .fillEqually:
            addChain(.equal)
            for view in visibleViews.dropFirst() { add("fill-equally", view, length, .equal, visibleViews[0], length) }
        case .fillProportionally:
            addChain(.equal)
            addProportionalLengths()
        case .equalSpacing:
            addChain(.greaterThanOrEqual)
            addEqualDistances("distributing", start, end)
        case .equalCentering:
            addChain(.greaterThanOrEqual)
            addEqualDistances("distributing", center, center, Self.centeringPriority)
        }
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            add("fit", stack, length, .equal, 0, Self.fitPriority)
        }
    }

    // MARK: - Main axis

    /// Connects the visible views with each other, and the first and the last view with the edges of the stack.
    private mutating func addChain(_ relation: Relation) {
        guard let first = visibleViews.first, let last = visibleViews.last else {
            return add("fit", stack, length, .equal, 0, Self.fitPriority)
        }
        add("canvas-connection", first, start, .equal, stack, canvasAttribute(start))
        for (view, next) in zip(visibleViews, visibleViews.dropFirst()) {
            let isBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
            add(
                "spacing", next, isBaseline ? .firstBaseline : start, relation, view, isBaseline ? .lastBaseline : end,
                constant: stack.spacing(after: view))
        }
        add("canvas-connection", last, end, .equal, stack, canvasAttribute(end))
    }

    /// Sets the length of hidden views to 0, and places each hidden view after the previous visible view.
    ///
    /// If a visible view follows, the spacing after the previous visible view is added. A hidden view without a previous visible view is at
    /// the start of the stack.
    private mutating func addHidingConstraints() {
        for view in stack.arrangedSubviews where view.isHidden {
            add("hiding", HiddenViewConstraint(ConstraintSide(view.layoutState.box, length), .equal, nil), .required)
            let index = stack.arrangedSubviews.firstIndex(ofObject: view) ?? 0
            let previous = stack.arrangedSubviews[..<index].last { !$0.isHidden }
            let hasNext = stack.arrangedSubviews[index...].contains { !$0.isHidden }
            if let previous {
                add("hiding", view, start, .equal, previous, end, constant: hasNext ? stack.spacing(after: previous) : 0)
            } else {
                add("hiding", view, start, .equal, stack, canvasAttribute(start))
            }
        }
    }

    /// Determines that the first view changes its length if several views have equal hugging and resistance priorities.
    ///
    /// Each of the other views gets a constraint for its intrinsic length, or for the length 0 if it has no intrinsic length. The
    /// priorities of these constraints are very low, and grow with the index of the view.
    private mutating func addTieBreakers() {
        for (index, view) in visibleViews.enumerated().dropFirst() {
            add("ambiguity-suppression", view, length, .equal, max(intrinsicLength(of: view), 0), UILayoutPriority(Float(index) * 0.001))
        }
    }

    /// Makes the lengths of views proportional to their intrinsic lengths. If no view has an intrinsic length, all lengths are equal.
    private mutating func addProportionalLengths() {
        let lengths = visibleViews.map { max(intrinsicLength(of: $0), 0) }
        guard lengths.contains(where: { $0 > 0 }) else {
            for view in visibleViews.dropFirst() { add("fill-proportionally", view, length, .equal, visibleViews[0], length) }
            return
        }
        let totalLength = lengths.reduce(0, +) + visibleViews.dropLast().reduce(0) { $0 + stack.spacing(after: $1) }
        for (index, view) in visibleViews.enumerated() {
            // The priorities decrease, so the last view gets the remaining length if the lengths do not fit exactly.
            add(
                "fill-proportionally", view, length, .equal, stack, length, multiplier: lengths[index] / totalLength,
                UILayoutPriority(max(999 - Float(index), 1)))
        }
    }

    /// Returns the intrinsic length of a view, or the fitting length of a nested stack.
    private func intrinsicLength(of view: UIView) -> CGFloat {
        let ownLength = isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        guard ownLength < 0, view is UIStackView else { return ownLength }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return isHorizontal ? fitting.width : fitting.height
    }

    /// Makes the distance from each view to the next view equal to the first distance.
    private mutating func addEqualDistances(
        _ name: String, _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority = .required
    ) {
        let distances = zip(visibleViews, visibleViews.dropFirst()).map { view, next in
            var distance = ConstraintSide(next.layoutState.box, from)
            distance.origin = view.layoutState.box
            distance.originAttribute = to
            return distance
        }
        for distance in distances.dropFirst() { add(name, NSLayoutConstraint(distance, .equal, distances[0]), priority) }
    }

    // MARK: - Cross axis

    /// Aligns the views across the axis.
    private mutating func addAlignment() {
        let all = stack.arrangedSubviews
        let (nearEdge, farEdge): (Attribute, Attribute) = isHorizontal ? (.top, .bottom) : (.leading, .trailing)
        let baseline: Attribute? =
            !isHorizontal
            ? nil : stack.alignment == .firstBaseline ? .firstBaseline : stack.alignment == .lastBaseline ? .lastBaseline : nil
        let alignment = stack.alignment
        for view in all {
            let (pinsNearEdge, pinsFarEdge) = (alignment == .fill || alignment == .leading, alignment == .fill || alignment == .trailing)
            // A hidden view is aligned too, but does not make the stack larger.
            if pinsNearEdge || !view.isHidden {
                add("alignment", view, nearEdge, pinsNearEdge ? .equal : .greaterThanOrEqual, stack, canvasAttribute(nearEdge))
            }
            if pinsFarEdge || !view.isHidden {
                add("alignment", view, farEdge, pinsFarEdge ? .equal : .lessThanOrEqual, stack, canvasAttribute(farEdge))
            }
            if alignment == .center {
                add(
                    "alignment", view, isHorizontal ? .centerY : .centerX, .equal, stack,
                    canvasAttribute(isHorizontal ? .centerY : .centerX))
            }
            if let baseline {
                if view !== all[0] { add("alignment", view, baseline, .equal, all[0], baseline) }
                // A hidden view has the same baseline, but does not move the visible views away from the edge.
                if !view.isHidden || visibleViews.isEmpty {
                    let edge = baseline == .firstBaseline ? nearEdge : farEdge
                    add("alignment", view, edge, .equal, stack, canvasAttribute(edge), UILayoutPriority(48))
                }
            }
        }
        if alignment != .fill || all.isEmpty { add("fit", stack, isHorizontal ? .height : .width, .equal, 0, Self.fitPriority) }
    }

    /// Returns the attribute of the stack to which an edge or a center of an arranged view is aligned.
    ///
    /// The result is `edge` itself, or the corresponding attribute of the layout margins if the views are arranged inside the margins.
    private func canvasAttribute(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
        guard stack.isLayoutMarginsRelativeArrangement else { return edge }
        return switch edge {
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .centerX: .centerXWithinMargins
        case .centerY: .centerYWithinMargins
        default: edge
        }
    }

    // MARK: - Creating constraints

    /// Adds a constraint between two views.
    private mutating func add(
        _ name: String, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        _ priority: UILayoutPriority = .required
    ) {
        let (side, otherSide) = (ConstraintSide(view.layoutState.box, attribute), ConstraintSide(other.layoutState.box, otherAttribute))
        add(name, NSLayoutConstraint(side, relation, otherSide, multiplier: multiplier, constant: constant), priority)
    }

    /// Adds a constraint between an attribute of a view and a constant.
    private mutating func add(
        _ name: String, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat, _ priority: UILayoutPriority = .required
    ) {
        add(name, NSLayoutConstraint(ConstraintSide(view.layoutState.box, attribute), relation, nil, constant: constant), priority)
    }

    /// Adds a constraint with an identifier and a priority. The identifiers are the same as in UIKit.
    private mutating func add(_ name: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        constraints.append(constraint)
    }
}
