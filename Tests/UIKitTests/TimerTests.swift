import Stage
import Testing
import UIKit

/// What is scheduled belongs to the stage's clock.
@MainActor @Suite struct TimerTests {
    let stage = Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 60)

    init() { stage.advance(frames: 47) }

    /// The delay of the flight tutorial.
    private func delay(seconds: Double, completion: @escaping () -> Void) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { completion() }
    }

    @Test func delayedCallsComeOnTheirFrame() {
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

    @Test func theStageIsAwakeUntilThen() {
        stage.makeCurrent()
        _ = stage.render()
        delay(seconds: 3) {}
        #expect(abs((stage.nextChange ?? 0) - (stage.time + 3)) < 1e-6)
        stage.advance(by: 3)
        _ = stage.render()
        #expect(stage.nextChange == nil)
    }

    @Test func animationsBeginOnTheFrameOfTheCall() {
        stage.makeCurrent()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        delay(seconds: 1) { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.center.x = 105 }) }
        stage.advance(by: 1.5)
        #expect(near(stage.trace(view.layer, "position.x"), 55))
    }

    @Test func timersRepeatUntilTheyAreInvalid() {
        stage.makeCurrent()
        var (once, often): ([Int], [Int]) = ([], [])
        Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in once.append(stage.frame - 47) }
        Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { timer in
            often.append(stage.frame - 47)
            if often.count == 4 { timer.invalidate() }
        }
        stage.advance(by: 2)
        #expect(once == [15])
        #expect(often == [6, 12, 18, 24])
    }

    @Test func whoCallsHimselfDoesNotHoldUpTheFrame() {
        stage.makeCurrent()
        var count = 0
        func again() {
            count += 1
            DispatchQueue.main.async { again() }
        }
        again()
        stage.advance(frames: 5)
        #expect(count == 6)
    }
}

/// Ways of saying it that are older than blocks, and the system's own animation.
@MainActor @Suite struct OldAnimationTests {
    let stage = Stage(size: CGSize(width: 300, height: 400), scale: 1, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 10, y: 37, width: 20, height: 30))

    init() { stage.window.addSubview(view) }

    private func x() -> Double { stage.trace(view.layer, "position.x") }

    @Test func beginAndCommit() {
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

    @Test func modifiedRepeats() {
        var ended: Double?
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { view.center.x = 120 } },
            completion: { if $0 { ended = stage.time } })
        for (time, expected) in [(0.5, 70.0), (1.5, 70), (2.5, 70), (2.9, 110), (3.1, 120)] {
            stage.advance(by: time - stage.time)
            #expect(near(x(), expected))
        }
        #expect(ended == 3)
    }

    @Test func deletedViewsGoAtTheEnd() {
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
