import CoreGraphics

/// The shape and the background of a preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, NSCopying {
    nonisolated deinit {}

    /// The part of the view that is shown, in its coordinates, or nil for the bounds with the corners of the view.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow, or nil for the shape of the visible part.
    open var shadowPath: UIBezierPath?
    /// The color behind the view, or nil for no color.
    open var backgroundColor: UIColor!

    /// Creates default parameters.
    public override init() {}

    /// Returns an independent copy.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { makeCopy() } }

    private func makeCopy() -> UIPreviewParameters {
        let copy = UIPreviewParameters()
        // Paths are mutable, so the copy needs its own paths.
        copy.visiblePath = visiblePath?.copy() as? UIBezierPath
        copy.shadowPath = shadowPath?.copy() as? UIBezierPath
        copy.backgroundColor = backgroundColor
        return copy
    }
}
