import CoreGraphics

/// The context of an image renderer.
nonisolated open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(_ context: CGContext, _ format: UIGraphicsRendererFormat, scale: CGFloat) {
        self.scale = scale
        super.init(context, format)
    }

    /// An image of the current content of the context.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
    }
}
