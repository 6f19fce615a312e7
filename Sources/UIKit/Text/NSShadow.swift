import CoreGraphics
import Foundation

/// The shadow of text.
///
/// Differs from Apple: it is not a subclass of `NSObject`. Foundation on Linux stops the program when it compares two such objects in
/// neighboring ranges of an attributed string.
nonisolated open class NSShadow: Hashable, @unchecked Sendable {
    /// The distance of the shadow from the text in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    ///
    /// Differs from Apple: it has no effect.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Nil means black with an alpha of 1/3.
    open var shadowColor: Any?

    /// Creates a shadow without offset.
    public init() {}

    /// Whether two shadows have the same values. A color that is not a `UIColor` is equal to no other color.
    public static func == (a: NSShadow, b: NSShadow) -> Bool {
        if a === b { return true }
        guard a.shadowOffset == b.shadowOffset, a.shadowBlurRadius == b.shadowBlurRadius else { return false }
        guard let color = a.shadowColor, let other = b.shadowColor else { return a.shadowColor == nil && b.shadowColor == nil }
        if let color = color as? UIColor, let other = other as? UIColor { return color == other }
        return false
    }

    /// Hashes the offset and the blur radius.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
    }
}
