import CoreGraphics
import QuartzCore

/// An effect of a `UIVisualEffectView` on the content below the view. The built-in effects are blur and vibrancy.
@preconcurrency @MainActor open class UIVisualEffect: Hashable {
    nonisolated deinit {}

    /// The filter values of the effect. Only initializers set it, so it can be read on any thread.
    nonisolated(unsafe) private(set) var backdrop = BackdropValues()
    /// Whether vibrant content on the effect is light. Only initializers set it, so it can be read on any thread.
    nonisolated(unsafe) private(set) var usesLightVibrancy = false

    /// Creates an effect that changes nothing.
    public init() {}

    convenience init(_ backdrop: BackdropValues, usesLightVibrancy: Bool) {
        self.init()
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
