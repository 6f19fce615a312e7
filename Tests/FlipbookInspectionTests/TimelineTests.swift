import FlipbookInspection
import Testing

@Suite struct TimelineTests {
    /// A timeline in which frames 3, 4 and 5 each follow the previous frame after a tenth of the usual time, as in slow motion.
    private let slowed: Timeline = {
        var timeline = Timeline()
        timeline.frameTimes = [0, 0.25, 0.5, 0.525, 0.55, 0.575, 0.825]
        return timeline
    }()

    @Test func frameAtItsOwnTimeIsFound() {
        for frame in 0..<slowed.frameCount { #expect(slowed.frame(at: slowed.time(ofFrame: frame)) == frame) }
    }

    @Test func frameBetweenTwoTimesIsTheEarlierOne() {
        #expect(slowed.frame(at: 0.3) == 1)
        #expect(slowed.frame(at: 0.56) == 4)
        #expect(slowed.frame(at: -1) == 0)
        #expect(slowed.frame(at: 9) == 6)
    }

    @Test func fractionOfARepeatedAnimationWithAutoreverse() {
        var animation = TimelineAnimation(
            number: 0, group: 0, layer: 3, name: "cloud", keyPath: "position.x", start: 1.5, delay: 0.25, duration: 2, cycles: 1.5,
            curve: .linear)
        animation.autoreverses = true
        #expect(animation.plannedEnd == 7.75)
        #expect(animation.fraction(at: 1.6) == 0)
        #expect(animation.fraction(at: 2.25) == 0.25)
        #expect(animation.fraction(at: 4.25) == 0.75)
        #expect(animation.fraction(at: 6.25) == 0.25)
    }

    /// The number of cycles can be larger than the largest integer.
    @Test func fractionOfAnExtremelyShortCycle() {
        var animation = TimelineAnimation(
            number: 0, group: 0, layer: 3, name: "cloud", keyPath: "opacity", start: 1.5, delay: 0.25, duration: 1e-20, cycles: nil,
            curve: .linear)
        animation.autoreverses = true
        #expect((0...1).contains(animation.fraction(at: 7)))
        animation.duration = .leastNonzeroMagnitude
        #expect(animation.fraction(at: 7) == 1)
        #expect(animation.fraction(at: 1.6) == 0)
    }

    @Test func progressOfTheCurves() {
        #expect(TimingCurve.linear.progress(at: 0.3, duration: 7) == 0.3)
        let spring = TimingCurve.spring(mass: 1, stiffness: 120, damping: 9, velocity: 0)
        #expect(spring.progress(at: 0.4, duration: 1) > 1)
        #expect(spring.progress(at: 1, duration: 1) == 1)
        #expect(TimingCurve.keyframes(times: [0, 0.2, 1], isDiscrete: false).progress(at: 0.2, duration: 3) == 0.2)
    }
}
