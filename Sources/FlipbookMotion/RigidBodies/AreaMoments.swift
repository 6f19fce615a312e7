/// The area of a shape, its center of mass, and the second moment of its area about that center.
package struct AreaMoments: Sendable {
    package var area: Double
    package var center: Vector2D
    package var second: Double

    init(area: Double, center: Vector2D, second: Double) { (self.area, self.center, self.second) = (area, center, second) }

    /// Creates the moments of a polygon: the sum of the triangles between the first vertex and each side.
    init(polygon vertices: [Vector2D]) {
        let origin = vertices[0]
        var (area, sum, second) = (0.0, Vector2D.zero, 0.0)
        for index in 1..<vertices.count - 1 {
            let (a, b) = (vertices[index] - origin, vertices[index + 1] - origin)
            let doubleArea = a.cross(b)
            area += doubleArea / 2
            sum += (a + b) * (doubleArea / 6)
            second += doubleArea / 12 * (a.lengthSquared + a.dot(b) + b.lengthSquared)
        }
        guard area > 1e-9 else {
            self.init(area: 0, center: origin, second: 0)
            return
        }
        let offset = sum * (1 / area)
        self.init(area: area, center: origin + offset, second: max(second - area * offset.lengthSquared, 0))
    }

    /// Creates the moments of several shapes together.
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
