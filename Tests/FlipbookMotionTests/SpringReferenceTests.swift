import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

/// The reference values of docs/CONTRACT.md §2.
@Suite struct SpringReferenceTests {
    struct Row: Sendable {
        var ratio: Double
        var velocity = 0.0
        var frequency: Double
        var values: [Double]
    }

    static let rowsFromRest = [
        Row(
            ratio: 0.20, frequency: 26.593642,
            values: [1.443883, 0.896729, 0.951118, 1.085028, 0.930973, 1.040386, 0.983025, 1.003209, 1.002617, 0.996248]),
        Row(
            ratio: 0.33, frequency: 17.747703,
            values: [0.864541, 1.325690, 1.004139, 0.898572, 1.010503, 1.030217, 0.993233, 0.991421, 1.003094, 1.002300]),
        Row(
            ratio: 0.40, frequency: 15.196603,
            values: [0.669696, 1.232802, 1.142824, 0.958516, 0.949654, 1.002591, 1.015427, 1.002206, 0.995851, 0.998546]),
        Row(
            ratio: 0.50, frequency: 12.716898,
            values: [0.487823, 1.034971, 1.160347, 1.067019, 0.987155, 0.975056, 0.991651, 1.002993, 1.003775, 1.000969]),
        Row(
            ratio: 0.55, frequency: 11.800081,
            values: [0.424456, 0.940768, 1.122968, 1.087174, 1.016753, 0.985868, 0.987266, 0.996507, 1.001460, 1.001797]),
        Row(
            ratio: 0.60, frequency: 11.033455,
            values: [0.373586, 0.855655, 1.072096, 1.085640, 1.036927, 1.001408, 0.991097, 0.993793, 0.998302, 1.000539]),
        Row(
            ratio: 0.70, frequency: 9.839647,
            values: [0.298650, 0.714647, 0.958168, 1.039903, 1.041133, 1.021463, 1.006077, 0.999245, 0.997889, 0.998572]),
        Row(
            ratio: 0.80, frequency: 8.994297,
            values: [0.248595, 0.609318, 0.851763, 0.968790, 1.009077, 1.014985, 1.010368, 1.005109, 1.001810, 1.000301]),
        Row(
            ratio: 1.0, frequency: 9.233413,
            values: [0.236069, 0.550908, 0.763768, 0.883191, 0.944477, 0.974322, 0.988361, 0.994805, 0.997709, 0.999000]),
    ]

    static let rowsWithVelocity = [
        Row(
            ratio: 0.4, velocity: 10, frequency: 14.421757,
            values: [1.035830, 1.325374, 1.078775, 0.919168, 0.952772, 1.012424, 1.018338, 1.001157, 0.994536, 0.998122]),
        Row(
            ratio: 0.5, velocity: 10, frequency: 11.933598,
            values: [0.902774, 1.248398, 1.169493, 1.020223, 0.960009, 0.971327, 0.995963, 1.006418, 1.004842, 1.000783]),
        Row(
            ratio: 0.7, velocity: 1, frequency: 9.609729,
            values: [0.335341, 0.735624, 0.964354, 1.040709, 1.041428, 1.022110, 1.006668, 0.999507, 0.997874, 0.998450]),
    ]

    /// §2.5: for v = 0 the curve depends on t/d only.
    @Test(arguments: rowsFromRest, [0.33, 1, 2.5]) func progressFromRest(row: Row, duration: Double) {
        let spring = Spring(dampingRatio: row.ratio, duration: duration)
        expectNear(spring.frequency * duration, row.frequency, 1e-6, "ω0·d at \(row.ratio)")
        for (index, expected) in row.values.enumerated() {
            expectNear(
                spring.value(at: duration * Double(index + 1) / 10, velocity: 0), expected, 1e-6, "p(.\(index + 1)d) at \(row.ratio)")
        }
    }

