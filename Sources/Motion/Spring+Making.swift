import Foundation

extension Spring {
    /// A spring that cannot be, with the value that is to blame; told in CoreAnimation's words.
    package struct Invalid: Error, Hashable, Sendable, CustomStringConvertible {
        package enum Culprit: String, Sendable { case mass, stiffness, damping }

        package let culprit: Culprit
        package let value: Double

        package var description: String {
            switch culprit {
            case .mass, .stiffness: "\(culprit.rawValue) must be greater than 0."
            case .damping: "damping must be greater than or equal to 0."
            }
        }
    }

    package init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) throws(Invalid) {
        guard mass > 0, mass.isFinite else { throw Invalid(culprit: .mass, value: mass) }
        guard stiffness > 0, stiffness.isFinite else { throw Invalid(culprit: .stiffness, value: stiffness) }
        guard damping >= 0, damping.isFinite else { throw Invalid(culprit: .damping, value: damping) }
        self.init(valid: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping)
    }

    /// Mass 1: k = ω0², c = 2ζω0.
    init(frequency: Double, dampingRatio: Double, allowsOverdamping: Bool) {
        self.init(
            valid: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowsOverdamping: allowsOverdamping)
    }

    /// The response is the period of the undamped spring, 2π/ω0.
    package init(response: Double, dampingRatio: Double, allowsOverdamping: Bool = false) {
        self.init(frequency: 2 * .pi / max(response, 0.001), dampingRatio: max(dampingRatio, 0), allowsOverdamping: allowsOverdamping)
    }

    /// The perceptual duration is the response; a bounce of 0…1 is ζ = 1 - bounce, one of -1…0 is ζ = 1/(1 + bounce), and one
    /// above 1 never comes to rest.
    package init(duration: Double, bounce: Double, allowsOverdamping: Bool = false) {
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : max(1 - bounce, 0)
        self.init(response: duration, dampingRatio: ratio, allowsOverdamping: allowsOverdamping)
    }

    package var perceptualDuration: Double { 2 * .pi / frequency }

    package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// UIKit's `usingSpringWithDamping`: at `duration` only 0.1 % of the amplitude is left. The ratio is kept in 0.01…1, the
    /// duration in 0.01…10; `velocity` counts whole distances a second.
    package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
        let ratio = min(max(dampingRatio, 0.01), 1)
        let time = min(max(duration, 0.01), 10)
        self.init(
            frequency: Self.frequency(dampingRatio: ratio, duration: time, velocity: velocity), dampingRatio: ratio,
            allowsOverdamping: false)
    }

    /// The largest ω0 with amplitude(d) = ε, where v is the velocity and ε = 0.001:
    ///
    ///     ζ < 1:  |ζω - v| / (ω√(1-ζ²)) · e^-ζωd - ε = 0        ζ = 1:  (1 + (ω - v)d) · e^-ωd - ε = 0
    ///
    /// Both fall for good above their last extremum. Without a velocity the first is ω = ln(1/ε · ζ/√(1-ζ²)) / ζd.
    /// A velocity towards the target makes a zero of |ζω - v| with a false root on either side, where nothing has settled:
    /// so we come from above, in steps of a 200th, until the rest is no longer small, and bisect the last step.
    private static func frequency(dampingRatio ratio: Double, duration: Double, velocity: Double) -> Double {
        let width = (1 - ratio * ratio).squareRoot()
        if velocity == 0, ratio < 1 {
            let root = log(ratio / (width * settled)) / (ratio * duration)
            if root > 0 { return root }
        }
        func rest(_ w: Double) -> Double {
            let amplitude = ratio < 1 ? abs(ratio * w - velocity) / (w * width) : abs(1 + (w - velocity) * duration)
            return amplitude * exp(-ratio * w * duration) - settled
        }
        // Far above every root: e^-ζωd beats any amplitude there, and each doubling makes sure of it.
        var high = max(60 / (ratio * duration), 4 * abs(velocity) / ratio)
        while rest(high) > 0 { high *= 2 }
        var low = high
        repeat {
            high = low
            low *= 0.995
        } while rest(low) < 0 && low * duration > 1e-6
        for _ in 0..<80 {
            let middle = (low + high) / 2
            if rest(middle) > 0 { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// ε: what is left when a spring counts as settled.
    static var settled: Double { 0.001 }
}
