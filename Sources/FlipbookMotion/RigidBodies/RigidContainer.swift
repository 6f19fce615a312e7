/// A rectangle that a body does not leave if its center is inside and it collides with the boundaries of a group.
///
/// At ordinary speeds, the contacts with the sides are sufficient. If many bodies are much faster, the contact solver has not applied all
/// impulses after its last iteration, and a body could leave the rectangle forever. Such a body is moved back.
package struct RigidContainer: Hashable, Sendable {
    package var minimum: Vector2D
    package var maximum: Vector2D
    package var group: UInt64
    /// The distance by which a body may overlap a side. Contacts correct this overlap.
    private static let tolerance = 0.25

    package init(minimum: Vector2D, maximum: Vector2D, group: UInt64) {
        (self.minimum, self.maximum, self.group) = (minimum, maximum, group)
    }

    func contains(_ point: Vector2D) -> Bool {
        point.x >= minimum.x && point.y >= minimum.y && point.x <= maximum.x && point.y <= maximum.y
    }

    /// Returns whether a circle is inside.
    func contains(_ center: Vector2D, radius: Double) -> Bool {
        center.x - radius >= minimum.x && center.y - radius >= minimum.y && center.x + radius <= maximum.x && center.y + radius <= maximum.y
    }

    /// Returns the movement after which a fixture vertex with a radius is inside or overlaps a side by at most `tolerance`. The movement is
    /// zero if the vertex needs no correction. If the container is too small for the radius, the movement ends in the middle of the
    /// container.
    func correction(of point: Vector2D, radius: Double) -> Vector2D {
        Vector2D(
            Self.correction(point.x, minimum.x + radius, maximum.x - radius),
            Self.correction(point.y, minimum.y + radius, maximum.y - radius))
    }

    private static func correction(_ value: Double, _ minimum: Double, _ maximum: Double) -> Double {
        if minimum > maximum { return (minimum + maximum) / 2 - value }
        return value < minimum - tolerance ? minimum - tolerance - value : value > maximum + tolerance ? maximum + tolerance - value : 0
    }
}

extension RigidBodyWorld {
    /// Moves the bodies that have left their containers in this step back into them.
    mutating func keepBodiesInContainers() {
        for container in containers {
            for fixture in fixtures {
                let body = bodies[fixture.body]
                guard body.isMovable, body.boundaryGroups & container.group != 0, container.contains(body.previousCenter),
                    !container.contains(body.center, radius: body.extent)
                else { continue }
                keep(fixture, in: container)
            }
        }
    }

    private mutating func keep(_ fixture: Fixture, in container: RigidContainer) {
        for vertex in fixture.first..<fixture.first + fixture.count {
            let body = bodies[fixture.body]
            let point = body.center + body.rotation.apply(to: localPoints[vertex])
            let correction = container.correction(of: point, radius: fixture.radius)
            guard correction != .zero else { continue }
            bodies[fixture.body].center += correction
            if correction.x * body.velocity.x < 0 { bodies[fixture.body].velocity.x = 0 }
            if correction.y * body.velocity.y < 0 { bodies[fixture.body].velocity.y = 0 }
        }
    }
}
