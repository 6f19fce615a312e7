import CoreGraphics
import Foundation
import Motion

/// When something happens, told in the time of what contains it.
public protocol CAMediaTiming: AnyObject {
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

public typealias CFTimeInterval = Double

nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fill: Timeline.Fill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}

nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A pace: which part of the way is done at which part of the time.
nonisolated public final class CAMediaTimingFunction: Hashable, Sendable {
    package let curve: UnitBezier
    private let points: [Float]

    /// An unknown name paces evenly.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        curve = UnitBezier(Self.exact(c1x), Self.exact(c1y), Self.exact(c2x), Self.exact(c2y))
    }

    package init(_ curve: UnitBezier, points: (Double, Double, Double, Double)) {
        self.curve = curve
        self.points = [0, 0, Float(points.0), Float(points.1), Float(points.2), Float(points.3), 1, 1]
    }

    /// 0.42 as a Float is 0.41999998…; the curve is meant to be the one that was written.
    private static func exact(_ value: Float) -> Double { Double(value.description) ?? Double(value) }

    /// The points 0 and 3 are (0, 0) and (1, 1); 1 and 2 are the control points.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(index) else {
            return Complaint.print("CAMediaTimingFunction: it has the control points 0 to 3, not \(index)")
        }
        values[0] = points[index * 2]
        values[1] = points[index * 2 + 1]
    }

    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.points == b.points }
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
