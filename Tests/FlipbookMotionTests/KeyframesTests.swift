import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

/// Tests the interpolation between keyframes that docs/CONTRACT.md defines in §4 and §9.
@Suite struct KeyframesTests {
    static func randomKeyTimes(_ random: inout SeededRandom, _ count: Int) -> [Double] {
        [0] + (0..<(count - 2)).map { _ in random.number(0.02, 0.98) }.sorted() + [1]
    }

    @Test func overallCurveAppliesOnce() {
        // With a duration of 4, a keyframe with the relative start time 0.25 and the relative duration 0.25 starts at 1.384813 and ends at
        // 2.
        expectNear(4 * UnitBezier.easeInOut.time(forProgress: 0.25), 1.384813, 1e-6)
        expectNear(4 * UnitBezier.easeInOut.time(forProgress: 0.5), 2, 1e-6)
        let keyframes = Keyframes([0.0, 0, 100], keyTimes: [0, 0.25, 0.5])
        for (t, expected) in [(1.0, 0.0), (1.5, 50), (2, 100), (3, 100)] { #expect(keyframes.value(at: t / 4) == expected) }
        let pulse = Keyframes([0.0, 100, 0])
        for (t, linear, eased) in [(1.0, 50.0, 25.832), (2, 100, 100), (3, 50, 25.832)] {
            #expect(pulse.value(at: t / 4) == linear)
            expectNear(pulse.value(at: UnitBezier.easeInOut.value(at: t / 4)), eased, 1e-3)
        }
    }

    @Test func linearModeInterpolatesBetweenKeys() {
        var random = SeededRandom(70)
        for _ in 0..<200 {
            let count = random.integer(2...7)
            let values = (0..<count).map { _ in random.number(-50, 900) }
            let times = Self.randomKeyTimes(&random, count)
            let keyframes = Keyframes(values, keyTimes: times)
            for (time, value) in zip(times, values) { expectNear(keyframes.value(at: time), value, 1e-9) }
            let segment = random.integer(0...count - 2)
            let fraction = random.number(0, 1)
            let time = times[segment] + (times[segment + 1] - times[segment]) * fraction
            expectNear(keyframes.value(at: time), values[segment] + (values[segment + 1] - values[segment]) * fraction, 1e-6)
        }
    }

    @Test func eachSegmentHasItsCurve() {
        let keyframes = Keyframes([0.0, 10, 30], keyTimes: [0, 0.4, 1], curves: [.easeIn, .easeOut])
        expectNear(keyframes.value(at: 0.2), 10 * 0.315357, 1e-5)
        expectNear(keyframes.value(at: 0.7), 10 + 20 * 0.684643, 1e-5)
        #expect(keyframes.value(at: 0.4) == 10)
    }

    @Test func nearestValueIsUsedOutsideTheKeys() {
        let keyframes = Keyframes([3.0, 7, 5], keyTimes: [0.2, 0.5, 0.6])
        for (time, expected) in [(-1.0, 3.0), (0.1, 3), (0.2, 3), (0.6, 5), (0.9, 5), (2, 5)] {
            #expect(keyframes.value(at: time) == expected)
        }
        #expect(Keyframes([8.0]).value(at: 0.3) == 8)
        for mode in [Keyframes<Double>.Mode.linear, .discrete, .paced, .cubic, .cubicPaced] {
            #expect(Keyframes([8.0], mode: mode).value(at: 0.3) == 8)
            #expect(Keyframes([8.0, 8], mode: mode).value(at: 0.3) == 8)
            let two = Keyframes([-4.0, 12], mode: mode)
            #expect(two.value(at: 0) == -4 && two.value(at: 1) == 12)
        }
    }

    @Test func equalTimesJumpAndInvalidTimesAreReplaced() {
        let jump = Keyframes([0.0, 10, 50, 60], keyTimes: [0, 0.5, 0.5, 1])
        expectNear(jump.value(at: 0.499999), 10, 1e-3)
        #expect(jump.value(at: 0.5) == 50)
        #expect(Keyframes([0.0, 10, 50], keyTimes: [0, 1]).value(at: 0.5) == 10)
        #expect(Keyframes([0.0, 10, 50], keyTimes: [0, 0.8, 0.3]).value(at: 0.8) == 50)
    }

    @Test func discreteValuesAreUsedFromTheirTime() {
        let even = Keyframes([1.0, 2, 3, 4], mode: .discrete)
        for (time, expected) in [(0.0, 1.0), (0.24, 1), (0.25, 2), (0.5, 3), (0.74, 3), (0.75, 4), (1, 4)] {
            #expect(even.value(at: time) == expected)
        }
        for times in [[0, 0.1, 0.9], [0, 0.1, 0.9, 1]] {
            let keyframes = Keyframes([1.0, 2, 3], keyTimes: times, mode: .discrete)
            for (time, expected) in [(0.05, 1.0), (0.1, 2), (0.89, 2), (0.9, 3), (1, 3)] { #expect(keyframes.value(at: time) == expected) }
        }
    }

    @Test func pacedSpeedIsConstant() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 3, y: 4), CGPoint(x: 3, y: 24), CGPoint(x: -2, y: 24)]
        let keyframes = Keyframes(points, keyTimes: [0, 0.9, 0.95, 1], mode: .paced)
        for step in 0..<600 where ![100, 500].contains(where: { abs($0 - step) <= 1 }) {
            let (a, b) = (keyframes.value(at: Double(step) / 600), keyframes.value(at: Double(step + 1) / 600))
            expectNear((b - a).length, 30.0 / 600, 1e-9, "the step at \(step)")
        }
        #expect(keyframes.value(at: 5.0 / 30).y == 4)
    }

    @Test func cubicIsCatmullRom() {
        expectNear(Keyframes([0.0, 100, 0, 100], mode: .cubic).value(at: 0.5), 50, 1e-9)
        // The Catmull–Rom formula ½·((2P1) + (P2 - P0)u + (2P0 - 5P1 + 4P2 - P3)u² + (3P1 - P0 - 3P2 + P3)u³), at equal time intervals.
        let (p0, p1, p2, p3) = (3.0, -7.0, 20.0, 11.0)
        let keyframes = Keyframes([p0, p1, p2, p3], mode: .cubic)
        let square: Double = 2 * p0 - 5 * p1 + 4 * p2 - p3
        let cube: Double = 3 * p1 - p0 - 3 * p2 + p3
        for u in [0.1, 0.35, 0.8] {
            let sum: Double = 2 * p1 + (p2 - p0) * u + square * u * u + cube * u * u * u
            expectNear(keyframes.value(at: (1 + u) / 3), 0.5 * sum, 1e-9)
        }
    }

    /// Values that change linearly with their key times are interpolated linearly, and the speed does not jump at a key.
    @Test func cubicIsSmooth() {
        var random = SeededRandom(71)
        for _ in 0..<200 {
            let count = random.integer(3...7)
            let times = Self.randomKeyTimes(&random, count)
            let straight = Keyframes(times.map { 40 - 90 * $0 }, keyTimes: times, mode: .cubic)
            let time = random.number(0, 1)
            expectNear(straight.value(at: time), 40 - 90 * time, 1e-7)
            let values = (0..<count).map { _ in random.number(-50, 90) }
            let curved = Keyframes(values, keyTimes: times, mode: .cubic)
            for (time, value) in zip(times, values) { expectNear(curved.value(at: time), value, 1e-9) }
            for index in 1..<(count - 1) {
                let h = 1e-7
                let before = (curved.value(at: times[index]) - curved.value(at: times[index] - h)) / h
                let after = (curved.value(at: times[index] + h) - curved.value(at: times[index])) / h
                expectNear(
                    after, before, 1e-3 * (1 + abs(before)) + 1e-2 / min(times[index + 1] - times[index], times[index] - times[index - 1]))
            }
        }
    }

    /// Values on a parabola in time are interpolated exactly for all key times, because the tangents are the slopes of the parabola. The
    /// first and the last segment are excepted.
    @Test func cubicReproducesParabolas() {
        var random = SeededRandom(72)
        for _ in 0..<200 {
            let times = Self.randomKeyTimes(&random, 6)
            let (a, b, c) = (random.number(-90, 90), random.number(-90, 90), random.number(-90, 90))
            let keyframes = Keyframes(times.map { a + b * $0 + c * $0 * $0 }, keyTimes: times, mode: .cubic)
            let time = random.number(times[1], times[4])
            expectNear(keyframes.value(at: time), a + b * time + c * time * time, 1e-7)
        }
    }

    /// Compares the slopes at the middle value of 0, 10, 40 with the definition of Kochanek and Bartels.
    @Test func tangentParametersMatchTheirDefinition() {
        typealias TangentParameters = Keyframes<Double>.TangentParameters
        func slopes(_ parameters: TangentParameters) -> (arriving: Double, leaving: Double) {
            let keyframes = Keyframes(
                [0.0, 10, 40], mode: .cubic, tangentParameters: [TangentParameters(), parameters, TangentParameters()])
            let h = 1e-7
            // Each segment takes half of the time.
            return ((10 - keyframes.value(at: 0.5 - h)) / h / 2, (keyframes.value(at: 0.5 + h) - 10) / h / 2)
        }
        let parameters: [(Double, Double, Double)] = [
            (0, 0, 0), (1, 0, 0), (0.3, 0, 0), (0, 1, 0), (0, -0.5, 0), (0, 0, 1), (0, 0, -0.4), (0.2, 0.3, -0.6),
        ]
        for (t, c, b) in parameters {
            let (arriving, leaving) = slopes(TangentParameters(tension: t, continuity: c, bias: b))
            let sumOfLeaving: Double = (1 + c) * (1 + b) * 10 + (1 - c) * (1 - b) * 30
            expectNear(leaving, (1 - t) / 2 * sumOfLeaving, 1e-4, "leaving \(t) \(c) \(b)")
            let sumOfArriving: Double = (1 - c) * (1 + b) * 10 + (1 + c) * (1 - b) * 30
            expectNear(arriving, (1 - t) / 2 * sumOfArriving, 1e-4, "arriving \(t) \(c) \(b)")
        }
    }

    @Test func cubicPacedSpeedIsConstantAndReachesTheKeys() {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 20), CGPoint(x: 120, y: 150), CGPoint(x: -30, y: 200)]
        let keyframes = Keyframes(points, mode: .cubicPaced)
        let steps = 500
        let lengths = (0..<steps).map {
            (keyframes.value(at: Double($0 + 1) / Double(steps)) - keyframes.value(at: Double($0) / Double(steps))).length
        }
        let mean = lengths.reduce(0, +) / Double(steps)
        for length in lengths { expectNear(length / mean, 1, 0.01) }
        #expect(keyframes.value(at: 0) == points[0] && keyframes.value(at: 1) == points[3])
        for point in points {
            let nearest = (0...5000).map { (keyframes.value(at: Double($0) / 5000) - point).length }.min()
            #expect((nearest ?? 9) < 0.1)
        }
    }

    /// `KeyTimes` returns a segment and the fraction in it. Values that are not vectors are interpolated with these two.
    @Test func keyTimesReturnSegmentAndFraction() {
        let keys = KeyTimes([0, 0.5, 1], count: 3, curves: [.linear, .easeIn])
        #expect(keys.segment(at: 0.25) == (0, 0.5))
        #expect(keys.segment(at: 0.75).index == 1)
        expectNear(keys.segment(at: 0.75).fraction, 0.315357, 1e-6)
        #expect(keys.segment(at: 1) == (1, 1))
        #expect(keys.segment(at: -1) == (0, 0))
        #expect(KeyTimes(nil, count: 1).segment(at: 0.4) == (0, 0))
    }
}
