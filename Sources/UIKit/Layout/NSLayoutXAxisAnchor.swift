import CoreGraphics

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
