import FlipbookMotion
import Testing

@Suite struct RigidBodyWorldTests {
    /// Adds a body that collides with everything.
    private func add(_ shape: RigidShape, _ origin: Vector2D, elasticity: Double = 0, friction: Double = 0, to world: inout RigidBodyWorld)
        -> Int
    {
        let index = world.addBody([shape], origin: origin, angle: 0)
        var material = RigidBodyMaterial()
        (material.elasticity, material.friction) = (elasticity, friction)
        world.setMaterial(material, of: index)
        world.update(index) { ($0.itemGroups, $0.boundaryGroups) = (1, 1) }
        return index
    }

    private func step(_ world: inout RigidBodyWorld, _ count: Int, gravity: Double) {
        for _ in 0..<count {
            world.clearForces()
            for index in world.bodies.indices.dropFirst() { world.update(index) { $0.acceleration = Vector2D(0, gravity) } }
            world.step()
        }
    }

    @Test func fallIsTheExactParabola() {
        var world = RigidBodyWorld()
        let body = add(.circle(radius: 5), Vector2D(7, 11), to: &world)
        world.setVelocity(Vector2D(30, -200), angular: 2, of: body)
        step(&world, 120, gravity: 900)
        #expect(abs(world.bodies[body].center.x - 22) < 1e-9 && abs(world.bodies[body].center.y - (11 - 100 + 112.5)) < 1e-9)
        #expect(abs(world.bodies[body].angle - 1) < 1e-9)
    }

    @Test func removedBodiesLeaveContactsOfOthersUnchanged() {
        var world = RigidBodyWorld()
        world.addBoundary([.line(Vector2D(0, 100), Vector2D(400, 100))], group: 1, number: 3)
        let first = add(.box(width: 20, height: 20), Vector2D(50, 85), to: &world)
        let tower = (0..<8).map { add(.box(width: 20, height: 20), Vector2D(150, 89.9 - 20 * Double($0)), friction: 0.5, to: &world) }
        step(&world, 480, gravity: 1000)
        let top = world.bodies[tower[7]].center
        world.removeBody(first)
        step(&world, 1, gravity: 1000)
        // Without the impulses of the previous step, the tower would sink.
        #expect(abs(world.bodies[tower[7]].center.y - top.y) < 1e-3 && abs(top.y + 50) < 0.5)
        #expect(world.contacts.count == 8 && world.contacts.filter { world.participants(of: $0).boundary == 3 }.count == 1)
        let again = add(.circle(radius: 4), Vector2D(50, 50), to: &world)
        #expect(again == first, "the slot is used again")
    }

    @Test func sameStepsGiveTheSameBits() {
        func result() -> [UInt64] {
            var world = RigidBodyWorld()
            world.addBoundary([.line(Vector2D(0, 200), Vector2D(300, 220))], group: 1, number: 0)
            for index in 0..<8 {
                let shape = index % 2 == 0 ? RigidShape.box(width: 20, height: 14) : RigidShape.ellipse(width: 18, height: 26)
                _ = add(shape, Vector2D(90 + 13 * Double(index), 30 + 20 * Double(index % 3)), elasticity: 0.3, friction: 0.4, to: &world)
            }
            step(&world, 150, gravity: 1000)
            return world.bodies.flatMap { [$0.center.x.bitPattern, $0.center.y.bitPattern, $0.angle.bitPattern] }
        }
        #expect(result() == result())
    }

    @Test func ellipseHasTheAreaOfTheEllipse() {
        let area = RigidShape.ellipse(width: 30, height: 12).areaMoments.area
        #expect(abs(area - .pi * 15 * 6) < 1e-6)
    }
}
