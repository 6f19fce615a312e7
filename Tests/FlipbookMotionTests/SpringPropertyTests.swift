import FlipbookMotion
import Foundation
import SeededRandomValues
import Testing

/// Properties that every spring has, tested from random initial states.
@Suite struct SpringPropertyTests {
    struct Case {
        var spring: Spring
        var t, x, v: Double
    }

    /// Returns random springs of all damping regimes. A third of them are nearly critical.
    static func cases(_ seed: Int, _ count: Int = 400) -> [Case] {
        var random = SeededRandom(seed)
        return (0..<count).map { index in
            let ratio = index % 3 == 0 ? 1 + random.number(-1e-3, 1e-3) : random.number(0, 3)
            let spring = Spring(response: random.number(0.2, 3), dampingRatio: ratio, allowsOverdamping: random.bool())
            return Case(spring: spring, t: random.number(0.01, 4), x: random.number(-90, 300), v: random.number(-800, 500))
        }
    }

    /// Returns displacement and velocity at the time t, from the initial displacement x and the initial velocity v.
    static func state(_ spring: Spring, _ t: Double, _ x: Double, _ v: Double) -> (x: Double, v: Double) {
        (spring.displacement(at: t, from: x, velocity: v), spring.velocity(at: t, from: x, velocity: v))
    }

    @Test func initialStateIsExact() {
        for it in Self.cases(30) {
            #expect(Self.state(it.spring, 0, it.x, it.v) == (it.x, it.v))
            #expect(Self.state(it.spring, -it.t, it.x, it.v) == (it.x, it.v))
            #expect(it.spring.value(at: 0, velocity: it.v) == 0)
        }
    }

    @Test func velocityIsTheDerivativeOfTheDisplacement() {
        for it in Self.cases(31) {
            let h = 1e-5
            let (before, after) = (Self.state(it.spring, it.t - h, it.x, it.v).x, Self.state(it.spring, it.t + h, it.x, it.v).x)
            expectNear(Self.state(it.spring, it.t, it.x, it.v).v, (after - before) / (2 * h), 1e-3, "v of \(it)")
            let progress = it.spring.value(at: it.t + h, velocity: 2.5) - it.spring.value(at: it.t - h, velocity: 2.5)
            expectNear(it.spring.velocity(at: it.t, velocity: 2.5), progress / (2 * h), 1e-5, "p' of \(it)")
        }
    }

    /// m·a + c·v + k·x = 0, with the damping that is used: critical damping at most, unless overdamping is allowed.
    @Test func motionSatisfiesTheEquation() {
        for it in Self.cases(32) {
            let h = 1e-5
            let (before, now) = (Self.state(it.spring, it.t - h, it.x, it.v), Self.state(it.spring, it.t, it.x, it.v))
            let a = (Self.state(it.spring, it.t + h, it.x, it.v).v - before.v) / (2 * h)
            let critical = 2 * (it.spring.stiffness * it.spring.mass).squareRoot()
            let c = it.spring.allowsOverdamping ? it.spring.damping : min(it.spring.damping, critical)
            let scale = it.spring.stiffness * 300 + c * 800
            expectNear((it.spring.mass * a + c * now.v + it.spring.stiffness * now.x) / scale, 0, 1e-6, "the force on \(it)")
        }
    }

    @Test func twoStepsEqualOneStep() {
        for it in Self.cases(33) {
            let first = Self.state(it.spring, it.t * 0.37, it.x, it.v)
            let second = Self.state(it.spring, it.t * 0.63, first.x, first.v)
            let one = Self.state(it.spring, it.t, it.x, it.v)
            expectNear(second.x, one.x, 1e-8, "x of \(it)")
            expectNear(second.v, one.v, 1e-7, "v of \(it)")
        }
    }

    @Test func motionIsLinearInTheInitialState() {
        var random = SeededRandom(34)
        for it in Self.cases(34) {
            let (a, b) = (SIMD2(it.x, it.v), SIMD2(random.number(-50, 9), random.number(-7, 90)))
            let (j, k) = (random.number(-2, 3), random.number(-2, 3))
            let combined = it.spring.displacement(at: it.t, from: a * j + b * k, velocity: b * j - a * k)
            let sum =
                it.spring.displacement(at: it.t, from: a, velocity: b) * j + it.spring.displacement(at: it.t, from: b, velocity: -a) * k
            expectNear((combined - sum).length, 0, 1e-8)
        }
    }

