import Foundation

extension Spring {
    /// The error for invalid spring parameters. The description has the wording of Core Animation.
    package struct InvalidParameterError: Error, Hashable, Sendable, CustomStringConvertible {
        /// A parameter of a spring.
        package enum Parameter: String, Sendable { case mass, stiffness, damping }

        /// The invalid parameter.
        package let parameter: Parameter
        /// The value that is not allowed.
        package let value: Double

        package var description: String {
            switch parameter {
            case .mass, .stiffness: "\(parameter.rawValue) must be greater than 0."
            case .damping: "damping must be greater than or equal to 0."
            }
        }
    }

    /// Creates a spring from its physical parameters. Throws if mass or stiffness is not positive, if damping is negative, or if a value is
    /// not finite.
    package init(mass: Double, stiffness: Double, damping: Double, allowsOverdamping: Bool = false) throws(InvalidParameterError) {
        guard mass > 0, mass.isFinite else { throw InvalidParameterError(parameter: .mass, value: mass) }
        guard stiffness > 0, stiffness.isFinite else { throw InvalidParameterError(parameter: .stiffness, value: stiffness) }
        guard damping >= 0, damping.isFinite else { throw InvalidParameterError(parameter: .damping, value: damping) }
        self.init(validMass: mass, stiffness: stiffness, damping: damping, allowsOverdamping: allowsOverdamping)
    }

    /// Creates a spring with mass 1: k = ω0², c = 2ζω0.
    init(frequency: Double, dampingRatio: Double, allowsOverdamping: Bool) {
        self.init(
            validMass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, allowsOverdamping: allowsOverdamping)
    }

    /// Creates a spring from its response, which is the period of the undamped spring, 2π/ω0, in seconds.
    ///
    /// The response is clamped to 0.001…1e6 and the damping ratio to 0…1e6. A response that is not finite is replaced by 0.5, and a damping
    /// ratio that is not finite by 1.
    package init(response: Double, dampingRatio: Double, allowsOverdamping: Bool = false) {
        let response = min(max(Self.finite(response, or: 0.5), 0.001), 1e6)
        let ratio = min(max(Self.finite(dampingRatio, or: 1), 0), 1e6)
        self.init(frequency: 2 * .pi / response, dampingRatio: ratio, allowsOverdamping: allowsOverdamping)
    }

    /// Creates a spring from its perceptual duration, which equals the response, and its bounce:
    /// - 0…1: ζ = 1 - bounce
    /// - -1…0: ζ = 1/(1 + bounce)
    /// - At 1 and above, ζ = 0, and the spring never comes to rest.
    package init(duration: Double, bounce: Double, allowsOverdamping: Bool = false) {
        let ratio = bounce < 0 ? 1 / max(1 + bounce, 0.001) : max(1 - bounce, 0)
        self.init(response: duration, dampingRatio: ratio, allowsOverdamping: allowsOverdamping)
    }

    /// The perceptual duration in seconds, which is the period of the undamped spring.
    package var perceptualDuration: Double { 2 * .pi / frequency }

    /// The bounce for which `init(duration:bounce:)` creates the same damping ratio.
    package var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }

    /// Creates the spring of UIKit's `usingSpringWithDamping`. At `duration`, 0.1 % of the amplitude remains.
    ///
    /// The ratio is clamped to 0.01…1 and the duration to 0.01…10. `velocity` is in total distances per second.
    package init(dampingRatio: Double, duration: Double, velocity: Double = 0) {
        let ratio = min(max(Self.finite(dampingRatio, or: 1), 0.01), 1)
        let time = min(max(Self.finite(duration, or: 0.5), 0.01), 10)
        let velocity = min(max(Self.finite(velocity, or: 0), -1e6), 1e6)
        self.init(
            frequency: Self.frequency(dampingRatio: ratio, duration: time, velocity: velocity), dampingRatio: ratio,
            allowsOverdamping: false)
    }

    /// Returns the largest ω with amplitude(d) = ε, where ω is the undamped frequency ω0, d the duration, v the velocity and ε = 0.001:
    ///
    ///     ζ < 1:  |ζω - v| / (ω√(1-ζ²)) · e^-ζωd - ε = 0        ζ = 1:  (1 + (ω - v)d) · e^-ωd - ε = 0
    ///
    /// Both left sides only decrease above their last extremum. Without a velocity, the solution of the first equation is ω = ln(1/ε ·
    /// ζ/√(1-ζ²)) / ζd.
    ///
    /// A velocity towards the target makes |ζω - v| zero at one ω. On each side of this ω, the equation has a false root, where the spring
    /// has not settled. So the search starts above all roots and reduces ω in steps of 0.5 % while the amplitude is below ε. Then bisection
    /// finds the root within the last step.
    private static func frequency(dampingRatio ratio: Double, duration: Double, velocity: Double) -> Double {
        let dampedFrequencyRatio = (1 - ratio * ratio).squareRoot()
        if velocity == 0, ratio < 1 {
            let root = log(ratio / (dampedFrequencyRatio * settlingThreshold)) / (ratio * duration)
            if root > 0 { return root }
        }
        func remainder(_ w: Double) -> Double {
            let amplitude = ratio < 1 ? abs(ratio * w - velocity) / (w * dampedFrequencyRatio) : abs(1 + (w - velocity) * duration)
            return amplitude * exp(-ratio * w * duration) - settlingThreshold
        }
        // The search starts above all roots, where e^-ζωd is very small. The start is doubled until the amplitude is below ε.
        var upper = max(60 / (ratio * duration), 4 * abs(velocity) / ratio)
        while remainder(upper) > 0 { upper *= 2 }
        var lower = upper
        repeat {
            upper = lower
            lower *= 0.995
        } while remainder(lower) < 0 && lower * duration > 1e-6
        for _ in 0..<80 {
            let middle = (lower + upper) / 2
            if remainder(middle) > 0 { lower = middle } else { upper = middle }
        }
        return (lower + upper) / 2
    }

    /// Returns `number` if it is finite, otherwise `fallback`.
    private static func finite(_ number: Double, or fallback: Double) -> Double { number.isFinite ? number : fallback }

    /// ε, the remaining fraction of the distance at which a spring is treated as settled.
    static var settlingThreshold: Double { 0.001 }
}
