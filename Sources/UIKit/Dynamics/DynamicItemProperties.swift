import FlipbookMotion

/// The properties of items that a behavior has set. Nil stands for a property that it has not set.
struct DynamicItemProperties: Equatable {
    var density: Double?
    var elasticity: Double?
    var friction: Double?
    var resistance: Double?
    var angularResistance: Double?
    var isAnchored: Bool?
    var allowsRotation: Bool?

    /// The material of an item of this behavior only.
    var material: RigidBodyMaterial {
        var material = RigidBodyMaterial()
        apply(to: &material)
        return material
    }

    /// Changes the properties of a material that are set.
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
