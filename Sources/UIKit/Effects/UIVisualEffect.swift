import CoreGraphics
import QuartzCore

/// What a `UIVisualEffectView` does with what lies below it. Ready-made ones are blurs and vibrancies.
open class UIVisualEffect: Hashable {
    /// What it is brought down to.
    let backdrop: BackdropValues
    /// Whether vibrant writing on it is light.
    let shines: Bool

    public convenience init() { self.init(BackdropValues(), shines: false) }

    init(_ backdrop: BackdropValues, shines: Bool) {
        self.backdrop = backdrop
        self.shines = shines
    }

    /// Effects that do the same are the same.
    nonisolated public static func == (a: UIVisualEffect, b: UIVisualEffect) -> Bool { a.backdrop == b.backdrop && a.shines == b.shines }

    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(backdrop.radius)
        hasher.combine(backdrop.tint)
    }
}
