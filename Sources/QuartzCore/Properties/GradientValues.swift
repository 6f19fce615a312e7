import CoreGraphics
import Foundation

/// The animatable values of a gradient layer.
nonisolated package struct GradientValues: Equatable, Sendable {
    package var colors: [CGColor] = []
    /// The locations that the client has set, or nil for evenly spaced colors.
    package var locations: [Double]?
    package var startPoint = CGPoint(x: 0.5, y: 0)
    package var endPoint = CGPoint(x: 0.5, y: 1)

    package init() {}

    /// One location in 0…1 for each color, in ascending order. The locations are evenly spaced if the client has set none, or another
    /// number of locations than colors.
    var resolvedLocations: [Double] {
        if let locations, locations.count == colors.count {
            var last = 0.0
            return locations.map { location in
                last = min(max(location, last), 1)
                return last
            }
        }
        return colors.indices.map { colors.count > 1 ? Double($0) / Double(colors.count - 1) : 0 }
    }
}

nonisolated extension RareValues {
    /// The values of a gradient layer, or default values for other layers.
    package var gradient: GradientValues {
        get { if case .gradient(let values) = classSpecific { values } else { GradientValues() } }
        set { classSpecific = .gradient(newValue) }
    }
}

// MARK: - Rows of the property table

nonisolated extension RareProperty<[CGColor]> {
    static var colors: Self { Self("colors", \.gradient.colors) }
}

nonisolated extension RareProperty<[Double]?> {
    static var locations: Self { Self("locations", \.gradient.locations) }
}

nonisolated extension RareProperty<CGPoint> {
    static var startPoint: Self { Self("startPoint", \.gradient.startPoint) }
    static var endPoint: Self { Self("endPoint", \.gradient.endPoint) }
}

nonisolated extension LayerProperty {
    /// The properties of gradient layers. Animations of the locations need numbers, so the getter returns evenly spaced locations if none
    /// were set.
    static let gradient: [LayerProperty] = [
        rare(.colors),
        rare(
            .locations, get: { .numbers($0.gradient.resolvedLocations) },
            set: { if case .numbers(let value) = $1 { $0.gradient.locations = value } }),
        rare(.startPoint), rare(.endPoint),
    ].map { $0.owned(by: .gradient) }
}
