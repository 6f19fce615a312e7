import CoreGraphics

/// The anchor of a top or bottom edge, of a baseline, or of the vertical center.
@preconcurrency @MainActor public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    nonisolated deinit {}

    /// Returns the distance from this anchor to another anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint: this anchor is below the other anchor, and the distance is the multiplier times the standard spacing.
    ///
    /// The standard spacing is 8 points. Between two baselines, it is the line height of a label that has one of the baselines, if there is
    /// such a label.
    public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns a constraint: this anchor is below the other anchor, and the distance is at least the multiplier times the standard spacing.
    public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns a constraint: this anchor is below the other anchor, and the distance is at most the multiplier times the standard spacing.
    public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: spacing(below: anchor) * multiplier)
    }

    private func spacing(below other: NSLayoutYAxisAnchor) -> CGFloat {
        guard attribute.isBaseline, other.attribute.isBaseline else { return SystemSpacing.betweenSiblings }
        return SystemSpacing.lineHeight(of: box.view) ?? SystemSpacing.lineHeight(of: other.box.view) ?? SystemSpacing.betweenSiblings
    }
}
