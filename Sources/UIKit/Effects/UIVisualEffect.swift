import CoreGraphics
import QuartzCore

/// An effect of a `UIVisualEffectView` on the content below the view. The built-in effects are blur and vibrancy.
open class UIVisualEffect: Hashable {
    nonisolated deinit {}

    /// The filter values of the effect.
    let backdrop: BackdropValues
    /// Whether vibrant content on the effect is light.
    let usesLightVibrancy: Bool

    /// Creates an effect that changes nothing.
    public convenience init() { self.init(BackdropValues(), usesLightVibrancy: false) }

    init(_ backdrop: BackdropValues, usesLightVibrancy: Bool) {
        self.backdrop = backdrop
        self.usesLightVibrancy = usesLightVibrancy
    }

    /// Whether two effects have the same values.
    nonisolated public static func == (a: UIVisualEffect, b: UIVisualEffect) -> Bool {
        a.backdrop == b.backdrop && a.usesLightVibrancy == b.usesLightVibrancy
    }

    /// Hashes the blur radius and the tint.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(backdrop.radius)
        hasher.combine(backdrop.tint)
    }
}