    /// value(at:velocity:) is 1 minus the displacement from 1 with the opposite velocity.
    @Test func progressIsOneMinusTheDisplacement() {
        for it in Self.cases(35) {
            let v = it.v / 100
            expectNear(it.spring.value(at: it.t, velocity: v), 1 - it.spring.displacement(at: it.t, from: 1, velocity: -v), 1e-12)
            expectNear(it.spring.velocity(at: it.t, velocity: v), -it.spring.velocity(at: it.t, from: 1, velocity: -v), 1e-10)
            expectNear(it.spring.velocity(at: 0, velocity: v), v, 1e-12)
        }
    }

    /// Each component of a vector moves independently.
    @Test func vectorsMoveComponentwise() {
        for it in Self.cases(36, 60) {
            let rect = CGRect(x: it.x, y: -3, width: it.v, height: 17)
            let moved = it.spring.displacement(at: it.t, from: rect, velocity: CGRect(x: 4, y: it.x, width: 1, height: -it.v))
            expectNear(Double(moved.origin.x), it.spring.displacement(at: it.t, from: it.x, velocity: 4), 1e-9)
            expectNear(Double(moved.origin.y), it.spring.displacement(at: it.t, from: -3, velocity: it.x), 1e-9)
            expectNear(Double(moved.size.width), it.spring.displacement(at: it.t, from: it.v, velocity: 1), 1e-9)
            expectNear(Double(moved.size.height), it.spring.displacement(at: it.t, from: 17, velocity: -it.v), 1e-9)
        }
    }

    /// The regimes agree at their limits: nearly critical springs move nearly like the critical spring.
    @Test func regimesAgreeNearCriticalDamping() {
        var random = SeededRandom(37)
        for _ in 0..<100 {
            let (response, t, v) = (random.number(0.2, 2), random.number(0.01, 3), random.number(-9, 9))
            let critical = Spring(response: response, dampingRatio: 1).value(at: t, velocity: v)
            for ratio in [1 - 1e-9, 1 + 1e-9, 1 - 1e-13, 1 + 1e-13] {
                expectNear(
                    Spring(response: response, dampingRatio: ratio, allowsOverdamping: true).value(at: t, velocity: v), critical, 1e-7)
            }
        }
    }

    @Test func overdampingCountsAsCriticalUnlessAllowed() {
        for it in Self.cases(38) where it.spring.dampingRatio > 1 && !it.spring.allowsOverdamping {
            let critical = Spring(response: it.spring.perceptualDuration, dampingRatio: 1)
            expectNear(it.spring.value(at: it.t, velocity: 3), critical.value(at: it.t, velocity: 3), 1e-9)
        }
    }

    /// Late times and extreme parameters do not overflow, and a damped spring comes to rest.
    @Test func extremeParametersStayFinite() throws {
        for spring in [
            try Spring(mass: 1e-3, stiffness: 1e6, damping: 1e5, allowsOverdamping: true), try Spring(mass: 1, stiffness: 1e8, damping: 3),
            try Spring(mass: 30, stiffness: 10, damping: 300), try Spring(mass: 1, stiffness: 1e-6, damping: 1e3, allowsOverdamping: true),
        ] {
            for t in [1e-9, 1, 1e3, 1e7] { #expect(spring.value(at: t, velocity: 5).isFinite) }
            #expect(spring.value(at: 1e12, velocity: 5) == 1)
        }
    }

    /// Compares the closed form with Runge–Kutta integration in small steps.
    @Test func closedFormAgreesWithIntegration() {
        for it in Self.cases(39, 60) {
            let critical = 2 * (it.spring.stiffness * it.spring.mass).squareRoot()
            let c = it.spring.allowsOverdamping ? it.spring.damping : min(it.spring.damping, critical)
            let steps = 4000
            let h = it.t / Double(steps)
            var state = SIMD2(it.x, it.v)
            func slope(_ s: SIMD2<Double>) -> SIMD2<Double> { SIMD2(s.y, -(c * s.y + it.spring.stiffness * s.x) / it.spring.mass) }
            for _ in 0..<steps {
                let k1 = slope(state)
                let k2 = slope(state + k1 * (h / 2))
                let k3 = slope(state + k2 * (h / 2))
                let k4 = slope(state + k3 * h)
                let sum: SIMD2<Double> = k1 + (k2 + k3) * 2 + k4
                state += sum * (h / 6)
            }
            expectNear(it.spring.displacement(at: it.t, from: it.x, velocity: it.v), state.x, 1e-5, "x of \(it)")
            expectNear(it.spring.velocity(at: it.t, from: it.x, velocity: it.v), state.y, 1e-3, "v of \(it)")
        }
    }
}
