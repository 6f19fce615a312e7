import CoreGraphics
import Foundation

/// The animatable values of a backdrop layer: the changes that it applies to the content below it.
nonisolated package struct BackdropValues: Equatable, Sendable {
    /// The standard deviation of the blur, in points.
    package var radius: CGFloat = 0
    /// The color saturation: 1 is unchanged, 0 is gray.
    package var saturation: CGFloat = 1
    /// The color that is painted over the blurred content.
    package var tint = CGColor.clear
    /// The fraction of vibrancy, 0…1.
    ///
    /// - At 0 the backdrop is visible everywhere, below the unchanged sublayers.
    /// - At 1 the backdrop is visible only where the sublayers are opaque, and replaces their colors.
    package var vibrancy: CGFloat = 0

    package init() {}

    package init(radius: CGFloat, saturation: CGFloat, tint: CGColor, vibrancy: CGFloat = 0) {
        (self.radius, self.saturation, self.tint, self.vibrancy) = (radius, saturation, tint, vibrancy)
    }

    /// Whether the values leave the content unchanged.
    package var hasNoEffect: Bool { radius <= 0 && saturation == 1 && tint.alpha <= 0 && vibrancy <= 0 }
}

nonisolated extension RareValues {
    /// The values of a backdrop layer, or default values for other layers.
    package var backdrop: BackdropValues {
        get { if case .backdrop(let values) = classSpecific { values } else { BackdropValues() } }
        set { classSpecific = .backdrop(newValue) }
    }
}

// MARK: - Rows of the property table

nonisolated extension RareProperty<CGFloat> {
    static var backdropRadius: Self { Self("backdropRadius", \.backdrop.radius) }
    static var backdropSaturation: Self { Self("backdropSaturation", \.backdrop.saturation) }
    static var vibrancy: Self { Self("vibrancy", \.backdrop.vibrancy) }
}

nonisolated extension RareProperty<CGColor> {
    static var backdropTint: Self { Self("backdropTint", \.backdrop.tint) }
}

nonisolated extension LayerProperty {
    /// The properties of backdrop layers. For the tint, nil means clear.
    static let backdrop: [LayerProperty] = [
        rare(.backdropRadius), rare(.backdropSaturation),
        rare(
            .backdropTint, get: { .color($0.backdrop.tint) },
            set: { if case .color(let value) = $1 { $0.backdrop.tint = value ?? .clear } }),
        rare(.vibrancy),
    ].map { $0.owned(by: .backdrop) }
}