    @Test(arguments: rowsWithVelocity) func progressWithInitialVelocity(row: Row) {
        let spring = Spring(dampingRatio: row.ratio, duration: 1, velocity: row.velocity)
        expectNear(spring.frequency, row.frequency, 1e-6)
        for (index, expected) in row.values.enumerated() {
            expectNear(spring.value(at: Double(index + 1) / 10, velocity: row.velocity), expected, 1e-6, "p(.\(index + 1)) at \(row.ratio)")
        }
    }

    @Test func stiffnessAndDamping() {
        for (ratio, stiffness, damping) in [(0.33, 314.980959, 11.713484), (0.55, 139.241916, 12.980089), (0.7, 96.818645, 13.775505)] {
            let spring = Spring(dampingRatio: ratio, duration: 1)
            expectNear(spring.stiffness, stiffness, 1e-5)
            expectNear(spring.damping, damping, 1e-5)
            #expect(spring.mass == 1)
        }
        let short = Spring(dampingRatio: 0.7, duration: 0.33)
        expectNear(short.frequency, 29.817111, 1e-5)
        expectNear(short.stiffness, 889.0601, 1e-4)
        expectNear(short.damping, 41.743955, 1e-5)
    }

    @Test func firstPeak() {
        for (ratio, time, value) in [(0.33, 0.187519, 1.333455), (0.55, 0.318781, 1.126324), (0.7, 0.447080, 1.045988)] {
            let spring = Spring(dampingRatio: ratio, duration: 1)
            expectNear(spring.value(at: time, velocity: 0), value, 1e-6)
            expectNear(spring.velocity(at: time, velocity: 0), 0, 1e-4, "the velocity at the peak of \(ratio)")
        }
    }

    /// §2.3: the frequency is the largest root.
    @Test func frequencyIsTheLargestRoot() {
        expectNear(Spring(dampingRatio: 0.62, duration: 0.7, velocity: 4).frequency, 13.942, 1e-3)
        expectNear(Spring(dampingRatio: 0.45, duration: 1.1, velocity: 2.5).frequency, 11.183, 1e-3)
    }

