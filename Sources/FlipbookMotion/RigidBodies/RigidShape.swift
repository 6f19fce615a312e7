/// A convex shape of a rigid body: a circle (one vertex with a radius), a line (two vertices), or a polygon.
package struct RigidShape: Hashable, Sendable {
    /// The vertices, in the direction from x to y (clockwise on the screen).
    package private(set) var vertices: [Vector2D]
    /// The radius of a circle, or 0.
    package private(set) var radius: Double

    package static func circle(center: Vector2D = .zero, radius: Double) -> RigidShape { RigidShape(vertices: [center], radius: radius) }

    package static func line(_ start: Vector2D, _ end: Vector2D) -> RigidShape { RigidShape(vertices: [start, end], radius: 0) }

    package static func box(width: Double, height: Double) -> RigidShape {
        let (x, y) = (width / 2, height / 2)
        return RigidShape(vertices: [Vector2D(-x, -y), Vector2D(x, -y), Vector2D(x, y), Vector2D(-x, y)], radius: 0)
    }

    /// Returns an ellipse: a circle if the axes are equal, otherwise a polygon with 24 sides and the same area.
    package static func ellipse(width: Double, height: Double) -> RigidShape {
        if width == height { return circle(radius: width / 2) }
        let sides = 24
        let step = 2 * Double.pi / Double(sides)
        // The area of the inscribed polygon is sides/2·sin(step)·a·b, and the area of the ellipse is π·a·b.
        let growth = (2 * Double.pi / (Double(sides) * Rotation2D(step).sine)).squareRoot() / 2
        return RigidShape(
            vertices: (0..<sides).map { index in
                let turn = Rotation2D(step * (Double(index) + 0.5))
                return Vector2D(turn.cosine * width * growth, turn.sine * height * growth)
            }, radius: 0)
    }

    /// Returns the convex hull of points, or nil if the hull has no area.
    package static func hull(of points: [Vector2D]) -> RigidShape? {
        let vertices = ConvexPieces.hull(of: points)
        return vertices.count > 2 ? RigidShape(vertices: vertices, radius: 0) : nil
    }

    /// Returns the same shape, rotated and moved.
    package func placed(at offset: Vector2D, _ rotation: Rotation2D) -> RigidShape {
        RigidShape(vertices: vertices.map { offset + rotation.apply(to: $0) }, radius: radius)
    }

    /// The area, the center of mass, and the second moment of the area about the center of mass.
    package var areaMoments: AreaMoments {
        guard vertices.count > 2 else {
            let area = Double.pi * radius * radius
            return AreaMoments(area: area, center: vertices[0], second: area * radius * radius / 2)
        }
        return AreaMoments(polygon: vertices)
    }
}

/// The area of a shape, its center of mass, and the second moment of its area about that center.
package struct AreaMoments: Sendable {
    package var area: Double
    package var center: Vector2D
    package var second: Double

    init(area: Double, center: Vector2D, second: Double) { (self.area, self.center, self.second) = (area, center, second) }

    /// Adds the triangles between the first vertex and each side.
    init(polygon vertices: [Vector2D]) {
        let origin = vertices[0]
        var (area, sum, second) = (0.0, Vector2D.zero, 0.0)
        for index in 1..<vertices.count - 1 {
            let (a, b) = (vertices[index] - origin, vertices[index + 1] - origin)
            let double = a.cross(b)
            area += double / 2
            sum += (a + b) * (double / 6)
            second += double / 12 * (a.lengthSquared + a.dot(b) + b.lengthSquared)
        }
        guard area > 1e-9 else {
            self.init(area: 0, center: origin, second: 0)
            return
        }
        let offset = sum * (1 / area)
        self.init(area: area, center: origin + offset, second: max(second - area * offset.lengthSquared, 0))
    }

    /// The sum of several shapes.
    package init(of shapes: [RigidShape]) {
        let parts = shapes.map(\.areaMoments)
        let area = parts.reduce(0) { $0 + $1.area }
        guard area > 0 else {
            self.init(area: 0, center: parts.first?.center ?? .zero, second: 0)
            return
        }
        let center = parts.reduce(Vector2D.zero) { $0 + $1.center * ($1.area / area) }
        self.init(area: area, center: center, second: parts.reduce(0) { $0 + $1.second + $1.area * ($1.center - center).lengthSquared })
    }
}
