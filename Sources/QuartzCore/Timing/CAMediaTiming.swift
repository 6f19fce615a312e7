import CoreGraphics
import FlipbookMotion
import Foundation

/// An object with a timing: its own time follows from the time of its parent.
public protocol CAMediaTiming: AnyObject {
    /// The time of the parent at which the object begins.
    var beginTime: CFTimeInterval { get set }
    /// The duration of one cycle, in seconds.
    var duration: CFTimeInterval { get set }
    /// The speed of the object's time relative to the parent's time.
    var speed: Float { get set }
    /// The offset that is added to the object's time.
    var timeOffset: CFTimeInterval { get set }
    /// The number of cycles.
    var repeatCount: Float { get set }
    /// The duration of all cycles together, in seconds.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each cycle is followed by the same motion backwards.
    var autoreverses: Bool { get set }
    /// The effect before the start and after the end.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// A time or a duration, in seconds.
public typealias CFTimeInterval = Double

/// The effect of an object before its start and after its end.
nonisolated public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// No effect before the start and after the end.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")
    /// The last value stays after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// The first value is used before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// The first value is used before the start, and the last value stays after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")

    var fill: MediaTiming.Fill {
        switch self {
        case .forwards: .forwards
        case .backwards: .backwards
        case .both: .both
        default: .removed
        }
    }
}

/// The name of a standard timing curve.
nonisolated public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name of the value.
    public let rawValue: String
    /// Creates a value from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A constant speed.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// A slow start.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// A slow end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// A slow start and a slow end.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The curve of implicit animations: a short slow start and a long slow end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// A timing curve: the progress of a motion as a function of time, as a cubic Bézier curve from (0, 0) to (1, 1).
nonisolated public final class CAMediaTimingFunction: Hashable, Sendable {
    package let curve: UnitBezier
    private let points: [Float]

    /// Creates a standard curve. An unknown name gives the linear one.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Creates a curve with two control points.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        points = [0, 0, c1x, c1y, c2x, c2y, 1, 1]
        curve = UnitBezier(Self.decimalValue(c1x), Self.decimalValue(c1y), Self.decimalValue(c2x), Self.decimalValue(c2y))
    }

    /// Creates a timing function from a curve with known control points.
    package init(_ curve: UnitBezier, points: (Double, Double, Double, Double)) {
        self.curve = curve
        self.points = [0, 0, Float(points.0), Float(points.1), Float(points.2), Float(points.3), 1, 1]
    }

    /// Returns the decimal value that a `Float` was written as: 0.42 is stored as 0.41999998….
    private static func decimalValue(_ value: Float) -> Double { Double(value.description) ?? Double(value) }

    /// Returns a control point in `values[0]` and `values[1]`. Points 0 and 3 are the ends (0, 0) and (1, 1).
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        guard (0...3).contains(index) else {
            return Complaint.print("CAMediaTimingFunction: it has the control points 0 to 3, not \(index)")
        }
        values[0] = points[index * 2]
        values[1] = points[index * 2 + 1]
    }

    /// Returns whether both curves have the same control points.
    public static func == (a: CAMediaTimingFunction, b: CAMediaTimingFunction) -> Bool { a.points == b.points }
    /// Hashes the control points.
    public func hash(into hasher: inout Hasher) { hasher.combine(points) }
}
