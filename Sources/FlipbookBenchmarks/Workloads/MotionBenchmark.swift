import FlipbookMotion

/// The work that `flipbook bench` measures: one frame of N running animations of one number each. This type does not measure time.
package struct MotionBenchmark {
    /// The curve or spring that determines the progress of the animations.
    package enum Kind: String, CaseIterable, Sendable {
        case bezier, spring
    }

    private struct CurveAnimation {
        var begin, rate, from, to: Double
        var curve: UnitBezier
    }

    private struct SpringAnimation {
        var begin, from, to, velocity: Double
        var spring: Spring
    }

    /// The values of all animations at the last tick.
    package private(set) var output: [Double]
    private var curveAnimations: [CurveAnimation] = []
    private var springAnimations: [SpringAnimation] = []

    /// Creates `count` animations that last about a second. They begin at different times before 1, so their positions at time 1 differ.
    package init(_ kind: Kind, count: Int) {
        output = Array(repeating: 0, count: count)
        var seed: UInt64 = 7
        func number(_ low: Double, _ high: Double) -> Double {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return low + (high - low) * Double(seed >> 11) * 0x1p-53
        }
        for _ in 0..<count {
            let (begin, duration, from, to) = (number(0.1, 1), number(0.8, 1.2), number(-300, 300), number(-300, 300))
            switch kind {
            case .bezier:
                curveAnimations.append(CurveAnimation(begin: begin, rate: 1 / duration, from: from, to: to, curve: .easeInOut))
            case .spring:
                let spring = Spring(dampingRatio: 0.6, duration: duration)
                springAnimations.append(SpringAnimation(begin: begin, from: from, to: to, velocity: number(-500, 500), spring: spring))
            }
        }
    }

    /// Computes all values at the time `t`.
    package mutating func tick(at t: Double) {
        for (index, animation) in curveAnimations.enumerated() {
            let progress = animation.curve.value(at: (t - animation.begin) * animation.rate)
            output[index] = animation.from.interpolated(to: animation.to, fraction: progress)
        }
        for (index, animation) in springAnimations.enumerated() {
            output[index] =
                animation.to
                + animation.spring.displacement(
                    at: t - animation.begin, from: animation.from - animation.to, velocity: animation.velocity)
        }
    }
}
