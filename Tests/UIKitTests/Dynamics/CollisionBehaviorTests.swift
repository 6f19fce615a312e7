import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct CollisionBehaviorTests {
    /// Logs the calls of a collision delegate.
    private final class ContactLog: UICollisionBehaviorDelegate {
        var lines: [String] = []
        var points: [CGPoint] = []
        var names: [ObjectIdentifier: String] = [:]
        var actionOfFirstContact: () -> Void = {}

        func name(_ item: any UIDynamicItem) -> String { names[ObjectIdentifier(item)] ?? "?" }

        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem, at p: CGPoint
        ) {
            lines.append("\(name(item1)) hits \(name(item2))")
            points.append(p)
            if lines.count == 1 { actionOfFirstContact() }
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
        ) {
            lines.append("\(name(item1)) leaves \(name(item2))")
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?,
            at p: CGPoint
        ) {
            lines.append("\(name(item)) hits \((identifier as? NSString).map(String.init) ?? "bounds")")
            points.append(p)
            if lines.count == 1 { actionOfFirstContact() }
        }
        func collisionBehavior(
            _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem, withBoundaryIdentifier identifier: (any NSCopying)?
        ) {
            lines.append("\(name(item)) leaves \((identifier as? NSString).map(String.init) ?? "bounds")")
        }
    }

    @Test(arguments: [0.3, 0.6, 0.9, 1]) func bounceHasTheHeightOfTheSquareOfTheElasticity(elasticity: Double) {
        let fixture = DynamicsFixture(framesPerSecond: 240)
        let ball = fixture.ball(110, 80)
        fixture.setProperties(of: [ball]) { $0.elasticity = CGFloat(elasticity) }
        fixture.add(UIGravityBehavior(items: [ball]))
        fixture.collide([ball])
        // The ball falls from y = 80 to y = 480 in 0.894 s.
        fixture.stage.advance(by: 0.9)
        var top = 480.0
        while top > Double(ball.center.y) - 1e-9 || ball.center.y > 479.9 {
            top = min(top, Double(ball.center.y))
            fixture.stage.advance(frames: 1)
        }
        #expect(near(480 - top, 400 * elasticity * elasticity, within: 0.1))
    }

    @Test func momentumIsConserved() {
        let fixture = DynamicsFixture()
        let (box, ball) = (fixture.box(60, 200, width: 50, height: 30), fixture.ball(200, 208, diameter: 50))
        box.transform = CGAffineTransform(rotationAngle: 0.3)
        let properties = fixture.setProperties(of: [box, ball]) { $0.elasticity = 0.6 }
        let collision = UICollisionBehavior(items: [box, ball])
        fixture.add(collision)
        properties.addLinearVelocity(CGPoint(x: 400, y: 30), for: box)
        properties.addLinearVelocity(CGPoint(x: -50, y: 0), for: ball)
        let (boxMass, ballMass) = (CGFloat(0.15), CGFloat.pi * 625 / 10_000)
        func momentum() -> CGPoint {
            let (a, b) = (properties.linearVelocity(for: box), properties.linearVelocity(for: ball))
            let x = boxMass * a.x + ballMass * b.x
            let y = boxMass * a.y + ballMass * b.y
            return CGPoint(x: x, y: y)
        }
        let before = momentum()
        fixture.stage.advance(by: 0.5)
        let after = momentum()
        #expect(properties.linearVelocity(for: ball).x > 100, "they have met")
        #expect(near(after.x, Double(before.x), within: 1e-9) && near(after.y, Double(before.y), within: 1e-9))
    }

    @Test func equalBallsExchangeTheirVelocities() {
        let fixture = DynamicsFixture()
        let (first, second) = (fixture.ball(50, 200), fixture.ball(180, 200))
        let properties = fixture.setProperties(of: [first, second]) { $0.elasticity = 1 }
        fixture.add(UICollisionBehavior(items: [first, second]))
        properties.addLinearVelocity(CGPoint(x: 310, y: 0), for: first)
        properties.addLinearVelocity(CGPoint(x: -40, y: 0), for: second)
        fixture.stage.advance(by: 0.5)
        #expect(near(properties.linearVelocity(for: first).x, -40, within: 1e-6))
        #expect(near(properties.linearVelocity(for: second).x, 310, within: 1e-6))
    }

    @Test func heapRestsWithoutOverlapInsideTheBounds() throws {
        let fixture = DynamicsFixture(size: CGSize(width: 130, height: 260), framesPerSecond: 30)
        let balls: [UIView] = (0..<7).map { index in
            let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
            return fixture.ball(25 + column * 38, 20 + row * 40, diameter: index % 2 == 0 ? 28 : 34)
        }
        fixture.setProperties(of: balls) { ($0.elasticity, $0.friction, $0.angularResistance) = (0.2, 0.4, 2) }
        fixture.add(UIGravityBehavior(items: balls))
        fixture.collide(balls)
        let seconds = try #require(fixture.secondsUntilRest(within: 8))
        #expect(seconds > 0.7)
        for (index, ball) in balls.enumerated() {
            let radius = ball.bounds.width / 2
            let distances = [ball.center.x - radius, 130 - ball.center.x - radius, 260 - ball.center.y - radius]
            #expect(distances.allSatisfy { $0 > -0.5 }, "\(distances)")
            for other in balls[(index + 1)...] {
                let distance = hypot(ball.center.x - other.center.x, ball.center.y - other.center.y)
                #expect(distance > radius + other.bounds.width / 2 - 0.5)
            }
        }
    }

    @Test func towerOfBoxesStands() throws {
        let fixture = DynamicsFixture(framesPerSecond: 30)
        let boxes: [UIView] = (0..<4).map { index in fixture.box(index % 2 == 0 ? 110 : 113, 470 - CGFloat(index) * 44) }
        fixture.setProperties(of: boxes) { $0.friction = 0.5 }
        fixture.add(UIGravityBehavior(items: boxes))
        fixture.collide(boxes)
        _ = try #require(fixture.secondsUntilRest(within: 6))
        for (index, box) in boxes.enumerated() {
            #expect(near(box.center.y, 480 - 40 * Double(index), within: 0.5) && near(box.transform.b, 0, within: 0.01))
        }
    }

    @Test(arguments: [1_000, 30_000, 1e6, 1e300]) func nothingLeavesTheBoundsAtAnySpeed(speed: Double) {
        let fixture = DynamicsFixture(size: CGSize(width: 200, height: 160), framesPerSecond: 60)
        let items = [fixture.box(40, 50, width: 30, height: 20), fixture.ball(100, 50, diameter: 24), fixture.box(150, 100)]
        let properties = fixture.setProperties(of: items) { ($0.elasticity, $0.friction) = (1, 0.3) }
        fixture.collide(items)
        for (index, item) in items.enumerated() {
            let velocity = [(1, 0.4), (-0.7, -0.1), (1, -0.6)][index]
            properties.addLinearVelocity(CGPoint(x: speed * velocity.0, y: speed * velocity.1), for: item)
            properties.addAngularVelocity(30 * CGFloat(index - 1), for: item)
        }
        for _ in 0..<30 {
            fixture.stage.advance(frames: 1)
            for item in items {
                let frame = item is BallView ? CGRect(x: item.center.x - 12, y: item.center.y - 12, width: 24, height: 24) : item.frame
                #expect(frame.minX > -0.6 && frame.minY > -0.6 && frame.maxX < 200.6 && frame.maxY < 160.6, "\(frame)")
            }
        }
    }

    @Test func fastItemDoesNotPassThroughALine() {
        let fixture = DynamicsFixture(size: CGSize(width: 300, height: 3000))
        let (ball, box) = (fixture.ball(60, 100, diameter: 10), fixture.box(160, 100, width: 12, height: 8))
        let properties = fixture.setProperties(of: [ball, box]) { $0.elasticity = 0 }
        let collision = UICollisionBehavior(items: [ball, box])
        collision.addBoundary(withIdentifier: "line" as NSString, from: CGPoint(x: 20, y: 1503), to: CGPoint(x: 280, y: 1503))
        fixture.add(collision)
        for item in [ball, box] { properties.addLinearVelocity(CGPoint(x: 0, y: 80_000), for: item) }
        fixture.stage.advance(frames: 4)
        #expect(near(ball.center.y, 1498, within: 0.5) && near(box.center.y, 1499, within: 0.5))
    }

    @Test(arguments: [0.2, 0.45, 0.55, 0.8]) func boxSlidesIfTheSlopeIsSteeperThanItsFriction(friction: Double) {
        let fixture = DynamicsFixture(size: CGSize(width: 600, height: 600))
        // The slope is 1 : 2.
        let normal = CGPoint(x: 1 / 5.0.squareRoot(), y: -2 / 5.0.squareRoot())
        let box = fixture.box(100 + 10 * normal.x, 50 + 10 * normal.y, width: 40, height: 20)
        box.transform = CGAffineTransform(rotationAngle: atan(0.5))
        fixture.setProperties(of: [box]) { $0.friction = CGFloat(friction) }
        fixture.add(UIGravityBehavior(items: [box]))
        let collision = UICollisionBehavior(items: [box])
        collision.addBoundary(withIdentifier: "slope" as NSString, from: .zero, to: CGPoint(x: 1000, y: 500))
        fixture.add(collision)
        let start = box.center
        fixture.stage.advance(by: 0.5)
        let distance = Double(hypot(box.center.x - start.x, box.center.y - start.y))
        let expected = 125 * max(0, sin(atan(0.5)) - friction * cos(atan(0.5)))
        #expect(near(distance, expected, within: 2), "\(distance), not \(expected)")
    }

    @Test func delegateIsCalledInTheOrderOfTheContacts() {
        let fixture = DynamicsFixture()
        let (ball, box) = (fixture.ball(100, 100), fixture.box(100, 300, width: 80))
        let log = ContactLog()
        log.names = [ObjectIdentifier(ball): "ball", ObjectIdentifier(box): "box"]
        fixture.setProperties(of: [ball]) { $0.elasticity = 0.5 }
        fixture.setProperties(of: [box]) { $0.isAnchored = true }
        let gravity = UIGravityBehavior(items: [ball])
        let collision = fixture.collide([ball, box])
        collision.addBoundary(withIdentifier: "wall" as NSString, from: CGPoint(x: 250, y: 0), to: CGPoint(x: 250, y: 500))
        collision.collisionDelegate = log
        fixture.add(gravity)
        fixture.stage.advance(by: 0.7)
        #expect(log.lines == ["ball hits box", "ball leaves box"])
        #expect(near(log.points[0].x, 100, within: 0.1) && near(log.points[0].y, 280, within: 2))
        gravity.gravityDirection = CGVector(dx: 1, dy: -0.2)
        fixture.stage.advance(by: 1)
        #expect(log.lines.dropFirst(2).first == "ball hits wall" && log.lines.contains("ball leaves wall"), "\(log.lines)")
        collision.removeBoundary(withIdentifier: "wall" as NSString)
        log.lines = []
        fixture.stage.advance(by: 1)
        #expect(log.lines.first == "ball hits bounds")
    }

    @Test func delegateIsNotCalledForTheEndOfAnEarlierContact() {
        let (fixture, log) = (DynamicsFixture(), ContactLog())
        let box = fixture.box(110, 470)
        log.names = [ObjectIdentifier(box): "box"]
        fixture.add(UIGravityBehavior(items: [box]))
        let collision = fixture.collide([box])
        collision.collisionDelegate = log
        fixture.stage.advance(by: 0.3)
        #expect(log.lines.last == "box hits bounds")
        collision.collisionDelegate = nil
        fixture.stage.advance(frames: 1)
        log.lines = []
        box.center.y = 90
        fixture.animator.updateItem(usingCurrentState: box)
        fixture.stage.advance(frames: 6)
        collision.collisionDelegate = log
        fixture.stage.advance(frames: 6)
        #expect(fixture.animator.isRunning && box.center.y > 91 && box.center.y < 200)
        #expect(log.lines.isEmpty)
    }

    @Test func delegateMayRemoveBehaviorsAndItems() {
        let fixture = DynamicsFixture()
        let (ball, box) = (fixture.ball(100, 100), fixture.box(100, 300, width: 80))
        let log = ContactLog()
        let collision = fixture.collide([ball, box])
        collision.collisionDelegate = log
        fixture.add(UIGravityBehavior(items: [ball]))
        log.actionOfFirstContact = { [animator = fixture.animator] in animator.removeAllBehaviors() }
        fixture.stage.advance(by: 1)
        #expect(log.lines.count == 1 && fixture.animator.behaviors.isEmpty && !fixture.animator.isRunning)
        let place = ball.center
        fixture.stage.advance(by: 0.2)
        #expect(ball.center == place && collision.dynamicAnimator == nil)
    }

    @Test func modeSelectsTheObstacles() {
        func rest(_ mode: UICollisionBehavior.Mode) -> (CGFloat, CGFloat) {
            let fixture = DynamicsFixture(size: CGSize(width: 300, height: 300))
            let (upper, lower) = (fixture.box(100, 60), fixture.box(110, 200))
            fixture.setProperties(of: [lower]) { $0.isAnchored = true }
            fixture.collide([upper, lower]).collisionMode = mode
            fixture.add(UIGravityBehavior(items: [upper]))
            fixture.stage.advance(by: 1.2)
            return (upper.center.y, lower.center.y)
        }
        #expect(near(rest(.everything).0, 160, within: 0.5) && near(rest(.items).0, 160, within: 0.5))
        #expect(near(rest(.boundaries).0, 280, within: 0.5) && rest([]).0 > 400)
        #expect(rest(.everything).1 == 200)
    }

    @Test func boundariesHaveIdentifiers() {
        let collision = UICollisionBehavior(items: [])
        #expect(collision.boundaryIdentifiers == nil && !collision.translatesReferenceBoundsIntoBoundary)
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 1, y: 2), to: CGPoint(x: 30, y: 2))
        collision.addBoundary(withIdentifier: NSNumber(value: 7), for: UIBezierPath(ovalIn: CGRect(x: 5, y: 5, width: 20, height: 10)))
        collision.addBoundary(withIdentifier: "floor" as NSString, from: CGPoint(x: 1, y: 3), to: CGPoint(x: 40, y: 3))
        #expect(collision.boundaryIdentifiers?.count == 2)
        #expect(collision.boundary(withIdentifier: "floor" as NSString)?.bounds == CGRect(x: 1, y: 3, width: 39, height: 0))
        #expect(collision.boundary(withIdentifier: NSNumber(value: 8)) == nil)
        collision.removeBoundary(withIdentifier: NSNumber(value: 7))
        collision.removeBoundary(withIdentifier: NSNumber(value: 7))
        #expect(collision.boundaryIdentifiers?.count == 1)
        collision.removeAllBoundaries()
        #expect(collision.boundaryIdentifiers == nil)
    }

    @Test func boundaryFollowsTheReferenceBoundsAndItsInsets() {
        let fixture = DynamicsFixture()
        let ball = fixture.ball(200, 400)
        let collision = UICollisionBehavior(items: [ball])
        collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 0))
        fixture.setProperties(of: [ball]) { $0.elasticity = 0 }
        fixture.add(collision, UIGravityBehavior(items: [ball]))
        #expect(fixture.secondsUntilRest(within: 3) != nil && near(ball.center.y, 450, within: 0.5))
        fixture.view.frame.size = CGSize(width: 150, height: 300)
        #expect(fixture.animator.isRunning)
        #expect(fixture.secondsUntilRest(within: 3) != nil)
        #expect(near(ball.center.y, 250, within: 0.5) && near(ball.center.x, 130, within: 0.5))
    }

    @Test func concavePathCatchesABallInItsNotch() {
        let fixture = DynamicsFixture()
        let bowl = PathView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
        // A rectangle with a V-shaped notch in its top edge. The lowest point of the notch is the center of the view.
        for (index, point) in [(-60, -40), (0, 0), (60, -40), (60, 40), (-60, 40)].enumerated() {
            let point = CGPoint(x: point.0, y: point.1)
            if index == 0 { bowl.path.move(to: point) } else { bowl.path.addLine(to: point) }
        }
        bowl.path.close()
        let item = fixture.place(bowl, 150, 400)
        let ball = fixture.ball(155, 300, diameter: 20)
        fixture.setProperties(of: [item]) { $0.isAnchored = true }
        fixture.setProperties(of: [ball]) { ($0.elasticity, $0.friction, $0.resistance) = (0, 0.5, 1) }
        fixture.collide([item, ball])
        fixture.add(UIGravityBehavior(items: [ball]))
        #expect(fixture.secondsUntilRest(within: 5) != nil)
        // The distance of the center of the ball from this point is radius / cos(atan(2/3)).
        #expect(near(ball.center.x, 150, within: 0.5) && near(ball.center.y, 400 - 10 / cos(atan(2.0 / 3)), within: 0.5))
    }

    @Test func valuesThatAreNoNumbersDoNotTrap() {
        let fixture = DynamicsFixture()
        let items = [fixture.box(70, 30, width: 0, height: 0), fixture.ball(90, 60, diameter: 0), fixture.box(100, 100)]
        _ = diagnostics {
            let collision = fixture.collide(items)
            collision.addBoundary(withIdentifier: "a" as NSString, from: CGPoint(x: CGFloat.nan, y: 0), to: CGPoint(x: 4, y: 5))
            collision.addBoundary(withIdentifier: "b" as NSString, from: CGPoint(x: CGFloat.infinity, y: 0), to: CGPoint(x: 4, y: 5))
            collision.addBoundary(withIdentifier: "c" as NSString, from: CGPoint(x: 4, y: 5), to: CGPoint(x: 4, y: 5))
            collision.addBoundary(withIdentifier: "d" as NSString, for: UIBezierPath())
            collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: .nan, left: 0, bottom: 0, right: 0))
            collision.setTranslatesReferenceBoundsIntoBoundary(with: UIEdgeInsets(top: 1e9, left: 0, bottom: 0, right: 0))
            let properties = fixture.setProperties(of: items) {
                ($0.elasticity, $0.friction, $0.density, $0.resistance) = (.nan, -.infinity, 0, .greatestFiniteMagnitude)
                ($0.angularResistance, $0.charge) = (.infinity, .nan)
            }
            properties.addLinearVelocity(CGPoint(x: CGFloat.nan, y: 3), for: items[0])
            properties.addAngularVelocity(.infinity, for: items[1])
            fixture.add(UIGravityBehavior(items: items))
            fixture.stage.advance(frames: 20)
        }
        #expect(items.allSatisfy { $0.center.x.isFinite && $0.center.y.isFinite })
    }

    @Test func behaviorsBeyondTheLimitAreReported() {
        let fixture = DynamicsFixture()
        let ball = fixture.ball(110, 80)
        let lines = diagnostics {
            for _ in 0..<65 { fixture.add(UICollisionBehavior(items: [ball])) }
            fixture.stage.advance(frames: 2)
        }
        let text = "The items of the additional behaviors do not collide. Use fewer behaviors with more items each."
        #expect(lines.count == 1 && lines[0].contains("more than 64 collision behaviors. " + text), "\(lines)")
    }
}
