import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct GravityBehaviorTests {
    @Test(arguments: [0.25, 0.5, 1]) func itemsFallByHalfTheAccelerationTimesTheSquareOfTheTime(seconds: Double) {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        let gravity = UIGravityBehavior(items: [box])
        gravity.magnitude = 0.7
        fixture.add(gravity)
        fixture.stage.advance(by: seconds)
        #expect(near(box.center.y, 30 + 350 * seconds * seconds, within: 1e-6) && near(box.center.x, 70))
    }

    @Test(arguments: [(30, 1), (60, 1), (120, 1), (240, 1), (50, 1), (60, 10)])
    func motionDoesNotDependOnTheFrameRate(framesPerSecond: Int, slowness: Int) {
        func positions(_ framesPerSecond: Int, _ slowness: Int) -> [CGPoint] {
            let fixture = DynamicsFixture(framesPerSecond: framesPerSecond)
            fixture.stage.slowness = slowness
            let (box, ball) = (fixture.box(70, 30, width: 50), fixture.ball(90, 110))
            fixture.add(UIGravityBehavior(items: [box, ball]))
            fixture.collide([box, ball])
            return (0..<3).flatMap { _ in
                fixture.stage.advance(frames: framesPerSecond * slowness / 2)
                return [box.center, ball.center, CGPoint(x: box.transform.a, y: box.transform.b)]
            }
        }
        #expect(positions(framesPerSecond, slowness) == positions(60, 1))
    }

    @Test func slowMotionShowsPlacesBetweenTheSteps() {
        let fixture = DynamicsFixture()
        fixture.stage.slowness = 50
        let box = fixture.box(70, 30)
        let behavior = fixture.setProperties(of: [box]) { _ in }
        behavior.addLinearVelocity(CGPoint(x: 0, y: 300), for: box)
        var positions: [Double] = []
        for _ in 0..<20 {
            fixture.stage.advance(frames: 1)
            positions.append(Double(box.center.y))
        }
        // At 300 points and 3000 frames per second, the box moves by 0.1 points in each frame.
        #expect(zip(positions, 1...20).allSatisfy { near($0, 30 + 0.1 * Double($1), within: 1e-6) }, "\(positions)")
    }

    @Test func angleAndMagnitudeFollowTheDirectionAndBack() {
        let gravity = UIGravityBehavior(items: [])
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1) && near(gravity.angle, .pi / 2) && gravity.magnitude == 1)
        gravity.gravityDirection = CGVector(dx: -3, dy: 4)
        #expect(near(gravity.magnitude, 5) && near(gravity.angle, 2.2142974))
        gravity.setAngle(-.pi / 6, magnitude: 2)
        #expect(near(gravity.gravityDirection.dx, 1.7320508) && near(gravity.gravityDirection.dy, -1))
        gravity.magnitude = 0
        gravity.magnitude = 3
        #expect(near(gravity.gravityDirection.dy, -1.5))
    }

    @Test func itemsAreAddedAndRemovedInFlight() {
        let fixture = DynamicsFixture()
        let (first, second) = (fixture.box(50, 40), fixture.box(150, 40))
        let gravity = UIGravityBehavior(items: [first])
        fixture.add(gravity)
        fixture.stage.advance(by: 0.5)
        gravity.addItem(second)
        gravity.removeItem(first)
        let fallen = Double(first.center.y)
        #expect(near(fallen, 165, within: 1e-6) && second.center.y == 40)
        fixture.stage.advance(by: 0.5)
        #expect(near(first.center.y, fallen, within: 1e-6) && near(second.center.y, 165, within: 1e-6))
        #expect(gravity.items.count == 1 && gravity.items[0] === second)
    }

    @Test func refusedValuesDoNotChangeTheProperties() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        let gravity = UIGravityBehavior(items: [box])
        fixture.add(gravity)
        _ = diagnostics {
            gravity.magnitude = .nan
            gravity.angle = .infinity
            gravity.gravityDirection = CGVector(dx: CGFloat.nan, dy: CGFloat(1))
        }
        #expect(gravity.gravityDirection == CGVector(dx: 0, dy: 1))
        gravity.magnitude = 1e30
        fixture.stage.advance(by: 1)
        #expect(box.center.y.isFinite)
    }
}
