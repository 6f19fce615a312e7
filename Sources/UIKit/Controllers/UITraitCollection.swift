import CoreGraphics

nonisolated public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

nonisolated public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// What a view or a controller has to know of the room it is in.
nonisolated public struct UITraitCollection: Hashable, Sendable {
    public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    public var displayScale: CGFloat = 0
    public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    public var userInterfaceStyle = UIUserInterfaceStyle.unspecified

    public init() {}

    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }

    /// Of a screen of so many points. A phone is narrow in both directions, except upright, when it is high; a large one is wide when it lies.
    init(_ size: CGSize, scale: CGFloat) {
        horizontalSizeClass = size.width < 700 ? .compact : .regular
        verticalSizeClass = size.height < 480 ? .compact : .regular
        displayScale = scale
        userInterfaceIdiom = .phone
        userInterfaceStyle = .light
    }
}

extension UIScreen {
    public var traitCollection: UITraitCollection { UITraitCollection(bounds.size, scale: scale) }
}

extension UIView {
    public var traitCollection: UITraitCollection { (window?.screen ?? .main).traitCollection }
}

extension UIViewController {
    public var traitCollection: UITraitCollection { (viewIfLoaded?.window?.screen ?? .main).traitCollection }
}
