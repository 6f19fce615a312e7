/// A convex part of a body or of a boundary. Its vertices are a range of the arrays of the world.
struct Fixture: Sendable {
    var body: Int
    var first: Int
    var count: Int
    var radius: Double
    /// The bit of the boundary's group, or 0 if the fixture is a part of a body.
    var boundaryGroup: UInt64 = 0
    /// The number with which the client identifies the boundary, or -1 if the fixture is a part of a body.
    var boundary = -1
    /// The bounding box of the positions that the fixture may reach in the current step.
    var minimum = Vector2D.zero
    var maximum = Vector2D.zero
}

/// The points where two fixtures touch or may touch in the current step. The normal is the direction from the first fixture to the second.
struct Manifold {
    struct Point {
        var position: Vector2D
        var separation: Double
        /// The number of the side or corner at which the point is. A point with the same number in the next step is the same point and
        /// keeps its impulses.
        var feature: Int
    }

    var normal: Vector2D
    var first: Point
    var second: Point?

    /// The manifold for the same two fixtures in the opposite order.
    var reversed: Manifold { Manifold(normal: -normal, first: first, second: second) }
}

/// Finds the contact of two fixtures. The contact may also have points that are up to `margin` apart, so that a fast body stops at another
/// body instead of passing through it.
struct CollisionDetector {
    let points: UnsafePointer<Vector2D>
    let normals: UnsafePointer<Vector2D>
    /// The duration of a step.
    let duration: Double

    /// A face of a fixture, and the distance of the other fixture from it.
    private struct Face {
        var index: Int
        var separation: Double
    }

    /// Returns the points where two fixtures touch or may touch in the current step, or nil if there are none.
    ///
    /// - Parameter velocity: The velocity of `b` relative to `a`.
    func manifold(_ a: Fixture, _ b: Fixture, velocity: Vector2D, margin: Double) -> Manifold? {
        switch (a.count, b.count) {
        case (1, 1): circles(a, b, margin)
        case (_, 1): circle(b, polygon: a, velocity, margin)
        case (1, _): circle(a, polygon: b, -velocity, margin)?.reversed
        default: polygons(a, b, velocity, margin)
        }
    }

    private func circles(_ a: Fixture, _ b: Fixture, _ margin: Double) -> Manifold? {
        let (start, offset) = (points[a.first], points[b.first] - points[a.first])
        let distance = offset.length
        let separation = distance - a.radius - b.radius
        guard separation <= margin else { return nil }
        let normal = offset.normalized(or: Vector2D(0, 1))
        let position = start + normal * (a.radius + separation / 2)
        return Manifold(normal: normal, first: Manifold.Point(position: position, separation: separation, feature: 0))
    }

    private func circle(_ b: Fixture, polygon a: Fixture, _ velocity: Vector2D, _ margin: Double) -> Manifold? {
        let center = points[b.first]
        var face = Face(index: 0, separation: -.infinity)
        for index in 0..<a.count {
            let separation = normals[a.first + index].dot(center - points[a.first + index])
            if separation > face.separation { face = Face(index: index, separation: separation) }
        }
        let separation = face.separation - b.radius
        guard separation <= margin else { return nil }
        let (start, end) = side(face.index, of: a)
        let normal = normals[a.first + face.index]
        let atImpact = center + slide(velocity, normal, separation)
        let side = end - start
        let along = (atImpact - start).dot(side)
        if face.separation < 1e-9 || (along >= 0 && along <= side.lengthSquared) {
            let position = center - normal * (b.radius + separation / 2)
            return Manifold(normal: normal, first: Manifold.Point(position: position, separation: separation, feature: face.index))
        }
        return circle(b, corner: along < 0 ? start : end, feature: face.index + 100, margin)
    }

    private func circle(_ b: Fixture, corner: Vector2D, feature: Int, _ margin: Double) -> Manifold? {
        let offset = points[b.first] - corner
        let separation = offset.length - b.radius
        guard separation <= margin else { return nil }
        let point = Manifold.Point(position: corner, separation: separation, feature: feature)
        return Manifold(normal: offset.normalized(or: Vector2D(0, -1)), first: point)
    }

