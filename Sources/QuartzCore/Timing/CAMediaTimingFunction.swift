import Foundation

import FlipbookMotion

/// A timing curve: the progress of a motion as a function of time. The curve is a cubic Bézier curve from (0, 0) to (1, 1).
nonisolated public final class CAMediaTimingFunction: NSObject, Sendable {
    package let curve: UnitBezier
    private let points: [Float]

    /// Creates a standard curve. For an unknown name, the curve is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with two control points. For the motion, their x coordinates are limited to 0…1. If a coordinate is not finite, this
    /// is reported, and the curve is linear.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        let isFinite = c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite
        if !isFinite {
            Diagnostics.reportRefusedValue(of: "a control point", source: "CAMediaTimingFunction", "the function is linear")
        }
        let (c1x, c1y, c2x, c2y) = isFinite ? (c1x, c1y, c2x, c2y) : (0, 0, 1, 1)
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        curve = UnitBezier(Self.decimalValue(c1x), Self.decimalValue(c1y), Self.decimalValue(c2x), Self.decimalValue(c2y))
    }

    /// Creates a timing function from a curve with known control points.
    package init(_ curve: UnitBezier, points: (Double, Double, Double, Double)) {
        self.curve = curve
        self.points = [0, 0, Float(points.0), Float(points.1), Float(points.2), Float(points.3), 1, 1]
    }

    /// Returns the decimal value from which a `Float` was created, such as 0.42 for the stored value 0.41999998….
    private static func decimalValue(_ value: Float) -> Double { Double(value.description) ?? Double(value) }

    /// Returns a control point in `values[0]` and `values[1]`. Points 0 and 3 are the ends (0, 0) and (1, 1).
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(index) else {
            return Diagnostics.report(
                .warning, source: "CAMediaTimingFunction", "There is no control point \(index). Pass an index from 0 to 3.")
        }
        values[0] = points[index * 2]
        values[1] = points[index * 2 + 1]
    }

    /// Returns whether both curves have the same control points.
    public override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }
    /// Hashes the control points.
    public override var hash: Int { points.hashValue }
}
