import Foundation

/// A mass on a damped spring: m·a + c·v + k·x = 0, where x is the remaining distance to the target.
///
/// The same formulas are used for all three damping regimes. They are linear in the initial state, with β = c/2m, ω0² = k/m and w = β² -
/// ω0²:
///
///     C(t) = e^-βt · (cos ωt   | 1 | cosh ωt)          ω = √|w|;   w < 0 | w = 0 | w > 0
///     S(t) = e^-βt · (sin ωt/ω | t | sinh ωt/ω)
///     x(t) = x·C + (v + β·x)·S
///     v(t) = v·C - (ω0²·x + β·v)·S                     as C' = -βC + wS, S' = C - βS
///
/// C and S depend on the time only. They are computed once for all components of a vector.
@usableFromInline
package struct Spring: Hashable, Sendable {
    /// The mass m.
    package let mass: Double
    /// The stiffness k.
    package let stiffness: Double
    /// The damping c, as given to the initializer.
    package let damping: Double
    /// Whether damping above the critical value is used. If false, greater damping is treated as critical damping, as in Core Animation.
    package let allowsOverdamping: Bool

    /// β, the rate at which the amplitude decays, per second.
    @usableFromInline package let decayRate: Double
    /// ω0, the angular frequency of the undamped spring.
    @usableFromInline package let frequency: Double
    /// w = β² - ω0², which is negative if the spring oscillates.
    @usableFromInline let discriminant: Double
    /// √|w|, which is the angular frequency of the damped spring if it oscillates.
    @usableFromInline let dampedFrequency: Double

    /// Creates a spring from parameters that are known to be valid. `init(mass:stiffness:damping:allowsOverdamping:)` validates them.
    init(validMass mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.allowsOverdamping = allowsOverdamping
        frequency = (stiffness / mass).squareRoot()
        let beta = damping / (2 * mass)
        decayRate = beta > frequency && !allowsOverdamping ? frequency : beta
        // A product instead of β² - ω0², so that near critical damping only the subtraction β - ω0 loses precision.
        discriminant = (decayRate - frequency) * (decayRate + frequency)
        dampedFrequency = abs(discriminant).squareRoot()
    }

    /// ζ = c / 2√(km). It is computed from the given damping, so it may be above 1 even if overdamping is not allowed.
    package var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

    /// Returns (C, S) at a time. A negative time is treated as 0.
    @inlinable
    package func factors(at time: Double) -> SIMD2<Double> {
        let t = max(time, 0)
        let z = discriminant * t * t
        if z < -0.6 {
            return ElementaryFunctions.cosineAndSine(dampedFrequency * t) * ElementaryFunctions.exponential(minus: decayRate * t)
                * SIMD2(1, 1 / dampedFrequency)
        }
        if z <= 0.6 { return ElementaryFunctions.powerSeries(z) * ElementaryFunctions.exponential(minus: decayRate * t) * SIMD2(1, t) }
        // cosh and sinh would overflow before e^-βt makes them small. Use e^-(β-ω)t and e^-(β+ω)t instead, where β - ω = ω0²/(β + ω).
        let sum = decayRate + dampedFrequency
        let (slow, fast) = (
            ElementaryFunctions.exponential(minus: frequency * frequency / sum * t), ElementaryFunctions.exponential(minus: sum * t)
        )
        return SIMD2(slow + fast, (slow - fast) / dampedFrequency) * 0.5
    }

    /// Returns the remaining distance at the time t. At time 0, the distance is `x` and changes by `velocity` per second.
    @inlinable
    package func displacement<V: VectorArithmetic>(at t: Double, from x: V, velocity: V) -> V {
        let factors = factors(at: t)
        return x * factors.x + (velocity + x * decayRate) * factors.y
    }

    /// Returns the rate of change of the remaining distance at the time t.
    @inlinable
    package func velocity<V: VectorArithmetic>(at t: Double, from x: V, velocity: V) -> V {
        let factors = factors(at: t)
        return velocity * factors.x - (x * (frequency * frequency) + velocity * decayRate) * factors.y
    }

    /// Returns the progress at the time t. It is 0 at the start and 1 at the target. `v` is the initial velocity in total distances per
    /// second, positive towards the target.
    @inlinable
    package func value(at t: Double, velocity v: Double) -> Double {
        let factors = factors(at: t)
        return 1 - factors.x + (v - decayRate) * factors.y
    }

    /// Returns the rate of change of the progress at the time t.
    @inlinable
    package func velocity(at t: Double, velocity v: Double) -> Double {
        let factors = factors(at: t)
        return v * factors.x + (frequency * frequency - decayRate * v) * factors.y
    }
}
