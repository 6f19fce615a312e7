import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct ImplicitActionTests {
    let fixture = LayerFixture()
    var layer: CALayer { fixture.layer }

    @Test func layerThatWasNeverDisplayedDoesNotAnimate() {
        layer.position.x = 200
        #expect(layer.animationKeys() == nil)
    }

    @Test func defaultActionLastsAQuarterSecondOnTheDefaultCurve() {
        fixture.advance(to: 1)
        layer.position.x = 130
        #expect(layer.position.x == 130)
        #expect(layer.animationKeys() == ["position"])
        // On the default curve, the progress is .408511 at .25 and .802403 at .5 of the duration.
        let shown = fixture.numbers("position.x", at: [1, 1.0625, 1.125, 1.25, 2])
        #expect(isClose(shown, [30, 70.8511, 110.2403, 130, 130], within: 1e-3))
        #expect(layer.animationKeys() == nil)
    }

    @Test func secondChangeStartsFromThePresentationValue() {
        fixture.advance(to: 1)
        layer.position.x = 130
        fixture.advance(to: 1.125)
        layer.position.x = 50
        #expect(isClose(fixture.number("position.x"), 110.2403, within: 1e-3))
        #expect(isClose(fixture.numbers("position.x", at: [1.25]), [110.2403 - 60.2403 * 0.802403], within: 1e-3))
    }

    @Test func transactionSetsDurationAndTimingFunction() {
        fixture.advance(to: 1)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.opacity = 0.5
        CATransaction.begin()
        CATransaction.setAnimationDuration(4)
        layer.cornerRadius = 8
        CATransaction.commit()
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25)
        fixture.advance(to: 2)
        #expect(isClose(fixture.number("opacity"), 0.75))
        #expect(isClose(fixture.number("cornerRadius"), 2))
    }

    @Test func settingsOfTheImplicitTransactionLastUntilTheNextFrame() {
        fixture.advance(to: 1)
        CATransaction.setAnimationDuration(3)
        #expect(CATransaction.animationDuration() == 3)
        fixture.advance(to: 2)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func disabledActionsDoNotAnimate() {
        fixture.advance(to: 1)
        fixture.withoutActions { layer.position.x = 130 }
        #expect(layer.animationKeys() == nil)
        #expect(!CATransaction.disableActions())
    }

    private final class Delegate: CALayerDelegate {
        var action: CAAction?
        var requestedKeys: [String] = []
        func action(for layer: CALayer, forKey event: String) -> CAAction? {
            requestedKeys.append(event)
            return action
        }
    }

    private final class RecordingAction: CAAction {
        var events: [String] = []
        func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
            events.append("\(event) \((anObject as? CALayer)?.zPosition ?? -1)")
        }
    }

    @Test func actionsAreSearchedInDelegateThenActionsThenStyle() {
        fixture.advance(to: 1)
        let (delegate, first, second, third) = (Delegate(), RecordingAction(), RecordingAction(), RecordingAction())
        layer.delegate = delegate
        layer.style = ["actions": ["zPosition": third as CAAction]]
        layer.zPosition = 1
        layer.actions = ["zPosition": second]
        layer.zPosition = 2
        delegate.action = first
        layer.zPosition = 3
        delegate.action = NSNull()
        layer.zPosition = 4
        #expect(delegate.requestedKeys == ["zPosition", "zPosition", "zPosition", "zPosition"])
        // Each action runs after the value has changed.
        #expect(third.events == ["zPosition 1.0"] && second.events == ["zPosition 2.0"] && first.events == ["zPosition 3.0"])
        #expect(layer.animationKeys() == nil)
    }

    @Test func nullInTheActionsMeansNoAnimation() {
        fixture.advance(to: 1)
        layer.actions = ["position": NSNull()]
        layer.position.x = 200
        #expect(layer.animationKeys() == nil)
    }

    // MARK: - Completion blocks

    private func addAnimation(_ path: String, duration: Double) {
        let animation = CABasicAnimation(keyPath: path)
        animation.fromValue = 3.0
        animation.toValue = 9.0
        animation.duration = duration
        layer.add(animation, forKey: path)
    }

    @Test func completionIsCalledOnceAfterAllAnimationsHaveEnded() {
        var calls: [Double] = []
        CATransaction.begin()
        addAnimation("zPosition", duration: 9)
        CATransaction.setCompletionBlock { calls.append(fixture.tree.now) }
        addAnimation("position.x", duration: 1)
        addAnimation("position.y", duration: 2)
        CATransaction.begin()
        addAnimation("cornerRadius", duration: 3)
        CATransaction.commit()
        CATransaction.commit()
        #expect(calls.isEmpty)
        for time in [1.0, 2, 3, 9, 10] { fixture.advance(to: time) }
        #expect(calls == [3])
    }

    @Test func completionWithoutAnimationsIsCalledAtCommit() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        #expect(calls == 0)
        CATransaction.commit()
        #expect(calls == 1)
    }

    @Test func removedAnimationCountsAsEnded() {
        var calls = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { calls += 1 }
        addAnimation("position.x", duration: 5)
        CATransaction.commit()
        layer.removeAllAnimations()
        #expect(calls == 1)
    }

    @Test func implicitTransactionEndsWithTheNextFrame() {
        var calls = 0
        CATransaction.setCompletionBlock { calls += 1 }
        addAnimation("position.x", duration: 1)
        fixture.advance(to: 0.5)
        #expect(calls == 0)
        fixture.advance(to: 1)
        #expect(calls == 1)
        CATransaction.setCompletionBlock { calls += 1 }
        fixture.advance(to: 1.1)
        #expect(calls == 2)
    }

    @Test func transactionSettingsAreAccessibleByKey() {
        CATransaction.begin()
        CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue(true, forKey: kCATransactionDisableActions)
        CATransaction.setValue("mine", forKey: "name")
        #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
        #expect(CATransaction.value(forKey: "name") as? String == "mine")
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
        CATransaction.commit()
        #expect(CATransaction.value(forKey: "name") == nil)
    }
}