    /// The rule of §2.3: at the duration d, the amplitude is 0.1 %. For larger frequencies, the amplitude is smaller.
    @Test func oneThousandthRemainsAtTheDuration() {
        var random = SeededRandom(10)
        for _ in 0..<200 {
            let (ratio, d, v) = (random.number(0.05, 1), random.number(0.1, 4), random.number(-8, 8))
            let z = random.bool() ? 1 : ratio
            let width = (1 - z * z).squareRoot()
            func remainder(_ w: Double) -> Double {
                z < 1 ? abs(z * w - v) / (w * width) * exp(-z * w * d) : abs(1 + (w - v) * d) * exp(-w * d)
            }
            let w = Spring(dampingRatio: z, duration: d, velocity: v).frequency
            expectNear(remainder(w), 0.001, 1e-7, "the remainder for ζ \(z), d \(d), v \(v)")
            for step in 1...400 { #expect(remainder(w * (1 + Double(step) / 100)) < 0.001) }
        }
    }

    @Test func ratioAndDurationAreClamped() {
        #expect(Spring(dampingRatio: -1, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
        #expect(Spring(dampingRatio: 0, duration: 1) == Spring(dampingRatio: 0.01, duration: 1))
        #expect(Spring(dampingRatio: 7, duration: 1) == Spring(dampingRatio: 1, duration: 1))
        #expect(Spring(dampingRatio: 0.5, duration: 0) == Spring(dampingRatio: 0.5, duration: 0.01))
        #expect(Spring(dampingRatio: 0.5, duration: 99) == Spring(dampingRatio: 0.5, duration: 10))
    }

    /// The spring parameters of the tutorial. `misprintedSpring` tests the parameters of a misprint in a tutorial.
    @Test func tutorialSpring() throws {
        let spring = try Spring(mass: 30, stiffness: 1000, damping: 300)
        expectNear(spring.dampingRatio, 0.866025, 1e-6)
        expectNear(spring.frequency, 5.773503, 1e-6)
        #expect(spring.decayRate == 5)
        expectNear(spring.settlingDuration(velocity: 5, .uiKit), 1.381551, 1e-6)
        let expected = [
            0.418566, 0.691749, 0.855443, 0.945298, 0.989569, 1.007994, 1.013133, 1.012331, 1.009508, 1.006520, 1.004084, 1.002351,
        ]
        for (index, p) in expected.enumerated() { expectNear(spring.value(at: Double(index + 1) / 10, velocity: 5), p, 1e-6) }
    }

    @Test func misprintedSpring() throws {
        let spring = try Spring(mass: 30, stiffness: 10, damping: 300)
        expectNear(spring.dampingRatio, 8.660, 1e-3)
        expectNear(spring.frequency, 0.577350, 1e-6)
        let expected = [
            (1, 2.921421), (2, 3.472461), (3, 3.170460), (4, 2.657722), (5, 2.177213), (6, 1.799302), (8, 1.339157), (10, 1.134385),
            (15, 1.011326), (20, 1.000845),
        ]
        for (t, p) in expected { expectNear(spring.value(at: Double(t), velocity: 5), p, 1e-6, "p(\(t))") }
        // Devices report up to 0.02 % more than the root 15.992741 of (1 + ωT)·e^-ωT = 0.001.
        expectNear(spring.settlingDuration(velocity: 5, .uiKit), 15.995553, 15.995553 * 2e-4)
        expectNear(spring.settlingDuration(velocity: 5, .uiKit), 9.233413 / spring.frequency, 1e-5)
        #expect(spring.settlingDuration(velocity: 5, .coreAnimation) == 19.7)
        let overdamped = try Spring(mass: 30, stiffness: 10, damping: 300, allowsOverdamping: true)
        for (t, p) in [(1, 0.516423), (5, 0.576996), (10, 0.642135), (50, 0.906089)] {
            expectNear(overdamped.value(at: Double(t), velocity: 5), p, 1e-6, "unclamped p(\(t))")
        }
    }

    @Test func defaultOfCoreAnimation() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
        let settling = spring.settlingDuration(.coreAnimation)
        expectNear(settling, 1.472700, 1e-6)
        let expected = [0.596099, 1.116693, 1.125152, 1.008136, 0.973570, 0.990765, 1.003486, 1.003089, 1.000062, 0.999309]
        for (index, p) in expected.enumerated() {
            expectNear(spring.value(at: 1.472700 * Double(index + 1) / 10, velocity: 0), p, 1e-5, "p at .\(index + 1)T")
        }
    }

    @Test func durationAndBounce() {
        let rows: [(Double, Double, [Double], Double)] = [
            (0, 25.132741, [0.131311, 0.821026, 0.986399], 0.734901), (0.15, 21.362830, [0.138210, 0.894509, 1.006020], 0.736651),
            (0.3, 17.592919, [0.145715, 0.984087, 1.014498], 0.862955),
        ]
        for (bounce, damping, values, settling) in rows {
            let spring = Spring(duration: 0.5, bounce: bounce)
            expectNear(spring.stiffness, 157.91367, 1e-4)
            expectNear(spring.damping, damping, 1e-6)
            for (t, p) in zip([0.05, 0.25, 0.5], values) {
                expectNear(spring.value(at: t, velocity: 0), p, 1e-6, "bounce \(bounce) at \(t)")
            }
            // For the critical spring, devices report slightly more than the root of (1 + ωT)·e^-ωT = 0.001. The difference is less than
            // 2e-4 s.
            expectNear(spring.settlingDuration(.uiKit), settling, bounce == 0 ? 2e-4 : 1e-6)
            expectNear(spring.perceptualDuration, 0.5, 1e-12)
            expectNear(spring.bounce, bounce, 1e-12)
        }
    }
}
