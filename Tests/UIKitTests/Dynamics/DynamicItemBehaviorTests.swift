import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct DynamicItemBehaviorTests {
    @Test func defaultsAreThoseOfUIKit() {
        let properties = UIDynamicItemBehavior(items: [])
        #expect(properties.elasticity == 0 && properties.friction == 0 && properties.density == 1 && properties.charge == 0)
        #expect(properties.resistance == 0 && properties.angularResistance == 0 && properties.allowsRotation && !properties.isAnchored)
    }

    @Test func resistanceDecreasesTheVelocity() {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 70)
        let properties = fixture.setProperties(of: [box]) { ($0.resistance, $0.angularResistance) = (2, 3) }
        properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: box)
        properties.addAngularVelocity(2, for: box)
        fixture.stage.advance(by: 0.5)
        #expect(near(properties.linearVelocity(for: box).x, 200 * exp(-1), within: 1))
        #expect(near(properties.angularVelocity(for: box), 2 * exp(-1.5), within: 0.01))
        properties.resistance = .greatestFiniteMagnitude
        fixture.stage.advance(frames: 1)
        #expect(near(properties.linearVelocity(for: box).x, 0))
    }

    @Test func densityDeterminesTheVelocityAfterACollision() {
        let fixture = DynamicsFixture()
        let (light, heavy) = (fixture.ball(60, 200), fixture.ball(150, 200))
        let first = fixture.setProperties(of: [light]) { _ in }
        fixture.setProperties(of: [heavy]) { $0.density = 3 }
        fixture.add(UICollisionBehavior(items: [light, heavy]))
        first.addLinearVelocity(CGPoint(x: 400, y: 0), for: light)
        fixture.stage.advance(by: 0.4)
        // Without elasticity, both balls have the velocity v·m / (m + 3m) after the collision.
        #expect(near(first.linearVelocity(for: light).x, 100, within: 1e-3))
        #expect(near(heavy.center.x - light.center.x, 40, within: 0.2))
    }

    @Test func anchoredItemsStayAndOthersCollideWithThem() {
        let fixture = DynamicsFixture()
        let (wall, ball) = (fixture.box(150, 200), fixture.ball(50, 200))
        let properties = fixture.setProperties(of: [ball]) { $0.elasticity = 1 }
        fixture.setProperties(of: [wall]) { $0.isAnchored = true }
        fixture.add(UICollisionBehavior(items: [wall, ball]))
        properties.addLinearVelocity(CGPoint(x: 300, y: 0), for: ball)
        fixture.stage.advance(by: 0.5)
        #expect(near(properties.linearVelocity(for: ball).x, -300, within: 1e-6) && wall.center.x == 150)
    }

    @Test func itemsThatDoNotRotateSlide() {
        func angle(_ allowsRotation: Bool) -> Double {
            let fixture = DynamicsFixture()
            let (upper, lower) = (fixture.box(100, 100), fixture.box(130, 200))
            fixture.setProperties(of: [upper]) { $0.allowsRotation = allowsRotation }
            fixture.setProperties(of: [lower]) { $0.isAnchored = true }
            fixture.add(UIGravityBehavior(items: [upper]), UICollisionBehavior(items: [upper, lower]))
            fixture.stage.advance(by: 0.5)
            return Double(upper.transform.b)
        }
        #expect(angle(false) == 0 && abs(angle(true)) > 0.1)
    }

    /// Each behavior sets some properties. Properties that several behaviors set have the last value.
    @Test func propertiesOfSeveralBehaviorsAreCombined() {
        func velocity(_ changes: [(UIDynamicItemBehavior) -> Void]) -> CGPoint {
            let fixture = DynamicsFixture()
            let box = fixture.box(50, 70)
            let properties = changes.map { fixture.setProperties(of: [box], $0) }
            properties[0].addLinearVelocity(CGPoint(x: 90, y: 30), for: box)
            fixture.stage.advance(by: 0.5)
            return properties[0].linearVelocity(for: box)
        }
        let slow = velocity([{ $0.resistance = 3 }])
        #expect(slow.x < 30)
        #expect(velocity([{ $0.resistance = 3 }, { $0.density = 2 }]) == slow)
        #expect(velocity([{ $0.density = 2 }, { $0.resistance = 9 }, { $0.resistance = 3 }]) == slow)
        #expect(velocity([{ $0.resistance = 3 }, { $0.resistance = 0 }]) == CGPoint(x: 90, y: 30))
    }

    @Test func velocitiesCanBeAddedBeforeTheAnimatorExists() {
        let fixture = DynamicsFixture()
        let box = fixture.box(50, 70)
        let properties = UIDynamicItemBehavior(items: [box])
        properties.addLinearVelocity(CGPoint(x: 30, y: 60), for: box)
        properties.addLinearVelocity(CGPoint(x: 30, y: 0), for: box)
        properties.addAngularVelocity(1, for: box)
        properties.addLinearVelocity(CGPoint(x: 900, y: 0), for: fixture.view)
        #expect(properties.linearVelocity(for: box) == CGPoint(x: 60, y: 60) && properties.angularVelocity(for: box) == 1)
        fixture.add(properties)
        fixture.stage.advance(by: 1)
        #expect(near(box.center.x, 110, within: 1e-6) && near(box.center.y, 130, within: 1e-6) && near(box.transform.b, sin(1)))
    }
}
