import CoreGraphics

/// An effect that shows content in the colors of the blurred background. Only the content's alpha is used, not its colors.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    nonisolated deinit {}

    /// Creates a vibrancy effect for content on a blur.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, strength: 0.68) }

    /// Creates a vibrancy effect of a style for content on a blur.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, strength: style.strength) }

    /// Creates a vibrancy effect that saturates the background and blends it with white, or with black if vibrant content is dark.
    private convenience init(_ blur: UIBlurEffect, strength: CGFloat) {
        func values(_ isLight: Bool) -> Values {
            let tint = CGColor(gray: isLight ? 1 : 0, alpha: strength)
            return Values(
                backdrop: BackdropValues(radius: 0, saturation: 1.8, tint: tint, vibrancy: 1), usesLightVibrancy: isLight)
        }
        self.init(light: values(blur.light.usesLightVibrancy), dark: values(blur.dark.usesLightVibrancy))
    }
}
