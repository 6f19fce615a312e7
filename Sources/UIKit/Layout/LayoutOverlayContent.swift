import FlipbookConstraints
import QuartzCore

/// The lines and texts that a `LayoutOverlay` draws, in the coordinates of the root view.
///
/// A line connects the two attributes of a constraint. The constant of the constraint is shown beside the line.
struct LayoutOverlayContent {
    /// The text with the constant of a constraint, which is shown beside a line.
    struct Annotation {
        let text: String
        let center: CGPoint
        let isProblem: Bool
    }

    /// The outlines of views with constraints.
    private(set) var frames = CGMutablePath()
    /// The outlines of layout guides with constraints.
    private(set) var guides = CGMutablePath()
    /// The lines of constraints.
    private(set) var lines = CGMutablePath()
    /// The lines of broken constraints and the outlines of ambiguous views.
    private(set) var problems = CGMutablePath()
    private(set) var annotations: [Annotation] = []
    private let root: UIView

    init(_ root: UIView) { self.root = root }

    /// Adds a view and its descendants. Hidden views and overlays are skipped.
    mutating func add(_ view: UIView) {
        guard !view.layer.isHidden, !(view is LayoutOverlay) else { return }
        if let layout = view.layoutStateIfCreated {
            if layout.box.isConstrained { frames.addRect(presentedRect(of: layout.box)) }
            for guide in layout.guides where guide.box.isConstrained { guides.addRect(presentedRect(of: guide.box)) }
            for constraint in layout.constraints { add(constraint) }
        }
        for subview in view.subviews { add(subview) }
    }

    /// Adds the outlines of views with ambiguous layout.
    mutating func addProblems(_ views: [UIView]) {
        for view in views where view.isDescendant(of: root) {
            problems.addRect(presentedRect(of: view.layoutState.box).insetBy(dx: 1, dy: 1))
        }
    }

    // MARK: - Constraints

