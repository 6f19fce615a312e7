import CoreGraphics
import FlipbookDisplayList
import Foundation

nonisolated extension UIImage {
    /// Draws the image in the current context, with its upper left corner at a point.
    public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current context with a blend mode and an opacity.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image in the current context so that it fills a rectangle. The edges of a resizable image keep their size.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image in the current context so that it fills a rectangle, with a blend mode and an opacity.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext(), let image = attributes.uprightImage ?? images?.first?.attributes.uprightImage
        else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        let style = ImageFillStyle(
            center: contentsCenter, pixelsPerPoint: scale, repeatsCenter: repeatsCenter, tint: attributes.tint?.cgColor)
        context.draw(image, in: rect, isFlipped: false, style: style)
        context.restoreGState()
    }

    /// Fills a rectangle of the current context with copies of the image, which form a grid that begins at the origin of the context.
    public func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let image = attributes.uprightImage else { return }
        context.saveGState()
        context.setFillPattern(image, pixelsPerPoint: scale)
        context.fill(rect)
        context.restoreGState()
    }
}
