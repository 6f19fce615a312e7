import Foundation

/// The unit of the values of a key path in a chart.
package nonisolated enum ChartUnit: Equatable, Sendable {
    case points, degrees, factor, fraction

    package init(keyPath: String) {
        if keyPath.contains("rotation") {
            self = .degrees
        } else if keyPath.contains("scale") {
            self = .factor
        } else if Self.fractions.contains(String(keyPath.split(separator: ".").last ?? "")) || keyPath.hasPrefix("locations.") {
            self = .fraction
        } else {
            self = .points
        }
    }

    /// The last parts of key paths whose values are from 0 to 1.
    private static let fractions: Set = [
        "opacity", "shadowOpacity", "strokeStart", "strokeEnd", "red", "green", "blue", "alpha", "hidden", "masksToBounds", "doubleSided",
    ]

    /// The text after a number. A fraction has no unit.
    package var symbol: String {
        switch self {
        case .points: " pt"
        case .degrees: "°"
        case .factor: "×"
        case .fraction: ""
        }
    }

    /// Returns a traced value in this unit. Traced angles are in radians.
    package func converted(_ value: Double) -> Double { self == .degrees ? value * 180 / .pi : value }

    /// A change in this unit that is about as visible as the `visibleChange` of any other unit: the width of a phone, a quarter of a turn,
    /// a fade.
    package var visibleChange: Double {
        switch self {
        case .points: 375
        case .degrees: 90
        case .factor, .fraction: 1
        }
    }
}
