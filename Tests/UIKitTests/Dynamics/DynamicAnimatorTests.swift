import Foundation
import Stage
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct DynamicAnimatorTests {
    private final class AnimatorLog: UIDynamicAnimatorDelegate {
        var lines: [String] = []
        func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { lines.append("resume") }
        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { lines.append(animator.isRunning ? "pause, running" : "pause") }
    }

    /// A behavior that logs each call of `willMove(to:)`: its animator before the call, and the new animator.
    private final class LoggingBehavior: UIDynamicBehavior {
        var log: [String] = []
        override func willMove(to dynamicAnimator: UIDynamicAnimator?) {
            super.willMove(to: dynamicAnimator)
            log.append("\(self.dynamicAnimator == nil ? "nil" : "animator") to \(dynamicAnimator == nil ? "nil" : "animator")")
        }
    }

    @Test func releasedAnimatorsDoNotObserveTheReferenceView() {
        let fixture = DynamicsFixture()
        let ball = fixture.ball(110, 300)
        for _ in 0..<5 {
            let animator = UIDynamicAnimator(referenceView: fixture.view)
            let collision = UICollisionBehavior(items: [ball])
            collision.translatesReferenceBoundsIntoBoundary = true
            animator.addBehavior(collision)
            animator.addBehavior(UIGravityBehavior(items: [ball]))
            withExtendedLifetime(animator) { fixture.stage.advance(frames: 2) }
        }
        #expect(fixture.view.layer.modelObserver?.handlerCount == 1)
    }

    @Test func animatorPausesAtRestAndTheStageIsIdle() throws {
        let fixture = DynamicsFixture()
        let log = AnimatorLog()
        fixture.animator.delegate = log
        let ball = fixture.ball(110, 400)
        fixture.stage.advance(frames: 1)
        _ = fixture.stage.render()
        #expect(!fixture.animator.isRunning && fixture.stage.isIdle)
        fixture.setProperties(of: [ball]) { $0.elasticity = 0 }
        fixture.collide([ball])
        let gravity = UIGravityBehavior(items: [ball])
        fixture.add(gravity)
        #expect(fixture.animator.isRunning && log.lines.isEmpty && !fixture.stage.isIdle)
        let seconds = try #require(fixture.secondsUntilRest(within: 4))
        // The ball falls for 0.4 s. The animator pauses when the ball has been at rest for 0.5 s.
        #expect(near(seconds, 0.9, within: 0.05) && log.lines == ["resume", "pause"])
        #expect(near(fixture.animator.elapsedTime, seconds, within: 0.01))
        _ = fixture.stage.render()
        #expect(fixture.stage.isIdle && fixture.stage.nextChange == nil)
        gravity.angle = -.pi / 2
        #expect(fixture.animator.isRunning && fixture.stage.nextChange != nil)
        fixture.stage.advance(frames: 5)
        #expect(log.lines == ["resume", "pause", "resume"] && ball.center.y < 479)
    }

    @Test func settingTheSameValueDoesNotResume() {
        let fixture = DynamicsFixture()
        let ball = fixture.ball(110, 480)
        let gravity = UIGravityBehavior(items: [ball])
        fixture.add(gravity)
        fixture.collide([ball])
        #expect(fixture.secondsUntilRest(within: 3) != nil)
        (gravity.magnitude, gravity.gravityDirection) = (1, CGVector(dx: 0, dy: 1))
        gravity.addItem(ball)
        #expect(!fixture.animator.isRunning)
    }

    @Test func childBehaviorsMoveWithTheirParent() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        let (parent, child) = (LoggingBehavior(), LoggingBehavior())
        parent.addChildBehavior(child)
        let gravity = UIGravityBehavior(items: [box])
        fixture.add(parent)
        parent.addChildBehavior(gravity)
        #expect(parent.childBehaviors.count == 2 && child.dynamicAnimator === fixture.animator && gravity.dynamicAnimator != nil)
        fixture.stage.advance(by: 0.5)
        #expect(near(box.center.y, 155, within: 1e-6) && fixture.animator.behaviors.count == 1)
        parent.removeChildBehavior(child)
        fixture.animator.removeBehavior(parent)
        #expect(parent.log == ["nil to animator", "animator to nil"] && child.log == parent.log && gravity.dynamicAnimator == nil)
        fixture.stage.advance(by: 0.5)
        #expect(near(box.center.y, 155, within: 1e-6) && !fixture.animator.isRunning)
    }

    @Test func actionIsCalledOncePerFrameAfterTheItemsHaveMoved() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        let gravity = UIGravityBehavior(items: [box])
        var places: [CGFloat] = []
        gravity.action = { places.append(box.center.y) }
        fixture.add(gravity)
        var expected: [CGFloat] = []
        for _ in 0..<6 {
            fixture.stage.advance(frames: 1)
            expected.append(box.center.y)
        }
        #expect(places == expected && places.count == 6 && places[0] > 30)
    }

    @Test func layoutOfTheFrameSeesTheMovedItems() {
        final class Follower: UIView {
            weak var target: UIView?
            var seen: CGFloat = 0
            override func layoutSubviews() { seen = target?.center.y ?? 0 }
        }
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        let follower = Follower()
        follower.target = box
        fixture.view.addSubview(follower)
        let gravity = UIGravityBehavior(items: [box])
        gravity.action = { follower.setNeedsLayout() }
        fixture.add(gravity)
        fixture.stage.advance(frames: 9)
        #expect(follower.seen == box.center.y && box.center.y > 30)
    }

    @Test func stateOfAnItemIsReadAgain() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        fixture.add(UIGravityBehavior(items: [box]))
        fixture.stage.advance(by: 0.5)
        box.center = CGPoint(x: 200, y: 60)
        fixture.stage.advance(frames: 1)
        #expect(near(box.center.x, 70), "the animator does not read the new position")
        box.center = CGPoint(x: 200, y: 60)
        box.transform = CGAffineTransform(rotationAngle: 0.4)
        fixture.animator.updateItem(usingCurrentState: box)
        fixture.stage.advance(frames: 1)
        #expect(near(box.center.x, 200) && box.center.y > 65 && near(box.transform.b, sin(0.4)))
    }

    @Test func itemsInARectangleAreFound() {
        let fixture = DynamicsFixture()
        let boxes = [fixture.box(50, 50), fixture.box(150, 50), fixture.box(150, 200)]
        fixture.add(UIGravityBehavior(items: boxes))
        func found(_ rect: CGRect) -> [Int] { fixture.animator.items(in: rect).map { item in boxes.firstIndex { $0 === item } ?? -1 } }
        #expect(found(CGRect(x: 0, y: 0, width: 131, height: 100)) == [0, 1])
        #expect(found(CGRect(x: 160, y: 100, width: 5, height: 81)) == [2])
        #expect(found(CGRect(x: 80, y: 100, width: 20, height: 20)) == [])
        #expect(found(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == [])
    }

    @Test func scaleOfTheTransformStays() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        box.transform = CGAffineTransform(a: 0, b: 2, c: -2, d: 0, tx: 0, ty: 0)
        let properties = fixture.setProperties(of: [box]) { _ in }
        properties.addAngularVelocity(.pi, for: box)
        fixture.stage.advance(by: 0.5)
        #expect(near(box.transform.a, -2, within: 1e-6) && near(box.transform.b, 0, within: 1e-6))
        #expect(near(properties.angularVelocity(for: box), .pi))
    }

    @Test func layoutAttributesOfACollectionViewMove() {
        final class FallingLayout: UICollectionViewFlowLayout {
            lazy var animator = UIDynamicAnimator(collectionViewLayout: self)
            override func prepare() {
                super.prepare()
                guard animator.behaviors.isEmpty, let item = super.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)) else {
                    return
                }
                let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: item.center.x, y: item.center.y + 60))
                (spring.length, spring.frequency, spring.damping) = (0, 2, 1)
                animator.addBehavior(spring)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { animator.layoutAttributesForCell(at: $0.indexPath) ?? $0 }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                animator.layoutAttributesForCell(at: indexPath) ?? super.layoutAttributesForItem(at: indexPath)
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
        let layout = FallingLayout()
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        let data = GridDataSource([Array(0..<3)])
        data.connect(view)
        stage.window.addSubview(view)
        stage.advance(frames: 1)
        let cell = view.cellForItem(at: IndexPath(item: 1, section: 0))
        let other = view.cellForItem(at: IndexPath(item: 0, section: 0))
        let (start, otherStart) = (cell?.center.y ?? .nan, other?.center.y ?? .nan)
        stage.advance(by: 0.2)
        let middle = view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y ?? .nan
        #expect(middle > start + 15 && middle < start + 59)
        stage.advance(by: 4)
        #expect(near((view.cellForItem(at: IndexPath(item: 1, section: 0))?.center.y ?? .nan) - start, 60, within: 0.5))
        #expect(view.cellForItem(at: IndexPath(item: 0, section: 0))?.center.y == otherStart && !layout.animator.isRunning)
    }

    @Test func clientItemsAndGroupsMove() {
        final class Weight: NSObject, UIDynamicItem {
            var center = CGPoint(x: 40, y: 60)
            var bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
            var transform = CGAffineTransform.identity
        }
        let fixture = DynamicsFixture()
        let (weight, left, right) = (Weight(), fixture.box(100, 100, width: 20), fixture.box(160, 110, width: 20))
        let group = UIDynamicItemGroup(items: [left, right])
        #expect(group.items.count == 2 && group.center == CGPoint(x: 130, y: 105) && group.bounds.size == CGSize(width: 80, height: 50))
        let properties = UIDynamicItemBehavior(items: [group])
        properties.addAngularVelocity(2, for: group)
        fixture.add(UIGravityBehavior(items: [weight, group]), properties)
        fixture.stage.advance(by: 0.5)
        #expect(near(weight.center.y, 185, within: 1e-6) && near(group.center.y, 230, within: 1e-6))
        #expect(near(atan2(Double(left.transform.b), Double(left.transform.a)), 1, within: 1e-6))
        let (sine, cosine): (Double, Double) = (sin(1.0), cos(1.0))
        let (leftX, rightY): (Double, Double) = (130 - 30 * cosine + 5 * sine, 230 + 30 * sine + 5 * cosine)
        #expect(near(left.center.x, leftX, within: 1e-6) && near(right.center.y, rightY, within: 1e-6))
    }

    @Test func removedAnimatorStopsItsFrames() {
        let fixture = DynamicsFixture()
        let box = fixture.box(70, 30)
        var animator: UIDynamicAnimator? = UIDynamicAnimator(referenceView: fixture.view)
        animator?.addBehavior(UIGravityBehavior(items: [box]))
        fixture.stage.advance(frames: 3)
        animator = nil
        let place = box.center
        fixture.stage.advance(frames: 3)
        #expect(box.center == place && fixture.stage.isIdle)
    }
}
