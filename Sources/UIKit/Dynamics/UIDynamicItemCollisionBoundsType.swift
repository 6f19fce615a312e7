/// The shape with which a dynamic item collides: the bounds, the ellipse in the bounds, or `collisionBoundingPath`.
nonisolated public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }
