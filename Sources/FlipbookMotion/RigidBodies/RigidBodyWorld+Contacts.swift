extension RigidBodyWorld {
    /// Makes a contact for each pair. Pairs and contacts are sorted by the same key, so one pass through both lists finds the contacts of
    /// the previous step.
    mutating func updateContacts() {
        swap(&contacts, &previousContacts)
        contacts.removeAll(keepingCapacity: true)
        var old = 0
        for key in pairs {
            while old < previousContacts.count, previousContacts[old].key < key { old += 1 }
            let isOld = old < previousContacts.count && previousContacts[old].key == key
            contacts.append(isOld ? previousContacts[old] : RigidContact(key: key))
        }
        // The contacts are moved out of the world, because otherwise each change of a contact would copy the world.
        var updated: [RigidContact] = []
        swap(&contacts, &updated)
        points.withUnsafeBufferPointer { points in
            normals.withUnsafeBufferPointer { normals in
                guard let points = points.baseAddress, let normals = normals.baseAddress else { return }
                let detector = CollisionDetector(points: points, normals: normals, duration: Self.duration)
                for index in updated.indices { update(&updated[index], detector) }
            }
        }
        swap(&contacts, &updated)
    }

    /// Determines which contacts touch. A body may arrive and bounce off within one step. At the end of this step the bodies are apart
    /// again, and only the impulse shows that they touched.
    mutating func updateTouching() {
        for index in contacts.indices {
            let contact = contacts[index]
            let hasImpulse =
                contact.count > 0 && (contact.first.largestImpulse > 0 || (contact.count > 1 && contact.second.largestImpulse > 0))
            contacts[index].isTouching = hasImpulse || contact.leastSeparation <= (contact.isTouching ? 0.5 : 0)
        }
    }

    private func update(_ contact: inout RigidContact, _ detector: CollisionDetector) {
        let (fixtureA, fixtureB) = (fixtures[contact.fixtureA], fixtures[contact.fixtureB])
        let (a, b) = (bodies[fixtureA.body], bodies[fixtureB.body])
        (contact.bodyA, contact.bodyB) = (fixtureA.body, fixtureB.body)
        let margin = Self.reach(of: a) + Self.reach(of: b)
        let manifold = detector.manifold(fixtureA, fixtureB, velocity: b.velocity - a.velocity, margin: margin)
        contact.update(manifold, a, b)
        setMaterial(of: &contact, a, b)
        if contact.count > 0 { prepare(&contact.first, contact.normal, contact.friction, a, b) }
        if contact.count > 1 { prepare(&contact.second, contact.normal, contact.friction, a, b) }
    }

    /// Sets the friction and elasticity of a contact. A boundary has the friction of the body that touches it. So a body on a slope slides
    /// if the tangent of the slope's angle is larger than the body's friction.
    private func setMaterial(of contact: inout RigidContact, _ a: RigidBody, _ b: RigidBody) {
        let isBoundary = contact.bodyA == Self.ground || contact.bodyB == Self.ground
        let (first, second) = (a.material, b.material)
        contact.friction = isBoundary ? max(first.friction, second.friction) : (first.friction * second.friction).squareRoot()
        contact.elasticity = max(first.elasticity, second.elasticity)
    }

    private func prepare(
        _ point: inout RigidContact.Point, _ normal: Vector2D, _ friction: Double, _ a: RigidBody, _ b: RigidBody
    ) {
        func mass(along axis: Vector2D) -> Double {
            let (turnA, turnB) = (point.anchorA.cross(axis), point.anchorB.cross(axis))
            return 1 / (a.inverseMass + b.inverseMass + a.inverseInertia * turnA * turnA + b.inverseInertia * turnB * turnB)
        }
        point.normalMass = mass(along: normal)
        point.tangentMass = mass(along: normal.perpendicular)
        point.largestImpulse = 0
        if friction == 0 { point.tangentImpulse = 0 }
        point.impactVelocity = impactVelocity(point, normal, a, b)
    }

    /// Returns the velocity along the normal at which the bodies meet. Bodies that are still apart accelerate until they meet: v² = u² +
    /// 2·g·s. Without this acceleration, an elastic ball would not bounce to the height from which it fell.
    private func impactVelocity(_ point: RigidContact.Point, _ normal: Vector2D, _ a: RigidBody, _ b: RigidBody) -> Double {
        let spin = b.angularVelocity * point.anchorB.cross(normal) - a.angularVelocity * point.anchorA.cross(normal)
        let now = (b.velocity - a.velocity).dot(normal) + spin
        let before = (b.previousVelocity - a.previousVelocity).dot(normal) + spin
        guard point.separation > 0, before <= 0 else { return point.separation > 0 ? now : before }
        let square = before * before + 2 * (before - now) / Self.duration * point.separation
        return square > 0 ? -square.squareRoot() : now
    }
}
