import CoreGraphics
import Foundation
import QuartzCore

/// Creates images whose content is drawn by a function.
nonisolated open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A function that draws.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    private let imageFormat: UIGraphicsImageRendererFormat

    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
    /// Creates a renderer for images of a size in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }
    /// Creates a renderer for images that show a rectangle.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
    /// Creates a renderer for images that show a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        // The format is copied, because several renderers can be created with it, and each stores its own rectangle in its format.
        let ownFormat = format.makeCopy()
        imageFormat = ownFormat
        super.init(bounds: bounds, rendererFormat: ownFormat)
    }

    /// Returns the image that a function draws. It is empty if no context of this size can be created.
    open func image(actions: DrawingActions) -> UIImage {
        let (bounds, format) = (imageFormat.bounds, imageFormat)
        let scale = format.scale > 0 ? format.scale : UIScreen.mainScale.withLock { $0 }
        guard let context = CGContext(size: bounds.size, scale: scale, isOpaque: format.opaque) else {
            Diagnostics.report(
                .warning, source: "UIGraphicsImageRenderer",
                "There is no image of \(bounds.size.width) × \(bounds.size.height) points with the scale \(scale). Use a size of 1 to "
                    + "\(CGContext.maximumSideLength) pixels.", onlyOnce: true)
            return UIImage()
        }
        context.translateBy(x: -bounds.origin.x, y: -bounds.origin.y)
        let rendererContext = UIGraphicsImageRendererContext(context, format, scale: scale)
        GraphicsContextStack.perform(with: context) { actions(rendererContext) }
        return rendererContext.currentImage
    }

    /// Returns the image that a function draws as a PNG file. The data is empty if no context of this
    /// size can be created.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Returns the image that a function draws as a JPEG file. The data is empty if no context of this
    /// size can be created.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}
