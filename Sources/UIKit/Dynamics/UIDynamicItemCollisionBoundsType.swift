/// The shape with which a dynamic item collides: the bounds, the ellipse in the bounds, or `collisionBoundingPath`.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
    /// The bounds of the item.
    case rectangle
    /// An ellipse in the bounds of the item.
    case ellipse
    /// The path that the item returns.
    case path
}
