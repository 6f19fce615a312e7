import FlipbookMotion

/// The measurement of rigid bodies in `flipbook bench`: boxes and circles that fall into a heap, in the steps of one frame at 60 frames per
/// second.
package struct RigidBodyBenchmark {
    private var world = RigidBodyWorld()
    /// The number of steps in a frame.
    private static let stepCount = RigidBodyWorld.stepsPerSecond / 60
    private static let size = Vector2D(375, 667)

    /// Creates `count` bodies in rows, above each other in a box of the size of a phone.
    package init(count: Int) {
        let corners = [Vector2D(0, 0), Vector2D(Self.size.x, 0), Self.size, Vector2D(0, Self.size.y)]
        world.addBoundary((0..<4).map { RigidShape.line(corners[$0], corners[($0 + 1) % 4]) }, group: 1, number: 0)
        for index in 0..<count { addBody(index) }
    }

    private mutating func addBody(_ index: Int) {
        let shape = index % 2 == 0 ? RigidShape.box(width: 24, height: 24) : RigidShape.circle(radius: 12)
        let place = Vector2D(30 + Double(index % 10) * 33, 30 + Double(index / 10 % 20) * 31)
        let body = world.addBody([shape], origin: place, angle: Double(index) / 10)
        var material = RigidBodyMaterial()
        (material.elasticity, material.friction, material.resistance, material.angularResistance) = (0.2, 0.4, 0.5, 0.5)
        world.setMaterial(material, of: body)
        world.update(body) { ($0.itemGroups, $0.boundaryGroups) = (1, 1) }
    }

    /// Runs one frame.
    package mutating func tick() {
        for _ in 0..<Self.stepCount {
            world.clearForces()
            for index in world.bodies.indices.dropFirst() { world.update(index) { $0.acceleration = Vector2D(0, 1000) } }
            world.step()
        }
    }

    /// The mean height of the bodies, as a check of the work that was done.
    package var meanHeight: Double {
        let bodies = world.bodies.dropFirst()
        return bodies.reduce(0) { $0 + Self.size.y - $1.origin.y } / Double(max(bodies.count, 1))
    }
    /// The number of contacts.
    package var contactCount: Int { world.contacts.count }
}
