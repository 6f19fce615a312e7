import Foundation

extension UnitBezier {
    /// The smallest time fraction with this progress. A progress that the curve never has is taken as the nearest it has.
    ///
    /// y(s) is monotone between its extrema, so the first stretch that holds the value holds the smallest s, and x(s) never falls.
    package func time(of value: Double) -> Double {
        if isLinear { return min(max(value, 0), 1) }
        var nearest = (distance: abs(value), s: 0.0)
        var low = 0.0
        for high in extrema {
            let (y0, y1) = (y(at: low), high == 1 ? 1 : y(at: high))
            if min(y0, y1) <= value, value <= max(y0, y1) { return x(at: crossing(of: value, from: low, to: high)) }
            if abs(y1 - value) < nearest.distance { nearest = (abs(y1 - value), high) }
            low = high
        }
        return nearest.s == 1 ? 1 : x(at: nearest.s)
    }

    /// The s inside 0…1 where y'(s) = (3a·s + 2b)·s + c is zero, ascending, and 1 at the end.
    private var extrema: [Double] {
        let c = 3 * y1
        let b = 3 * (y2 - y1) - c
        let a = 1 - c - b
        let discriminant = b * b - 3 * a * c
        guard discriminant > 0 else { return [1] }
        // Both roots without cancellation: q = -(b ± √D) with the sign of b; s = q/3a and s = c/q.
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return [a == 0 ? -1 : q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    }

    private func crossing(of value: Double, from start: Double, to end: Double) -> Double {
        var (low, high) = (start, end)
        if y(at: low) == value { return low }
        if end == 1, value == 1 { return 1 }
        let rises = y(at: high) > y(at: low)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (y(at: middle) < value) == rises { low = middle } else { high = middle }
        }
        return high
    }
}
