/// Rigid bodies in the plane, with boundaries, collisions, friction and joints. The world does not depend on views.
///
/// The time advances in steps of 1/240 s. A step uses only additions, multiplications, divisions and square roots of doubles in a fixed
/// order. So the same calls have exactly the same results on every machine. After the arrays have grown, a step allocates no memory.
///
/// One step:
/// 1. Forces change the velocities.
/// 2. The contact points of fixtures are computed if their bounding boxes overlap. Contacts are sorted and keep their impulses from the
///    previous step.
/// 3. Impulses are applied to each joint and each contact, in several iterations, so that touching bodies do not approach each other. These
///    impulses also move overlapping bodies apart, like damped springs.
/// 4. The positions change.
/// 5. The impulses are computed again without these springs, so that no velocity remains from moving apart. Elastic contacts bounce.
package struct RigidBodyWorld: Sendable {
    package static let stepsPerSecond = 240
    static let duration = 1 / Double(stepsPerSecond)
    /// The index of the body that never moves and has the boundaries.
    package static let ground = 0
    /// The largest speed, in points per second.
    package static let maximumSpeed = 100_000.0
    /// The largest angular velocity, an eighth of a turn per step.
    static let maximumAngularVelocity = Double.pi / 4 * Double(stepsPerSecond)

    package internal(set) var bodies: [RigidBody] = []
    package var joints: [RigidJoint] = []
    package internal(set) var contacts: [RigidContact] = []
    /// The number of steps so far.
    package private(set) var stepCount = 0
    /// The number of steps since a body was last faster than the limits of `isResting`, or since the last call of `wake()`.
    private var restingStepCount = 0

    var fixtures: [Fixture] = []
    /// The vertices and normals of all fixtures, in the coordinates of the bodies (from the center of mass) and of the world.
    var localPoints: [Vector2D] = []
    var localNormals: [Vector2D] = []
    var points: [Vector2D] = []
    var normals: [Vector2D] = []
    /// The indices of the fixtures, sorted by their left edge.
    var sweepOrder: [Int] = []
    /// The keys of the pairs of fixtures whose bounding boxes overlap, as in `RigidContact.key`.
    var pairs: [UInt64] = []
    var previousContacts: [RigidContact] = []
    var rows: [JointRow] = []
    /// The rectangles that a body does not leave after its center has been inside.
    package var containers: [RigidContainer] = []

    package init() {
        var ground = RigidBody()
        ground.updateMass()
        bodies = [ground]
    }

    // MARK: - Bodies

    /// Adds a body, and returns its index.
    package mutating func addBody(_ shapes: [RigidShape], origin: Vector2D, angle: Double) -> Int {
        var body = RigidBody()
        Self.setShape(of: &body, shapes)
        body.setPose(origin: origin, angle: angle)
        let index = bodies.firstIndex { !$0.isUsed } ?? bodies.count
        if index == bodies.count { bodies.append(body) } else { bodies[index] = body }
        appendFixtures(shapes, of: index, offset: body.localCenter)
        wake()
        return index
    }

    /// Removes a body, its fixtures and its contacts. The joints of the body must be removed before.
    package mutating func removeBody(_ index: Int) {
        removeFixtures { $0.body == index }
        bodies[index] = RigidBody()
        bodies[index].isUsed = false
        wake()
    }

    /// Replaces the shape of a body. Its origin and angle are unchanged.
    package mutating func setShapes(_ shapes: [RigidShape], of index: Int) {
        removeFixtures { $0.body == index }
        let (origin, angle) = (bodies[index].origin, bodies[index].angle)
        Self.setShape(of: &bodies[index], shapes)
        bodies[index].setPose(origin: origin, angle: angle)
        appendFixtures(shapes, of: index, offset: bodies[index].localCenter)
        wake()
    }

    private static func setShape(of body: inout RigidBody, _ shapes: [RigidShape]) {
        body.moments = AreaMoments(of: shapes)
        body.localCenter = body.moments.center
        let center = body.localCenter
        body.extent = shapes.flatMap { shape in shape.vertices.map { ($0 - center).length + shape.radius } }.max() ?? 0
        body.updateMass()
    }

    /// Moves a body to another position. Its velocity is unchanged.
    package mutating func setPose(of index: Int, origin: Vector2D, angle: Double) {
        bodies[index].setPose(origin: origin, angle: angle)
        wake()
    }

    package mutating func setVelocity(_ velocity: Vector2D, angular: Double, of index: Int) {
        guard bodies[index].isMovable else { return }
        bodies[index].velocity = velocity
        bodies[index].angularVelocity = bodies[index].inverseInertia > 0 ? angular : 0
        Self.limitVelocity(of: &bodies[index])
        wake()
    }

    package mutating func setMaterial(_ material: RigidBodyMaterial, of index: Int) {
        guard bodies[index].material != material else { return }
        bodies[index].material = material
        bodies[index].updateMass()
        wake()
    }

    /// Adds an impulse at a point, which is relative to the center of mass.
    package mutating func addImpulse(_ impulse: Vector2D, at offset: Vector2D, to index: Int) {
        bodies[index].velocity += impulse * bodies[index].inverseMass
        bodies[index].angularVelocity += offset.cross(impulse) * bodies[index].inverseInertia
        Self.limitVelocity(of: &bodies[index])
        wake()
    }

    /// Changes a body without waking the world. Clients set its groups and the forces of the next step with it.
    package mutating func update(_ index: Int, _ change: (inout RigidBody) -> Void) { change(&bodies[index]) }

    /// Clears accelerations, forces and torques.
    package mutating func clearForces() {
        for index in bodies.indices {
            (bodies[index].acceleration, bodies[index].force, bodies[index].torque) = (.zero, .zero, 0)
        }
    }

    // MARK: - Rest

    /// Whether all bodies have been slower than 4 points per second and 0.03 radians per second for half a second.
    package var isResting: Bool { restingStepCount >= Self.stepsPerSecond / 2 }

    /// Sets the resting time to zero, so that the world advances.
    package mutating func wake() { restingStepCount = 0 }

    private mutating func measureRest() {
        let isMoving = bodies.contains { body in
            body.isUsed && body.isMovable && (body.velocity.lengthSquared > 16 || abs(body.angularVelocity) > 0.03)
        }
        restingStepCount = isMoving ? 0 : restingStepCount + 1
    }

    /// Stops all bodies.
    package mutating func stop() {
        for index in bodies.indices {
            (bodies[index].velocity, bodies[index].angularVelocity) = (.zero, 0)
            (bodies[index].previousCenter, bodies[index].previousAngle) = (bodies[index].center, bodies[index].angle)
        }
    }

    // MARK: - Step

    /// Advances by 1/240 s.
    package mutating func step() {
        stepCount += 1
        for index in bodies.indices { Self.applyForces(to: &bodies[index]) }
        updateFixtures()
        findPairs()
        updateContacts()
        makeRows()
        solve()
        keepBodiesInContainers()
        updateTouching()
        storeImpulses()
        measureRest()
    }

    private static func applyForces(to body: inout RigidBody) {
        (body.previousCenter, body.previousAngle, body.previousVelocity) = (body.center, body.angle, body.velocity)
        guard body.isMovable else { return }
        body.velocity += (body.acceleration + body.force * body.inverseMass) * duration
        body.velocity = body.velocity * (1 / (1 + duration * body.material.resistance))
        body.angularVelocity += body.torque * body.inverseInertia * duration
        body.angularVelocity *= 1 / (1 + duration * body.material.angularResistance)
        limitVelocity(of: &body)
        body.forcedVelocity = body.velocity
    }

    private static func limitVelocity(of body: inout RigidBody) {
        if !body.velocity.isFinite { body.velocity = .zero }
        // The square of a very large velocity would be infinite.
        body.velocity = Vector2D(min(max(body.velocity.x, -1e9), 1e9), min(max(body.velocity.y, -1e9), 1e9))
        if !body.angularVelocity.isFinite { body.angularVelocity = 0 }
        let speed = body.velocity.length
        if speed > Self.maximumSpeed { body.velocity = body.velocity * (Self.maximumSpeed / speed) }
        body.angularVelocity = min(max(body.angularVelocity, -Self.maximumAngularVelocity), Self.maximumAngularVelocity)
    }
}
