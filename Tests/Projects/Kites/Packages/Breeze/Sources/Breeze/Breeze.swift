import Foundation

/// A wind that changes smoothly, as a sum of three sines.
public struct Breeze: Sendable {

    public var strength: Double
    public var phase: Double

    public init(strength: Double, phase: Double = 0) {
        self.strength = strength
        self.phase = phase
    }

    /// The wind at a time, from -1 to 1 at strength 1.
    public func gust(at time: TimeInterval) -> Double {
        let t = time + phase
        return strength * (0.6 * sin(t * 1.1) + 0.3 * sin(t * 2.7 + 1) + 0.1 * sin(t * 5.3 + 2))
    }
}
