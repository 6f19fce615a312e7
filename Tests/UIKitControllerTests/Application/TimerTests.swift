import Stage
import Testing
import UIKit
import UIKitTestSupport

/// Timers and delayed calls run on the stage's clock.
@MainActor @Suite struct TimerTests {
    let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)

    init() { stage.advance(frames: 47) }

    /// The delay function of the tutorial on which the demo scene `flight` is based.
    private func delay(seconds: Double, completion: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion() }
    }

    @Test func delayedCallsRunOnTheirFrame() {
        stage.makeCurrent()
        var frames: [Int] = []
        delay(seconds: 3) { frames.append(stage.frame) }
        delay(seconds: 0.51) { frames.append(stage.frame) }
        DispatchQueue.main.asyncAfter(deadline: DispatchTime.now() + .milliseconds(500)) { frames.append(stage.frame) }
        DispatchQueue.main.async { frames.append(stage.frame) }
        #expect(frames.isEmpty)
        stage.advance(frames: 300)
        #expect(frames == [48, 77, 78, 227])
    }

    /// Values of the type `@MainActor () -> Void` are accepted too, although they are not convertible to `() -> Void`.
    @Test func functionsOfTheMainActorRunOnTheirFrame() {
        stage.makeCurrent()
        var frames: [Int] = []
        let step: @MainActor () -> Void = { frames.append(stage.frame) }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4, execute: step)
        DispatchQueue.main.async(execute: step)
        stage.advance(frames: 60)
        #expect(frames == [48, 71])
    }

    @Test func nextChangeIsTheTimeOfThePendingCall() {
        stage.makeCurrent()
        _ = stage.render()
        delay(seconds: 3) {}
        #expect(abs((stage.nextChange ?? 0) - (stage.time + 3)) < 1e-6)
        stage.advance(by: 3)
        _ = stage.render()
        #expect(stage.nextChange == nil)
    }

    @Test func invalidTimersCauseNoChange() {
        stage.makeCurrent()
        _ = stage.render()
        var calls = 0
        let timers = [true, false].map { Timer.scheduledTimer(withTimeInterval: 0.4, repeats: $0) { _ in calls += 1 } }
        stage.advance(by: 0.1)
        _ = stage.render()
        #expect(stage.nextChange != nil)
        for timer in timers { timer.invalidate() }
        #expect(stage.nextChange == nil && stage.isIdle)
        stage.advance(by: 1)
        #expect(calls == 0)
    }

    @Test func stageWithARepeatingTimerIsIdle() {
        stage.makeCurrent()
        _ = stage.render()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { _ in }
        #expect(stage.isIdle && stage.nextChange != nil)
        let once = Timer.scheduledTimer(withTimeInterval: 1.2, repeats: false) { _ in }
        #expect(!stage.isIdle)
        stage.advance(by: 1.2)
        #expect(stage.isIdle && once.isValid == false && timer.isValid)
        delay(seconds: 0.3) {}
        #expect(!stage.isIdle)
        stage.advance(by: 0.5)
        #expect(stage.isIdle)
    }

    @Test func delayedAnimationBeginsOnTheFrameOfItsCall() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        delay(seconds: 1) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) }
        stage.advance(by: 1.5)
        #expect(near(stage.trace(view.layer, "position.x"), 55))
    }

    @Test func timersRepeatUntilTheyAreInvalid() {
        stage.makeCurrent()
        var (once, repeated): ([Int], [Int]) = ([], [])
        Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in once.append(stage.frame - 47) }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            repeated.append(stage.frame - 47)
            if repeated.count == 4 { timer.invalidate() }
        }
        stage.advance(by: 2)
        #expect(once == [15])
        #expect(repeated == [6, 12, 18, 24])
    }

    /// Apps add a scheduled timer for another mode, so that it also runs while the user scrolls. A stage has one mode.
    @Test func timerThatIsAddedForAnotherModeIsCalledOnce() {
        @MainActor final class Log {
            var frames: [Int] = []
        }
        let (stage, log) = (stage, Log())
        stage.makeCurrent()
        let timer = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: true) { _ in log.frames.append(stage.frame - 47) }
        for mode in [RunLoop.Mode.common, .default] { RunLoop.main.add(timer, forMode: mode) }
        let other = Timer(timeInterval: 0.4, repeats: true) { _ in
            MainActor.assumeIsolated { log.frames.append(1000 + stage.frame - 47) }
        }
        for mode in [RunLoop.Mode.common, .default] { RunLoop.current.add(other, forMode: mode) }
        stage.advance(by: 1)
        #expect(log.frames == [18, 1024, 36, 1048, 54])
    }

    @Test func recursiveAsyncCallRunsOncePerFrame() {
        stage.makeCurrent()
        var count = 0
        func scheduleAgain() {
            count += 1
            DispatchQueue.main.async { scheduleAgain() }
        }
        scheduleAgain()
        stage.advance(frames: 5)
        #expect(count == 6)
    }
}
