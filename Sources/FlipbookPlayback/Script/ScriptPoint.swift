import Foundation
import UIKit

/// A point or a distance. Each coordinate is in points or in percent of a size.
nonisolated package struct ScriptPoint: Equatable, Sendable {
    /// One coordinate.
    nonisolated package struct Coordinate: Equatable, Sendable {
        package var value: Double
        /// Whether the value is a percentage.
        package var isPercentage: Bool

        /// Returns the coordinate in points. A percentage is relative to `length`.
        func resolved(in length: CGFloat) -> CGFloat { isPercentage ? length * value / 100 : value }

        /// The coordinate as it is written in a script, such as `50%`.
        @MainActor var text: String { ScriptWriter.number(value) + (isPercentage ? "%" : "") }
    }

    /// Returns the axis of a key path such as `position.x` or `bounds.size.height`, or nil if the last key is not a coordinate or a length.
    static func axis(ofKeyPath keyPath: String) -> NSLayoutConstraint.Axis? {
        switch keyPath.split(separator: ".").last {
        case "x", "width": .horizontal
        case "y", "height": .vertical
        default: nil
        }
    }

    package var x: Coordinate
    package var y: Coordinate

    /// The point as it is written in a script, such as `(50%, 40)`.
    @MainActor var text: String { "(\(x.text), \(y.text))" }

    /// Returns the point with coordinates in points. Percentages are relative to `size`.
    package func resolved(in size: CGSize) -> CGPoint { CGPoint(x: x.resolved(in: size.width), y: y.resolved(in: size.height)) }
}
