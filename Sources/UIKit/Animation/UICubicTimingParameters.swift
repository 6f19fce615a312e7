import CoreGraphics
import FlipbookMotion
import Foundation

/// A cubic timing curve with two control points.
nonisolated public final class UICubicTimingParameters: NSObject, UITimingCurveProvider, Sendable {
    /// `builtin` for a named curve, `cubic` for control points.
    public let timingCurveType: UITimingCurveType
    /// The named curve. It is `easeInOut` for a curve with control points and for Core Animation's default curve.
    public let animationCurve: UIView.AnimationCurve
    /// The first control point, with time along x and progress along y.
    public let controlPoint1: CGPoint
    /// The second control point, with time along x and progress along y.
    public let controlPoint2: CGPoint

    /// Creates Core Animation's default curve.
    public override init() {
        timingCurveType = .builtin
        animationCurve = .easeInOut
        (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }

    /// Creates a named curve.
    public init(animationCurve curve: UIView.AnimationCurve) {
        timingCurveType = .builtin
        animationCurve = curve
        (controlPoint1, controlPoint2) =
            switch curve {
            case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
            case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
            case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
            case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
            }
    }

    /// Creates a curve with two control points.
    public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {
        timingCurveType = .cubic
        animationCurve = .easeInOut
        (self.controlPoint1, self.controlPoint2) = (controlPoint1, controlPoint2)
    }

    /// Returns nil.
    ///
    /// Differs from Apple: archiving is not supported.
    public init?(coder: NSCoder) { return nil }
    /// Does nothing, because archiving is not supported.
    public func encode(with coder: NSCoder) {}

    /// Returns the object itself, because it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    /// The object itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// Nil, because a cubic curve has no spring.
    public var springTimingParameters: UISpringTimingParameters? { nil }

    var curve: UnitBezier {
        UnitBezier(Double(controlPoint1.x), Double(controlPoint1.y), Double(controlPoint2.x), Double(controlPoint2.y))
    }
}
