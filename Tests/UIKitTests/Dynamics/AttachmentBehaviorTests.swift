import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct AttachmentBehaviorTests {
    private func distance(_ a: CGPoint, _ b: CGPoint) -> Double { Double(hypot(a.x - b.x, a.y - b.y)) }

    @Test func rodKeepsItsLengthAndThePendulumItsHeight() {
        let fixture = DynamicsFixture(size: CGSize(width: 600, height: 600))
        let ball = fixture.ball(300, 90)
        let anchor = CGPoint(x: 120, y: 90)
        let rod = UIAttachmentBehavior(item: ball, attachedToAnchor: anchor)
        #expect(rod.length == 180 && rod.attachedBehaviorType == .anchor && rod.items.count == 1 && rod.anchorPoint == anchor)
        fixture.add(rod, UIGravityBehavior(items: [ball]))
        var (worst, left) = (0.0, 300.0)
        for _ in 0..<180 {
            fixture.stage.advance(frames: 1)
            worst = max(worst, abs(distance(ball.center, anchor) - 180))
            left = min(left, Double(ball.center.x))
        }
        #expect(worst < 0.2 && near(left, -60, within: 1), "\(worst), \(left)")
    }

    @Test func rodOfTwoItemsKeepsTheDistanceOfItsEnds() {
        let fixture = DynamicsFixture()
        let (first, second) = (fixture.box(80, 100), fixture.box(180, 130))
        let rod = UIAttachmentBehavior(
            item: first, offsetFromCenter: UIOffset(horizontal: 20, vertical: -20), attachedTo: second,
            offsetFromCenter: UIOffset(horizontal: -20, vertical: 0))
        #expect(near(rod.length, (60.0 * 60 + 50 * 50).squareRoot()) && rod.attachedBehaviorType == .items)
        let properties = fixture.setProperties(of: [first, second]) { _ in }
        fixture.add(rod)
        properties.addLinearVelocity(CGPoint(x: -300, y: 90), for: first)
        for _ in 0..<60 {
            fixture.stage.advance(frames: 1)
            let ends = (first.convert(CGPoint(x: 40, y: 0), to: fixture.view), second.convert(CGPoint(x: 0, y: 20), to: fixture.view))
            #expect(near(distance(ends.0, ends.1), Double(rod.length), within: 0.3))
        }
        #expect(abs(second.transform.b) > 0.1, "the rod pulls at a corner")
        rod.length = 150
        fixture.stage.advance(by: 0.5)
        let ends = (first.convert(CGPoint(x: 40, y: 0), to: fixture.view), second.convert(CGPoint(x: 0, y: 20), to: fixture.view))
        #expect(near(distance(ends.0, ends.1), 150, within: 0.3))
    }

    @Test func springOscillatesWithItsFrequencyAndDamping() {
        let fixture = DynamicsFixture(size: CGSize(width: 600, height: 300), framesPerSecond: 120)
        let ball = fixture.ball(300, 150)
        let spring = UIAttachmentBehavior(item: ball, attachedToAnchor: CGPoint(x: 100, y: 150))
        (spring.length, spring.frequency) = (150, 2)
        fixture.add(spring)
        var turns: [Double] = []
        var values = [Double(ball.center.x)]
        for _ in 0..<180 {
            fixture.stage.advance(frames: 1)
            values.append(Double(ball.center.x))
            guard values.count > 2 else { continue }
            let last = Array(values.suffix(3))
            if last[0] > last[1], last[1] < last[2] { turns.append(fixture.stage.time) }
        }
        // At 2 Hz, the ball is leftmost at 0.25 s, 0.75 s and 1.25 s.
        #expect(turns.count == 3 && zip(turns, [0.25, 0.75, 1.25]).allSatisfy { near($0, $1, within: 0.03) }, "\(turns)")
        spring.damping = 1
        #expect(fixture.secondsUntilRest(within: 4) != nil)
        #expect(near(ball.center.x, 250, within: 0.5))
    }

    @Test func draggedItemFollowsTheAnchor() {
        let fixture = DynamicsFixture()
        let box = fixture.box(80, 100)
        let drag = UIAttachmentBehavior(
            item: box, offsetFromCenter: UIOffset(horizontal: 12, vertical: -8), attachedToAnchor: CGPoint(x: 92, y: 92))
        #expect(drag.length == 0)
        fixture.add(drag, UIGravityBehavior(items: [box]))
        for step in 1...20 {
            drag.anchorPoint = CGPoint(x: 92 + 7 * CGFloat(step), y: 92 + 5 * CGFloat(step))
            fixture.stage.advance(frames: 1)
            #expect(distance(box.convert(CGPoint(x: 32, y: 12), to: fixture.view), drag.anchorPoint) < 6)
        }
        fixture.stage.advance(by: 0.5)
        #expect(distance(box.convert(CGPoint(x: 32, y: 12), to: fixture.view), drag.anchorPoint) < 0.2)
    }

    @Test(arguments: [0, 9]) func releasedItemHasTheVelocityOfTheAnchor(frequency: CGFloat) {
        let fixture = DynamicsFixture()
        let box = fixture.box(200, 100)
        let drag = UIAttachmentBehavior(item: box, attachedToAnchor: box.center)
        (drag.frequency, drag.damping) = (frequency, 1)
        let properties = fixture.setProperties(of: [box]) { _ in }
        fixture.add(drag)
        for _ in 0..<25 {
            drag.anchorPoint.x -= 5
            drag.anchorPoint.y += 2
            fixture.stage.advance(frames: 1)
        }
        fixture.animator.removeBehavior(drag)
        let velocity = properties.linearVelocity(for: box)
        #expect(near(velocity.x, -300, within: 3) && near(velocity.y, 120, within: 2), "\(velocity)")
        #expect(near(box.center.x, 75, within: 1) && near(box.center.y, 150, within: 1))
    }

    @Test func slidingItemStaysOnItsAxisAndInItsRange() {
        let fixture = DynamicsFixture(size: CGSize(width: 400, height: 400))
        let box = fixture.box(100, 100)
        let rail = UIAttachmentBehavior.slidingAttachment(
            with: box, attachmentAnchor: CGPoint(x: 100, y: 100), axisOfTranslation: CGVector(dx: 2, dy: 1))
        rail.attachmentRange = UIFloatRange(minimum: -10, maximum: 120)
        let push = UIPushBehavior(items: [box], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: -0.2)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 0, vertical: 15), for: box)
        fixture.add(rail, push)
        for _ in 0..<40 {
            fixture.stage.advance(frames: 1)
            let deviation: CGFloat = (box.center.x - 100) - 2 * (box.center.y - 100)
            #expect(near(deviation, 0, within: 0.3) && near(box.transform.b, 0, within: 0.02))
        }
        fixture.stage.advance(by: 2)
        #expect(near(distance(box.center, CGPoint(x: 100, y: 100)), 120, within: 0.5))
        push.pushDirection = CGVector(dx: -2, dy: 0)
        fixture.stage.advance(by: 2)
        let nearest: Double = 100 - 20 / 5.0.squareRoot()
        #expect(near(box.center.x, nearest, within: 0.5))
    }

    @Test func ropeLimitsOnlyTheDistance() {
        let fixture = DynamicsFixture(size: CGSize(width: 900, height: 300))
        let (first, second) = (fixture.ball(100, 100), fixture.ball(150, 100))
        let rope = UIAttachmentBehavior.limitAttachment(with: first, offsetFromCenter: .zero, attachedTo: second, offsetFromCenter: .zero)
        #expect(rope.length == 50)
        rope.length = 130
        let properties = fixture.setProperties(of: [first, second]) { _ in }
        fixture.add(rope)
        properties.addLinearVelocity(CGPoint(x: 200, y: 0), for: second)
        fixture.stage.advance(by: 0.3)
        #expect(near(second.center.x, 210, within: 1e-6) && first.center.x == 100, "the rope hangs loosely")
        fixture.stage.advance(by: 0.7)
        #expect(near(distance(first.center, second.center), 130, within: 0.5) && first.center.x > 120)
    }

    @Test func fixedItemsMoveAsOne() {
        let fixture = DynamicsFixture(size: CGSize(width: 400, height: 900))
        let (first, second) = (fixture.box(100, 100), fixture.box(150, 120))
        let weld = UIAttachmentBehavior.fixedAttachment(with: first, attachedTo: second, attachmentAnchor: CGPoint(x: 120, y: 110))
        let properties = fixture.setProperties(of: [first, second]) { _ in }
        fixture.add(weld)
        properties.addLinearVelocity(CGPoint(x: 0, y: 240), for: first)
        properties.addAngularVelocity(3, for: first)
        fixture.stage.advance(by: 1)
        #expect(near(distance(first.center, second.center), (2500.0 + 400).squareRoot(), within: 0.3))
        #expect(near(first.transform.b, Double(second.transform.b), within: 0.02) && abs(first.transform.b) > 0.1)
        let offset = second.convert(CGPoint(x: 20, y: 20), to: first)
        #expect(near(offset.x, 70, within: 0.5) && near(offset.y, 40, within: 0.5))
    }

    @Test func pinHoldsAPointWithinItsRange() {
        let fixture = DynamicsFixture(size: CGSize(width: 400, height: 400))
        let (wall, arm) = (fixture.box(100, 100), fixture.box(160, 100, width: 100, height: 20))
        fixture.setProperties(of: [wall]) { $0.isAnchored = true }
        let pin = UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: wall, attachmentAnchor: CGPoint(x: 120, y: 100))
        pin.attachmentRange = UIFloatRange(minimum: -0.2, maximum: 0.5)
        fixture.add(pin, UIGravityBehavior(items: [arm]))
        fixture.stage.advance(by: 2)
        #expect(distance(arm.convert(CGPoint(x: 10, y: 10), to: fixture.view), CGPoint(x: 120, y: 100)) < 0.3)
        #expect(near(atan2(Double(arm.transform.b), Double(arm.transform.a)), 0.5, within: 0.01))
        // The torque of gravity is at most mass·g·lever = 0.2·1000·40 = 8000. The unit of `frictionTorque` is 100, so a value of 80 is as
        // large.
        pin.attachmentRange = .infinite
        pin.frictionTorque = 90
        fixture.stage.advance(by: 0.5)
        #expect(near(atan2(Double(arm.transform.b), Double(arm.transform.a)), 0.5, within: 0.02), "friction holds the arm")
        pin.frictionTorque = 20
        fixture.stage.advance(by: 0.3)
        #expect(atan2(Double(arm.transform.b), Double(arm.transform.a)) > 0.8)
    }

    @Test func valuesThatAreNoNumbersDoNotTrap() {
        let fixture = DynamicsFixture()
        let (first, second) = (fixture.box(80, 100), fixture.box(80, 100))
        _ = diagnostics {
            let rod = UIAttachmentBehavior(item: first, attachedTo: second)
            let own = UIAttachmentBehavior(item: first, attachedTo: first)
            let rail = UIAttachmentBehavior.slidingAttachment(
                with: first, attachedTo: second, attachmentAnchor: CGPoint(x: CGFloat.nan, y: 1), axisOfTranslation: .zero)
            fixture.add(rod, own, rail, UIGravityBehavior(items: [first]))
            (rod.length, rod.frequency, rod.damping, rod.frictionTorque) = (.nan, .infinity, -3, .nan)
            rod.anchorPoint = CGPoint(x: CGFloat.infinity, y: 0)
            rail.attachmentRange = UIFloatRange(minimum: 5, maximum: .nan)
            fixture.stage.advance(frames: 5)
            rod.frequency = 1e300
            rod.length = 1e300
            rail.attachmentRange = UIFloatRange(minimum: 1e300, maximum: .infinity)
            fixture.stage.advance(frames: 20)
        }
        #expect(first.center.x.isFinite && second.center.y.isFinite)
    }
}
