import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct FieldBehaviorTests {
    /// Applies a field to a box of 100 × 100 points for half a second. Returns the center and the velocity of the box.
    private func result(
        _ field: UIFieldBehavior, from start: CGPoint = CGPoint(x: 200, y: 300), velocity: CGPoint = .zero, charge: CGFloat = 0,
        density: CGFloat = 1
    ) -> (center: CGPoint, velocity: CGPoint) {
        let fixture = DynamicsFixture(size: CGSize(width: 900, height: 900))
        let box = fixture.box(start.x, start.y, width: 100, height: 100)
        let properties = fixture.setProperties(of: [box]) { ($0.charge, $0.density) = (charge, density) }
        field.addItem(box)
        fixture.add(field)
        properties.addLinearVelocity(velocity, for: box)
        fixture.stage.advance(by: 0.5)
        return (box.center, properties.linearVelocity(for: box))
    }

    @Test func linearGravityAcceleratesAllMassesEqually() {
        for density in [1, 5] as [CGFloat] {
            let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 2, dy: -1))
            let (center, velocity) = result(field, density: density)
            #expect(near(center.x, 225, within: 1e-6) && near(center.y, 287.5, within: 1e-6))
            #expect(near(velocity.x, 100) && near(velocity.y, -50))
        }
    }

    @Test func radialGravityPointsToItsPositionAndFallsOff() {
        let field = UIFieldBehavior.radialGravityField(position: CGPoint(x: 500, y: 300))
        #expect(near(result(field).velocity.x, 50, within: 0.1))
        let distant = UIFieldBehavior.radialGravityField(position: CGPoint(x: 500, y: 300))
        (distant.minimumRadius, distant.falloff, distant.strength) = (150, 2, -1)
        // At twice the minimum radius, the force is a quarter. It decreases a little as the item moves away.
        let velocity = result(distant).velocity
        #expect(velocity.x > -12.5 && velocity.x < -12)
    }

    @Test func dragSlowsDown() {
        let field = UIFieldBehavior.dragField()
        field.strength = 2
        #expect(near(result(field, velocity: CGPoint(x: 100, y: 0)).velocity.x, 100 * exp(-1), within: 0.5))
        #expect(near(result(field, velocity: CGPoint(x: 100, y: 0), density: 4).velocity.x, 100 * exp(-0.25), within: 0.5))
    }

    @Test func vortexForceIsPerpendicularToTheDirectionToItsPosition() {
        let field = UIFieldBehavior.vortexField()
        field.position = CGPoint(x: 200, y: 800)
        // Above the center, clockwise is to the right.
        let velocity = result(field).velocity
        #expect(near(velocity.x, 50, within: 0.2) && abs(velocity.y) < 1)
    }

    @Test func velocityFieldSetsTheVelocity() {
        let field = UIFieldBehavior.velocityField(direction: CGVector(dx: 0.5, dy: 2))
        let velocity = result(field, velocity: CGPoint(x: -300, y: 0)).velocity
        #expect(near(velocity.x, 50, within: 4) && near(velocity.y, 200, within: 4))
    }

    @Test func springPullsInProportionToTheDistance() {
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 260, y: 300)
        field.strength = 4
        // ω = 2, so x = 260 - 60·cos(2·0.5).
        #expect(near(result(field).center.x, 260 - 60 * cos(1), within: 0.2))
    }

    @Test func electricAndMagneticFieldsActOnCharges() {
        let field = UIFieldBehavior.electricField()
        field.position = CGPoint(x: 100, y: 300)
        #expect(result(field).velocity == .zero)
        #expect(near(result(field, charge: 2).velocity.x, 100, within: 0.1))
        #expect(near(result(field, charge: -1).velocity.x, -50, within: 0.1))
        let magnet = UIFieldBehavior.magneticField()
        magnet.strength = 3
        let velocity = result(magnet, velocity: CGPoint(x: 100, y: 0), charge: 1).velocity
        // The direction rotates by 1.5 radians, and the speed does not change.
        #expect(near(atan2(Double(velocity.y), Double(velocity.x)), 1.5, within: 0.02))
        #expect(near(hypot(velocity.x, velocity.y), 100, within: 1))
        #expect(result(magnet, velocity: CGPoint(x: 100, y: 0)).velocity == CGPoint(x: 100, y: 0))
    }

    /// A behavior that sets no charge keeps the charge of another behavior. A charge of 0 replaces it.
    @Test func lastChargeThatWasSetCounts() {
        for (charge, isMoved) in [(nil, true), (0, false)] as [(CGFloat?, Bool)] {
            let fixture = DynamicsFixture()
            let box = fixture.box(200, 300)
            fixture.setProperties(of: [box]) { $0.charge = 2 }
            fixture.setProperties(of: [box]) { if let charge { $0.charge = charge } }
            let field = UIFieldBehavior.electricField()
            field.position = CGPoint(x: 100, y: 300)
            field.addItem(box)
            fixture.add(field)
            fixture.stage.advance(by: 0.5)
            #expect((box.center.x > 200) == isMoved)
        }
    }

    @Test func noiseIsRepeatableAndSmoothInSpace() {
        func noise(_ x: CGFloat, _ smoothness: CGFloat = 0.5) -> CGPoint {
            result(UIFieldBehavior.noiseField(smoothness: smoothness, animationSpeed: 1), from: CGPoint(x: x, y: 300)).velocity
        }
        #expect(noise(200) == noise(200) && noise(200) != .zero)
        let (here, beside, there) = (noise(200), noise(201), noise(420))
        #expect(hypot(here.x - beside.x, here.y - beside.y) < 2 && hypot(here.x - there.x, here.y - there.y) > 5)
        let turbulence = UIFieldBehavior.turbulenceField(smoothness: 0.2, animationSpeed: 0)
        #expect(result(turbulence).velocity == .zero && result(turbulence, velocity: CGPoint(x: 200, y: 0)).velocity.y != 0)
    }

    @Test func closureGetsTheStateOfTheItem() {
        var values: [(CGPoint, CGVector, CGFloat, CGFloat, TimeInterval)] = []
        let field = UIFieldBehavior.field { _, position, velocity, mass, charge, time in
            values.append((position, velocity, mass, charge, time))
            return CGVector(dx: 0, dy: 1)
        }
        let velocity = result(field, charge: 3, density: 2).velocity
        #expect(near(velocity.y, 25) && values.count == 120)
        #expect(values[0].0 == CGPoint(x: 200, y: 300) && values[0].1 == .zero && values[0].2 == 2 && values[0].3 == 3 && values[0].4 == 0)
        #expect(values[60].1.dy > 10 && near(values[60].4, 0.25))
        let broken = UIFieldBehavior.field { _, _, _, _, _, _ in CGVector(dx: CGFloat.nan, dy: .infinity) }
        #expect(result(broken).velocity == .zero)
    }

    @Test func regionLimitsTheField() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 0, dy: 1))
        field.position = CGPoint(x: 200, y: 250)
        field.region = UIRegion(radius: 49)
        #expect(result(field).velocity == .zero)
        field.region = UIRegion(radius: 54)
        // The box leaves the region after 4 points, and keeps the velocity that it has there: √(2·100·4).
        #expect(near(result(field).velocity.y, (2.0 * 100 * 4).squareRoot(), within: 0.5))
    }

    @Test func fieldWithoutRegionActsEverywhere() {
        let field = UIFieldBehavior.linearGravityField(direction: CGVector(dx: 3, dy: -2))
        field.position = CGPoint(x: 40, y: 70)
        field.region = nil
        let velocity = result(field).velocity
        #expect(near(velocity.x, 150) && near(velocity.y, -100))
    }
}

@MainActor @Suite struct RegionTests {
    @Test func regionsCombine() {
        let (circle, box) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 30, height: 8)))
        func contains(_ region: UIRegion) -> [Bool] {
            [CGPoint(x: 1, y: 2), CGPoint(x: 0, y: 9), CGPoint(x: 14, y: -3), CGPoint(x: 40, y: 0)].map(region.contains)
        }
        #expect(contains(circle) == [true, true, false, false] && contains(box) == [true, false, true, false])
        #expect(contains(circle.union(box)) == [true, true, true, false])
        #expect(contains(circle.intersection(box)) == [true, false, false, false])
        #expect(contains(circle.difference(from: box)) == [false, true, false, false])
        #expect(contains(box.inverse()) == [false, true, false, true])
        #expect(contains(.infinite) == [true, true, true, true] && contains(circle.copy() as! UIRegion) == contains(circle))
    }
}
