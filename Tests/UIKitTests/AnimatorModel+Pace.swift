import Foundation

/// What makes progress of time, by the formulas of docs/CONTRACT.md §1 and §2.
enum ModelPace: Hashable {
    /// Two control points.
    case cubic(Double, Double, Double, Double)
    case dampingRatio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)

    static let linear = ModelPace.cubic(0, 0, 1, 1)

    var isSpring: Bool { if case .cubic = self { false } else { true } }

    /// How long it takes when `asked` is wanted.
    func seconds(asked: Double) -> Double {
        guard case .physical(let mass, let stiffness, let damping) = self else { return asked }
        let decay = damping / (2 * mass)
        return log((1 + decay / (stiffness / mass - decay * decay).squareRoot()) / 0.001) / decay
    }

    /// P(τ), for a spring of so many seconds.
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
        let swing = (frequency * frequency - decay * decay).squareRoot()
        return 1 - exp(-decay * t) * (cos(swing * t) + decay / swing * sin(swing * t))
    }

    private static func bezier(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        3 * p1 * s * (1 - s) * (1 - s) + 3 * p2 * s * s * (1 - s) + s * s * s
    }

    /// The smallest τ with this progress; a progress that never is counts as the nearest that is.
    func time(of progress: Double) -> Double {
        guard case .cubic(let x1, let y1, let x2, let y2) = self else { return .nan }
        let turns = [0] + Self.turns(y1, y2) + [1]
        let heights = turns.map { Self.bezier(y1, y2, $0) }
        let wanted = min(max(progress, heights.min() ?? 0), heights.max() ?? 1)
        for index in 1..<turns.count {
            var (low, high) = (turns[index - 1], turns[index])
            let (from, to) = (heights[index - 1], heights[index])
            guard min(from, to) <= wanted, wanted <= max(from, to) else { continue }
            if wanted == from { return Self.bezier(x1, x2, low) }
            if wanted == to { return index == turns.count - 1 ? 1 : Self.bezier(x1, x2, high) }
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (Self.bezier(y1, y2, middle) < wanted) == (from < to) { low = middle } else { high = middle }
            }
            return Self.bezier(x1, x2, high)
        }
        return .nan
    }

    /// Where y(s) turns, found by looking where its slope changes sign.
    private static func turns(_ p1: Double, _ p2: Double) -> [Double] {
        func slope(_ s: Double) -> Double { 3 * (1 - s) * (1 - s) * p1 + 6 * s * (1 - s) * (p2 - p1) + 3 * s * s * (1 - p2) }
        var found: [Double] = []
        for cell in 0..<32 {
            var (low, high) = ((Double(cell) + 0.01) / 32, (Double(cell) + 1.01) / 32)
            guard high < 1, slope(low) * slope(high) < 0 else { continue }
            let rises = slope(low) > 0
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if (slope(middle) > 0) == rises { low = middle } else { high = middle }
            }
            found.append(high)
        }
        return found
    }
}
