import Constraints
import QuartzCore

/// What there is to draw of a layout, in the coordinates of the view at its top: lines between what constraints relate, and numbers beside them.
struct LayoutSketch {
    struct Number {
        let text: String
        let middle: CGPoint
        let isFault: Bool
    }

    private(set) var frames = CGMutablePath()
    private(set) var guides = CGMutablePath()
    private(set) var lines = CGMutablePath()
    private(set) var faults = CGMutablePath()
    private(set) var numbers: [Number] = []
    private let root: UIView

    init(_ root: UIView) { self.root = root }

    mutating func add(_ view: UIView) {
        guard !view.layer.isHidden, !(view is LayoutOverlay) else { return }
        if let layout = view.autoLayoutIfAny {
            if layout.box.isInvolved { frames.addRect(shown(layout.box)) }
            for guide in layout.guides where guide.box.isInvolved { guides.addRect(shown(guide.box)) }
            for constraint in layout.constraints { add(constraint) }
        }
        for subview in view.subviews { add(subview) }
    }

    mutating func mark(_ views: [UIView]) {
        for view in views where view.isDescendant(of: root) { faults.addRect(shown(view.autoLayout.box).insetBy(dx: 1, dy: 1)) }
    }

    // MARK: - Constraints

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.isTelling, let box = constraint.first.box, box.view?.isDescendant(of: root) == true,
            let axis = constraint.firstAttribute.axis
        else { return }
        let isFault = constraint.isBroken
        let rect = Span(shown(box), axis)
        if constraint.firstAttribute.isSize {
            guard constraint.second == nil else { return }
            // Near the far edge, where it crosses no text.
            return dimension(axis, rect.low, rect.high, at: rect.crossHigh - 5, text(constraint, constraint.constant), isFault)
        }
        guard let other = constraint.second?.box else { return }
        let otherRect = Span(shown(other), axis)
        let from = rect.place(constraint.firstAttribute, inset(box, constraint.firstAttribute))
        let to = otherRect.place(constraint.secondAttribute, inset(other, constraint.secondAttribute))
        if abs(from - to) < 0.75 {
            line(axis, (from + to) / 2, rect.across(otherRect), isFault)
        } else {
            dimension(axis, min(from, to), max(from, to), at: rect.middle(otherRect), text(constraint, abs(constraint.constant)), isFault)
        }
    }

    private func text(_ constraint: NSLayoutConstraint, _ value: CGFloat) -> String {
        let sign = constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
        let rounded = (value * 10).rounded() / 10
        return sign + (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
    }

    /// Across the axis, through what is aligned.
    private mutating func line(_ axis: NSLayoutConstraint.Axis, _ place: CGFloat, _ across: ClosedRange<CGFloat>, _ isFault: Bool) {
        let path = isFault ? faults : lines
        path.move(to: point(axis, place, across.lowerBound))
        path.addLine(to: point(axis, place, across.upperBound))
    }

    /// Along the axis, with a stroke at each end.
    private mutating func dimension(
        _ axis: NSLayoutConstraint.Axis, _ low: CGFloat, _ high: CGFloat, at cross: CGFloat, _ text: String, _ isFault: Bool
    ) {
        let path = isFault ? faults : lines
        path.move(to: point(axis, low, cross))
        path.addLine(to: point(axis, high, cross))
        for end in [low, high] {
            path.move(to: point(axis, end, cross - 3))
            path.addLine(to: point(axis, end, cross + 3))
        }
        numbers.append(Number(text: text, middle: point(axis, (low + high) / 2, cross), isFault: isFault))
    }

    private func point(_ axis: NSLayoutConstraint.Axis, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }

    // MARK: - Where things are shown

    private func shown(_ box: LayoutBox) -> CGRect {
        guard let view = box.view else { return .null }
        guard let guide = box.guide else { return view.shown(view.bounds, in: root) }
        return view.shown(guide.layoutFrame, in: root)
    }

    private func inset(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        guard let view = box.view, !box.isGuide else { return 0 }
        let margins = view.layoutMargins
        return switch attribute {
        case .leftMargin, .leadingMargin: margins.left
        case .rightMargin, .trailingMargin: -margins.right
        case .topMargin: margins.top
        case .bottomMargin: -margins.bottom
        case .centerXWithinMargins: (margins.left - margins.right) / 2
        case .centerYWithinMargins: (margins.top - margins.bottom) / 2
        case .firstBaseline, .lastBaseline: view.baseline(attribute).offset
        default: 0
        }
    }

    /// A rectangle as seen along an axis.
    private struct Span {
        let low: CGFloat
        let high: CGFloat
        let crossLow: CGFloat
        let crossHigh: CGFloat

        init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) {
            let isHorizontal = axis == .horizontal
            (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            (crossLow, crossHigh) = isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        }

        func place(_ attribute: NSLayoutConstraint.Attribute, _ inset: CGFloat) -> CGFloat {
            switch attribute {
            case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: high + inset
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline: (low + high) / 2 + inset
            case .lastBaseline: high + min(inset, 0)
            default: low + inset
            }
        }

        /// From the first of both to the last; of one that holds the other, only the other's.
        func across(_ other: Span) -> ClosedRange<CGFloat> {
            if other.crossLow <= crossLow, other.crossHigh >= crossHigh { return crossLow...max(crossLow, crossHigh) }
            if crossLow <= other.crossLow, crossHigh >= other.crossHigh { return other.crossLow...max(other.crossLow, other.crossHigh) }
            return min(crossLow, other.crossLow)...max(crossHigh, other.crossHigh)
        }

        /// The middle of what both have in common across, or of this one.
        func middle(_ other: Span) -> CGFloat {
            let (low, high) = (max(crossLow, other.crossLow), min(crossHigh, other.crossHigh))
            return low < high ? (low + high) / 2 : (crossLow + crossHigh) / 2
        }
    }
}

extension NSLayoutConstraint {
    /// Set aside because of others.
    fileprivate var isBroken: Bool {
        guard let id = entry?.id, let engine = holder?.layoutEngine else { return false }
        return engine.solver.isBroken(id)
    }

    /// Of those that a stack makes for itself, only the gaps are told.
    fileprivate var isTelling: Bool { identifier?.hasPrefix("UISV-") != true || identifier == "UISV-spacing" }
}

extension UIView {
    /// A rectangle of this view, where animations show it at present, in the coordinates of a view that this one is in.
    fileprivate func shown(_ rect: CGRect, in root: UIView) -> CGRect {
        var (rect, view) = (rect, self)
        while view !== root, let above = view.superview {
            let layer = view.layer.presentation() ?? view.layer
            rect = layer.convert(rect, to: above.layer)
            view = above
        }
        return rect
    }
}
