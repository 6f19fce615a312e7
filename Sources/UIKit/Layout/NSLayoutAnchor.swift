import QuartzCore

/// An edge, center or size of a view or layout guide, from which constraints are created.
///
/// `AnchorType` keeps horizontal, vertical and size anchors apart, so that only anchors of the same kind can be combined.
open class NSLayoutAnchor<AnchorType> {
    // A strong reference: often the anchor is all that is left of a view that was created in the same expression.
    let box: LayoutBox
    let attribute: NSLayoutConstraint.Attribute

    init(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute) {
        self.box = box
        self.attribute = attribute
    }

    /// The view or layout guide of the anchor.
    public var item: AnyObject? { box.item }
    /// The name of the anchor's attribute, for example `centerX`.
    public var name: String { attribute.name }

    /// The side of a constraint that the anchor means.
    var side: ConstraintSide { ConstraintSide(box, attribute) }

    /// Creates a constraint between this anchor and another side, and reports a combination of attributes that UIKit rejects.
    func makeConstraint(
        _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
        constraint.checkAttributes()
        return constraint
    }

    /// Returns a constraint: this anchor equals the other one plus a constant.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: c)
    }

    /// Returns a constraint: this anchor is at least the other one plus a constant.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: c)
    }

    /// Returns a constraint: this anchor is at most the other one plus a constant.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: c)
    }

    /// Returns the distance from this anchor to another one, as a size.
    func distance(to other: NSLayoutAnchor) -> NSLayoutDimension { NSLayoutDimension(from: self.side, to: other.side) }
}

/// The anchor of a leading, trailing, left or right edge, or of the horizontal center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint: this anchor is at the standard spacing after the other one, times the multiplier.
    ///
    /// Differs from Apple: the spacing is always 8 points.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint: this anchor is at least at the standard spacing after the other one, times the multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint: this anchor is at most at the standard spacing after the other one, times the multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }
}

/// The anchor of a top or bottom edge, of a baseline, or of the vertical center.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another one.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint: this anchor is at the standard spacing below the other one, times the multiplier.
    ///
    /// The spacing is 8 points, or between two baselines the line height of a label.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns a constraint: this anchor is at least at the standard spacing below the other one, times the multiplier.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns a constraint: this anchor is at most at the standard spacing below the other one, times the multiplier.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    private func spacing(below other: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute.isBaseline, other.attribute.isBaseline else { return SystemSpacing.betweenSiblings }
        return SystemSpacing.lineHeight(of: box.view) ?? SystemSpacing.lineHeight(of: other.box.view) ?? SystemSpacing.betweenSiblings
    }
}

/// The anchor of a width, of a height, or of the distance between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The side of the constraint, if the dimension is a distance.
    private var distanceSide: ConstraintSide?

    convenience init(from: ConstraintSide, to: ConstraintSide) {
        self.init(to.box ?? LayoutBox(view: nil), to.attribute)
        var side = to
        side.origin = from.box
        side.originAttribute = from.attribute
        distanceSide = side
    }

    override var side: ConstraintSide { distanceSide ?? super.side }

    /// Returns a constraint: the dimension equals a constant.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { makeConstraint(.equal, nil, constant: c) }
    /// Returns a constraint: the dimension is at least a constant.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, nil, constant: c)
    }
    /// Returns a constraint: the dimension is at most a constant.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, nil, constant: c)
    }

    /// Returns a constraint: this dimension equals the other one times a multiplier plus a constant.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint: this dimension is at least the other one times a multiplier plus a constant.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint: this dimension is at most the other one times a multiplier plus a constant.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, anchor.side, multiplier: m, constant: c)
    }
}

/// The standard spacings, used where code gives no number of points.
enum SystemSpacing {
    /// The spacing between siblings, in points.
    static let betweenSiblings: CGFloat = 8
    /// The spacing to the edge of the superview, in points.
    static let toSuperview: CGFloat = 20

    /// Returns the distance between baselines for the font of a label. Nil for other views.
    static func lineHeight(of view: UIView?) -> CGFloat? { (view as? UILabel)?.font.lineHeight }
}
