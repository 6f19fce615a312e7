import CoreGraphics

/// The settings of the device that change the appearance of all apps, as in the Settings app of a phone.
nonisolated package struct DeviceSettings: Hashable, Sendable, Codable {
    /// Whether the style is dark.
    package var isDark = false
    /// The size of text.
    package var textSize = TextSize.large
    /// Whether the language of the user is written from right to left.
    package var isRightToLeft = false
    /// Whether colors have more contrast.
    package var increasesContrast = false
    /// Whether text is bold.
    package var hasBoldText = false
    /// Whether transitions fade instead of moving.
    package var reducesMotion = false
    /// Whether blurred backgrounds are replaced by opaque backgrounds.
    package var reducesTransparency = false

    /// Creates the default settings.
    package init() {}

    /// The default settings.
    package static let standard = DeviceSettings()

    /// Sets the traits that the settings determine, and the level `base`.
    func apply(to traits: inout UITraitCollection) {
        traits.userInterfaceStyle = isDark ? .dark : .light
        traits.preferredContentSizeCategory = textSize.category
        traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        traits.accessibilityContrast = increasesContrast ? .high : .normal
        traits.legibilityWeight = hasBoldText ? .bold : .regular
        traits.userInterfaceLevel = .base
    }
}

nonisolated extension DeviceSettings {
    /// The size of text. The raw values are the names on the command line and in scripts.
    package enum TextSize: String, CaseIterable, Hashable, Sendable, Codable {
        case extraSmall = "extra-small"
        case small, medium, large
        case extraLarge = "extra-large"
        case extraExtraLarge = "extra-extra-large"
        case extraExtraExtraLarge = "extra-extra-extra-large"
        case accessibilityMedium = "accessibility-medium"
        case accessibilityLarge = "accessibility-large"
        case accessibilityExtraLarge = "accessibility-extra-large"
        case accessibilityExtraExtraLarge = "accessibility-extra-extra-large"
        case accessibilityExtraExtraExtraLarge = "accessibility-extra-extra-extra-large"

        /// The corresponding category of UIKit.
        package var category: UIContentSizeCategory { UIContentSizeCategory.all[index] }
        /// The index of the size, from 0 for the smallest.
        package var index: Int { Self.allCases.firstIndex(of: self) ?? UIContentSizeCategory.defaultIndex }

        /// Creates the size of a category. An unspecified category is the default size.
        package init(_ category: UIContentSizeCategory) { self = Self.allCases[category.index ?? UIContentSizeCategory.defaultIndex] }
    }
}

nonisolated extension DeviceSettings {
    /// Changes one setting.
    package mutating func set(_ setting: DeviceSetting) {
        switch setting {
        case .isDark(let value): isDark = value
        case .textSize(let value): textSize = value
        case .isRightToLeft(let value): isRightToLeft = value
        case .increasesContrast(let value): increasesContrast = value
        case .hasBoldText(let value): hasBoldText = value
        case .reducesMotion(let value): reducesMotion = value
        case .reducesTransparency(let value): reducesTransparency = value
        }
    }

    /// Returns the changes that convert other settings to these, in a constant order.
    package func changes(from other: DeviceSettings = .standard) -> [DeviceSetting] {
        let all: [DeviceSetting] = [
            .isDark(isDark), .textSize(textSize), .isRightToLeft(isRightToLeft), .increasesContrast(increasesContrast),
            .hasBoldText(hasBoldText), .reducesMotion(reducesMotion), .reducesTransparency(reducesTransparency),
        ]
        return all.filter { setting in
            var changed = other
            changed.set(setting)
            return changed != other
        }
    }
}
