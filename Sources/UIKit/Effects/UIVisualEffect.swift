import CoreGraphics
import QuartzCore

/// An effect of a `UIVisualEffectView` on the content below the view. The built-in effects are blur and vibrancy.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    nonisolated deinit {}

    /// The filter values of an effect, and whether vibrant content on it is light.
    nonisolated struct Values: Equatable, Sendable {
        var backdrop = BackdropValues()
        var usesLightVibrancy = false
    }

    /// The values in the light style. Only initializers set them, so they can be read on any thread.
    nonisolated(unsafe) private(set) var light = Values()
    /// The values in the dark style.
    nonisolated(unsafe) private(set) var dark = Values()

    /// Creates an effect that changes nothing.
    public override init() {}

    convenience init(light: Values, dark: Values) {
        self.init()
        (self.light, self.dark) = (light, dark)
    }

    /// Returns the filter values for traits. If the user prefers less transparency, a blur is an opaque color.
    func backdrop(for traits: UITraitCollection, reducesTransparency: Bool) -> BackdropValues {
        var values = (traits.userInterfaceStyle == .dark ? dark : light).backdrop
        if reducesTransparency, values.vibrancy == 0, values.radius > 0 { values.tint.alpha = 1 }
        return values
    }

    /// Whether two effects have the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVisualEffect else { return false }
        return light == other.light && dark == other.dark
    }

    /// Hashes the blur radius and the tint.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(light.backdrop.radius)
        hasher.combine(light.backdrop.tint)
        return hasher.finalize()
    }
}
