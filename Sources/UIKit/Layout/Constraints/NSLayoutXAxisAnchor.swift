import CoreGraphics

/// The anchor of a leading, trailing, left or right edge, or of the horizontal center.
@preconcurrency @MainActor public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    nonisolated deinit {}

    /// Returns the distance from this anchor to another anchor.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension { distance(to: otherAnchor) }

    /// Returns a constraint: this anchor is after the other anchor, and the distance is the multiplier times the standard spacing.
    ///
    /// Differs from Apple: the spacing is always 8 points.
    public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint: this anchor is after the other anchor, and the distance is at least the multiplier times the standard spacing.
    public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }

    /// Returns a constraint: this anchor is after the other anchor, and the distance is at most the multiplier times the standard spacing.
    public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor.side, constant: SystemSpacing.betweenSiblings * multiplier)
    }
}
