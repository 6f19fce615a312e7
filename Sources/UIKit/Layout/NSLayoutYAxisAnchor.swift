import CoreGraphics

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
