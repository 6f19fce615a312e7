import CoreGraphics
import Foundation

/// An object that renders images.
///
/// Differs from Apple: the options have no effect, except `workingColorSpace` with the value `NSNull`.
open class CIContext: NSObject {
    let renderOptions: RenderOptions
    /// The context that `draw(_:in:from:)` draws in, or nil.
    private let target: CGContext?

    /// The largest number of pixels of a rendered image, and of the part of an image that one pixel of a transformed image needs.
    static let maximumPixelCount = 1 << 26

    /// Creates a context.
    public convenience override init() { self.init(options: nil) }

    /// Creates a context with options.
    public init(options: [CIContextOption: Any]? = nil) {
        (renderOptions, target) = (Self.renderOptions(options), nil)
    }

    /// Creates a context that draws in a context of Core Graphics.
    public init(cgContext cgctx: CGContext, options: [CIContextOption: Any]? = nil) {
        (renderOptions, target) = (Self.renderOptions(options), cgctx)
    }

    private static func renderOptions(_ options: [CIContextOption: Any]?) -> RenderOptions {
        RenderOptions(isLinear: !(options?[.workingColorSpace] is NSNull))
    }

    /// Renders a part of an image, enlarged to whole pixels. Nil if the rectangle is empty, infinite or too large.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.rendered(in: fromRect, renderOptions) }

    /// Renders a part of an image, enlarged to whole pixels.
    ///
    /// Differs from Apple: the format and the color space have no effect.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?) -> CGImage? {
        createCGImage(image, from: fromRect)
    }

    /// Draws a part of an image so that it fills a rectangle of the context of Core Graphics. Does nothing if there is no such context.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let target, let rendered = createCGImage(image, from: fromRect) else { return }
        target.draw(rendered, in: inRect)
    }

    /// Writes the pixels of a part of an image into memory, rows from top to bottom. Colors are multiplied by alpha. Does nothing if the
    /// rectangle is empty, infinite or too large, or if a row needs more than `rowBytes` bytes.
    ///
    /// Differs from Apple: the color space has no effect.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        guard let rendered = createCGImage(image, from: bounds), rowBytes >= rendered.width * 4 else { return }
        let order: [UInt32] =
            switch format {
            case .ARGB8: [24, 16, 8, 0]
            case .BGRA8: [0, 8, 16, 24]
            case .ABGR8: [24, 0, 8, 16]
            default: [16, 8, 0, 24]
            }
        for y in 0..<rendered.height {
            for x in 0..<rendered.width {
                let word = rendered.bitmap[x, y].word
                for (index, shift) in order.enumerated() {
                    data.storeBytes(
                        of: UInt8(truncatingIfNeeded: word >> shift), toByteOffset: y * rowBytes + x * 4 + index, as: UInt8.self)
                }
            }
        }
    }

    /// Does nothing, because a context keeps no pixels after a rendering.
    open func clearCaches() {}

    /// Returns whether a rectangle can be rendered: it is not empty, not infinite and not too large.
    static func isAllowed(_ rect: PixelRect) -> Bool {
        !rect.isEmpty && !rect.isInfinite && CGContext.isAllowedSize(width: rect.width, height: rect.height)
            && rect.width * rect.height <= maximumPixelCount
    }
}

extension CIImage {
    /// Returns the pixels of a rectangle as an image, or nil if the rectangle is empty, infinite or too large.
    package func rendered(in rect: CGRect, _ options: RenderOptions = .linearLight) -> CGImage? {
        let area = PixelRect(rect)
        guard CIContext.isAllowed(area) else { return nil }
        // The whole image of Core Graphics is returned without a conversion of its pixels.
        if let cgImage, area == source.domain { return cgImage }
        var options = options
        options.cache = RenderCache()
        return CGImage(source.pixels(area, options).bitmap(options))
    }
}

extension RenderOptions {
    /// The options for linear light.
    package static let linearLight = RenderOptions(isLinear: true)
}
