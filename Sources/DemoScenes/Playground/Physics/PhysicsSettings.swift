import Foundation

/// The values of the sliders of the physics page.
struct PhysicsSettings: Equatable {
    /// The force on the orange block: only gravity, an attachment in addition to gravity, or a snap instead of gravity. Gravity acts on all
    /// other objects.
    enum Force: String, CaseIterable { case gravity, attachment, snap }

    var force = Force.gravity
    var collides = true
    var elasticity = 0.5
    var friction = 0.2
    /// The density of the orange block. The other objects have the density 1.
    var density = 1.0
    /// The damping of the attachment or of the snap.
    var damping = 0.3

    /// Whether the damping has an effect.
    var usesDamping: Bool { force != .gravity }
}
