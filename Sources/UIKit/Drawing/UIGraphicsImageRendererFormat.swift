import CoreGraphics
import QuartzCore

/// The settings of an image renderer.
nonisolated open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The ranges of colors of an image.
    public enum Range: Int, Sendable {
        /// The range is not known.
        case unspecified = -1
        /// The range that fits the screen.
        case automatic
        /// Colors beyond sRGB.
        case extended
        /// The colors of sRGB.
        case standard
    }

    /// The number of pixels per point. The default is the scale of the screen.
    open var scale: CGFloat = UIScreen.mainScale.withLock { $0 }
    /// Whether the image has no transparent pixels. An opaque image is black at first.
    open var opaque = false
    /// The range of colors.
    ///
    /// Differs from Apple: it has no effect, because all colors are in sRGB.
    open var preferredRange = Range.standard
    /// Whether colors outside of sRGB are kept.
    ///
    /// Differs from Apple: it has no effect, because all colors are in sRGB.
    open var prefersExtendedRange = false

    override func makeCopy() -> Self {
        let copy = super.makeCopy()
        (copy.scale, copy.opaque) = (scale, opaque)
        (copy.preferredRange, copy.prefersExtendedRange) = (preferredRange, prefersExtendedRange)
        return copy
    }
}
