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
