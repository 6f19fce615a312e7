import Foundation

/// A flick that runs out: each millisecond leaves the `rate`th part of the velocity.
///
///     v(t) = v0·r^1000t = v0·e^-λt,   x(t) = x0 + v0·(1 - e^-λt)/λ,   λ = -1000·ln r
@usableFromInline
package struct Decay: Hashable, Sendable {
    @usableFromInline package let rate: Double
    /// λ
    @usableFromInline package let decay: Double

    /// The rate is kept inside 0…1, both ends excluded: neither stops at once nor never.
    package init(rate: Double) {
        self.rate = min(max(rate, 1e-6), 1 - 1e-9)
        decay = -1000 * log(self.rate)
    }

    package static let normal = Decay(rate: 0.998)
    package static let fast = Decay(rate: 0.99)

    /// How far it has moved after t.
    @inlinable
    package func displacement<V: Vector>(at t: Double, velocity: V) -> V {
        velocity * ((1 - Series.exponential(minus: decay * max(t, 0))) / decay)
    }

    @inlinable
    package func velocity<V: Vector>(at t: Double, velocity: V) -> V { velocity * Series.exponential(minus: decay * max(t, 0)) }

    /// How far it moves in all.
    @inlinable
    package func distance<V: Vector>(velocity: V) -> V { velocity * (1 / decay) }

    /// Where a flick will end, as an app computes it (WWDC 2018): v/1000 · r/(1-r), the sum of whole milliseconds.
    @inlinable
    package func projection<V: Vector>(velocity: V) -> V { velocity * (rate / (1 - rate) / 1000) }

    /// The velocity which comes to rest at a distance: what `targetContentOffset` asks for.
    @inlinable
    package func velocity<V: Vector>(toTravel distance: V) -> V { distance * decay }

    /// The time until less than `threshold` is left: |v0|/λ · e^-λt = threshold.
    package func duration<V: Vector>(velocity: V, threshold: Double) -> Double {
        max(0, log(velocity.length / decay / threshold) / decay)
    }

    /// The time at which a distance is reached, or nil if it ends short of it: d = v0·(1 - e^-λt)/λ.
    package func time(toTravel distance: Double, velocity: Double) -> Double? {
        if distance == 0 { return 0 }
        let part = distance * decay / velocity
        return part > 0 && part < 1 ? -log1p(-part) / decay : nil
    }
}
