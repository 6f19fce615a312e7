import CoreGraphics

/// The traits of a view or controller. The screen and the settings of the device determine them. The view or controller itself, and the
/// views and controllers around it, can override them.
nonisolated public struct UITraitCollection: Hashable, Sendable {
    /// The size class of the width.
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The size class of the height.
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    /// The number of pixels per point, or 0 if it is not specified.
    public var displayScale: CGFloat = 0
    /// The kind of device.
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    /// The light or dark style.
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The size of text that the user prefers.
    public var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// The layout direction of the user's language.
    public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    /// The contrast of colors.
    public var accessibilityContrast = UIAccessibilityContrast.unspecified
    /// The weight of text.
    public var legibilityWeight = UILegibilityWeight.unspecified { didSet { legibilityWeight.recordUse() } }
    /// The level of the content. Sheets and popovers are elevated if the presenting controller has the dark style.
    public var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    /// The values of the traits that the app defines, by their identifiers.
    var customValues: [String: TraitValue] = [:]

    /// Creates traits that are all unspecified.
    public init() {}

    /// Creates traits that specify only the size class of the width.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    /// Creates traits that specify only the size class of the height.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    /// Creates traits that specify only the display scale.
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    /// Creates traits that specify only the style.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    /// Creates traits that specify only the kind of device.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }

    /// Creates traits that specify only the text size.
    public init(preferredContentSizeCategory: UIContentSizeCategory) { self.preferredContentSizeCategory = preferredContentSizeCategory }
    /// Creates traits that specify only the layout direction.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    /// Creates traits that specify only the contrast.
    public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
    /// Creates traits that specify only the weight of text.
    public init(legibilityWeight: UILegibilityWeight) {
        self.legibilityWeight = legibilityWeight
        legibilityWeight.recordUse()
    }
    /// Creates traits that specify only the level.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }

    /// Returns whether dynamic colors can differ between these traits and `traitCollection`.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection ?? UITraitCollection()
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || differsInColorTraits(from: other)
    }

    /// Whether any of the app's own traits that affect dynamic colors has another value.
    private func differsInColorTraits(from other: UITraitCollection) -> Bool {
        guard !customValues.isEmpty || !other.customValues.isEmpty else { return false }
        let names = Set(customValues.keys).union(other.customValues.keys)
        return names.contains { name in
            (customValues[name] ?? other.customValues[name])?.affectsColors == true && customValues[name] != other.customValues[name]
        }
    }

    /// Creates the traits of a screen with a size in points. Without a shape:
    ///
    /// - The width is regular if it is at least 700 points, as on a large phone in landscape.
    /// - The height is regular if it is at least 480 points, as on a phone in portrait.
    init(_ size: CGSize, scale: CGFloat, shape: ScreenShape?, settings: DeviceSettings = .standard) {
        horizontalSizeClass = shape?.horizontalSizeClass(in: size) ?? (size.width < 700 ? .compact : .regular)
        verticalSizeClass = shape?.verticalSizeClass(in: size) ?? (size.height < 480 ? .compact : .regular)
        displayScale = scale
        userInterfaceIdiom = shape?.isPad == true ? .pad : .phone
        settings.apply(to: &self)
    }
}

extension UIScreen {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection {
        var traits = UITraitCollection(bounds.size, scale: scale, shape: shape, settings: settings)
        if let style = application?.info.userInterfaceStyle { traits.userInterfaceStyle = style }
        return traits
    }
}
