import QuartzCore

/// One edge, middle or size of a view or guide, from which constraints are made. `AnchorType` keeps x, y and sizes apart.
open class NSLayoutAnchor<AnchorType> {
    // The anchor is often all that is left of the expression that made it, so it holds on to the box.
    let box: LayoutBox
    let attribute: NSLayoutConstraint.Attribute

    init(_ box: LayoutBox, _ attribute: NSLayoutConstraint.Attribute) {
        self.box = box
        self.attribute = attribute
    }

    public var item: AnyObject? { box.item }
    public var name: String { attribute.name }

    var side: LayoutSide { LayoutSide(box, attribute) }

    func related(
        _ relation: NSLayoutConstraint.Relation, _ other: LayoutSide?, multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        let constraint = NSLayoutConstraint(side, relation, other, multiplier: multiplier, constant: constant)
        constraint.checkAttributes()
        return constraint
    }

    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor.side, constant: c)
    }

    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor.side, constant: c)
    }

    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor.side, constant: c)
    }

    /// The way from this anchor to another, as a size.
    func way(to other: NSLayoutAnchor) -> NSLayoutDimension { NSLayoutDimension(from: self.side, to: other.side) }
}

/// A leading, trailing, left or right edge, or the middle between them.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { way(to: otherAnchor) }

    /// As far after another as siblings usually are: 8 points, times the multiplier.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor.side, constant: SystemSpacing.between * multiplier)
    }

    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor.side, constant: SystemSpacing.between * multiplier)
    }

    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor.side, constant: SystemSpacing.between * multiplier)
    }
}

/// A top or bottom edge, a baseline, or the middle.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { way(to: otherAnchor) }

    /// As far below another as is usual: 8 points, or a line of text from baseline to baseline, times the multiplier.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    private func spacing(below other: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute.isBaseline, other.attribute.isBaseline else { return SystemSpacing.between }
        return SystemSpacing.line(of: box.view) ?? SystemSpacing.line(of: other.box.view) ?? SystemSpacing.between
    }
}

/// A width, a height, or the way between two anchors.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    private var way: LayoutSide?

    convenience init(from: LayoutSide, to: LayoutSide) {
        self.init(to.box ?? LayoutBox(view: nil), to.attribute)
        var side = to
        side.origin = from.box
        side.originAttribute = from.attribute
        way = side
    }

    override var side: LayoutSide { way ?? super.side }

    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, constant: c) }
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { related(.greaterThanOrEqual, nil, constant: c) }
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint { related(.lessThanOrEqual, nil, constant: c) }

    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor.side, multiplier: m, constant: c)
    }

    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        related(.greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
    }

    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        related(.lessThanOrEqual, anchor.side, multiplier: m, constant: c)
    }
}

/// Distances that are not said in points.
enum SystemSpacing {
    static let between: CGFloat = 8
    static let toSuperview: CGFloat = 20

    /// From baseline to baseline.
    static func line(of view: UIView?) -> CGFloat? { (view as? UILabel)?.font.lineHeight }
}
