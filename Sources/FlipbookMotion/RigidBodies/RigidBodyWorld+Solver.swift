extension RigidBodyWorld {
    private static let iterationCount = 8
    /// The number of iterations after the positions have changed. They do not correct overlaps.
    private static let relaxationCount = 2
    /// The overlap that is not corrected, so that resting bodies keep touching, in points.
    private static let tolerance = 0.05
    /// The largest speed with which overlapping bodies are moved apart, in points per second.
    private static let maximumCorrectionSpeed = 300.0
    /// The fraction of the overlap that is corrected, per second: a fifth per step.
    private static let correctionRate = 0.2 * Double(stepsPerSecond)
    /// The speed below which bodies do not bounce, so that they come to rest, in points per second.
    private static let bounceThreshold = 25.0

    /// Computes the new velocities and positions of all bodies from the contacts and joints.
    mutating func solve() {
        bodies.withUnsafeMutableBufferPointer { bodies in
            contacts.withUnsafeMutableBufferPointer { contacts in
                rows.withUnsafeMutableBufferPointer { rows in
                    Self.repeatImpulses(bodies, contacts, rows)
                    for _ in 0..<Self.iterationCount { Self.solve(bodies, contacts, rows, corrects: true) }
                    for index in bodies.indices { Self.move(&bodies[index]) }
                    for _ in 0..<Self.relaxationCount { Self.solve(bodies, contacts, rows, corrects: false) }
                    Self.bounce(bodies, contacts)
                }
            }
        }
    }

    private typealias Bodies = UnsafeMutableBufferPointer<RigidBody>
    private typealias Contacts = UnsafeMutableBufferPointer<RigidContact>
    private typealias Rows = UnsafeMutableBufferPointer<JointRow>

    /// Applies the impulses of the previous step.
    private static func repeatImpulses(_ bodies: Bodies, _ contacts: Contacts, _ rows: Rows) {
        for index in rows.indices where rows[index].impulse != 0 {
            let row = rows[index]
            row.apply(row.impulse, &bodies[row.bodyA], &bodies[row.bodyB])
        }
        for index in contacts.indices where contacts[index].count > 0 {
            repeatImpulse(contacts[index].first, contacts[index], bodies)
            if contacts[index].count > 1 { repeatImpulse(contacts[index].second, contacts[index], bodies) }
        }
    }

    private static func repeatImpulse(_ point: RigidContact.Point, _ contact: RigidContact, _ bodies: Bodies) {
        let impulse = contact.normal * point.normalImpulse + contact.normal.perpendicular * point.tangentImpulse
        apply(impulse, point, &bodies[contact.bodyA], &bodies[contact.bodyB])
    }

    @inline(__always)
    private static func apply(_ impulse: Vector2D, _ point: RigidContact.Point, _ a: inout RigidBody, _ b: inout RigidBody) {
        a.velocity -= impulse * a.inverseMass
        a.angularVelocity -= point.anchorA.cross(impulse) * a.inverseInertia
        b.velocity += impulse * b.inverseMass
        b.angularVelocity += point.anchorB.cross(impulse) * b.inverseInertia
    }

    /// Returns the velocity of the second body relative to the first body, at a point.
    @inline(__always)
    private static func velocity(at point: RigidContact.Point, _ a: RigidBody, _ b: RigidBody) -> Vector2D {
        b.velocity + point.anchorB.perpendicular * b.angularVelocity - a.velocity - point.anchorA.perpendicular * a.angularVelocity
    }

    private static func solve(_ bodies: Bodies, _ contacts: Contacts, _ rows: Rows, corrects: Bool) {
        for index in rows.indices {
            let (a, b) = (rows[index].bodyA, rows[index].bodyB)
            rows[index].solve(&bodies[a], &bodies[b], corrects: corrects)
        }
        for index in contacts.indices where contacts[index].count > 0 {
            let (a, b) = (contacts[index].bodyA, contacts[index].bodyB)
            solve(&contacts[index], &bodies[a], &bodies[b], corrects: corrects)
        }
    }

    private static func solve(_ contact: inout RigidContact, _ a: inout RigidBody, _ b: inout RigidBody, corrects: Bool) {
        let (normal, friction, hasTwoPoints) = (contact.normal, contact.friction, contact.count > 1)
        if friction > 0 {
            solveTangent(&contact.first, normal, friction, &a, &b)
            if hasTwoPoints { solveTangent(&contact.second, normal, friction, &a, &b) }
        }
        solveNormal(&contact.first, normal, &a, &b, corrects)
        if hasTwoPoints { solveNormal(&contact.second, normal, &a, &b, corrects) }
    }

    /// Applies the friction: an impulse against the sliding, at most the coefficient of friction times the normal impulse.
    private static func solveTangent(
        _ point: inout RigidContact.Point, _ normal: Vector2D, _ friction: Double, _ a: inout RigidBody, _ b: inout RigidBody
    ) {
        let tangent = normal.perpendicular
        let limit = friction * point.normalImpulse
        let speed = velocity(at: point, a, b).dot(tangent)
        let sum = min(max(point.tangentImpulse - point.tangentMass * speed, -limit), limit)
        apply(tangent * (sum - point.tangentImpulse), point, &a, &b)
        point.tangentImpulse = sum
    }

    /// Applies an impulse that keeps bodies apart. Bodies that do not touch yet may approach each other by their distance.
    private static func solveNormal(
        _ point: inout RigidContact.Point, _ normal: Vector2D, _ a: inout RigidBody, _ b: inout RigidBody, _ corrects: Bool
    ) {
        // If `corrects` is false, the bodies have moved by `displacement` and `angularDisplacement` since the separation was computed.
        let movementOfB = b.displacement + point.anchorB.perpendicular * b.angularDisplacement
        let movement = movementOfB - a.displacement - point.anchorA.perpendicular * a.angularDisplacement
        let separation = corrects ? point.separation : point.separation + movement.dot(normal)
        var bias = 0.0
        if separation > 0 {
            bias = separation / duration
        } else if corrects, separation < -tolerance {
            bias = max(correctionRate * (separation + tolerance), -maximumCorrectionSpeed)
        }
        let speed = velocity(at: point, a, b).dot(normal)
        let sum = max(point.normalImpulse - point.normalMass * (speed + bias), 0)
        apply(normal * (sum - point.normalImpulse), point, &a, &b)
        point.normalImpulse = sum
        point.largestImpulse = max(point.largestImpulse, sum)
    }

    /// Moves a body by its velocity. If only forces have changed the velocity, the mean of the old and the new velocity is used, so that
    /// the path is an exact parabola.
    private static func move(_ body: inout RigidBody) {
        guard body.isMovable else { return }
        let mean = body.velocity == body.forcedVelocity ? (body.velocity + body.previousVelocity) * 0.5 : body.velocity
        body.displacement = mean * duration
        body.angularDisplacement = body.angularVelocity * duration
        body.center += body.displacement
        if body.angularDisplacement != 0 {
            body.angle += body.angularDisplacement
            body.rotation = Rotation2D(body.angle)
        }
    }

    /// Makes bodies bounce: the velocity after the contact is the velocity before the contact times the elasticity.
    private static func bounce(_ bodies: Bodies, _ contacts: Contacts) {
        for index in contacts.indices where contacts[index].count > 0 && contacts[index].elasticity > 0 {
            let (a, b) = (contacts[index].bodyA, contacts[index].bodyB)
            bounce(&contacts[index].first, contacts[index].normal, contacts[index].elasticity, &bodies[a], &bodies[b])
            if contacts[index].count > 1 {
                bounce(&contacts[index].second, contacts[index].normal, contacts[index].elasticity, &bodies[a], &bodies[b])
            }
        }
    }

    private static func bounce(
        _ point: inout RigidContact.Point, _ normal: Vector2D, _ elasticity: Double, _ a: inout RigidBody, _ b: inout RigidBody
    ) {
        guard point.impactVelocity < -bounceThreshold, point.largestImpulse > 0 else { return }
        let speed = velocity(at: point, a, b).dot(normal)
        let sum = max(point.normalImpulse - point.normalMass * (speed + elasticity * point.impactVelocity), 0)
        apply(normal * (sum - point.normalImpulse), point, &a, &b)
        point.normalImpulse = sum
    }
}
