import Stage
import Testing
import UIKit

/// The stage that is current in and after `Stage.perform`.
@MainActor @Suite struct StagePerformTests {
    /// Two stages with different times: 0.5 s and 2 s.
    private let first = Stage(size: CGSize(width: 50, height: 50), scale: 1)
    private let second = Stage(size: CGSize(width: 50, height: 50), scale: 3)

    init() {
        first.advance(frames: 30)
        second.advance(frames: 120)
    }

    private struct Failure: Error {}

    @Test func stageIsCurrentInTheBodyOnly() {
        first.makeCurrent()
        let result = second.perform {
            #expect(CACurrentMediaTime() == 2 && UIScreen.main.scale == 3)
            return 17
        }
        #expect(result == 17 && CACurrentMediaTime() == 0.5 && UIScreen.main.scale == 1)
    }

    @Test func nestedCallsRestoreTheOuterStage() {
        first.makeCurrent()
        second.perform {
            first.perform {
                second.perform { #expect(CACurrentMediaTime() == 2) }
                #expect(CACurrentMediaTime() == 0.5)
            }
            #expect(CACurrentMediaTime() == 2)
            // Reading the window of a stage makes it current. The outer stage is restored nevertheless.
            _ = first.window
            #expect(CACurrentMediaTime() == 0.5)
        }
        #expect(CACurrentMediaTime() == 0.5)
        second.makeCurrent()
        first.perform { second.makeCurrent() }
        #expect(CACurrentMediaTime() == 2)
    }

    @Test func errorRestoresTheStage() {
        first.makeCurrent()
        #expect(throws: Failure.self) {
            try second.perform {
                #expect(CACurrentMediaTime() == 2)
                throw Failure()
            }
        }
        #expect(CACurrentMediaTime() == 0.5)
    }

    @Test func delayedCallsAndTimersRunOnTheClockOfTheStage() {
        first.makeCurrent()
        var times: [Double] = []
        second.perform {
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { times.append(CACurrentMediaTime()) }
            Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { _ in
                MainActor.assumeIsolated { times.append(CACurrentMediaTime()) }
            }
        }
        first.advance(by: 3)
        #expect(times.isEmpty)
        second.advance(by: 1)
        #expect(times == [2.25, 2.5])
    }

    /// An animator without views has no layer that determines its clock. It uses the clock of the stage on which it was started.
    @Test func animationsRunOnTheClockOfTheStage() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        first.makeCurrent()
        var endTime: Double?
        let animator = second.perform {
            second.window.addSubview(view)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.alpha = 0 })
            let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
            animator.addCompletion { _ in endTime = CACurrentMediaTime() }
            animator.startAnimation()
            return animator
        }
        first.advance(by: 5)
        #expect(animator.isRunning && endTime == nil)
        second.advance(by: 0.25)
        #expect(abs(second.trace(view.layer, "opacity") - 0.75) < 1e-6)
        second.advance(by: 1)
        #expect(endTime == 3 && view.layer.animationKeys()?.isEmpty != false)
    }

    @Test func inputAndPaintingRestoreTheStage() throws {
        var times: [Double] = []
        let control = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        control.addAction(UIAction { _ in times.append(CACurrentMediaTime()) }, for: .touchDown)
        second.window.addSubview(control)
        first.makeCurrent()
        second.touchDown(at: CGPoint(x: 25, y: 25))
        second.touchUp()
        second.scroll(at: CGPoint(x: 25, y: 25), by: CGVector(dx: 0, dy: 10))
        second.rotate(to: .portrait)
        _ = second.render()
        #expect(times == [2] && CACurrentMediaTime() == 0.5)
    }
}
