import QuartzCore

/// The constraints that line up the views of a stack.
struct StackArrangement {
    private(set) var constraints: [NSLayoutConstraint] = []
    private let stack: UIStackView
    private let isHorizontal: Bool
    private let shown: [UIView]

    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Relation = NSLayoutConstraint.Relation
    private var start: Attribute { isHorizontal ? .leading : .top }
    private var end: Attribute { isHorizontal ? .trailing : .bottom }
    private var length: Attribute { isHorizontal ? .width : .height }
    private var middle: Attribute { isHorizontal ? .centerX : .centerY }

    /// A stack that nothing else sizes is as small as its views allow.
    private static let fit = UILayoutPriority(49)
    /// Gives way to what views would like to be, and to spacings.
    private static let centering = UILayoutPriority(149)

    init(_ stack: UIStackView) {
        self.stack = stack
        isHorizontal = stack.axis == .horizontal
        shown = stack.shownSubviews
        hide()
        align()
        switch stack.distribution {
        case .fill:
            chain(.equal)
            settleTies()
        case .fillEqually:
            chain(.equal)
            for view in shown.dropFirst() { add("fill-equally", view, length, .equal, shown[0], length) }
        case .fillProportionally:
            chain(.equal)
            shareInProportion()
        case .equalSpacing:
            chain(.greaterThanOrEqual)
            equalise("distributing", start, end)
        case .equalCentering:
            chain(.greaterThanOrEqual)
            equalise("distributing", middle, middle, Self.centering)
        }
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering { add("fit", stack, length, .equal, 0, Self.fit) }
    }

    // MARK: - Along

    /// From edge to edge of the canvas, view by view.
    private mutating func chain(_ relation: Relation) {
        guard let first = shown.first, let last = shown.last else { return add("fit", stack, length, .equal, 0, Self.fit) }
        add("canvas-connection", first, start, .equal, stack, canvas(start))
        for (view, next) in zip(shown, shown.dropFirst()) {
            let isBaseline = stack.isBaselineRelativeArrangement && !isHorizontal
            add(
                "spacing", next, isBaseline ? .firstBaseline : start, relation, view, isBaseline ? .lastBaseline : end,
                constant: stack.spacing(after: view))
        }
        add("canvas-connection", last, end, .equal, stack, canvas(end))
    }

    /// Hidden views have no length and lie where they would begin.
    private mutating func hide() {
        for view in stack.arrangedSubviews where view.isHidden {
            add("hiding", HidingConstraint(LayoutSide(view.autoLayout.box, length), .equal, nil), .required)
            let index = stack.arrangedSubviews.firstIndex(of: view) ?? 0
            let before = stack.arrangedSubviews[..<index].last { !$0.isHidden }
            let hasNext = stack.arrangedSubviews[index...].contains { !$0.isHidden }
            if let before {
                add("hiding", view, start, .equal, before, end, constant: hasNext ? stack.spacing(after: before) : 0)
            } else {
                add("hiding", view, start, .equal, stack, canvas(start))
            }
        }
    }

    /// Of views that hug and resist alike the first gives: the others would rather be as long as they are of themselves, the later the more.
    private mutating func settleTies() {
        for (index, view) in shown.enumerated().dropFirst() {
            add("ambiguity-suppression", view, length, .equal, max(ownLength(of: view), 0), UILayoutPriority(Float(index) * 0.001))
        }
    }

    private mutating func shareInProportion() {
        let lengths = shown.map { max(ownLength(of: $0), 0) }
        guard let index = lengths.firstIndex(where: { $0 > 0 }) else {
            for view in shown.dropFirst() { add("fill-proportionally", view, length, .equal, shown[0], length) }
            return
        }
        for (view, own) in zip(shown, lengths) where view !== shown[index] {
            add("fill-proportionally", view, length, .equal, shown[index], length, multiplier: own / lengths[index], UILayoutPriority(999))
        }
    }

    private func ownLength(of view: UIView) -> CGFloat {
        let own = isHorizontal ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
        guard own < 0, view is UIStackView else { return own }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return isHorizontal ? fitting.width : fitting.height
    }

    /// The ways from each view to the next are all as long as the first.
    private mutating func equalise(
        _ name: String, _ from: NSLayoutConstraint.Attribute, _ to: NSLayoutConstraint.Attribute, _ priority: UILayoutPriority = .required
    ) {
        let ways = zip(shown, shown.dropFirst()).map { view, next in
            var way = LayoutSide(next.autoLayout.box, from)
            way.origin = view.autoLayout.box
            way.originAttribute = to
            return way
        }
        for way in ways.dropFirst() { add(name, NSLayoutConstraint(way, .equal, ways[0]), priority) }
    }

    // MARK: - Across

    private mutating func align() {
        let all = stack.arrangedSubviews
        let (near, far): (Attribute, Attribute) = isHorizontal ? (.top, .bottom) : (.leading, .trailing)
        let baseline: Attribute? =
            !isHorizontal
            ? nil : stack.alignment == .firstBaseline ? .firstBaseline : stack.alignment == .lastBaseline ? .lastBaseline : nil
        let alignment = stack.alignment
        for view in all {
            let (touchesNear, touchesFar) = (alignment == .fill || alignment == .leading, alignment == .fill || alignment == .trailing)
            // A hidden one is taken along, and makes no room for itself.
            if touchesNear || !view.isHidden {
                add("alignment", view, near, touchesNear ? .equal : .greaterThanOrEqual, stack, canvas(near))
            }
            if touchesFar || !view.isHidden { add("alignment", view, far, touchesFar ? .equal : .lessThanOrEqual, stack, canvas(far)) }
            if alignment == .center {
                add("alignment", view, isHorizontal ? .centerY : .centerX, .equal, stack, canvas(isHorizontal ? .centerY : .centerX))
            }
            if let baseline {
                if view !== all[0] { add("alignment", view, baseline, .equal, all[0], baseline) }
                let edge = baseline == .firstBaseline ? near : far
                add("alignment", view, edge, .equal, stack, canvas(edge), UILayoutPriority(48))
            }
        }
        if alignment != .fill || all.isEmpty { add("fit", stack, isHorizontal ? .height : .width, .equal, 0, Self.fit) }
    }

    /// The edge of what views may fill.
    private func canvas(_ edge: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
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

    // MARK: - Making

    private mutating func add(
        _ name: String, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation, _ other: UIView,
        _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        _ priority: UILayoutPriority = .required
    ) {
        let (side, otherSide) = (LayoutSide(view.autoLayout.box, attribute), LayoutSide(other.autoLayout.box, otherAttribute))
        add(name, NSLayoutConstraint(side, relation, otherSide, multiplier: multiplier, constant: constant), priority)
    }

    private mutating func add(
        _ name: String, _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation,
        _ constant: CGFloat, _ priority: UILayoutPriority = .required
    ) {
        add(name, NSLayoutConstraint(LayoutSide(view.autoLayout.box, attribute), relation, nil, constant: constant), priority)
    }

    private mutating func add(_ name: String, _ constraint: NSLayoutConstraint, _ priority: UILayoutPriority) {
        constraint.identifier = "UISV-\(name)"
        constraint.priority = priority
        constraints.append(constraint)
    }
}

/// Takes an arranged view's length while it is hidden, at the expense of whatever else is said of it.
final class HidingConstraint: NSLayoutConstraint {
    override var breakRank: Int { 0 }
    override var isHiding: Bool { true }
}
