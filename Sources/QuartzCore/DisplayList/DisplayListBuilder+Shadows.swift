import CoreGraphics
import FlipbookDisplayList
import Foundation

// A shadow is the blurred outline of the layer. If the layer has no outline, the shadow is the blurred opacity of everything that the layer
// and its sublayers paint. It is painted into an image, which is made again only if the layer or its sublayers change.
extension DisplayListBuilder {
    /// Appends the shadow of a layer. `context` has the layer's own time.
    mutating func appendShadow(_ layer: CALayer, _ values: LayerValues, _ toSurface: ProjectiveTransform, _ context: Context) {
        let rare = values.rareValues.values
        // A layer that clips to its bounds shows no shadow, because the shadow is outside the bounds.
        guard !omitsShadows, rare.shadowOpacity > 0, !values.masksToBounds, var color = rare.shadowColor else { return }
        let outline = layer.silhouette(values)
        color.alpha *= CGFloat(min(max(rare.shadowOpacity, 0), 1)) * (outline?.1 ?? 1)
        guard color.alpha > 0 else { return }
        let offset = CGAffineTransform(translationX: rare.shadowOffset.width, y: rare.shadowOffset.height)
        let transform = ProjectiveTransform(offset).concatenating(toSurface)
        let radius = max(rare.shadowRadius, 0)
        if let (shape, _) = outline {
            list.items.append(item(layer, .shadow, .shadow(Shadow(shape: shape, radius: radius), color), transform, context.clip))
        } else if let result = shadowOfContent(layer, values, radius, context.time) {
            let content = DisplayContent.image(result.image, RoundedRect(result.rect), ImageFillStyle(tint: color))
            list.items.append(item(layer, .shadow, content, transform, context.clip))
        }
    }

    /// Returns the shadow of everything that a layer and its sublayers paint, or nil if they paint nothing.
    ///
    /// Shadows of sublayers cast no shadow. Otherwise each level of nested layers with shadows would double the work.
    private func shadowOfContent(_ layer: CALayer, _ values: LayerValues, _ radius: CGFloat, _ time: Double) -> ContentShadowCache.Result? {
        var inner = DisplayListBuilder(list: DisplayList())
        (inner.ignoresAnimations, inner.omitsShadows) = (ignoresAnimations, true)
        inner.appendParts(layer, values, .identity, Context(time: time, planeToSurface: .identity, clip: nil))
        guard !inner.list.items.isEmpty else { return nil }
        let cache = layer.settings.contentShadows ?? ContentShadowCache()
        if layer.settings.contentShadows == nil { layer.settings.contentShadows = cache }
        return cache.result(inner.list, radius: radius, scale: layer.filterScale)
    }
}

extension CALayer {
    /// Whether the layer casts a shadow of everything that the layer and its sublayers paint.
    var castsShadowOfContent: Bool {
        guard !modelValues.rareValues.isUnset, modelValues.rareValues.shadowOpacity > 0, !modelValues.masksToBounds else { return false }
        return silhouette(modelValues) == nil
    }
}

/// The last shadows of a layer without an outline, each with the display list from which it was made.
///
/// There are several, because the copies of a replicator layer can show the layer at different times.
final class ContentShadowCache {
    /// The black image of a shadow and its rectangle in the layer's coordinates, without the offset of the shadow.
    struct Result {
        var image: CGImage
        var rect: CGRect
    }

    private struct Entry {
        var list: DisplayList
        var radius: CGFloat
        var scale: CGFloat
        var result: Result?
    }

    private var entries: [Entry] = []

    private static let maximumEntryCount = 4
    /// The largest standard deviation in pixels. An image with a greater blur has fewer pixels, which are interpolated.
    private static let maximumSigma: CGFloat = 8
    private static let maximumPixelCount: CGFloat = 4_000_000
    private static let maximumSideLength: CGFloat = 8000
    /// The largest radius of a visible shadow. With a larger radius, the shadow is distributed over such a large area that it is invisible.
    private static let maximumRadius: CGFloat = 100_000

    /// Returns the shadow of the items in a list, or nil if no pixels are visible. `scale` is the number of pixels per point of the screen.
    func result(_ list: DisplayList, radius: CGFloat, scale: CGFloat) -> Result? {
        if let entry = entries.first(where: { $0.radius == radius && $0.scale == scale && $0.list == list }) { return entry.result }
        let result = Self.makeResult(list, radius, scale)
        entries.append(Entry(list: list, radius: radius, scale: scale, result: result))
        if entries.count > Self.maximumEntryCount { entries.removeFirst() }
        return result
    }

    private static func makeResult(_ list: DisplayList, _ radius: CGFloat, _ screenScale: CGFloat) -> Result? {
        let painted = list.paintedBounds
        guard radius <= maximumRadius, !painted.isNull, painted.isFinite, !painted.isEmpty else { return nil }
        let (width, height) = (painted.width + 6 * radius, painted.height + 6 * radius)
        var scale = min(screenScale, (maximumPixelCount / (width * height)).squareRoot(), maximumSideLength / max(width, height))
        if radius * scale > maximumSigma { scale = maximumSigma / radius }
        // The blur reaches about three standard deviations further.
        let margin = (3 * radius * scale).rounded(.up) + 4
        let (left, top) = ((painted.minX * scale).rounded(.down) - margin, (painted.minY * scale).rounded(.down) - margin)
        let (right, bottom) = ((painted.maxX * scale).rounded(.up) + margin, (painted.maxY * scale).rounded(.up) + margin)
        // If very large coordinates become infinite, their difference is NaN, for which these comparisons are false.
        guard scale > 0, right - left < 2 * maximumSideLength, bottom - top < 2 * maximumSideLength,
            let context = CGContext(width: Int(right - left), height: Int(bottom - top), scale: scale)
        else { return nil }
        context.translateBy(x: -left / scale, y: -top / scale)
        context.draw(inUserSpace: list)
        guard let image = context.makeImage() else { return nil }
        let rect = CGRect(x: left / scale, y: top / scale, width: (right - left) / scale, height: (bottom - top) / scale)
        return Result(image: image.blurredOpacity(sigma: radius * scale), rect: rect)
    }
}
