/// A connection of two bodies, or of a body and the ground. The ground has the coordinates of the world.
package struct RigidJoint: Sendable {
    package enum Kind: Hashable, Sendable {
        /// The anchors keep a distance.
        case distance(Double)
        /// The anchors are not farther apart than a distance.
        case limit(Double)
        /// The anchors are at the same point. The bodies rotate, within `range` and against `frictionTorque`.
        case pin
        /// The bodies keep their relative position and angle.
        case fixed
        /// The second anchor moves along an axis of the first body. The bodies do not rotate relative to each other.
        case sliding(axis: Vector2D)
        /// The second body moves to the anchor of the first body, and rotates to the reference angle.
        case target
    }

    package var kind: Kind
    package var bodyA: Int
    package var bodyB: Int
    /// The anchors in the coordinates of the bodies, relative to their centers of mass.
    package var anchorA: Vector2D
    package var anchorB: Vector2D
    /// The velocity of an anchor on the ground that moves to a new position during a frame. So a dragged body has the velocity of the
    /// finger when it is released.
    package internal(set) var anchorVelocity = Vector2D.zero
    /// The frequency of the spring in hertz, or 0 for a rigid joint.
    package var frequency = 0.0
    /// The damping ratio of the spring.
    package var damping = 0.0
    /// The largest torque with which a pin resists rotation.
    package var frictionTorque = 0.0
    /// The range of the rotation of a pin, in radians, or of the position on the axis of a sliding joint.
    package var range: ClosedRange<Double>?
    /// The angle of the second body minus the angle of the first body when the joint is not rotated, in radians.
    package var referenceAngle = 0.0
    /// The impulses of the last step. The next step begins with these impulses.
    package var impulses = SIMD8<Double>.zero

    package init(_ kind: Kind, bodyA: Int, anchorA: Vector2D, bodyB: Int, anchorB: Vector2D) {
        (self.kind, self.bodyA, self.bodyB, self.anchorA, self.anchorB) = (kind, bodyA, bodyB, anchorA, anchorB)
    }
}

/// One equation for the velocities of two bodies: J·v + bias = 0, or J·v + bias ≥ 0 if only one sign of the impulse is allowed.
struct JointRow: Sendable {
    var joint: Int
    /// The index of the row's impulse in `RigidJoint.impulses`.
    var slot: Int
    var bodyA: Int
    var bodyB: Int
    /// The coefficients J: -direction and angularA for the first body, direction and angularB for the second.
    var direction: Vector2D
    var angularA: Double
    var angularB: Double
    /// 1 / (J·M⁻¹·Jᵀ), the impulse that changes J·v by 1.
    var mass = 0.0
    /// The error of the position. If only one sign of the impulse is allowed, a positive error is the distance to the limit.
    var error = 0.0
    /// The speed of the anchor on the ground along the direction.
    var drift = 0.0
    var softness = Softness.joint
    /// Whether the row is a spring. Its force acts in both phases of the solver, because it is not a correction of the position.
    var isSpring = false
    var isLimit = false
    var lower = -Double.infinity
    var upper = Double.infinity
    var impulse = 0.0

    /// Applies an impulse to both bodies.
    @inline(__always) func apply(_ impulse: Double, _ a: inout RigidBody, _ b: inout RigidBody) {
        a.velocity -= direction * (impulse * a.inverseMass)
        a.angularVelocity += angularA * impulse * a.inverseInertia
        b.velocity += direction * (impulse * b.inverseMass)
        b.angularVelocity += angularB * impulse * b.inverseInertia
    }

    /// Applies the impulse after which the equation holds for the current velocities.
    mutating func solve(_ a: inout RigidBody, _ b: inout RigidBody, corrects: Bool) {
        var (bias, scale, decay) = (0.0, 1.0, 0.0)
        if isLimit, error > 0 {
            bias = error / RigidBodyWorld.duration
        } else if corrects || isSpring {
            (bias, scale, decay) = (softness.biasRate * error, softness.massScale, softness.impulseScale)
        }
        let speed = direction.dot(b.velocity - a.velocity) + angularA * a.angularVelocity + angularB * b.angularVelocity - drift
        let sum = min(max(impulse - mass * scale * (speed + bias) - decay * impulse, lower), upper)
        apply(sum - impulse, &a, &b)
        impulse = sum
    }
}
