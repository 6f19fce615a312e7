import CoreGraphics
import Foundation

/// The shadow of text.
nonisolated open class NSShadow: NSObject, NSCopying, @unchecked Sendable {
    package let foundationHeader = FoundationObjectHeader()

    /// The distance of the shadow from the text in points.
    open var shadowOffset = CGSize.zero
    /// The blur radius in points.
    ///
    /// Differs from Apple: it has no effect.
    open var shadowBlurRadius: CGFloat = 0
    /// The color, a `UIColor`. Nil means black with an alpha of 1/3.
    open var shadowColor: Any?

    /// Creates a shadow without offset.
    public override init() { super.init() }

    open override func copy() -> Any { copy(with: nil) }
    /// Returns an independent copy.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSShadow()
        (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
        return copy
    }

    /// Whether an object is a shadow with the same values. Two shadows with a color that is neither a `UIColor` nor a `CGColor` are never
    /// equal, unless they are the same object.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSShadow else { return false }
        if self === other { return true }
        return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius
            && Self.areEqual(shadowColor, other.shadowColor)
    }

    private static func areEqual(_ color: Any?, _ other: Any?) -> Bool {
        switch (color, other) {
        case (nil, nil): true
        case (let color as UIColor, let other as UIColor): color == other
        case (let color as CGColor, let other as CGColor): color == other
        default: false
        }
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(shadowOffset.width)
        hasher.combine(shadowOffset.height)
        hasher.combine(shadowBlurRadius)
        return hasher.finalize()
    }
}
