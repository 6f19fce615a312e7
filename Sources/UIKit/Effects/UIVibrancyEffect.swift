import CoreGraphics
import QuartzCore

/// How strongly vibrant content stands out.
nonisolated public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill
    case separator

    fileprivate var strength: CGFloat {
        switch self {
        case .label: 0.82
        case .secondaryLabel: 0.55
        case .tertiaryLabel: 0.34
        case .quaternaryLabel: 0.2
        case .fill: 0.26
        case .secondaryFill: 0.18
        case .tertiaryFill: 0.11
        case .separator: 0.22
        }
    }
}

/// Content that is made of the light of the glass on which it lies: only where it is opaque counts, not its own colours.
open class UIVibrancyEffect: UIVisualEffect {
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect, strength: 0.68) }

    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { self.init(blurEffect, strength: style.strength) }

    /// What shines through is livened up, then brought towards white, or black on a light blur.
    private convenience init(_ blur: UIBlurEffect, strength: CGFloat) {
        let ink = CGColor(gray: blur.shines ? 1 : 0, alpha: strength)
        self.init(BackdropValues(radius: 0, saturation: 1.8, tint: ink, vibrancy: 1), shines: blur.shines)
    }
}
