import CoreGraphics

/// The anchor of a width, of a height, or of the distance between two anchors.
@preconcurrency @MainActor public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    nonisolated deinit {}

    /// The constraint side for the distance between two anchors, or nil if the dimension is a width or a height.
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

    /// Returns a constraint: this dimension equals the other dimension times a multiplier plus a constant.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint: this dimension is at least the other dimension times a multiplier plus a constant.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.greaterThanOrEqual, anchor.side, multiplier: m, constant: c)
    }

    /// Returns a constraint: this dimension is at most the other dimension times a multiplier plus a constant.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
        -> NSLayoutConstraint
    {
        makeConstraint(.lessThanOrEqual, anchor.side, multiplier: m, constant: c)
    }
}
