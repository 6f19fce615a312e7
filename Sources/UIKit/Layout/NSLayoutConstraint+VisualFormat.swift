import QuartzCore

extension NSLayoutConstraint {
    /// The constraints that a picture in letters stands for: `H:|-[name(>=80)]-8-[other(name)]-(margin@250)-|`.
    ///
    /// Between siblings a plain `-` is 8 points, to the superview 20. What cannot be read is reported, and gives no constraints.
    public class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil, views: [String: Any]
    ) -> [NSLayoutConstraint] {
        do throws(VisualFormat.Fault) {
            var reading = VisualFormatReading(options: opts, metrics: metrics ?? [:], views: views)
            try reading.read(try VisualFormat(format))
            return reading.constraints
        } catch {
            let pointer = String(repeating: " ", count: error.position) + "^"
            Misuse.report("Unable to parse constraint format: \(error.message)\n\(format)\n\(pointer)", by: "NSLayoutConstraint")
            return []
        }
    }
}

/// Makes constraints of a format, given what its names mean.
private struct VisualFormatReading {
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

    mutating func read(_ format: VisualFormat) throws(VisualFormat.Fault) {
        var boxes: [LayoutBox] = []
        let named = try views(in: format)
        guard let superview = named.first?.view.flatMap({ named.first?.isGuide == true ? $0 : $0.superview }) ?? nil else {
            if format.steps.contains(where: { $0.item == .superview }) {
                throw VisualFormat.Fault(message: "The views have no superview, which '|' stands for", position: 0)
            }
            return try connect(format, named, named, superview: nil)
        }
        var next = named.makeIterator()
        for step in format.steps {
            boxes.append(step.item == .superview ? superview.autoLayout.box : next.next() ?? superview.autoLayout.box)
        }
        try connect(format, boxes, named, superview: superview)
    }

    private mutating func connect(
        _ format: VisualFormat, _ boxes: [LayoutBox], _ named: [LayoutBox], superview: UIView?
    ) throws(VisualFormat.Fault) {
        for (index, step) in format.steps.enumerated() {
            for predicate in step.lengths { try addLength(predicate, boxes[index], format.axis) }
            guard index > 0 else { continue }
            let before = format.steps[index - 1].item == .superview
            try addGaps(step, from: boxes[index - 1], before, to: boxes[index], step.item == .superview, format.axis)
        }
        align(named)
    }

    private func views(in format: VisualFormat) throws(VisualFormat.Fault) -> [LayoutBox] {
        var result: [LayoutBox] = []
        for step in format.steps {
            guard case .view(let name) = step.item else { continue }
            result.append(try box(named: name))
        }
        return result
    }

    private func box(named name: String) throws(VisualFormat.Fault) -> LayoutBox {
        if let view = views[name] as? UIView { return view.autoLayout.box }
        if let guide = views[name] as? UILayoutGuide { return guide.box }
        throw VisualFormat.Fault(message: "\(name) is not a key in the views dictionary", position: 0)
    }

    // MARK: - Lengths and gaps

    private mutating func addLength(
        _ predicate: VisualFormat.Predicate, _ box: LayoutBox, _ axis: NSLayoutConstraint.Axis
    ) throws(VisualFormat.Fault) {
        let length: Attribute = axis == .horizontal ? .width : .height
        if case .name(let name) = predicate.amount, metrics[name] == nil {
            let other = LayoutSide(try self.box(named: name), length)
            return try add(NSLayoutConstraint(LayoutSide(box, length), predicate.relation, other), predicate)
        }
        let constant = try number(predicate.amount)
        try add(NSLayoutConstraint(LayoutSide(box, length), predicate.relation, nil, constant: constant), predicate)
    }

    private mutating func addGaps(
        _ step: VisualFormat.Step, from before: LayoutBox, _ isFirst: Bool, to box: LayoutBox, _ isLast: Bool,
        _ axis: NSLayoutConstraint.Axis
    ) throws(VisualFormat.Fault) {
        let usual = isFirst || isLast ? SystemSpacing.toSuperview : SystemSpacing.between
        let predicates = step.gaps.isEmpty ? [VisualFormat.Predicate(amount: .number(usual))] : step.gaps
        let edges = edges(axis)
        for predicate in predicates {
            let constant = try number(predicate.amount)
            // later.start = earlier.end + gap; read from the right it is earlier.start = later.end + gap, mirrored.
            let (later, earlier) = edges.isReversed ? (before, box) : (box, before)
            let (isWhole, isEnd) = edges.isReversed ? (isFirst, isLast) : (isLast, isFirst)
            let side = LayoutSide(later, isWhole ? edges.end : edges.start)
            let other = LayoutSide(earlier, isEnd ? edges.start : edges.end)
            try add(NSLayoutConstraint(side, predicate.relation, other, constant: constant), predicate)
        }
    }

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

    private mutating func add(_ constraint: NSLayoutConstraint, _ predicate: VisualFormat.Predicate) throws(VisualFormat.Fault) {
        if let priority = predicate.priority { constraint.priority = UILayoutPriority(Float(try number(priority))) }
        constraints.append(constraint)
    }

    private func number(_ amount: VisualFormat.Amount) throws(VisualFormat.Fault) -> CGFloat {
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
            default: throw VisualFormat.Fault(message: "\(name) is not a key in the metrics dictionary", position: 0)
            }
        }
    }

    // MARK: - Alignment

    private static let alignments: [(NSLayoutConstraint.FormatOptions, NSLayoutConstraint.Attribute)] = [
        (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom), (.alignAllLeading, .leading),
        (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
        (.alignAllFirstBaseline, .firstBaseline),
    ]

    private mutating func align(_ boxes: [LayoutBox]) {
        for (option, attribute) in Self.alignments where options.contains(option) {
            for (a, b) in zip(boxes, boxes.dropFirst()) {
                constraints.append(NSLayoutConstraint(LayoutSide(b, attribute), .equal, LayoutSide(a, attribute)))
            }
        }
    }
}
