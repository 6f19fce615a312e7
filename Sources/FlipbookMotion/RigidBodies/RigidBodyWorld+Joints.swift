extension RigidBodyWorld {
    /// Makes the equations of all joints for the current positions.
    mutating func makeRows() {
        rows.removeAll(keepingCapacity: true)
        for index in joints.indices {
            makeRows(of: index)
            joints[index].anchorA += joints[index].anchorVelocity * Self.duration
        }
    }

    /// The speed above which an anchor jumps to its new position, in points per second. Fingers are slower.
    private static let maximumDragSpeed = 8000.0

    /// Moves the anchor of a joint on the ground to a position, at a constant speed during the next `steps` steps. The anchor of a `target`
    /// joint jumps.
    package mutating func moveAnchor(ofJoint index: Int, to position: Vector2D, steps: Int) {
        let velocity = (position - joints[index].anchorA) * (1 / (Double(max(steps, 1)) * Self.duration))
        let isDragged = joints[index].kind != .target && velocity.length > 1e-6 && velocity.length < Self.maximumDragSpeed
        joints[index].anchorVelocity = isDragged ? velocity : .zero
        if !isDragged { joints[index].anchorA = position }
    }

    private mutating func makeRows(of index: Int) {
        let joint = joints[index]
        guard bodies[joint.bodyA].isMovable || bodies[joint.bodyB].isMovable else { return }
        switch joint.kind {
        case .distance(let length): addDistance(index, length)
        case .limit(let length): addLimit(index, length)
        case .pin:
            addPoint(index)
            addFriction(index)
            addAngleRange(index)
        case .fixed:
            addPoint(index)
            addAngle(index)
        case .sliding(let axis): addSliding(index, axis)
        case .target:
            addPoint(index)
            addAngle(index)
        }
    }

    /// Returns the anchors relative to the centers of mass, and the vector between them.
    private func anchors(of joint: RigidJoint) -> (a: Vector2D, b: Vector2D, offset: Vector2D) {
        let (bodyA, bodyB) = (bodies[joint.bodyA], bodies[joint.bodyB])
        let (a, b) = (bodyA.rotation.apply(to: joint.anchorA), bodyB.rotation.apply(to: joint.anchorB))
        return (a, b, bodyB.center + b - bodyA.center - a)
    }

    /// Adds a row along a direction. `anchorA` and `anchorB` are the points where its impulse acts.
    private mutating func add(
        _ index: Int, slot: Int, along direction: Vector2D, _ anchorA: Vector2D, _ anchorB: Vector2D, error: Double,
        _ change: (inout JointRow) -> Void = { _ in }
    ) {
        let joint = joints[index]
        append(
            JointRow(
                joint: index, slot: slot, bodyA: joint.bodyA, bodyB: joint.bodyB, direction: direction,
                angularA: -anchorA.cross(direction), angularB: anchorB.cross(direction), error: error), change)
    }

    private mutating func addAngular(
        _ index: Int, slot: Int, sign: Double = 1, error: Double, _ change: (inout JointRow) -> Void = { _ in }
    ) {
        let joint = joints[index]
        append(
            JointRow(
                joint: index, slot: slot, bodyA: joint.bodyA, bodyB: joint.bodyB, direction: .zero, angularA: -sign, angularB: sign,
                error: error), change)
    }

    private mutating func append(_ newRow: JointRow, _ change: (inout JointRow) -> Void) {
        var row = newRow
        let (joint, a, b) = (joints[row.joint], bodies[row.bodyA], bodies[row.bodyB])
        let inverse =
            row.direction.lengthSquared * (a.inverseMass + b.inverseMass) + row.angularA * row.angularA * a.inverseInertia + row.angularB
            * row.angularB * b.inverseInertia
        guard inverse > 0 else { return }
        row.mass = 1 / inverse
        row.impulse = joint.impulses[row.slot]
        if joint.frequency > 0 {
            row.softness = Softness(frequency: joint.frequency, ratio: joint.damping, duration: Self.duration)
            row.isSpring = true
        }
        row.drift = row.direction.dot(joint.anchorVelocity)
        change(&row)
        rows.append(row)
    }

    /// Adds two rows that keep the anchors at the same point.
    private mutating func addPoint(_ index: Int) {
        let (a, b, offset) = anchors(of: joints[index])
        add(index, slot: 0, along: Vector2D(1, 0), a, b, error: offset.x)
        add(index, slot: 1, along: Vector2D(0, 1), a, b, error: offset.y)
    }

    private mutating func addDistance(_ index: Int, _ length: Double) {
        let (a, b, offset) = anchors(of: joints[index])
        let distance = offset.length
        // There is no direction if the length is 0, or if the anchors are at the same point.
        guard length > 0.01, distance > 1e-6 else { return addPoint(index) }
        add(index, slot: 0, along: offset * (1 / distance), a, b, error: distance - length)
    }

    private mutating func addLimit(_ index: Int, _ length: Double) {
        let (a, b, offset) = anchors(of: joints[index])
        let distance = offset.length
        guard distance > 1e-6 else { return }
        // The direction and the error have the opposite sign, because the anchors may be nearer than `length`, but not farther.
        add(index, slot: 0, along: offset * (-1 / distance), a, b, error: length - distance) {
            ($0.isLimit, $0.lower) = (true, 0)
        }
    }

    private func angleError(of joint: RigidJoint) -> Double {
        bodies[joint.bodyB].angle - bodies[joint.bodyA].angle - joint.referenceAngle
    }

    private mutating func addAngle(_ index: Int) { addAngular(index, slot: 2, error: angleError(of: joints[index])) }

    private mutating func addFriction(_ index: Int) {
        let limit = joints[index].frictionTorque * Self.duration
        guard limit > 0 else { return }
        addAngular(index, slot: 3, error: 0) {
            ($0.lower, $0.upper, $0.softness, $0.isSpring) = (-limit, limit, .rigid, false)
        }
    }

    private mutating func addAngleRange(_ index: Int) {
        guard let range = joints[index].range else { return }
        let angle = angleError(of: joints[index])
        addAngular(index, slot: 4, error: angle - range.lowerBound, Self.makeLimit)
        addAngular(index, slot: 5, sign: -1, error: range.upperBound - angle, Self.makeLimit)
    }

    private static func makeLimit(_ row: inout JointRow) {
        (row.isLimit, row.lower, row.softness, row.isSpring) = (true, 0, .joint, false)
    }

    private mutating func addSliding(_ index: Int, _ localAxis: Vector2D) {
        let joint = joints[index]
        let (a, b, offset) = anchors(of: joint)
        let axis = bodies[joint.bodyA].rotation.apply(to: localAxis)
        add(index, slot: 0, along: axis.perpendicular, a + offset, b, error: offset.dot(axis.perpendicular))
        addAngle(index)
        guard let range = joint.range else { return }
        let position = offset.dot(axis)
        add(index, slot: 4, along: axis, a + offset, b, error: position - range.lowerBound, Self.makeLimit)
        add(index, slot: 5, along: -axis, a + offset, b, error: range.upperBound - position, Self.makeLimit)
    }

    /// Stores the impulses in the joints. The next step begins with these impulses.
    mutating func storeImpulses() {
        for index in joints.indices { joints[index].impulses = .zero }
        for row in rows { joints[row.joint].impulses[row.slot] = row.impulse }
    }
}
