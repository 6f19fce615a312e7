import Foundation

/// A timing curve or a spring, computed with the formulas in docs/CONTRACT.md §1 and §2.
enum ModelTiming: Hashable {
    /// The control points (x1, y1) and (x2, y2).
    case cubic(Double, Double, Double, Double)
    case dampingRatio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)

    static let linear = ModelTiming.cubic(0, 0, 1, 1)

    var isSpring: Bool { if case .cubic = self { false } else { true } }

    /// The duration if `requested` seconds are requested. A spring with physical parameters has its own duration.
    func duration(requested: Double) -> Double {
        guard case .physical(let mass, let stiffness, let damping) = self else { return requested }
        let decay = damping / (2 * mass)
        return log((1 + decay / (stiffness / mass - decay * decay).squareRoot()) / 0.001) / decay
    }

    /// The progress P(τ) at the time fraction τ. A spring also depends on the duration in seconds.
    func progress(_ fraction: Double, _ seconds: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        switch self {
        case .cubic(let x1, let y1, let x2, let y2):
            var (low, high) = (0.0, 1.0)
            for _ in 0..<54 {
                let middle = (low + high) / 2
                if Self.bezier(x1, x2, middle) < fraction { low = middle } else { high = middle }
            }
            return Self.bezier(y1, y2, high)
        case .dampingRatio(let ratio):
            let frequency = log(1000 * ratio / (1 - ratio * ratio).squareRoot()) / (ratio * seconds)
            return Self.spring(ratio * frequency, frequency, fraction * seconds)
        case .physical(let mass, let stiffness, let damping):
            return Self.spring(damping / (2 * mass), (stiffness / mass).squareRoot(), fraction * seconds)
        }
    }

    private static func spring(_ decay: Double, _ frequency: Double, _ t: Double) -> Double {
        let dampedFrequency = (frequency * frequency - decay * decay).squareRoot()
        return 1 - exp(-decay * t) * (cos(dampedFrequency * t) + decay / dampedFrequency * sin(dampedFrequency * t))
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let first: Double = 3 * p1 * s * (1 - s) * (1 - s)
        let second: Double = 3 * p2 * s * s * (1 - s)
        return first + second + s * s * s
    }

    /// The smallest τ with this progress, or NaN for a spring. A progress outside the curve's range counts as the nearest end of the range.
    func time(of progress: Double) -> Double {
        guard case .cubic(let x1, let y1, let x2, let y2) = self else { return .nan }
        let boundaries = [0] + Self.extrema(y1, y2) + [1]
        let values = boundaries.map { Self.bezier(y1, y2, $0) }
        let target = min(max(progress, values.min() ?? 0), values.max() ?? 1)
        for index in 1..<boundaries.count {
            var (low, high) = (boundaries[index - 1], boundaries[index])
            let (from, to) = (values[index - 1], values[index])
            guard min(from, to) <= target, target <= max(from, to) else { continue }
            if target == from { return Self.bezier(x1, x2, low) }
            if target == to { return index == boundaries.count - 1 ? 1 : Self.bezier(x1, x2, high) }
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (Self.bezier(y1, y2, middle) < target) == (from < to) { low = middle } else { high = middle }
            }
            return Self.bezier(x1, x2, high)
        }
        return .nan
    }

    /// The parameters s of the extrema of y(s), found by searching for sign changes of the slope.
    private static func extrema(_ p1: Double, _ p2: Double) -> [Double] {
        func slope(_ s: Double) -> Double {
            let first: Double = 3 * (1 - s) * (1 - s) * p1
            let second: Double = 6 * s * (1 - s) * (p2 - p1)
            return first + second + 3 * s * s * (1 - p2)
        }
        var parameters: [Double] = []
        for interval in 0..<32 {
            var (low, high) = ((Double(interval) + 0.01) / 32, (Double(interval) + 1.01) / 32)
            guard high < 1, slope(low) * slope(high) < 0 else { continue }
            let isRising = slope(low) > 0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (slope(middle) > 0) == isRising { low = middle } else { high = middle }
            }
            parameters.append(high)
        }
        return parameters
    }
}
