import CoreGraphics

/// The traits of the screen that a view or controller is on.
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

    /// Returns whether dynamic colors can differ between these traits and others.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != (traitCollection?.userInterfaceStyle ?? .unspecified)
    }

    /// The traits of a screen with a size in points. Without a shape:
    ///
    /// - The width is regular if it is at least 700 points, as on a large phone in landscape.
    /// - The height is regular if it is at least 480 points, as on a phone in portrait.
    init(_ size: CGSize, scale: CGFloat, shape: ScreenShape?) {
        horizontalSizeClass = shape?.horizontalSizeClass(in: size) ?? (size.width < 700 ? .compact : .regular)
        verticalSizeClass = shape?.verticalSizeClass(in: size) ?? (size.height < 480 ? .compact : .regular)
        displayScale = scale
        userInterfaceIdiom = shape?.isPad == true ? .pad : .phone
        userInterfaceStyle = .light
    }
}

extension UIScreen {
    /// The traits of the screen.
    public var traitCollection: UITraitCollection { UITraitCollection(bounds.size, scale: scale, shape: shape) }
}
