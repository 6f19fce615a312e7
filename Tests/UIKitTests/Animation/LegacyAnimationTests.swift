import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Tests of `beginAnimations` and `commitAnimations`, which are older than animation blocks, and of system animations.
@MainActor @Suite struct LegacyAnimationTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 10, y: 37, width: 20, height: 30))

    init() { stage.window.addSubview(view) }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    @Test func committedAnimationUsesItsSettings() {
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationDelay(0.5)
        view.center.x = 120
        UIView.commitAnimations()
        view.center.y = 90
        stage.advance(by: 1.5)
        #expect(near(x(), 70))
        #expect(near(stage.trace(view.layer, "position.y"), 90))
        #expect(UIView.inheritedAnimationDuration == 0)
    }

    private final class RecordingDelegate {
        var events: [String] = []
        var time: () -> Double = { 0 }
        func animationWillStart(_ name: String) { events.append("\(name) begins at \(time())") }
        func animationDidStop() { events.append("ends at \(time())") }
    }

    @Test func delegateIsCalledAtStartAndEnd() {
        let delegate = RecordingDelegate()
        delegate.time = { [stage] in stage.time }
        stage.advance(frames: 6)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDelegate(delegate)
        UIView.setAnimationWillStart(Selector(RecordingDelegate.animationWillStart))
        UIView.setAnimationDidStop(Selector(RecordingDelegate.animationDidStop))
        view.center.x = 120
        UIView.commitAnimations()
        stage.advance(by: 0.5)
        #expect(delegate.events == ["move begins at 0.1", "ends at 0.3"])
    }

    @Test func delegateIsCalledWhileAnimationsAreDisabled() {
        let delegate = RecordingDelegate()
        delegate.time = { [stage] in stage.time }
        stage.advance(frames: 6)
        UIView.performWithoutAnimation {
            UIView.beginAnimations("move", context: nil)
            UIView.setAnimationDelegate(delegate)
            UIView.setAnimationWillStart(Selector(RecordingDelegate.animationWillStart))
            UIView.setAnimationDidStop(Selector(RecordingDelegate.animationDidStop))
            UIView.setAnimationDuration(3)
            view.center.x = 120
            UIView.commitAnimations()
        }
        #expect(near(x(), 120) && delegate.events == ["move begins at 0.1"])
        stage.advance(frames: 3)
        #expect(delegate.events.count == 2 && delegate.events.last?.hasPrefix("ends at 0.1") == true, "\(delegate.events)")
        UIView.beginAnimations("next", context: nil)
        UIView.setAnimationDuration(2)
        UIView.setAnimationCurve(.linear)
        view.center.x = 220
        UIView.commitAnimations()
        stage.advance(by: 1)
        #expect(near(x(), 170))
    }

    /// At 0.4 s the progress on the curve is 0.331884. A flip or curl still shows the old content in its full red.
    /// Without an effect the color is interpolated.
    @Test(arguments: [UIView.AnimationTransition.flipFromLeft, .flipFromRight, .curlUp, .none])
    func legacyTransitionShowsItsEffect(_ transition: UIView.AnimationTransition) {
        stage.window.backgroundColor = .white
        view.backgroundColor = .red
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationTransition(transition, for: view, cache: true)
        view.backgroundColor = .blue
        UIView.commitAnimations()
        stage.advance(by: 0.4)
        let early = stage.render()[20, 42]
        let fraction: Double = transition == .none ? 0.331884 : 0
        #expect(abs(Double(early.red) - 255 * (1 - fraction)) <= 1)
        #expect(abs(Double(early.blue) - 255 * fraction) <= 1)
        stage.advance(frames: 60)
        let end = stage.render()[20, 45]
        #expect(end.blue == 255 && end.red == 0)
    }

    @Test func everySetterTakesEffect() {
        var stops = 0
        func move(to x: CGFloat, _ configure: () -> Void) {
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationCurve(.linear)
            configure()
            view.center.x = x
            UIView.commitAnimations()
        }
        view.center.x = 20
        // The default duration is 0.2 s.
        move(to: 120) {}
        stage.advance(by: 0.15)
        #expect(near(x(), 95))
        stage.advance(by: 0.05)
        #expect(view.layer.animationKeys() == nil && near(x(), 120))
        move(to: 20) {
            UIView.setAnimationDuration(1)
            UIView.setAnimationRepeatCount(1.5)
            UIView.setAnimationRepeatAutoreverses(true)
        }
        for expected in [70.0, 20, 70, 120, 70] {
            stage.advance(by: 0.5)
            #expect(near(x(), expected))
        }
        stage.advance(by: 0.5)
        #expect(view.layer.animationKeys() == nil && near(x(), 20))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 }, completion: { _ in stops += 1 })
        stage.advance(by: 0.5)
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        UIView.setAnimationBeginsFromCurrentState(true)
        view.alpha = 1
        UIView.commitAnimations()
        #expect(near(stage.trace(view.layer, "opacity"), 0.5) && stops == 1)
        stage.advance(by: 0.5)
        #expect(near(stage.trace(view.layer, "opacity"), 0.75))
    }

    @Test func zeroDurationAppliesChangesImmediately() {
        view.center.x = 20
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(0)
        view.center.x = 120
        UIView.commitAnimations()
        #expect(near(x(), 120) && view.layer.animationKeys() == nil)
    }

    @Test func modifyAnimationsSetsTheRepeatCount() {
        var endTime: Double?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 120 } },
            completion: { if $0 { endTime = stage.time } })
        for (time, expected) in [(0.5, 70.0), (1.5, 70), (2.5, 70), (2.9, 110), (3.1, 120)] {
            stage.advance(by: time - stage.time)
            #expect(near(x(), expected))
        }
        #expect(endTime == 3)
    }

    @Test(arguments: [true, false]) func modifyAnimationsRepeatsKeyframes(isKeyframeBlock: Bool) {
        let other = UIView(frame: CGRect(x: 0, y: 13, width: 10, height: 10))
        stage.window.addSubview(other)
        let animations: () -> Void = { [view] in
            UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 120 }
            }
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { other.alpha = 0.2 }
        }
        if isKeyframeBlock {
            let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
            UIView.animateKeyframes(withDuration: 1, delay: 0, options: linear, animations: animations)
        } else {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: animations)
        }
        for (time, expected) in [(0.5, 70.0), (1.5, 70), (2.5, 70), (2.9, 110), (3.1, 120)] {
            stage.advance(by: time - stage.time)
            #expect(near(x(), expected))
            #expect(near(stage.trace(other.layer, "opacity"), time < 1 ? 0.6 : 0.2), "other keyframes do not repeat")
        }
    }

    @Test func deletedViewsAreRemovedAtTheEnd() {
        let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(other)
        var finished: Bool?
        UIView.perform(.delete, on: [view], animations: { other.alpha = 0.5 }, completion: { finished = $0 })
        stage.advance(frames: 3)
        #expect(view.superview != nil && finished == nil)
        #expect(stage.trace(view.layer, "opacity") < 1 && stage.trace(other.layer, "opacity") < 1)
        stage.advance(by: 1)
        #expect(view.superview == nil && finished == true)
    }
}
