import Foundation

/// A deceleration as after a flick: each millisecond the velocity is multiplied by the deceleration rate r.
///
///     v(t) = v0·r^1000t = v0·e^-λt,   x(t) = x0 + v0·(1 - e^-λt)/λ,   λ = -1000·ln r
@usableFromInline
package struct Decay: Hashable, Sendable {
    @usableFromInline package let decelerationRate: Double
    /// The decay rate λ, per second.
    @usableFromInline package let decayRate: Double

    /// Creates a deceleration. The rate is clamped to values between 0 and 1, because the motion would stop immediately at 0 and never at
    /// 1.
    package init(decelerationRate: Double) {
        self.decelerationRate = min(max(decelerationRate, 1e-6), 1 - 1e-9)
        decayRate = -1000 * log(self.decelerationRate)
    }

    /// The default deceleration of a scroll view.
    package static let normal = Decay(decelerationRate: 0.998)
    /// The fast deceleration of a scroll view.
    package static let fast = Decay(decelerationRate: 0.99)

    /// Returns the distance moved after the time `t`.
    @inlinable
    package func displacement<V: VectorArithmetic>(at t: Double, velocity: V) -> V {
        velocity * ((1 - ElementaryFunctions.exponential(minus: decayRate * max(t, 0))) / decayRate)
    }

    /// Returns the velocity after the time `t`.
    @inlinable
    package func velocity<V: VectorArithmetic>(at t: Double, velocity: V) -> V {
        velocity * ElementaryFunctions.exponential(minus: decayRate * max(t, 0))
    }

    /// Returns the total distance until the motion stops.
    @inlinable
    package func distance<V: VectorArithmetic>(velocity: V) -> V { velocity * (1 / decayRate) }

    /// Returns the distance to the expected end of a flick, as apps compute it (WWDC 2018). The formula is v/1000 · r/(1-r), the sum over
    /// whole milliseconds.
    @inlinable
    package func projection<V: VectorArithmetic>(velocity: V) -> V { velocity * (decelerationRate / (1 - decelerationRate) / 1000) }

    /// Returns the initial velocity of a motion that stops after a distance. Scroll views use it to reach the `targetContentOffset` of a
    /// delegate.
    @inlinable
    package func velocity<V: VectorArithmetic>(toTravel distance: V) -> V { distance * decayRate }

    /// Returns the time until the remaining distance is less than `threshold`: |v0|/λ · e^-λt = threshold.
    package func duration<V: VectorArithmetic>(velocity: V, threshold: Double) -> Double {
        max(0, log(velocity.length / decayRate / threshold) / decayRate)
    }

    /// Returns the time at which a distance is reached, or nil if the motion stops before this distance: d = v0·(1 - e^-λt)/λ.
    package func time(toTravel distance: Double, velocity: Double) -> Double? {
        if distance == 0 { return 0 }
        let fraction = distance * decayRate / velocity
        return fraction > 0 && fraction < 1 ? -log1p(-fraction) / decayRate : nil
    }
}
