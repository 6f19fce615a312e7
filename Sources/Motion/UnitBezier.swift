import Foundation

/// A timing curve: the cubic from (0, 0) to (1, 1) with two control points, whose x is kept in 0…1 and whose y is free.
///
///     x(s) = 3·x1·s(1-s)² + 3·x2·s²(1-s) + s³ = ((ax·s + bx)·s + cx)·s
///     cx = 3·x1,  bx = 3·(x2 - x1) - cx,  ax = 1 - cx - bx          and the same for y.
@usableFromInline
package struct UnitBezier: Hashable, Sendable {
    @usableFromInline package let x1: Double
    @usableFromInline package let y1: Double
    @usableFromInline package let x2: Double
    @usableFromInline package let y2: Double

    @inlinable
    package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = min(max(x1, 0), 1)
        self.y1 = y1
        self.x2 = min(max(x2, 0), 1)
        self.y2 = y2
    }

    package static let linear = UnitBezier(0, 0, 1, 1)
    package static let easeIn = UnitBezier(0.42, 0, 1, 1)
    package static let easeOut = UnitBezier(0, 0, 0.58, 1)
    package static let easeInOut = UnitBezier(0.42, 0, 0.58, 1)
    /// CoreAnimation's curve named "default".
    package static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

    /// Both control points on the diagonal: y(s) = x(s), and the value is the time.
    @inlinable package var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// The progress at the time fraction `x`; exactly 0 at 0 and 1 at 1.
    @inlinable
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return isLinear ? x : y(at: parameter(at: x))
    }

    /// dp/dτ = y'(s)/x'(s); infinite where the curve stands upright.
    package func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        let s = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let (dx, dy) = (Self.slope(x1, x2, s), Self.slope(y1, y2, s))
        if dx != 0 { return dy / dx }
        // Both stand still at this end: their second derivatives tell the direction (l'Hôpital).
        let (ddx, ddy) = (Self.bend(x1, x2, s), Self.bend(y1, y2, s))
        return dy == 0 && ddx != 0 ? ddy / ddx : dy < 0 ? -.infinity : .infinity
    }

    @inlinable
    package func x(at s: Double) -> Double { Self.cubic(x1, x2, s) }

    @inlinable
    package func y(at s: Double) -> Double { Self.cubic(y1, y2, s) }

    @inlinable
    static func cubic(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (((1 - c - b) * s + b) * s + c) * s
    }

    static func slope(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (3 * (1 - c - b) * s + 2 * b) * s + c
    }

    static func bend(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return 6 * (1 - c - b) * s + 2 * b
    }
}

extension UnitBezier {
    /// The s with x(s) = x, for x inside 0…1.
    ///
    /// Newton: s - f/f', f = x(s) - x. The guess is good to some thousandths for curves like ease-in-out, each step squares the
    /// error, so two steps are taken in any case (whether the second is needed would be a coin toss, and a wrong bet costs more
    /// than the step); a last step below 1e-5·f' leaves less than 1e-8 of x. All else is bracketed.
    @inlinable
    package func parameter(at x: Double) -> Double {
        let c = 3 * x1
        let b = 3 * (x2 - x1) - c
        let a = 1 - c - b
        let first = guess(at: x)
        let f0 = ((a * first + b) * first + c) * first - x
        let second = first - f0 / ((3 * a * first + 2 * b) * first + c)
        let f1 = ((a * second + b) * second + c) * second - x
        let slope = (3 * a * second + 2 * b) * second + c
        let step = f1 / slope
        let s = second - step
        return abs(step) < 1e-5 * slope && s >= 0 && s <= 1 ? s : bracketed(x, from: first)
    }

    /// Newton's steps inside a bracket that always holds the solution; a step that leaves it is replaced by its middle.
    @usableFromInline
    func bracketed(_ x: Double, from guess: Double) -> Double {
        var (s, low, high) = (guess, 0.0, 1.0)
        for _ in 0..<80 {
            let f = self.x(at: s) - x
            if f > 0 { high = s } else { low = s }
            let next = s - f / Self.slope(x1, x2, s)
            let last = s
            s = next > low && next < high ? next : (low + high) / 2
            if abs(s - last) < 1e-14 { return s }
        }
        return s
    }

    /// The rational function of second degree through (0, 0) and (1, 1) with the slopes of s(x) there, 1/e0 and 1/e1:
    ///
    ///     s ≈ (x² + q/e0) / (1 + (1/e0 + 1/e1 - 2)·q),  q = x(1-x);    multiplied by e0·e1 to divide once.
    ///
    /// Where the curve stands upright at an end the slope is held at a value which the steps can repair.
    @inlinable
    func guess(at x: Double) -> Double {
        let (e0, e1) = (max(3 * x1, 0.3), max(3 * (1 - x2), 0.3))
        let (q, both) = (x * (1 - x), e0 * e1)
        return (both * x * x + e1 * q) / (both + (e0 + e1 - 2 * both) * q)
    }
}
