import CoreGraphics

/// Calls functions that draw in a context of its own.
nonisolated open class UIGraphicsRenderer {
    /// The settings of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    let rendererFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        self.rendererFormat = rendererFormat
        rendererFormat.bounds = bounds
    }

}
