import CoreGraphics
import QuartzCore

/// An effect of a `UIVisualEffectView` on the content below the view. The built-in effects are blur and vibrancy.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {
    nonisolated deinit {}

    /// The filter values of the effect. Only initializers set it, so it can be read on any thread.
    nonisolated(unsafe) private(set) var backdrop = BackdropValues()
    /// Whether vibrant content on the effect is light. Only initializers set it, so it can be read on any thread.
    nonisolated(unsafe) private(set) var usesLightVibrancy = false

    /// Creates an effect that changes nothing.
    public override init() {}

    convenience init(_ backdrop: BackdropValues, usesLightVibrancy: Bool) {
        self.init()
        self.backdrop = backdrop
        self.usesLightVibrancy = usesLightVibrancy
    }

    /// Whether two effects have the same values.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVisualEffect else { return false }
        return backdrop == other.backdrop && usesLightVibrancy == other.usesLightVibrancy
    }

    /// Hashes the blur radius and the tint.
    nonisolated open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(backdrop.radius)
        hasher.combine(backdrop.tint)
        return hasher.finalize()
    }
}
