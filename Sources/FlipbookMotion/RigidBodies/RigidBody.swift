/// A rigid body: its position, its motion and its mass.
package struct RigidBody: Sendable {
    /// The position of the center of mass.
    package internal(set) var center = Vector2D.zero
    package internal(set) var angle = 0.0
    package internal(set) var rotation = Rotation2D(0)
    package internal(set) var velocity = Vector2D.zero
    package internal(set) var angularVelocity = 0.0
    /// The center of mass in the coordinates of the body. Their origin is the position of the client's item.
    package internal(set) var localCenter = Vector2D.zero
    package internal(set) var inverseMass = 0.0
    package internal(set) var inverseInertia = 0.0
    package internal(set) var material = RigidBodyMaterial()
    /// The largest distance of a point of the body from its center of mass.
    var extent = 0.0
    var moments = AreaMoments(of: [])

    /// The acceleration, the force and the torque of the next step.
    package var acceleration = Vector2D.zero
    package var force = Vector2D.zero
    package var torque = 0.0

    /// The groups in which the body collides with other bodies, and the groups in which it collides with boundaries, as bits.
    package var itemGroups: UInt64 = 0
    package var boundaryGroups: UInt64 = 0

    /// Whether this element of `RigidBodyWorld.bodies` is a body. The elements of removed bodies are reused.
    package internal(set) var isUsed = true

    /// The state before the current step.
    var previousCenter = Vector2D.zero
    var previousAngle = 0.0
    var previousVelocity = Vector2D.zero
    /// The velocity in the current step due to the forces alone, without contacts and joints.
    var forcedVelocity = Vector2D.zero
    /// The distance and the rotation of the current step.
    var displacement = Vector2D.zero
    var angularDisplacement = 0.0

    package var mass: Double { inverseMass > 0 ? 1 / inverseMass : 0 }
    /// The position of the item.
    package var origin: Vector2D { center - rotation.apply(to: localCenter) }
    var isMovable: Bool { inverseMass > 0 }

    /// Returns the position and the angle, interpolated between the state before the last step (0) and the state after it (1).
    package func pose(at fraction: Double) -> (origin: Vector2D, angle: Double) {
        if fraction >= 1 { return (origin, angle) }
        let shownAngle = previousAngle + (angle - previousAngle) * fraction
        let shownCenter = previousCenter + (center - previousCenter) * fraction
        return (shownCenter - Rotation2D(shownAngle).apply(to: localCenter), shownAngle)
    }

    /// Computes the mass and the moment of inertia. An item of 100 × 100 points with a density of 1 has a mass of 1.
    mutating func updateMass() {
        let density = min(max(material.density, 1e-6), 1e9) / 10_000
        let isFixed = material.isAnchored || moments.area <= 0
        inverseMass = isFixed ? 0 : 1 / (moments.area * density)
        inverseInertia = isFixed || !material.allowsRotation || moments.second <= 0 ? 0 : 1 / (moments.second * density)
        if isFixed { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    /// Sets the position and the angle of the body, without motion between the old and the new position.
    mutating func setPose(origin: Vector2D, angle: Double) {
        self.angle = angle
        rotation = Rotation2D(angle)
        center = origin + rotation.apply(to: localCenter)
        (previousCenter, previousAngle) = (center, angle)
    }
}
