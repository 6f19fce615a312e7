import Foundation

/// A mass on a damped spring: m·a + c·v + k·x = 0, where x is what remains to the target.
///
/// One closed form, linear in its start, for all three regimes. With β = c/2m, ω0² = k/m and w = β² - ω0²:
///
///     C(t) = e^-βt · (cos ωt   | 1 | cosh ωt)          ω = √|w|;   w < 0 | w = 0 | w > 0
///     S(t) = e^-βt · (sin ωt/ω | t | sinh ωt/ω)
///     x(t) = x·C + (v + β·x)·S
///     v(t) = v·C - (ω0²·x + β·v)·S                     as C' = -βC + wS, S' = C - βS
///
/// C and S are two numbers for a moment; they serve every vector that moves on this spring.
@usableFromInline
package struct Spring: Hashable, Sendable {
    package let mass: Double
    package let stiffness: Double
    package let damping: Double
    /// Without it, as CoreAnimation has it, a damping above critical counts as critical.
    package let allowsOverdamping: Bool

    /// β
    @usableFromInline package let decay: Double
    /// ω0
    @usableFromInline package let frequency: Double
    /// w = β² - ω0²: negative while it swings.
    @usableFromInline let bend: Double
    /// √|w|
    @usableFromInline let pulse: Double

    /// The constants are known to be good here; `init(mass:stiffness:damping:)` is the door at which they are looked at.
    init(valid mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.allowsOverdamping = allowsOverdamping
        frequency = (stiffness / mass).squareRoot()
        let beta = damping / (2 * mass)
        decay = beta > frequency && !allowsOverdamping ? frequency : beta
        // As a product, so that near the critical point nothing cancels but the difference itself.
        bend = (decay - frequency) * (decay + frequency)
        pulse = abs(bend).squareRoot()
    }

    /// ζ = c / 2√(km), as it was given: above 1 even where overdamping is not allowed.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// (C, S) at the time t; before 0 nothing has happened.
    @inlinable
    package func factors(at time: Double) -> SIMD2<Double> {
        let t = max(time, 0)
        let z = bend * t * t
        if z < -0.6 { return Series.circle(pulse * t) * Series.exponential(minus: decay * t) * SIMD2(1, 1 / pulse) }
        if z <= 0.6 { return Series.sums(z) * Series.exponential(minus: decay * t) * SIMD2(1, t) }
        // cosh and sinh would overflow before e^-βt makes them small: take e^-(β-ω)t and e^-(β+ω)t, where β - ω = ω0²/(β + ω).
        let sum = decay + pulse
        let (slow, fast) = (Series.exponential(minus: frequency * frequency / sum * t), Series.exponential(minus: sum * t))
        return SIMD2(slow + fast, (slow - fast) / pulse) * 0.5
    }

    /// What remains to the target at t, when `x` remained at 0 and changed by `velocity` a second.
    @inlinable
    package func displacement<V: Vector>(at t: Double, from x: V, velocity: V) -> V {
        let factors = factors(at: t)
        return x * factors.x + (velocity + x * decay) * factors.y
    }

    /// The rate of change of what remains.
    @inlinable
    package func velocity<V: Vector>(at t: Double, from x: V, velocity: V) -> V {
        let factors = factors(at: t)
        return velocity * factors.x - (x * (frequency * frequency) + velocity * decay) * factors.y
    }

    /// The progress from 0 to 1, begun with `v` whole distances a second towards the target.
    @inlinable
    package func value(at t: Double, velocity v: Double) -> Double {
        let factors = factors(at: t)
        return 1 - factors.x + (v - decay) * factors.y
    }

    /// The rate of the progress.
    @inlinable
    package func velocity(at t: Double, velocity v: Double) -> Double {
        let factors = factors(at: t)
        return v * factors.x + (frequency * frequency - decay * v) * factors.y
    }
}
