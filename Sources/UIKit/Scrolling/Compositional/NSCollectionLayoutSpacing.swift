import CoreGraphics

/// The space between or around the items of a group.
@preconcurrency @MainActor public final class NSCollectionLayoutSpacing: NSObject {
    /// The space in points.
    public let spacing: CGFloat
    /// Whether the space grows if the items do not fill their group.
    public let isFlexibleSpacing: Bool

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing.isFinite ? min(max(spacing, -1_000_000), 1_000_000) : 0
        isFlexibleSpacing = isFlexible
    }

    /// Returns a space of at least the given length, which grows if the items do not fill their group.
    public static func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(flexibleSpacing, isFlexible: true) }
    /// Returns a space of a fixed length.
    public static func fixed(_ fixedSpacing: CGFloat) -> Self { Self(fixedSpacing, isFlexible: false) }
    /// Whether the space has a fixed length.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }
}
