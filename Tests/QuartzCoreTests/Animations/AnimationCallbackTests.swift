import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct AnimationCallbackTests {
    private func recordedAnimation(_ keyPath: String, _ duration: Double, _ recorder: AnimationRecorder) -> CABasicAnimation {
        let newAnimation = animation(keyPath, from: 0.1, to: 0.9, duration)
        newAnimation.delegate = recorder
        return newAnimation
    }

    /// In one frame, the ends are reported in the order in which the animations were added. Their times and layers do not matter.
    @Test func endsInOneFrameAreReportedInTheOrderOfAdding() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        let other = LayerWithoutActions()
        fixture.tree.root.insertSublayer(other, at: 0)
        fixture.layer.add(recordedAnimation("opacity", 1.4, recorder), forKey: nil)
        other.add(recordedAnimation("cornerRadius", 1.1, recorder), forKey: nil)
        fixture.layer.add(recordedAnimation("borderWidth", 9, recorder), forKey: nil)
        other.add(recordedAnimation("zPosition", 1.2, recorder), forKey: nil)
        recorder.events = []
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        fixture.tree.finishAnimations()
        #expect(recorder.events == [])
        fixture.tree.beginFrame(at: fixture.startTime + 1.5)
        fixture.tree.finishAnimations()
        #expect(recorder.events == ["finish opacity", "finish cornerRadius", "finish zPosition"])
        fixture.tree.finishAnimations()
        #expect(recorder.events.count == 3, "each end is reported once")
        #expect(fixture.tree.isAnimating)
    }

    @Test func animationEndsInTheFirstFrameAtOrAfterItsEndTime() {
        let (fixture, recorder) = (AnimationFixture(0.75), AnimationRecorder())
        fixture.layer.add(recordedAnimation("opacity", 0.25, recorder), forKey: nil)
        fixture.tree.beginFrame(at: 0.9999)
        fixture.tree.finishAnimations()
        #expect(recorder.events.last == "start opacity")
        fixture.tree.beginFrame(at: 1)
        fixture.tree.finishAnimations()
        #expect(recorder.events.last == "finish opacity")
    }

    @Test func animationIsRemovedBeforeItsEndIsReported() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        var keys: [[String]?] = []
        recorder.onStop = { _ in keys.append(fixture.layer.animationKeys()) }
        fixture.layer.add(recordedAnimation("opacity", 1, recorder), forKey: "fade")
        fixture.tree.beginFrame(at: fixture.startTime + 1)
        fixture.tree.finishAnimations()
        #expect(keys == [nil])
    }

    @Test func endOfAnAnimationThatIsNotRemovedIsReportedOnce() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        let persistent = recordedAnimation("opacity", 1, recorder)
        persistent.isRemovedOnCompletion = false
        persistent.fillMode = .forwards
        fixture.layer.add(persistent, forKey: "fade")
        for time in [1.0, 2, 3] {
            fixture.tree.beginFrame(at: fixture.startTime + time)
            fixture.tree.finishAnimations()
        }
        #expect(recorder.events == ["start opacity", "finish opacity"])
        #expect(fixture.layer.animationKeys() == ["fade"])
        #expect(abs(fixture.number("opacity", after: 99) - 0.9) < 1e-9)
        #expect(!fixture.tree.isAnimating)
    }

    /// An animation that is added in a callback starts in the same frame. An animation that a callback removes is not reported as
    /// finished.
    @Test func callbacksCanAddAndRemoveAnimations() {
        let (fixture, recorder) = (AnimationFixture(), AnimationRecorder())
        recorder.onStop = { stopped in
            guard (stopped as? CAPropertyAnimation)?.keyPath == "opacity" else { return }
            fixture.layer.removeAnimation(forKey: "second")
            fixture.layer.add(animation("cornerRadius", from: 10, to: 30, 2), forKey: "third")
        }
        fixture.layer.add(recordedAnimation("opacity", 1, recorder), forKey: "first")
        fixture.layer.add(recordedAnimation("borderWidth", 1, recorder), forKey: "second")
        fixture.tree.beginFrame(at: fixture.startTime + 1.25)
        fixture.tree.finishAnimations()
        #expect(recorder.events == ["start opacity", "start borderWidth", "finish opacity", "stop borderWidth"])
        #expect(abs(fixture.number("cornerRadius", after: 2.25) - 20) < 1e-9)
    }

    /// A setter requests the action before the value changes and runs it afterwards.
    @Test func actionRunsAfterTheValueHasChanged() {
        @MainActor final class ActionDelegate: CALayerDelegate, CAAction {
            var log: [String] = []
            var returnsNoAction = false
            func action(for layer: CALayer, forKey event: String) -> CAAction? {
                log.append("request \(event) \(Double(layer.cornerRadius))")
                return returnsNoAction ? CANoAction() : self
            }
            func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
                log.append("run \(event) \(Double((anObject as? CALayer)?.cornerRadius ?? -1))")
            }
        }
        let (layer, delegate) = (CALayer(), ActionDelegate())
        layer.delegate = delegate
        layer.cornerRadius = 7
        layer.cornerRadius = 7
        #expect(delegate.log == ["request cornerRadius 0.0", "run cornerRadius 7.0"], "writing the same value has no effect")
        delegate.returnsNoAction = true
        layer.cornerRadius = 9
        #expect(delegate.log.last == "request cornerRadius 7.0")
        #expect(layer.action(forKey: "cornerRadius") == nil)
    }
}
