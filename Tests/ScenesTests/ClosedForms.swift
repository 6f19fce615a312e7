import Foundation

/// The value of a curve with control points, found by halving.
func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at time: Double) -> Double {
    func bezier(_ a: Double, _ b: Double, _ s: Double) -> Double { 3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
        let s = (low + high) / 2
        if bezier(x1, x2, s) < time { low = s } else { high = s }
    }
    return bezier(y1, y2, low)
}

func easeIn(_ time: Double) -> Double { curve(0.42, 0, 1, 1, at: time) }
func easeOut(_ time: Double) -> Double { curve(0, 0, 0.58, 1, at: time) }
func easeInOut(_ time: Double) -> Double { curve(0.42, 0, 0.58, 1, at: time) }

/// How far a spring that UIKit is given a duration for has come.
///
/// Its frequency is the one at which a thousandth of the swing is left at the end: |(ζω - v) / (ω√(1 - ζ²))| · e^-ζωd = 0.001, the largest root.
struct Spring {
    let damping: Double
    let duration: Double
    let velocity: Double
    let frequency: Double

    init(damping: Double, duration: Double, velocity: Double = 0) {
        (self.damping, self.duration, self.velocity) = (damping, duration, velocity)
        let width = (1 - damping * damping).squareRoot()
        func rest(_ frequency: Double) -> Double {
            log(abs((damping * frequency - velocity) / (frequency * width))) - damping * frequency * duration - log(0.001)
        }
        // Far above the root less is left than wanted; from there downwards to where more is left.
        var high = 10 * log(1000 * damping / width) / (damping * duration) + 10 * velocity / damping
        var low = high
        while rest(low) < 0 { low *= 0.99 }
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if rest(middle) < 0 { high = middle } else { low = middle }
        }
        frequency = high
    }

    /// p = 1 - e^-βt · (cos ωt + (β - v)/ω · sin ωt)
    func callAsFunction(_ time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= duration { return 1 }
        let decay = damping * frequency
        let swing = frequency * (1 - damping * damping).squareRoot()
        return 1 - exp(-decay * time) * (cos(swing * time) + (decay - velocity) / swing * sin(swing * time))
    }
}
