import Stage
import Testing
import UIKit

/// Sizes and durations that no stage can have.
@MainActor @Suite struct StageValueTests {
    @Test func durationsOutOfRangeDoNotAdvance() {
        let stage = Stage(size: CGSize(width: 33, height: 44), scale: 1, framesPerSecond: 50)
        stage.advance(by: 0.3)
        let lines = Diagnostics.recorded {
            for seconds in [Double.nan, .infinity, -.infinity, 1e30, 1e12] { stage.advance(by: seconds) }
        }
        #expect(lines.count == 1 && stage.frame == 15)
        stage.advance(by: -4)
        #expect(stage.frame == 15)
    }

    /// A gesture that cannot be performed does not begin: the view receives no touch.
    @Test func gesturesWhoseDurationIsOutOfRangeHaveNoEffect() {
        final class TouchedView: UIView {
            var touchCount = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touchCount += touches.count }
        }
        let stage = Stage(size: CGSize(width: 33, height: 44), scale: 1, framesPerSecond: 50)
        let view = TouchedView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        view.isMultipleTouchEnabled = true
        stage.window.addSubview(view)
        let (start, end) = (CGPoint(x: 7, y: 9), CGPoint(x: 21, y: 33))
        func perform(_ seconds: Double) {
            stage.drag(from: start, to: end, duration: seconds)
            stage.drag(through: [start, end, start], duration: seconds)
            stage.press(at: start, force: 2, duration: seconds)
            stage.touchUp()
            stage.pinch(at: end, spread: (9, 4), duration: seconds)
        }
        let lines = Diagnostics.recorded {
            for seconds in [Double.nan, .infinity, -.infinity, 1e30, 1e12] { perform(seconds) }
        }
        #expect(lines.count == 4 && stage.frame == 0 && view.touchCount == 0)
        perform(0.1)
        #expect(stage.frame == 20 && view.touchCount == 5)
        perform(-3)
        #expect(stage.frame == 24 && view.touchCount == 10)
    }

    @Test func timesOutOfRangeDoNotAdvance() {
        let stage = Stage(size: CGSize(width: 33, height: 44), scale: 1, framesPerSecond: 50)
        let view = UIView(frame: CGRect(x: 3, y: 5, width: 20, height: 30))
        view.accessibilityIdentifier = "card"
        stage.window.addSubview(view)
        stage.advance(by: 0.3)
        let times = [Double.nan, .infinity, -.infinity, 1e30, 1e12]
        var trace = Trace(stage, at: [])
        var strip = Filmstrip.make(stage, at: [])
        let lines = Diagnostics.recorded {
            _ = Trace(stage, at: times)
            trace = Trace(stage, at: times, keyPaths: ["position.x"])
            strip = Filmstrip.make(stage, at: times)
        }
        #expect(lines.count == 3 && stage.frame == 15 && strip.height > 44)
        #expect(trace.rows.map(\.time) == Array(repeating: stage.time, count: 5))
        #expect(Trace(stage, at: [0.4], keyPaths: ["position.x"]).rows.map(\.value) == [13] && stage.frame == 20)
    }

    @Test func sizesAndScalesOutOfRangeAreReplaced() {
        _ = Diagnostics.recorded {
            for number in [CGFloat.nan, .infinity, -.infinity, 0, -3, 1e30] {
                let stages = [
                    Stage(size: CGSize(width: number, height: 40), scale: 1), Stage(size: CGSize(width: 30, height: number), scale: 1),
                    Stage(size: CGSize(width: 30, height: 40), scale: number),
                ]
                for stage in stages { #expect(stage.size == CGSize(width: 375, height: 667) && stage.scale == 2) }
            }
            #expect(Stage(size: CGSize(width: 30, height: 40), scale: 1, framesPerSecond: 0).framesPerSecond == 60)
        }
        let stage = Stage(size: CGSize(width: 30, height: 40), scale: 3)
        #expect(stage.size == CGSize(width: 30, height: 40) && stage.scale == 3)
    }
}
