import Foundation

/// A timing curve: the cubic Bézier curve from (0, 0) to (1, 1) with two control points. Their x coordinates are clamped to 0…1. Their y
/// coordinates may have any value.
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
    /// Core Animation's curve with the name "default".
    package static let standard = UnitBezier(0.25, 0.1, 0.25, 1)

    /// Whether both control points are on the diagonal, so that y(s) = x(s) and the progress equals the time.
    @inlinable package var isLinear: Bool { x1 == y1 && x2 == y2 }

    /// Returns the progress at the time fraction `x`. It is exactly 0 at 0 and exactly 1 at 1.
    @inlinable
    package func value(at x: Double) -> Double {
        guard x > 0 else { return 0 }
        guard x < 1 else { return 1 }
        return isLinear ? x : y(at: parameter(at: x))
    }

    /// Returns the slope dp/dτ = y'(s)/x'(s), which is infinite where the curve is vertical.
    package func slope(at x: Double) -> Double {
        if isLinear { return 1 }
        let s = x <= 0 ? 0 : x >= 1 ? 1 : parameter(at: x)
        let (dx, dy) = (Self.derivative(x1, x2, s), Self.derivative(y1, y2, s))
        if dx != 0 { return dy / dx }
        // If both derivatives are zero at this end, the slope is the quotient of the second derivatives (l'Hôpital's rule). Otherwise, it
        // is infinite.
        let (ddx, ddy) = (Self.secondDerivative(x1, x2, s), Self.secondDerivative(y1, y2, s))
        return dy == 0 && ddx != 0 ? ddy / ddx : dy < 0 ? -.infinity : .infinity
    }

    /// Returns the x coordinate at the curve parameter `s`.
    @inlinable
    package func x(at s: Double) -> Double { Self.cubic(x1, x2, s) }

    /// Returns the y coordinate at the curve parameter `s`.
    @inlinable
    package func y(at s: Double) -> Double { Self.cubic(y1, y2, s) }

    /// Returns one coordinate of the curve at the parameter `s`. `p1` and `p2` are this coordinate of the control points.
    @inlinable
    static func cubic(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (((1 - c - b) * s + b) * s + c) * s
    }

    /// Returns the derivative of `cubic(_:_:_:)`.
    static func derivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return (3 * (1 - c - b) * s + 2 * b) * s + c
    }

    /// Returns the second derivative of `cubic(_:_:_:)`.
    static func secondDerivative(_ p1: Double, _ p2: Double, _ s: Double) -> Double {
        let c = 3 * p1
        let b = 3 * (p2 - p1) - c
        return 6 * (1 - c - b) * s + 2 * b
    }
}

extension UnitBezier {
    /// Returns the s with x(s) = x, for x inside 0…1.
    ///
    /// Newton's method: s - f/f' with f = x(s) - x.
    /// - For curves like ease-in-out the initial guess is accurate to some thousandths, and each step squares the error.
    /// - Two steps are always taken. A test whether the second step is needed costs more than the step, because the branch is
    ///   unpredictable.
    /// - If the second step is below 1e-5·f', the error of x is below 1e-8. Otherwise `bracketedParameter(_:from:)` computes the result.
    @inlinable
    package func parameter(at x: Double) -> Double {
        let c = 3 * x1
        let b = 3 * (x2 - x1) - c
        let a = 1 - c - b
        let guess = initialGuess(at: x)
        let f0 = ((a * guess + b) * guess + c) * guess - x
        let improved = guess - f0 / ((3 * a * guess + 2 * b) * guess + c)
        let f1 = ((a * improved + b) * improved + c) * improved - x
        let slope = (3 * a * improved + 2 * b) * improved + c
        let step = f1 / slope
        let s = improved - step
        return abs(step) < 1e-5 * slope && s >= 0 && s <= 1 ? s : bracketedParameter(x, from: guess)
    }

    /// Returns the s with x(s) = x by Newton's method inside a bracket. A step that leaves the bracket is replaced by the bracket's middle.
    @usableFromInline
    func bracketedParameter(_ x: Double, from guess: Double) -> Double {
        var (s, lower, upper) = (guess, 0.0, 1.0)
        for _ in 0..<80 {
            let f = self.x(at: s) - x
            if f > 0 { upper = s } else { lower = s }
            let next = s - f / Self.derivative(x1, x2, s)
            let previous = s
            s = next > lower && next < upper ? next : (lower + upper) / 2
            if abs(s - previous) < 1e-14 { return s }
        }
        return s
    }

    /// Returns an approximation of s: the quadratic rational function through (0, 0) and (1, 1) that has the same slopes as s(x) at these
    /// points, 1/e0 and 1/e1:
    ///
    ///     s ≈ (x² + q/e0) / (1 + (1/e0 + 1/e1 - 2)·q),  q = x(1-x);    multiplied by e0·e1 to avoid divisions.
    ///
    /// Where the curve is vertical at an end, the slope is limited to a value from which Newton's method converges.
    @inlinable
    func initialGuess(at x: Double) -> Double {
        let (e0, e1) = (max(3 * x1, 0.3), max(3 * (1 - x2), 0.3))
        let (q, product) = (x * (1 - x), e0 * e1)
        return (product * x * x + e1 * q) / (product + (e0 + e1 - 2 * product) * q)
    }
}
