import Stage
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite struct MotionEffectTests {
    let stage = Stage(size: CGSize(width: 320, height: 480), scale: 2, framesPerSecond: 60)
    let view = UIView(frame: CGRect(x: 60, y: 80, width: 100, height: 70))

    init() {
        stage.window.addSubview(view)
        let horizontal = UIInterpolatingMotionEffect(keyPath: "center.x", type: .tiltAlongHorizontalAxis)
        (horizontal.minimumRelativeValue, horizontal.maximumRelativeValue) = (-30, 50)
        let vertical = UIInterpolatingMotionEffect(keyPath: "layer.shadowOffset", type: .tiltAlongVerticalAxis)
        vertical.minimumRelativeValue = CGSize(width: 2, height: -8)
        vertical.maximumRelativeValue = CGSize(width: 4, height: 12)
        let group = UIMotionEffectGroup()
        group.motionEffects = [horizontal, vertical]
        view.addMotionEffect(group)
        stage.advance(frames: 1)
    }

    private var x: Double { stage.trace(view.layer, "position.x") }

    @Test func effectsAddToTheModelWithoutChangingIt() {
        // Without a tilt, the effect adds the mean of its minimum and its maximum: (-30 + 50) / 2 = 10.
        #expect(near(x, 120) && view.center.x == 110)
        stage.tilt(CGPoint(x: 1, y: 0))
        stage.advance(by: 2)
        #expect(near(x, 160) && view.center.x == 110)
        stage.tilt(CGPoint(x: -0.5, y: 0))
        stage.advance(by: 2)
        #expect(near(x, 100))
    }

    @Test func viewThatReturnsToTheWindowHasItsEffects() {
        stage.tilt(CGPoint(x: 1, y: 0))
        stage.advance(by: 2)
        view.removeFromSuperview()
        stage.advance(frames: 3)
        stage.window.addSubview(view)
        #expect(near(x, 160) && view.center.x == 110)
        stage.advance(frames: 5)
        #expect(near(x, 160) && stage.isIdle)
    }

    @Test func viewsFollowSmoothly() {
        stage.tilt(CGPoint(x: 1, y: 0))
        var values = [x]
        for _ in 0..<60 {
            stage.advance(frames: 1)
            values.append(x)
        }
        let steps = zip(values, values.dropFirst()).map { $1 - $0 }
        // The motion is critically damped: it does not overshoot, and the first step is not the greatest.
        #expect(steps.allSatisfy { $0 > -1e-6 } && (values.last ?? 0) < 160 + 1e-6)
        #expect(abs(steps[0]) < (steps.max() ?? 0) && (steps.max() ?? 100) < 8)
        #expect(near(values[60], 160, within: 0.2))
    }

    @Test func stageBecomesIdleAfterATilt() {
        stage.tilt(CGPoint(x: 0.4, y: -0.7))
        #expect(!stage.isIdle)
        stage.advance(by: 4)
        #expect(stage.isIdle)
    }

    @Test func sizesAreInterpolated() {
        stage.tilt(CGPoint(x: 0, y: 1))
        stage.advance(by: 3)
        #expect(near(stage.trace(view.layer, "shadowOffset.height"), 12 - 3, within: 1e-3))
        #expect(near(stage.trace(view.layer, "shadowOffset.width"), 4, within: 1e-3))
    }

    @Test func removedEffectNoLongerMovesTheView() {
        view.motionEffects = []
        #expect(near(x, 110))
        stage.tilt(CGPoint(x: 1, y: 1))
        stage.advance(by: 1)
        #expect(near(x, 110))
    }

    @Test func outOfRangeTiltsAreLimited() {
        stage.tilt(CGPoint(x: 7, y: CGFloat.infinity))
        stage.advance(by: 2)
        #expect(near(x, 120))
        stage.tilt(CGPoint(x: 7, y: 0))
        stage.advance(by: 2)
        #expect(near(x, 160))
    }
}
