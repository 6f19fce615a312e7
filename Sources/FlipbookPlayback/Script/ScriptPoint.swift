import FlipbookInspection
import Foundation
import UIKit

/// A point or a distance. Each coordinate is in points or in percent of a size.
nonisolated package struct ScriptPoint: Equatable, Sendable {
    /// One coordinate, or the expected value of a key path.
    nonisolated package struct Coordinate: Equatable, Sendable {
        /// The unit sign after a number. A number without a sign has the usual unit of its key path or coordinate: points or radians, for
        /// example.
        nonisolated package enum Unit: String, Sendable { case none = "", percent = "%", degrees = "°" }

        package var value: Double
        package var unit = Unit.none

        /// Returns the coordinate in points, or an angle in radians. A percentage is relative to `length`.
        func resolved(in length: CGFloat) -> CGFloat {
            switch unit {
            case .none: value
            case .percent: length * value / 100
            case .degrees: value * .pi / 180
            }
        }

        /// The coordinate as it is written in a script, such as `50%`.
        @MainActor var text: String { ScriptWriter.number(value) + unit.rawValue }
    }

    /// Returns the axis of a key path such as `position.x` or `bounds.size.height`, or nil if the last key is not a coordinate or a length.
    static func axis(ofKeyPath keyPath: String) -> NSLayoutConstraint.Axis? {
        switch keyPath.split(separator: ".").last {
        case "x", "width": .horizontal
        case "y", "height": .vertical
        default: nil
        }
    }

    /// Whether the values of a key path are angles, which charts show in degrees.
    static func isAngle(keyPath: String) -> Bool { ChartUnit(keyPath: keyPath) == .degrees }

    package var x: Coordinate
    package var y: Coordinate

    /// The point as it is written in a script, such as `(50%, 40)`.
    @MainActor var text: String { "(\(x.text), \(y.text))" }

    /// Returns the point with coordinates in points. Percentages are relative to `size`.
    package func resolved(in size: CGSize) -> CGPoint { CGPoint(x: x.resolved(in: size.width), y: y.resolved(in: size.height)) }
}
