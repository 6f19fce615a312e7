import CoreGraphics

/// The context of a renderer, which is also the current context while the renderer draws.
nonisolated open class UIGraphicsRendererContext {
    /// The context to draw in.
    public let cgContext: CGContext
    /// The settings of the renderer.
    open var format: UIGraphicsRendererFormat { rendererFormat }
    let rendererFormat: UIGraphicsRendererFormat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat) { (cgContext, rendererFormat) = (context, format) }

    /// Fills a rectangle with the fill color. The color replaces the pixels, even if it is translucent.
    public func fill(_ rect: CGRect) { fill(rect, blendMode: .copy) }
    /// Fills a rectangle with the fill color and a blend mode.
    public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect, blendMode) }
    /// Fills the edges of a rectangle with the fill color, one point wide and inside of it. The color replaces the pixels, even if it is
    /// translucent.
    public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .copy) }
    /// Fills the edges of a rectangle with the fill color and a blend mode, one point wide and inside of it.
    public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.frame(rect, blendMode) }
    /// Restricts drawing to a rectangle.
    public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
