import CoreGraphics
import Foundation

/// The shadow of text.
nonisolated open class NSShadow: NSObject, @unchecked Sendable {
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
}
