import CoreGraphics
import Foundation

/// The results of measuring text.
nonisolated open class NSStringDrawingContext: NSObject {
    /// The minimum factor by which text may be scaled down.
    ///
    /// Differs from Apple: it has no effect.
    open var minimumScaleFactor: CGFloat = 0
    /// The factor by which the text was scaled down, which is always 1.
    open private(set) var actualScaleFactor: CGFloat = 1
    /// The bounds of the last measured text.
    open internal(set) var totalBounds = CGRect.zero

    /// Creates an empty context.
    public override init() { super.init() }
}
