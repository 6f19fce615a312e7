import Foundation

/// One line or curve of a path, represented as a cubic Bézier curve with the same points at the same parameters.
///
/// It is used to measure lengths, to cut paths and to move along them.
package struct CubicSegment: Hashable, Sendable {
    package var start: CGPoint
    package var control1: CGPoint
    package var control2: CGPoint
    package var end: CGPoint
    /// Whether the segment is a straight line. A part of a line is a line too.
    package var isLine: Bool

    package init(line start: CGPoint, _ end: CGPoint) {
        // The control points are at the thirds, so the parameter is the fraction of the length.
        self.init(start, Self.mix(start, end, 1 / 3), Self.mix(start, end, 2 / 3), end, isLine: true)
    }

    /// Creates a cubic from a quadratic curve.
    package init(_ start: CGPoint, quad control: CGPoint, _ end: CGPoint) {
        self.init(start, Self.mix(start, control, 2 / 3), Self.mix(end, control, 2 / 3), end)
    }

    /// Creates a cubic from its four points.
    package init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, isLine: Bool = false) {
        self.start = start
        self.control1 = control1
        self.control2 = control2
        self.end = end
        self.isLine = isLine
    }

    private static func mix(_ a: CGPoint, _ b: CGPoint, _ s: CGFloat) -> CGPoint {
        CGPoint(x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s)
    }

    /// Returns the point at a parameter in 0…1.
    package func point(at s: CGFloat) -> CGPoint {
        if s == 0 { return start }
        if s == 1 { return end }
        let r = 1 - s
        let (a, b, c, d) = (r * r * r, 3 * r * r * s, 3 * r * s * s, s * s * s)
        return CGPoint(
            x: a * start.x + b * control1.x + c * control2.x + d * end.x, y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    /// Returns the derivative dB/ds = 3·((c1 - p0)(1-s)² + 2(c2 - c1)(1-s)s + (p1 - c2)s²).
    package func derivative(at s: CGFloat) -> CGVector {
        let r = 1 - s
        let (a, b, c) = (3 * r * r, 6 * r * s, 3 * s * s)
        return CGVector(
            dx: a * (control1.x - start.x) + b * (control2.x - control1.x) + c * (end.x - control2.x),
            dy: a * (control1.y - start.y) + b * (control2.y - control1.y) + c * (end.y - control2.y))
    }

    /// Returns the direction of travel in radians, clockwise on screen.
    ///
    /// If a control point equals its end point, the derivative at this end point is zero. In this case, the direction at a nearby parameter
    /// is returned, or the direction from the start to the end if the derivative at the nearby parameter is zero too.
    package func angle(at s: CGFloat) -> CGFloat {
        for candidate in [s, s < 0.5 ? s + 1e-4 : s - 1e-4] {
            let derivative = derivative(at: candidate)
            if hypot(derivative.dx, derivative.dy) > 1e-9 { return atan2(derivative.dy, derivative.dx) }
        }
        return atan2(end.y - start.y, end.x - start.x)
    }

    /// Returns the part between two parameters, by de Casteljau's algorithm.
    package func subsegment(from: CGFloat, to: CGFloat) -> CubicSegment {
        if isLine { return CubicSegment(line: point(at: from), point(at: to)) }
        var segment = self
        if to < 1 { segment = segment.split(at: to).0 }
        if from > 0 { segment = segment.split(at: to > 0 ? from / to : 0).1 }
        return segment
    }

    private func split(at s: CGFloat) -> (CubicSegment, CubicSegment) {
        let (a, b, c) = (Self.mix(start, control1, s), Self.mix(control1, control2, s), Self.mix(control2, end, s))
        let (d, e) = (Self.mix(a, b, s), Self.mix(b, c, s))
        let middle = Self.mix(d, e, s)
        return (CubicSegment(start, a, d, middle), CubicSegment(middle, e, c, end))
    }

    // MARK: - Length

    /// The arc length.
    package var length: CGFloat { isLine ? hypot(end.x - start.x, end.y - start.y) : length(from: 0, to: 1) }

    /// Returns the arc length between two parameters: ∫|dB/ds| by five-point Gauss quadrature. Intervals are halved until the halves
    /// agree with the whole.
    package func length(from a: CGFloat, to b: CGFloat) -> CGFloat {
        if isLine { return length * (b - a) }
        return length(a, b, gaussLength(a, b), depth: 0)
    }

    private func length(_ a: CGFloat, _ b: CGFloat, _ whole: CGFloat, depth: Int) -> CGFloat {
        let middle = (a + b) / 2
        let (left, right) = (gaussLength(a, middle), gaussLength(middle, b))
        guard depth < 16, abs(left + right - whole) > 1e-9 * max(1, whole) else { return left + right }
        return length(a, middle, left, depth: depth + 1) + length(middle, b, right, depth: depth + 1)
    }

    /// Returns the arc length between two parameters by one step of five-point Gauss quadrature.
    private func gaussLength(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
        let (half, middle) = ((b - a) / 2, (a + b) / 2)
        func speed(_ x: CGFloat) -> CGFloat {
            let derivative = derivative(at: middle + half * x)
            return hypot(derivative.dx, derivative.dy)
        }
        let (x1, x2): (CGFloat, CGFloat) = (0.538469310105683, 0.906179845938664)
        let (w0, w1, w2): (CGFloat, CGFloat, CGFloat) = (0.568888888888889, 0.478628670499366, 0.236926885056189)
        return half * (w0 * speed(0) + w1 * (speed(x1) + speed(-x1)) + w2 * (speed(x2) + speed(-x2)))
    }

    /// Returns `count + 1` parameters that divide the segment into parts of equal length, for motion at constant speed.
    ///
    /// The length is measured in steps so short that the speed is nearly constant in each of them.
    package func evenlySpacedParameters(intervals count: Int) -> [CGFloat] {
        let steps = count * 4
        var lengths: [CGFloat] = [0]
        for step in 0..<steps {
            lengths.append(lengths[step] + gaussLength(CGFloat(step) / CGFloat(steps), CGFloat(step + 1) / CGFloat(steps)))
        }
        var step = 0
        return (0...count).map { index in
            let targetLength = lengths[steps] * CGFloat(index) / CGFloat(count)
            while step < steps - 1, lengths[step + 1] < targetLength { step += 1 }
            let stepLength = lengths[step + 1] - lengths[step]
            return (CGFloat(step) + (stepLength > 0 ? min(max((targetLength - lengths[step]) / stepLength, 0), 1) : 0)) / CGFloat(steps)
        }
    }

    /// Returns the parameter s at which the arc length from the start is `goal`.
    ///
    /// Newton's method inside a bracket. The derivative of the arc length is the speed.
    package func parameter(atLength goal: CGFloat) -> CGFloat {
        let total = length
        guard total > 0, goal > 0 else { return 0 }
        guard goal < total else { return 1 }
        if isLine { return goal / total }
        var (s, low, high): (CGFloat, CGFloat, CGFloat) = (goal / total, 0, 1)
        for _ in 0..<40 {
            let f = length(from: 0, to: s) - goal
            if abs(f) < 1e-9 * total { return s }
            if f > 0 { high = s } else { low = s }
            let derivative = derivative(at: s)
            let next = s - f / hypot(derivative.dx, derivative.dy)
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }
}
