import Foundation

/// Returns the progress of a cubic Bézier timing curve at a time, by bisection.
func cubicProgress(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double {
        let first: Double = 3 * a * s * (1 - s) * (1 - s)
        let second: Double = 3 * b * s * s * (1 - s)
        return first + second + s * s * s
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let s = (low + high) / 2
        if bezier(x1, x2, s) < time { low = s } else { high = s }
    }
    return bezier(y1, y2, low)
}

func easeIn(_ time: Double) -> Double { cubicProgress(0.42, 0, 1, 1, at: time) }
func easeOut(_ time: Double) -> Double { cubicProgress(0, 0, 0.58, 1, at: time) }
func easeInOut(_ time: Double) -> Double { cubicProgress(0.42, 0, 0.58, 1, at: time) }

/// The progress of a spring with a given duration, as UIKit defines it.
///
/// Its frequency ω is the largest root of |(ζω - v) / (ω√(1 - ζ²))| · e^-ζωd = 0.001. Therefore a thousandth of the oscillation is left at
/// the end.
struct Spring {
    let damping: Double
    let duration: Double
    let velocity: Double
    let frequency: Double

    init(damping: Double, duration: Double, velocity: Double = 0) {
        (self.damping, self.duration, self.velocity) = (damping, duration, velocity)
        let dampedFactor = (1 - damping * damping).squareRoot()
        func logResidual(_ frequency: Double) -> Double {
            log(abs((damping * frequency - velocity) / (frequency * dampedFactor))) - damping * frequency * duration - log(0.001)
        }
        // Far above the root the residual is negative. The lower bound is reduced until the residual is positive.
        var high = 10 * log(1000 * damping / dampedFactor) / (damping * duration) + 10 * velocity / damping
        var low = high
        while logResidual(low) < 0 { low *= 0.99 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if logResidual(middle) < 0 { high = middle } else { low = middle }
        }
        frequency = high
    }

    /// Returns the progress p = 1 - e^-βt · (cos δt + (β - v)/δ · sin δt), with the decay rate β = ζω and the damped frequency δ = ω√(1 -
    /// ζ²).
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= duration { return 1 }
        let decay = damping * frequency
        let dampedFrequency = frequency * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time) * (cos(dampedFrequency * time) + (decay - velocity) / dampedFrequency * sin(dampedFrequency * time))
    }
}
