import CoreGraphics

/// The base class of renderers. A renderer creates a context, and calls a function that draws in
/// the context.
nonisolated open class UIGraphicsRenderer {
    /// The settings of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    let rendererFormat: UIGraphicsRendererFormat

    init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
        self.rendererFormat = rendererFormat
        rendererFormat.bounds = bounds
    }

}