    /// Adds the dimension line of a constraint. If both attributes are at the same position, adds a perpendicular line through both items.
    /// Nothing is added for a constraint between two sizes.
    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard constraint.isShownInOverlay, let box = constraint.first.box, box.view?.isDescendant(of: root) == true,
            let axis = constraint.firstAttribute.axis
        else { return }
        let isProblem = constraint.isBroken
        let extent = AxisExtent(presentedRect(of: box), axis)
        if constraint.firstAttribute.isSize {
            guard constraint.second == nil else { return }
            // The line is close to the bottom or right edge of the view, where it usually does not cross text.
            return addDimensionLine(
                axis, extent.low, extent.high, at: extent.crossHigh - 5, annotationText(constraint, constraint.constant), isProblem)
        }
        guard let other = constraint.second?.box else { return }
        let otherExtent = AxisExtent(presentedRect(of: other), axis)
        let isMirrored = ConstraintLinearizer(constraint)?.isMirrored == true
        let (first, second) = (
            constraint.firstAttribute.absolute(isMirrored: isMirrored), constraint.secondAttribute.absolute(isMirrored: isMirrored)
        )
        let from = extent.position(of: first, inset: inset(box, first))
        let to = otherExtent.position(of: second, inset: inset(other, second))
        if abs(from - to) < 0.75 {
            addLine(axis, (from + to) / 2, extent.crossRange(with: otherExtent), isProblem)
        } else {
            addDimensionLine(
                axis, min(from, to), max(from, to), at: extent.crossCenter(with: otherExtent),
                annotationText(constraint, abs(constraint.constant)), isProblem)
        }
    }

    /// Returns the text of a value, with a sign for inequalities and at most one decimal.
    private func annotationText(_ constraint: NSLayoutConstraint, _ value: CGFloat) -> String {
        let sign = constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
        let rounded = (value * 10).rounded() / 10
        return sign + (rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)")
    }

    /// Adds a line at a position of the axis, perpendicular to the axis.
    private mutating func addLine(
        _ axis: NSLayoutConstraint.Axis, _ position: CGFloat, _ crossRange: ClosedRange<CGFloat>, _ isProblem: Bool
    ) {
        let path = isProblem ? problems : lines
        path.move(to: point(axis, position, crossRange.lowerBound))
        path.addLine(to: point(axis, position, crossRange.upperBound))
    }

    /// Adds a line along the axis with a tick at each end and a text at its center.
    private mutating func addDimensionLine(
        _ axis: NSLayoutConstraint.Axis, _ low: CGFloat, _ high: CGFloat, at cross: CGFloat, _ text: String, _ isProblem: Bool
    ) {
        let path = isProblem ? problems : lines
        path.move(to: point(axis, low, cross))
        path.addLine(to: point(axis, high, cross))
        for end in [low, high] {
            path.move(to: point(axis, end, cross - 3))
            path.addLine(to: point(axis, end, cross + 3))
        }
        annotations.append(Annotation(text: text, center: point(axis, (low + high) / 2, cross), isProblem: isProblem))
    }

    private func point(_ axis: NSLayoutConstraint.Axis, _ position: CGFloat, _ cross: CGFloat) -> CGPoint {
        axis == .horizontal ? CGPoint(x: position, y: cross) : CGPoint(x: cross, y: position)
    }

    // MARK: - Presented geometry

    /// Returns the presented rectangle of a box in the root view.
    private func presentedRect(of box: LayoutBox) -> CGRect {
        guard let view = box.view else { return .null }
        guard let guide = box.guide else { return view.presentedRect(view.bounds, in: root) }
        return view.presentedRect(guide.layoutFrame, in: root)
    }

    /// Returns the offset of a margin or baseline attribute from its edge or center.
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

    /// The extent of a rectangle along an axis (`low`, `high`) and perpendicular to it (`crossLow`, `crossHigh`).
    private struct AxisExtent {
        let low: CGFloat
        let high: CGFloat
        let crossLow: CGFloat
        let crossHigh: CGFloat

        init(_ rect: CGRect, _ axis: NSLayoutConstraint.Axis) {
            let isHorizontal = axis == .horizontal
            (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
            (crossLow, crossHigh) = isHorizontal ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        }

        /// Returns the position of an attribute along the axis.
        func position(of attribute: NSLayoutConstraint.Attribute, inset: CGFloat) -> CGFloat {
            switch attribute {
            case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .bottomMargin: high + inset
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline: (low + high) / 2 + inset
            case .lastBaseline: high + min(inset, 0)
            default: low + inset
            }
        }

        /// Returns the perpendicular range that contains both extents. If one extent contains the other, returns the range of the inner
        /// extent.
        func crossRange(with other: AxisExtent) -> ClosedRange<CGFloat> {
            if other.crossLow <= crossLow, other.crossHigh >= crossHigh { return crossLow...max(crossLow, crossHigh) }
            if crossLow <= other.crossLow, crossHigh >= other.crossHigh { return other.crossLow...max(other.crossLow, other.crossHigh) }
            return min(crossLow, other.crossLow)...max(crossHigh, other.crossHigh)
        }

        /// Returns the perpendicular center of the intersection of both extents. If the intersection is empty, returns the center
        /// of this extent.
        func crossCenter(with other: AxisExtent) -> CGFloat {
            let (low, high) = (max(crossLow, other.crossLow), min(crossHigh, other.crossHigh))
            return low < high ? (low + high) / 2 : (crossLow + crossHigh) / 2
        }
    }
}

extension NSLayoutConstraint {
    /// Whether the solver ignores the constraint because it conflicts with other constraints.
    fileprivate var isBroken: Bool {
        guard let id = solverID, let engine = owningView?.layoutEngine else { return false }
        return engine.solver.isBroken(id)
    }

    /// Whether the overlay shows the constraint. The constraints that a stack view creates are not shown, except for the spacings.
    fileprivate var isShownInOverlay: Bool { identifier?.hasPrefix("UISV-") != true || identifier == "UISV-spacing" }
}

extension UIView {
    /// Converts a rectangle from this view's coordinates to the coordinates of an ancestor, at the displayed positions of running
    /// animations.
    fileprivate func presentedRect(_ rect: CGRect, in root: UIView) -> CGRect {
        var (rect, view) = (rect, self)
        while view !== root, let superview = view.superview {
            let layer = view.layer.presentation() ?? view.layer
            rect = layer.convert(rect, to: superview.layer)
            view = superview
        }
        return rect
    }
}

extension NSLayoutConstraint.Attribute {
    /// Returns the left or right attribute for a leading or trailing attribute, and the left or right margin for a leading or trailing
    /// margin. Returns other attributes unchanged.
    fileprivate func absolute(isMirrored: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isMirrored ? .right : .left
        case .trailing: isMirrored ? .left : .right
        case .leadingMargin: isMirrored ? .rightMargin : .leftMargin
        case .trailingMargin: isMirrored ? .leftMargin : .rightMargin
        default: self
        }
    }
}
