extension RigidBodyWorld {
    /// Adds lines to the boundary of a group. `number` identifies the boundary in the result of `participants(of:)`.
    package mutating func addBoundary(_ lines: [RigidShape], group: UInt64, number: Int) {
        let start = fixtures.count
        appendFixtures(lines, of: Self.ground, offset: .zero)
        for index in start..<fixtures.count { (fixtures[index].boundaryGroup, fixtures[index].boundary) = (group, number) }
        wake()
    }

    /// Removes all boundaries of a group.
    package mutating func removeBoundaries(group: UInt64) {
        removeFixtures { $0.boundaryGroup == group }
        wake()
    }

    /// Returns the bodies of a contact. If one of them is the ground, it is `bodyA`, and the number of the boundary is returned too.
    package func participants(of contact: RigidContact) -> (bodyA: Int, bodyB: Int, boundary: Int?) {
        let (a, b) = (fixtures[contact.fixtureA], fixtures[contact.fixtureB])
        if a.body == Self.ground { return (a.body, b.body, a.boundary) }
        if b.body == Self.ground { return (b.body, a.body, b.boundary) }
        return (min(a.body, b.body), max(a.body, b.body), nil)
    }

    /// Returns the groups in which two touching fixtures collide.
    package func groups(of contact: RigidContact) -> UInt64 { commonGroups(fixtures[contact.fixtureA], fixtures[contact.fixtureB]) }

    func commonGroups(_ a: Fixture, _ b: Fixture) -> UInt64 {
        if a.boundaryGroup != 0 { return b.boundaryGroup != 0 ? 0 : a.boundaryGroup & bodies[b.body].boundaryGroups }
        if b.boundaryGroup != 0 { return b.boundaryGroup & bodies[a.body].boundaryGroups }
        return bodies[a.body].itemGroups & bodies[b.body].itemGroups
    }

    mutating func appendFixtures(_ shapes: [RigidShape], of body: Int, offset: Vector2D) {
        for shape in shapes {
            let vertices = shape.vertices.map { $0 - offset }
            fixtures.append(Fixture(body: body, first: localPoints.count, count: vertices.count, radius: shape.radius))
            sweepOrder.append(fixtures.count - 1)
            localPoints += vertices
            localNormals += vertices.indices.map { index in
                let side = vertices[(index + 1) % vertices.count] - vertices[index]
                return Vector2D(side.y, -side.x).normalized(or: .zero)
            }
        }
        (points, normals) = (localPoints, localNormals)
    }

    /// Removes fixtures and their contacts. The indices in the other contacts are updated, and the contacts keep their order.
    mutating func removeFixtures(where isRemoved: (Fixture) -> Bool) {
        guard fixtures.contains(where: isRemoved) else { return }
        var (kept, newIndices) = ([Fixture](), [Int?]())
        var (points, normals) = ([Vector2D](), [Vector2D]())
        for var fixture in fixtures {
            newIndices.append(isRemoved(fixture) ? nil : kept.count)
            guard newIndices.last != .some(nil) else { continue }
            let range = fixture.first..<fixture.first + fixture.count
            fixture.first = points.count
            points += localPoints[range]
            normals += localNormals[range]
            kept.append(fixture)
        }
        (fixtures, localPoints, localNormals) = (kept, points, normals)
        (self.points, self.normals) = (points, normals)
        sweepOrder = sweepOrder.compactMap { newIndices[$0] }
        contacts = contacts.compactMap { contact in
            guard let a = newIndices[contact.fixtureA], let b = newIndices[contact.fixtureB] else { return nil }
            var moved = contact
            moved.key = UInt64(a) << 32 | UInt64(b)
            return moved
        }
    }

