import Foundation

extension UnitBezier {
    /// Returns the smallest time fraction at which the curve has the given progress. If the curve never has this progress, the nearest
    /// progress of the curve is used.
    ///
    /// y(s) is monotone between its extrema, so the smallest s is in the first interval that contains the progress. x(s) never decreases,
    /// so the smallest s has the smallest time.
    package func time(forProgress progress: Double) -> Double {
        if isLinear { return min(max(progress, 0), 1) }
        var nearest = (distance: abs(progress), s: 0.0)
        var start = 0.0
        for end in extrema {
            let (y0, y1) = (y(at: start), end == 1 ? 1 : y(at: end))
            if min(y0, y1) <= progress, progress <= max(y0, y1) { return x(at: crossing(of: progress, from: start, to: end)) }
            if abs(y1 - progress) < nearest.distance { nearest = (abs(y1 - progress), end) }
            start = end
        }
        return nearest.s == 1 ? 1 : x(at: nearest.s)
    }

    /// The zeros of y'(s) = (3a·s + 2b)·s + c inside 0…1 in ascending order, followed by 1.
    private var extrema: [Double] {
        let c = 3 * y1
        let b = 3 * (y2 - y1) - c
        let a = 1 - c - b
        let discriminant = b * b - 3 * a * c
        guard discriminant > 0 else { return [1] }
        // Both roots, without cancellation: q = -(b ± √D), where ± is the sign of b. The roots are s = q/3a and s = c/q.
        let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
        return [a == 0 ? -1 : q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }.sorted() + [1]
    }

    /// Returns the s between two extrema with y(s) = value, by bisection.
    private func crossing(of value: Double, from start: Double, to end: Double) -> Double {
        var (lower, upper) = (start, end)
        if y(at: lower) == value { return lower }
        if end == 1, value == 1 { return 1 }
        let isRising = y(at: upper) > y(at: lower)
        for _ in 0..<60 {
            let middle = (lower + upper) / 2
            if (y(at: middle) < value) == isRising { lower = middle } else { upper = middle }
        }
        return upper
    }
}
