import UIKit

/// A damped spring. Its mass, stiffness and damping determine the two other descriptions: damping ratio and response, duration and bounce.
///
/// With the stiffness k, the mass m and the damping c, the undamped angular frequency is ω₀ = √(k/m), and
///
///     response = duration = 2π/ω₀        damping ratio ζ = c / (2√(km))        bounce = 1 - ζ
///
/// The damping is limited to the critical damping, as in UIKit. The mass, the stiffness and the damping are multiples of 0.001, as in the
/// shown code, so that the code has exactly the same motion.
struct SpringModel: Equatable {
    private(set) var mass: Double
    private(set) var stiffness: Double
    private(set) var damping: Double

    init(mass: Double = 1, stiffness: Double, damping: Double) {
        self.mass = SwiftNumber.rounded(min(max(mass.isFinite ? mass : 1, 0.1), 20))
        self.stiffness = SwiftNumber.rounded(min(max(stiffness.isFinite ? stiffness : 100, 1), 20_000))
        // Rounded down, so that the ratio does not exceed 1.
        let critical = (2 * (self.mass * self.stiffness).squareRoot() * 1000).rounded(.down) / 1000
        self.damping = min(SwiftNumber.rounded(max(damping.isFinite ? damping : 10, 0.01)), critical)
    }

    /// Creates a spring with a mass from its damping ratio and its response.
    init(mass: Double = 1, dampingRatio: Double, response: Double) {
        let frequency = 2 * Double.pi / max(response, 0.01)
        let stiffness = mass * frequency * frequency
        self.init(mass: mass, stiffness: stiffness, damping: 2 * dampingRatio * (mass * stiffness).squareRoot())
    }

    // MARK: - Three descriptions

    /// ω₀, in radians per second.
    var frequency: Double { (stiffness / mass).squareRoot() }

    var dampingRatio: Double {
        get { damping / (2 * (mass * stiffness).squareRoot()) }
        set { self = SpringModel(mass: mass, dampingRatio: newValue, response: response) }
    }
    var response: Double {
        get { 2 * .pi / frequency }
        set { self = SpringModel(mass: mass, dampingRatio: dampingRatio, response: newValue) }
    }
    var duration: Double {
        get { response }
        set { response = newValue }
    }
    var bounce: Double {
        get { 1 - dampingRatio }
        set { dampingRatio = 1 - newValue }
    }

    func with(mass: Double? = nil, stiffness: Double? = nil, damping: Double? = nil) -> SpringModel {
        SpringModel(mass: mass ?? self.mass, stiffness: stiffness ?? self.stiffness, damping: damping ?? self.damping)
    }

    // MARK: - Motion

    /// Returns the progress after a time. With the decay rate β = ζω₀, the damped frequency ω = ω₀√(1-ζ²) and the velocity v:
    ///
    ///     1 - e^-βt · (cos ωt + (β - v)/ω · sin ωt),        and for ζ = 1:  1 - e^-ω₀t · (1 + (ω₀ - v)t)
    ///
    /// - Parameter velocity: The velocity at the start toward the target, in total distances per second.
    func progress(at time: Double, velocity: Double = 0) -> Double {
        let decay = dampingRatio * frequency
        let damped = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
        guard damped > 1e-4 * frequency else { return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time) }
        return 1 - exp(-decay * time) * (cos(damped * time) + (decay - velocity) / damped * sin(damped * time))
    }

    func parameters(velocity: CGVector = .zero) -> UISpringTimingParameters {
        UISpringTimingParameters(mass: mass, stiffness: stiffness, damping: damping, initialVelocity: velocity)
    }

    /// The time after which the remaining motion is invisible, as UIKit computes it.
    func settlingDuration(velocity: Double = 0) -> Double {
        UIViewPropertyAnimator(duration: 1, timingParameters: parameters(velocity: CGVector(dx: velocity, dy: velocity))).duration
    }

    /// Returns the time and the value of the first maximum above the target, or nil if it is not visible: 0.2 % or less above the target.
    ///
    /// The derivative of the progress is zero where tan ωt = ωv / (βv - ω₀²). Without a velocity, that is at t = π/ω.
    func overshoot(velocity: Double = 0) -> (time: Double, progress: Double)? {
        let decay = dampingRatio * frequency
        let damped = frequency * max(1 - dampingRatio * dampingRatio, 0).squareRoot()
        guard damped > 1e-4 * frequency else { return nil }
        var time = atan2(damped * velocity, decay * velocity - frequency * frequency) / damped
        if time <= 1e-9 { time += .pi / damped }
        for candidate in [time, time + .pi / damped] {
            let progress = progress(at: candidate, velocity: velocity)
            if progress > 1.002 { return (candidate, progress) }
        }
        return nil
    }
}
