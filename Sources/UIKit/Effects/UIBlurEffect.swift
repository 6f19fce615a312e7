import CoreGraphics

/// An effect that blurs, saturates and tints the content below.
@preconcurrency @MainActor open class UIBlurEffect: UIVisualEffect {
    nonisolated deinit {}

    /// The style of a blur. `regular`, `prominent` and the materials without a suffix follow the light or dark style.
    nonisolated public enum Style: Int, Sendable, CaseIterable {
        /// A very light blur.
        case extraLight = 0
        /// A light blur.
        case light = 1
        /// A dark blur.
        case dark = 2
        /// A blur that is light or dark like the interface.
        case regular = 4
        /// A blur that is light or dark like the interface, with more contrast.
        case prominent = 5

        /// The thinnest material, light or dark like the interface.
        case systemUltraThinMaterial = 6
        /// A thin material, light or dark like the interface.
        case systemThinMaterial = 7
        /// The usual material, light or dark like the interface.
        case systemMaterial = 8
        /// A thick material, light or dark like the interface.
        case systemThickMaterial = 9
        /// The material of bars, light or dark like the interface.
        case systemChromeMaterial = 10

        /// The thinnest material, always light.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light.
        case systemThinMaterialLight = 12
        /// The usual material, always light.
        case systemMaterialLight = 13
        /// A thick material, always light.
        case systemThickMaterialLight = 14
        /// The material of bars, always light.
        case systemChromeMaterialLight = 15

        /// The thinnest material, always dark.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark.
        case systemThinMaterialDark = 17
        /// The usual material, always dark.
        case systemMaterialDark = 18
        /// A thick material, always dark.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark.
        case systemChromeMaterialDark = 20
    }

    /// Creates a blur of a style.
    public convenience init(style: Style) {
        self.init(light: Self.values(style), dark: Self.values(style.inDarkStyle))
    }

    private static func values(_ style: Style) -> Values {
        let appearance = style.appearance
        return Values(
            backdrop: BackdropValues(
                radius: appearance.radius, saturation: 1.8, tint: CGColor(gray: appearance.gray, alpha: appearance.alpha)),
            usesLightVibrancy: appearance.usesLightVibrancy)
    }
}

nonisolated extension UIBlurEffect.Style {
    /// The style that replaces this style in dark mode.
    fileprivate var inDarkStyle: UIBlurEffect.Style {
        switch self {
        case .regular: .systemThinMaterialDark
        case .prominent: .systemThickMaterialDark
        case .systemUltraThinMaterial: .systemUltraThinMaterialDark
        case .systemThinMaterial: .systemThinMaterialDark
        case .systemMaterial: .systemMaterialDark
        case .systemThickMaterial: .systemThickMaterialDark
        case .systemChromeMaterial: .systemChromeMaterialDark
        default: self
        }
    }

    /// A blur radius, a gray tint, and whether vibrant content on it is light.
    fileprivate typealias Appearance = (radius: CGFloat, gray: CGFloat, alpha: CGFloat, usesLightVibrancy: Bool)

    /// The values of a style. `extraLight`, `light` and `dark` have the values of Apple's public image effects sample. The materials range
    /// from nearly transparent to nearly opaque.
    fileprivate var appearance: Appearance {
        func light(_ alpha: CGFloat, _ gray: CGFloat = 247 / 255) -> Appearance { (30, gray, alpha, false) }
        func dark(_ alpha: CGFloat, _ gray: CGFloat = 28 / 255) -> Appearance { (30, gray, alpha, true) }
        return switch self {
        case .extraLight, .prominent: (20, 247 / 255, 0.82, false)
        case .light: (30, 1, 0.3, true)
        case .regular: (30, 1, 0.3, false)
        case .dark: (20, 28 / 255, 0.73, true)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight: light(0.4)
        case .systemThinMaterial, .systemThinMaterialLight: light(0.57)
        case .systemMaterial, .systemMaterialLight: light(0.71)
        case .systemThickMaterial, .systemThickMaterialLight: light(0.85)
        case .systemChromeMaterial, .systemChromeMaterialLight: light(0.78, 249 / 255)
        case .systemUltraThinMaterialDark: dark(0.44, 37 / 255)
        case .systemThinMaterialDark: dark(0.58, 37 / 255)
        case .systemMaterialDark: dark(0.7, 30 / 255)
        case .systemThickMaterialDark: dark(0.82)
        case .systemChromeMaterialDark: dark(0.76, 24 / 255)
        }
    }
}
