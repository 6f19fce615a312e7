import CoreGraphics
import Foundation
import QuartzCore
import Testing

@Suite @MainActor struct AnimationTimeTests {
    /// Returns the displayed values at times after the start. The model value is 3.
    private func displayedValues(_ times: [Double], _ configure: (CABasicAnimation, Double) -> Void) -> [Double] {
        let fixture = AnimationFixture()
        fixture.layer.cornerRadius = 3
        fixture.layer.add(radiusAnimation(2) { configure($0, fixture.startTime) }, forKey: nil)
        return times.map { (fixture.number("cornerRadius", after: $0) * 1e6).rounded() / 1e6 }
    }

    @Test(arguments: [
        (CAMediaTimingFillMode.removed, 3.0, 3.0), (.backwards, 10, 3), (.forwards, 3, 30), (.both, 10, 30),
    ]) func fillModesHoldTheEndValues(mode: CAMediaTimingFillMode, before: Double, after: Double) {
        let values = displayedValues([0, 0.9, 1, 2, 2.9999, 3, 50]) {
            $0.fillMode = mode
            $0.beginTime = $1 + 1
        }
        #expect(values == [before, before, 10, 20, 29.999, after, after])
    }

    @Test func beginTimeOfZeroMeansNow() {
        #expect(displayedValues([0, 1, 1.5, 2]) { _, _ in } == [10, 20, 25, 3])
    }

    @Test func eachRepetitionStartsAtTheFirstValue() {
        #expect(
            displayedValues([0.5, 1.5, 2.5, 4.5, 5.5, 6]) { newAnimation, _ in newAnimation.repeatCount = 3 } == [15, 25, 15, 15, 25, 3])
        #expect(displayedValues([2.5, 7.5, 1000.5]) { newAnimation, _ in newAnimation.repeatCount = .infinity } == [15, 25, 15])
        #expect(
            displayedValues([2.5, 7.5, 1000.5]) { newAnimation, _ in newAnimation.repeatCount = .greatestFiniteMagnitude } == [15, 25, 15])
        #expect(displayedValues([2.5, 4.9, 5.1]) { newAnimation, _ in newAnimation.repeatDuration = 5 } == [15, 19, 3])
    }

    /// An animation with 2.5 repetitions ends in the middle of a cycle and holds that value.
    @Test func fractionalRepeatCountEndsWithinACycle() {
        let values = displayedValues([4.5, 4.9, 5, 60]) { newAnimation, _ in
            newAnimation.repeatCount = 2.5
            newAnimation.fillMode = .forwards
        }
        #expect(values == [15, 19, 20, 20])
    }

    @Test func autoreversingAnimationPlaysBackward() {
        let values = displayedValues([0.5, 1.5, 2.5, 3.5, 4]) { newAnimation, _ in newAnimation.autoreverses = true }
        #expect(values == [15, 25, 25, 15, 3])
        let heldValues = displayedValues([3.5, 4, 9]) { newAnimation, _ in
            newAnimation.autoreverses = true
            newAnimation.fillMode = .forwards
        }
        #expect(heldValues == [15, 10, 10])
        #expect(
            displayedValues([4.5, 6.5, 8]) { newAnimation, _ in (newAnimation.autoreverses, newAnimation.repeatCount) = (true, 2) } == [
                15, 25, 3,
            ])
    }

    @Test func speedAndTimeOffsetApplyToTheAnimation() {
        #expect(displayedValues([0.25, 0.75, 1.01]) { newAnimation, _ in newAnimation.speed = 2 } == [15, 25, 3])
        #expect(displayedValues([0, 1, 1.51]) { newAnimation, _ in newAnimation.timeOffset = 0.5 } == [15, 25, 3])
        let backwards = displayedValues([0, 0.5, 1.5, 2.01]) { newAnimation, _ in
            newAnimation.speed = -1
            newAnimation.timeOffset = 2
        }
        #expect(backwards == [30, 25, 15, 3])
        let stopped = displayedValues([0, 1, 99]) { newAnimation, _ in
            newAnimation.speed = 0
            newAnimation.timeOffset = 0.7
        }
        #expect(stopped == [17, 17, 17], "with speed 0 the time offset sets the time")
    }

    /// CAMediaTiming: local t = (parent - begin)·speed + offset. An autoreversing animation of 1 s is at 0.75 after 1.25 s.
    @Test func localTimeFollowsTheFormulaOfMediaTiming() {
        let fixture = AnimationFixture(9)
        fixture.layer.add(
            radiusAnimation(4) {
                $0.beginTime = 10
                $0.speed = 2
                $0.timeOffset = 0.5
            }, forKey: nil)
        #expect(abs(fixture.number("cornerRadius", after: 2) - (10 + 20 * 2.5 / 4)) < 1e-9)
        let other = AnimationFixture()
        other.layer.add(radiusAnimation(1) { $0.autoreverses = true }, forKey: nil)
        #expect(abs(other.number("cornerRadius", after: 1.25) - 25) < 1e-9)
    }

    @Test func animationWithoutDurationLastsAQuarterSecond() {
        let fixture = AnimationFixture()
        fixture.layer.add(radiusAnimation(0), forKey: nil)
        #expect(abs(fixture.number("cornerRadius", after: 0.125) - 20) < 1e-9)
        #expect(abs(fixture.number("cornerRadius", after: 0.26)) < 1e-9)
    }
}