    /// Returns the movement of a body along a face until the body reaches the face. If this movement were ignored, the face would stop a
    /// fast body that passes beside it.
    private func slide(_ velocity: Vector2D, _ normal: Vector2D, _ separation: Double) -> Vector2D {
        let approach = -velocity.dot(normal)
        guard separation > 0.5, approach > 0 else { return .zero }
        let time = min(separation / approach, duration)
        return (velocity + normal * approach) * time
    }

    private func side(_ index: Int, of a: Fixture) -> (Vector2D, Vector2D) {
        (points[a.first + index], points[a.first + (index + 1 == a.count ? 0 : index + 1)])
    }

    // MARK: - Polygons

    /// Returns the face of `a` from which `b` is farthest, or nil if the distance is larger than the margin.
    private func farthestFace(of a: Fixture, from b: Fixture, _ margin: Double) -> Face? {
        var face = Face(index: 0, separation: -.infinity)
        for index in a.first..<a.first + a.count {
            let (normal, start) = (normals[index], points[index])
            var nearest = Double.infinity
            for vertex in b.first..<b.first + b.count { nearest = min(nearest, normal.dot(points[vertex] - start)) }
            if nearest > margin { return nil }
            if nearest > face.separation { face = Face(index: index - a.first, separation: nearest) }
        }
        return face
    }

    private func polygons(_ a: Fixture, _ b: Fixture, _ velocity: Vector2D, _ margin: Double) -> Manifold? {
        guard let faceA = farthestFace(of: a, from: b, margin), let faceB = farthestFace(of: b, from: a, margin) else { return nil }
        // The face of `a` is preferred to a slightly farther face of `b`, so that the result is the same in successive steps. The
        // preference for a line is stronger, because a body that slides over the joint of two lines would otherwise stop at the end of a
        // line.
        let preference = a.count == 2 ? 1 : b.count == 2 ? -1 : 0.05
        if faceB.separation > faceA.separation + preference { return clipped(b, faceB, a, -velocity, margin, 1 << 20)?.reversed }
        return clipped(a, faceA, b, velocity, margin, 0)
    }

    /// Returns the index of the side of `b` whose normal is nearest to the opposite of a normal.
    private func incidentSide(of b: Fixture, to normal: Vector2D) -> Int {
        var (best, least) = (0, Double.infinity)
        for index in 0..<b.count {
            let alignment = normals[b.first + index].dot(normal)
            if alignment < least { (best, least) = (index, alignment) }
        }
        return best
    }

    /// Returns the points of a side of `b` that are in front of the face of `a`.
    ///
    /// - Parameter flip: A bit for the feature numbers, which is set if the two fixtures are exchanged, or 0.
    private func clipped(_ a: Fixture, _ face: Face, _ b: Fixture, _ velocity: Vector2D, _ margin: Double, _ flip: Int) -> Manifold? {
        let normal = normals[a.first + face.index]
        let (start, end) = side(face.index, of: a)
        let tangent = (end - start).normalized(or: normal.perpendicular)
        let length = (end - start).dot(tangent)
        let incident = incidentSide(of: b, to: normal)
        let shift = slide(velocity, normal, face.separation)
        var (p, q) = side(incident, of: b)
        let (u, w) = ((p + shift - start).dot(tangent), (q + shift - start).dot(tangent))
        guard min(u, w) <= length, max(u, w) >= 0 else { return nil }
        let step = (q - p) * (abs(w - u) > 1e-9 ? 1 / (w - u) : 0)
        (p, q) = (p + step * (min(max(u, 0), length) - u), q - step * (w - min(max(w, 0), length)))
        let feature = flip + face.index << 10 + incident << 1
        func point(_ vertex: Vector2D, _ end: Int) -> Manifold.Point? {
            let separation = normal.dot(vertex - start)
            guard separation <= margin else { return nil }
            return Manifold.Point(position: vertex - normal * (separation / 2), separation: separation, feature: feature + end)
        }
        let (first, second) = (point(p, 0), point(q, 1))
        guard let main = first ?? second else { return nil }
        return Manifold(normal: normal, first: main, second: first == nil ? nil : second)
    }
}
