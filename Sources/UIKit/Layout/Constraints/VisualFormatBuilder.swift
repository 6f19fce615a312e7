import CoreGraphics
import Foundation

/// Creates the constraints of a parsed format. Names in the format refer to `views` and `metrics`.
struct VisualFormatBuilder {
    let options: NSLayoutConstraint.FormatOptions
    let metrics: [String: Any]
    let views: [String: Any]
    var constraints: [NSLayoutConstraint] = []

    private typealias Attribute = NSLayoutConstraint.Attribute

    init(options: NSLayoutConstraint.FormatOptions, metrics: [String: Any], views: [String: Any]) {
        self.options = options
        self.metrics = metrics
        self.views = views
    }

    /// Appends the constraints of a format to `constraints`.
    mutating func build(_ format: VisualFormat) throws(VisualFormat.SyntaxError) {
        var boxes: [LayoutBox] = []
        let viewBoxes = try viewBoxes(in: format)
        guard let superview = viewBoxes.first?.view.flatMap({ viewBoxes.first?.isGuide == true ? $0 : $0.superview }) ?? nil else {
            if format.steps.contains(where: { $0.item == .superview }) {
                throw VisualFormat.SyntaxError(message: "'|' means the superview, but the views have no superview")
            }
            return try connect(format, viewBoxes, viewBoxes, superview: nil)
        }
        var next = viewBoxes.makeIterator()
        for step in format.steps {
            boxes.append(step.item == .superview ? superview.layoutState.box : next.next() ?? superview.layoutState.box)
        }
        try connect(format, boxes, viewBoxes, superview: superview)
    }

    /// Appends the constraints for the lengths of the boxes, for the gaps between them, and for the alignment options.
    private mutating func connect(
        _ format: VisualFormat, _ boxes: [LayoutBox], _ viewBoxes: [LayoutBox], superview: UIView?
    ) throws(VisualFormat.SyntaxError) {
        for (index, step) in format.steps.enumerated() {
            for predicate in step.lengths { try addLength(predicate, boxes[index], format.axis) }
            guard index > 0 else { continue }
            let previousIsSuperview = format.steps[index - 1].item == .superview
            try addGaps(step, from: boxes[index - 1], previousIsSuperview, to: boxes[index], step.item == .superview, format.axis)
        }
        align(viewBoxes)
    }

    /// Returns the boxes of all views that the format names, in order.
    private func viewBoxes(in format: VisualFormat) throws(VisualFormat.SyntaxError) -> [LayoutBox] {
        var result: [LayoutBox] = []
        for step in format.steps {
            guard case .view(let name) = step.item else { continue }
            result.append(try box(named: name))
        }
        return result
    }

    /// Returns the box of the view or guide with a name.
    private func box(named name: String) throws(VisualFormat.SyntaxError) -> LayoutBox {
        if let view = views[name] as? UIView { return view.layoutState.box }
        if let guide = views[name] as? UILayoutGuide { return guide.box }
        throw VisualFormat.SyntaxError(message: "\(name) is not a key in the views dictionary")
    }

    // MARK: - Lengths and gaps

    /// Appends the constraint for the length of a box, which is a number, a metric, or the length of another view.
    private mutating func addLength(
        _ predicate: VisualFormat.Predicate, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis
    ) throws(VisualFormat.SyntaxError) {
        let length: Attribute = axis == .horizontal ? .width : .height
        if case .name(let name) = predicate.amount, metrics[name] == nil {
            let other = ConstraintSide(try self.box(named: name), length)
            return try add(NSLayoutConstraint(ConstraintSide(box, length), predicate.relation, other), predicate)
        }
        let constant = try number(predicate.amount)
        try add(NSLayoutConstraint(ConstraintSide(box, length), predicate.relation, nil, constant: constant), predicate)
    }

    /// Appends the constraints for the gap between two boxes.
    private mutating func addGaps(
        _ step: VisualFormat.Step, from previous: LayoutBox, _ previousIsSuperview: Bool, to box: LayoutBox, _ isSuperview: Bool,
        _ axis: NSLayoutConstraint.Axis
    ) throws(VisualFormat.SyntaxError) {
        let defaultSpacing = previousIsSuperview || isSuperview ? SystemSpacing.toSuperview : SystemSpacing.betweenSiblings
        let predicates = step.gaps.isEmpty ? [VisualFormat.Predicate(amount: .number(defaultSpacing))] : step.gaps
        let edges = edges(axis)
        for predicate in predicates {
            let constant = try number(predicate.amount)
            // later.start = earlier.end + gap. If the boxes are ordered from right to left, the previous box is the later box.
            let (later, earlier) = edges.isReversed ? (previous, box) : (box, previous)
            let (laterIsSuperview, earlierIsSuperview) =
                edges.isReversed ? (previousIsSuperview, isSuperview) : (isSuperview, previousIsSuperview)
            let side = ConstraintSide(later, laterIsSuperview ? edges.end : edges.start)
            let other = ConstraintSide(earlier, earlierIsSuperview ? edges.start : edges.end)
            try add(NSLayoutConstraint(side, predicate.relation, other, constant: constant), predicate)
        }
    }

    /// Returns the attributes at which boxes start and end along an axis, and whether the boxes are ordered from right to left.
    private func edges(_ axis: NSLayoutConstraint.Axis) -> (start: Attribute, end: Attribute, isReversed: Bool) {
        if axis == .vertical {
            return options.contains(.spacingBaselineToBaseline) ? (.firstBaseline, .lastBaseline, false) : (.top, .bottom, false)
        }
        switch options.intersection(.directionMask) {
        case .directionLeftToRight: return (.left, .right, false)
        case .directionRightToLeft: return (.left, .right, true)
        default: return (.leading, .trailing, false)
        }
    }

    /// Appends a constraint, with the priority of its predicate.
    private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) throws(VisualFormat.SyntaxError) {
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        constraints.append(constraint)
    }

    /// Returns the value of an amount, which is a number or the name of a metric.
    private func number(_ amount: VisualFormat.Amount) throws(VisualFormat.SyntaxError) -> CGFloat {
        switch amount {
        case .number(let value): return value
        case .name(let name):
            switch metrics[name] {
            case let value as CGFloat: return value
            case let value as Double: return CGFloat(value)
            case let value as Float: return CGFloat(value)
            case let value as Int: return CGFloat(value)
            case let value as UILayoutPriority: return CGFloat(value.rawValue)
            case let value as NSNumber: return CGFloat(value.doubleValue)
            default: throw VisualFormat.SyntaxError(message: "The metric '\(name)' is missing or not a number")
            }
        }
    }

    // MARK: - Alignment

    /// The attribute of each alignment option.
    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    /// Appends the constraints that align all boxes.
    private mutating func align(_ boxes: [LayoutBox]) {
        for (option, attribute) in Self.alignments where options.contains(option) {
            for (a, b) in zip(boxes, boxes.dropFirst()) {
                constraints.append(NSLayoutConstraint(ConstraintSide(b, attribute), .equal, ConstraintSide(a, attribute)))
            }
        }
    }
}
