import UIKit

/// A cubic timing curve: a Bézier curve from (0, 0) to (1, 1) with two control points. x is the time, y the progress.
struct CubicCurve: Equatable {
    var point1: CGPoint
    var point2: CGPoint

    /// The range of y of the control points that the editor allows.
    static let progressRange: ClosedRange<CGFloat> = -0.3...1.3

    init(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) {
        (point1, point2) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    }

    /// The curve that runs in the opposite direction: y(t) becomes 1 - y(1 - t).
    var mirrored: CubicCurve { CubicCurve(1 - point2.x, 1 - point2.y, 1 - point1.x, 1 - point1.y) }

    /// Returns a control point in the allowed range, rounded to hundredths.
    static func allowed(_ point: CGPoint) -> CGPoint {
        let x = min(max(point.x.isFinite ? point.x : 0, 0), 1)
        let y = min(max(point.y.isFinite ? point.y : 0, progressRange.lowerBound), progressRange.upperBound)
        return CGPoint(x: SwiftNumber.rounded(Double(x), digits: 2), y: SwiftNumber.rounded(Double(y), digits: 2))
    }

    // MARK: - Evaluation

    /// Returns one coordinate of the curve: 3(1-t)²t·a + 3(1-t)t²·b + t³. `a` and `b` are this coordinate of the two control points.
    private static func coordinate(_ a: CGFloat, _ b: CGFloat, at t: Double) -> Double {
        let q = 1 - t
        return 3 * q * q * t * Double(a) + 3 * q * t * t * Double(b) + t * t * t
    }

    /// Returns the progress at a time in 0…1. The parameter t with x(t) = time is found by bisection. That is possible because x(t) never
    /// decreases.
    func progress(at time: Double) -> Double {
        if time <= 0 { return 0 }
        if time >= 1 { return 1 }
        var (lower, upper) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (lower + upper) / 2
            if Self.coordinate(point1.x, point2.x, at: middle) < time { lower = middle } else { upper = middle }
        }
        return Self.coordinate(point1.y, point2.y, at: (lower + upper) / 2)
    }

    /// The values of the control points, for labels.
    var label: String {
        let values = [point1.x, point1.y, point2.x, point2.y].map { SwiftNumber.label(Double($0)) }
        return "(\(values[0]), \(values[1]))  (\(values[2]), \(values[3]))"
    }

    var parameters: UICubicTimingParameters { UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2) }
}
