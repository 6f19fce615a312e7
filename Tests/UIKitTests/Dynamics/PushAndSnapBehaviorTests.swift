import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PushBehaviorTests {
    @Test func continuousPushAcceleratesByTheForceDividedByTheMass() {
        let fixture = DynamicsFixture(size: CGSize(width: 1000, height: 1000))
        let (unit, half) = (fixture.box(200, 200, width: 100, height: 100), fixture.box(300, 500, width: 100, height: 50))
        let push = UIPushBehavior(items: [unit, half], mode: .continuous)
        push.setAngle(0, magnitude: 2)
        fixture.add(push)
        fixture.stage.advance(by: 0.5)
        // The accelerations are 200 and 400 points per second², because the second box has half the mass.
        #expect(near(unit.center.x, 225, within: 1e-6) && near(half.center.x, 350, within: 1e-6) && unit.center.y == 200)
        push.active = false
        let properties = fixture.setProperties(of: [unit]) { _ in }
        fixture.stage.advance(by: 0.5)
        #expect(near(properties.linearVelocity(for: unit).x, 100) && near(unit.center.x, 275, within: 1e-6))
    }

    @Test func instantaneousPushActsOnceAndCanBeRepeated() {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 200, width: 50, height: 20)
        let properties = fixture.setProperties(of: [box]) { $0.density = 2 }
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.3, dy: -0.4)
        #expect(near(push.magnitude, 0.5) && near(push.angle, atan2(-0.4, 0.3)) && push.active && push.mode == .instantaneous)
        fixture.add(push)
        fixture.stage.advance(frames: 3)
        #expect(!push.active && near(properties.linearVelocity(for: box).x, 150) && near(properties.linearVelocity(for: box).y, -200))
        push.active = true
        fixture.stage.advance(frames: 3)
        #expect(near(properties.linearVelocity(for: box).x, 300))
    }

    @Test func pushBesideTheCenterRotates() {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 200, width: 100, height: 100)
        let properties = fixture.setProperties(of: [box]) { _ in }
        let push = UIPushBehavior(items: [box], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: -30), for: box)
        #expect(push.targetOffsetFromCenter(for: box) == UIOffset(horizontal: 0, vertical: -30))
        fixture.add(push)
        fixture.stage.advance(frames: 1)
        // The inertia is mass·(w² + h²)/12.
        #expect(near(properties.angularVelocity(for: box), 30 * 100 / (20_000.0 / 12)))
        push.removeItem(box)
        #expect(push.targetOffsetFromCenter(for: box) == .zero && push.items.isEmpty)
    }
}

@MainActor @Suite struct SnapBehaviorTests {
    @Test(arguments: [0, 0.5, 1]) func itemSettlesExactlyAtItsPoint(damping: Double) throws {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 70)
        box.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: 210, y: 333))
        #expect(snap.damping == 0.5 && snap.snapPoint == CGPoint(x: 210, y: 333))
        snap.damping = CGFloat(damping)
        fixture.add(snap)
        var largest = 0.0
        for _ in 0..<30 {
            fixture.stage.advance(frames: 1)
            largest = max(largest, Double(box.center.x))
        }
        let overshoot = largest - 210
        #expect(damping == 1 ? overshoot < 0.5 : overshoot > (damping == 0 ? 80 : 8))
        _ = try #require(fixture.secondsUntilRest(within: 8))
        #expect(box.center == CGPoint(x: 210, y: 333) && box.transform == .identity)
        snap.snapPoint = CGPoint(x: 100, y: 90)
        _ = try #require(fixture.secondsUntilRest(within: 8))
        #expect(box.center == CGPoint(x: 100, y: 90))
    }

    @Test func itemRotatesToTheNearestFullTurn() throws {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 70)
        let properties = fixture.setProperties(of: [box]) { _ in }
        properties.addAngularVelocity(5.5, for: box)
        fixture.stage.advance(by: 1)
        fixture.animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 90, y: 90)))
        // 5.5 radians are nearer to one full turn than to 0.
        #expect(properties.angularVelocity(for: box) == 5.5)
        fixture.stage.advance(by: 0.05)
        #expect(properties.angularVelocity(for: box) > 3)
        _ = try #require(fixture.secondsUntilRest(within: 8))
        #expect(box.center == CGPoint(x: 90, y: 90) && near(box.transform.a, 1, within: 1e-9))
    }

    @Test func otherItemsStopASnappingItem() throws {
        let fixture = DynamicsFixture()
        let (box, wall) = (fixture.box(50, 200), fixture.box(150, 200, height: 200))
        fixture.setProperties(of: [wall]) { $0.isAnchored = true }
        fixture.add(UISnapBehavior(item: box, snapTo: CGPoint(x: 250, y: 200)), UICollisionBehavior(items: [box, wall]))
        _ = try #require(fixture.secondsUntilRest(within: 8))
        #expect(near(box.center.x, 110, within: 0.5))
    }

    @Test func valuesThatAreNoNumbersDoNotTrap() {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 70)
        _ = diagnostics {
            let snap = UISnapBehavior(item: box, snapTo: CGPoint(x: CGFloat.nan, y: 4))
            #expect(snap.snapPoint == CGPoint(x: 50, y: 70))
            fixture.add(snap)
            (snap.damping, snap.snapPoint) = (.nan, CGPoint(x: 5, y: CGFloat.infinity))
            snap.damping = 7
            #expect(snap.damping == 1)
            snap.snapPoint = CGPoint(x: 1e300, y: 0)
            fixture.stage.advance(frames: 10)
        }
        #expect(box.center.x.isFinite)
    }
}
