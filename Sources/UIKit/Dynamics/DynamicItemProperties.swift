import FlipbookMotion

/// The properties that a behavior has set for its items. A property that the behavior has not set is nil.
struct DynamicItemProperties: Equatable {
    var density: Double?
    var elasticity: Double?
    var friction: Double?
    var resistance: Double?
    var angularResistance: Double?
    var isAnchored: Bool?
    var allowsRotation: Bool?

    /// The material of an item that has no other behavior with properties.
    var material: RigidBodyMaterial {
        var material = RigidBodyMaterial()
        apply(to: &material)
        return material
    }

    /// Gives a material the values of the properties that the behavior has set.
    func apply(to material: inout RigidBodyMaterial) {
        material.density = density ?? material.density
        material.elasticity = elasticity ?? material.elasticity
        material.friction = friction ?? material.friction
        material.resistance = resistance ?? material.resistance
        material.angularResistance = angularResistance ?? material.angularResistance
        material.isAnchored = isAnchored ?? material.isAnchored
        material.allowsRotation = allowsRotation ?? material.allowsRotation
    }
}
