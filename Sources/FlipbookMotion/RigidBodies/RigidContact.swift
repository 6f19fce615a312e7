/// A contact of two fixtures. It exists as long as their bounding boxes overlap.
package struct RigidContact: Sendable {
    /// A point where the fixtures touch or may touch, with the impulses that keep them apart.
    struct Point: Sendable {
        /// The position relative to the center of mass of the first body.
        var anchorA = Vector2D.zero
        /// The position relative to the center of mass of the second body.
        var anchorB = Vector2D.zero
        var separation = 0.0
        var feature = -1
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
        /// The largest normal impulse of the current step.
        var largestImpulse = 0.0
        var normalMass = 0.0
        var tangentMass = 0.0
        /// The velocity along the normal with which the fixtures meet.
        var impactVelocity = 0.0
    }

    /// The indices of the fixtures: the first in the upper 32 bits, the second in the lower 32 bits.
    var key: UInt64
    var bodyA = 0
    var bodyB = 0
    var normal = Vector2D.zero
    var friction = 0.0
    var elasticity = 0.0
    /// The number of points, 0…2.
    var count = 0
    var first = Point()
    var second = Point()
    /// The point, or the middle of both points, in the coordinates of the world.
    package var position = Vector2D.zero
    /// Whether the fixtures touch. Fixtures that touch count as touching until they are half a point apart.
    package var isTouching = false

    init(key: UInt64) { self.key = key }

    var fixtureA: Int { Int(truncatingIfNeeded: key >> 32) }
    var fixtureB: Int { Int(truncatingIfNeeded: key & 0xffff_ffff) }
    var leastSeparation: Double { count == 0 ? .infinity : count == 1 ? first.separation : min(first.separation, second.separation) }

    /// Replaces the points, and keeps the impulses of points that existed in the previous step.
    mutating func update(_ manifold: Manifold?, _ a: RigidBody, _ b: RigidBody) {
        guard let manifold else {
            (count, isTouching) = (0, false)
            return
        }
        let (oldFirst, oldSecond, oldCount) = (first, second, count)
        func point(_ new: Manifold.Point) -> Point {
            var point = Point()
            if oldCount > 0, oldFirst.feature == new.feature { point = oldFirst }
            if oldCount > 1, oldSecond.feature == new.feature { point = oldSecond }
            point.feature = new.feature
            point.separation = new.separation
            (point.anchorA, point.anchorB) = (new.position - a.center, new.position - b.center)
            return point
        }
        normal = manifold.normal
        first = point(manifold.first)
        count = 1
        position = manifold.first.position
        guard let other = manifold.second else { return }
        second = point(other)
        count = 2
        position = (position + other.position) * 0.5
    }
}
