/// The properties of a rigid body that a client sets.
package struct RigidBodyMaterial: Hashable, Sendable {
    package var density = 1.0
    package var elasticity = 0.0
    package var friction = 0.0
    /// The rate at which the velocity decreases, per second: v' = -resistance·v.
    package var resistance = 0.0
    /// The rate at which the angular velocity decreases, per second.
    package var angularResistance = 0.0
    /// Whether forces and collisions do not move the body.
    package var isAnchored = false
    package var allowsRotation = true

    package init() {}
}