    /// Computes the vertices of all fixtures in the coordinates of the world, and the boxes that they may reach in this step.
    mutating func updateFixtures() {
        for index in fixtures.indices {
            let fixture = fixtures[index]
            let body = bodies[fixture.body]
            var (minimum, maximum) = (Vector2D(.infinity, .infinity), Vector2D(-.infinity, -.infinity))
            for vertex in fixture.first..<fixture.first + fixture.count {
                let point = body.center + body.rotation.apply(to: localPoints[vertex])
                points[vertex] = point
                normals[vertex] = body.rotation.apply(to: localNormals[vertex])
                (minimum.x, minimum.y) = (min(minimum.x, point.x), min(minimum.y, point.y))
                (maximum.x, maximum.y) = (max(maximum.x, point.x), max(maximum.y, point.y))
            }
            let reach = Self.reach(of: body) + fixture.radius
            fixtures[index].minimum = minimum - Vector2D(reach, reach)
            fixtures[index].maximum = maximum + Vector2D(reach, reach)
        }
    }

    /// Returns the largest distance that a vertex of a body can move in a step, plus a margin of 0.5 points.
    static func reach(of body: RigidBody) -> Double {
        body.isMovable ? 0.5 + duration * (body.velocity.length + abs(body.angularVelocity) * body.extent) : 0.5
    }

    // MARK: - Pairs

    /// Finds the pairs of fixtures whose boxes overlap. The boxes are sorted by their left edges. Each box is compared with the boxes that
    /// begin before its right edge.
    mutating func findPairs() {
        sortSweepOrder()
        pairs.removeAll(keepingCapacity: true)
        for position in sweepOrder.indices {
            let index = sweepOrder[position]
            let fixture = fixtures[index]
            var next = position + 1
            while next < sweepOrder.count {
                let other = fixtures[sweepOrder[next]]
                if other.minimum.x > fixture.maximum.x { break }
                if other.minimum.y <= fixture.maximum.y, fixture.minimum.y <= other.maximum.y { addPair(index, sweepOrder[next]) }
                next += 1
            }
        }
        Self.sort(&pairs)
    }

    private mutating func addPair(_ first: Int, _ second: Int) {
        let (a, b) = (min(first, second), max(first, second))
        let (bodyA, bodyB) = (fixtures[a].body, fixtures[b].body)
        guard bodyA != bodyB, bodies[bodyA].isMovable || bodies[bodyB].isMovable, commonGroups(fixtures[a], fixtures[b]) != 0 else {
            return
        }
        pairs.append(UInt64(a) << 32 | UInt64(b))
    }

    /// Sorts `sweepOrder` by insertion, because the order hardly changes from step to step.
    private mutating func sortSweepOrder() {
        for position in sweepOrder.indices.dropFirst() {
            let index = sweepOrder[position]
            let left = fixtures[index].minimum.x
            var target = position
            while target > 0, isAfter(sweepOrder[target - 1], index, left) {
                sweepOrder[target] = sweepOrder[target - 1]
                target -= 1
            }
            sweepOrder[target] = index
        }
    }

    private func isAfter(_ other: Int, _ index: Int, _ left: Double) -> Bool {
        let otherLeft = fixtures[other].minimum.x
        return otherLeft > left || (otherLeft == left && other > index)
    }

    /// Sorts keys with heap sort, because `Array.sort` allocates memory.
    static func sort(_ keys: inout [UInt64]) {
        guard keys.count > 1 else { return }
        keys.withUnsafeMutableBufferPointer { keys in
            func sink(_ start: Int, _ end: Int) {
                var root = start
                while 2 * root + 1 < end {
                    var child = 2 * root + 1
                    if child + 1 < end, keys[child] < keys[child + 1] { child += 1 }
                    if keys[root] >= keys[child] { return }
                    keys.swapAt(root, child)
                    root = child
                }
            }
            for start in stride(from: keys.count / 2 - 1, through: 0, by: -1) { sink(start, keys.count) }
            for end in stride(from: keys.count - 1, to: 0, by: -1) {
                keys.swapAt(0, end)
                sink(0, end)
            }
        }
    }
}
