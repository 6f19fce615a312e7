import UIKit

/// A transparent sheet of a drawing.
///
/// The layer keeps its pixels in a bitmap of its own. A new segment of a stroke is drawn over these pixels, and nothing else is drawn
/// again. So the thousandth stroke takes as long as the first.
class DrawingLayer {
    let name: String
    var isVisible = true
    /// The number of segments that were drawn since the layer was created, for tests: each movement of a finger draws only one segment.
    private(set) var drawnSegmentCount = 0

    private let size: CGSize
    private let scale: CGFloat
    private let context: CGContext
    private var cachedImage: UIImage?

    init(_ name: String, size: CGSize, scale: CGFloat) {
        (self.name, self.size, self.scale) = (name, size, scale)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        // In a bitmap context, y points up and the unit is a pixel. UIKit's y points down, and its unit is a point.
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
    }

    /// The pixels of the layer. The image is made when it is needed, at most once after each change.
    var image: UIImage {
        if let cachedImage { return cachedImage }
        let image = context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? UIImage()
        cachedImage = image
        return image
    }

    /// Draws a segment of a stroke over the pixels.
    func draw(_ segment: StrokeSegment, of stroke: Stroke) {
        change {
            stroke.color.setFill()
            segment.outline.fill(with: stroke.tool.blendMode, alpha: 1)
        }
        drawnSegmentCount += 1
    }

    /// Draws all segments of a stroke.
    func draw(_ stroke: Stroke) { for segment in stroke.segments { draw(segment, of: stroke) } }

    /// Makes all pixels transparent.
    func clear() { change { context.clear(CGRect(origin: .zero, size: size)) } }

    /// Replaces the pixels with the pixels of an earlier image of the layer.
    func restore(_ image: UIImage) {
        clear()
        change { image.draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Draws with UIKit into the bitmap, and removes the image, which does not show the new pixels.
    private func change(_ draw: () -> Void) {
        UIGraphicsPushContext(context)
        draw()
        UIGraphicsPopContext()
        cachedImage = nil
    }

    /// Returns a small image of the layer on white.
    func thumbnail(size: CGSize) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.opaque = true
        return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
            UIColor.white.setFill()
            renderer.fill(CGRect(origin: .zero, size: size))
            image.draw(in: CGRect(origin: .zero, size: size))
        }
    }
}
