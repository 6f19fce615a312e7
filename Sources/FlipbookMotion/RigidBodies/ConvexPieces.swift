/// The division of a polygon into convex pieces.
package enum ConvexPieces {
    /// Returns twice the signed area. The area is positive if the vertices follow each other in the direction of a rotation from x to y,
    /// which is clockwise on the screen.
    package static func doubleArea(of polygon: [Vector2D]) -> Double {
        polygon.indices.reduce(0) { $0 + polygon[$1].cross(polygon[($1 + 1) % polygon.count]) }
    }

    /// Divides a simple polygon into convex pieces. Successive vertices at the same point count once. A polygon that intersects itself is
    /// replaced by its convex hull. The result is empty if there is no area.
    package static func pieces(of polygon: [Vector2D]) -> [RigidShape] {
        var vertices = withoutRepetitions(polygon)
        guard vertices.count > 2 else { return [] }
        if doubleArea(of: vertices) < 0 { vertices.reverse() }
        let hull = [RigidShape.hull(of: vertices)].compactMap(\.self)
        if isConvex(vertices) || intersectsItself(vertices) { return hull }
        guard let triangles = triangles(of: vertices) else { return hull }
        return merged(triangles).compactMap { RigidShape.hull(of: $0) }
    }

    private static func withoutRepetitions(_ polygon: [Vector2D]) -> [Vector2D] {
        var vertices: [Vector2D] = []
        for vertex in polygon where vertices.last.map({ ($0 - vertex).lengthSquared > 1e-6 }) ?? true { vertices.append(vertex) }
        while vertices.count > 1, (vertices[0] - vertices[vertices.count - 1]).lengthSquared <= 1e-6 { vertices.removeLast() }
        return vertices
    }

    /// Returns whether each corner turns in the direction from x to y, and all corners together make one full turn.
    private static func isConvex(_ polygon: [Vector2D]) -> Bool {
        let count = polygon.count
        let turnsOneWay = polygon.indices.allSatisfy { index in
            let corner = polygon[(index + 1) % count]
            return (corner - polygon[index]).cross(polygon[(index + 2) % count] - corner) >= -1e-9
        }
        // The corners of a star also turn in one direction, but make more than one full turn: the hull is larger than the polygon.
        return turnsOneWay && abs(doubleArea(of: hull(of: polygon)) - doubleArea(of: polygon)) < 1e-6 * abs(doubleArea(of: polygon)) + 1e-6
    }

    /// Returns whether two sides cross.
    private static func intersectsItself(_ polygon: [Vector2D]) -> Bool {
        let count = polygon.count
        func side(_ index: Int) -> (Vector2D, Vector2D) { (polygon[index], polygon[(index + 1) % count]) }
        return polygon.indices.contains { first in
            let (a, b) = side(first)
            return (first + 1..<count).contains { second in
                let (c, d) = side(second)
                let (u, v) = (b - a, d - c)
                return u.cross(c - a) * u.cross(d - a) < 0 && v.cross(a - c) * v.cross(b - c) < 0
            }
        }
    }

    /// Divides a polygon into triangles: cuts off ears, which are corners whose triangle contains no other vertex, until only a triangle
    /// remains. Returns nil if there is no ear, because the polygon intersects itself.
    private static func triangles(of polygon: [Vector2D]) -> [[Vector2D]]? {
        var (rest, triangles) = (polygon, [[Vector2D]]())
        while rest.count > 3 {
            guard let ear = rest.indices.first(where: { isEar($0, of: rest) }) else { return nil }
            let count = rest.count
            triangles.append([rest[(ear + count - 1) % count], rest[ear], rest[(ear + 1) % count]])
            rest.remove(at: ear)
        }
        return triangles + [rest]
    }

    private static func isEar(_ index: Int, of polygon: [Vector2D]) -> Bool {
        let count = polygon.count
        let (before, after) = ((index + count - 1) % count, (index + 1) % count)
        let (a, b, c) = (polygon[before], polygon[index], polygon[after])
        guard (b - a).cross(c - b) > 0 else { return false }
        return polygon.indices.allSatisfy { other in
            if other == before || other == index || other == after { return true }
            let point = polygon[other]
            return (b - a).cross(point - a) < 0 || (c - b).cross(point - b) < 0 || (a - c).cross(point - c) < 0
        }
    }

    /// Joins pairs of pieces as long as there is a pair with a convex union.
    private static func merged(_ triangles: [[Vector2D]]) -> [[Vector2D]] {
        var pieces = triangles
        var first = 0
        while first < pieces.count {
            var second = first + 1
            while second < pieces.count {
                if let union = convexUnion(pieces[first], pieces[second]) {
                    pieces[first] = union
                    pieces.remove(at: second)
                    second = first + 1
                } else {
                    second += 1
                }
            }
            first += 1
        }
        return pieces
    }

    /// Returns the union of two pieces with a common side, or nil if the union is not convex. It is convex if the hull of both pieces has
    /// the sum of their areas.
    private static func convexUnion(_ a: [Vector2D], _ b: [Vector2D]) -> [Vector2D]? {
        guard a.filter(b.contains).count > 1 else { return nil }
        let union = hull(of: a + b)
        let (whole, parts) = (doubleArea(of: union), doubleArea(of: a) + doubleArea(of: b))
        return abs(whole - parts) <= 1e-9 * whole ? union : nil
    }

    /// Returns the vertices of the convex hull in the direction from x to y, without vertices on straight sides.
    package static func hull(of points: [Vector2D]) -> [Vector2D] {
        let sorted = points.sorted { $0.x != $1.x ? $0.x < $1.x : $0.y < $1.y }
        guard sorted.count > 2 else { return sorted }
        let (upper, lower) = (chain(sorted), chain(sorted.reversed()))
        return upper.dropLast() + lower.dropLast()
    }

    private static func chain(_ points: [Vector2D]) -> [Vector2D] {
        var chain: [Vector2D] = []
        for point in points {
            while chain.count > 1, (chain[chain.count - 1] - chain[chain.count - 2]).cross(point - chain[chain.count - 1]) <= 1e-9 {
                chain.removeLast()
            }
            chain.append(point)
        }
        return chain
    }
}
