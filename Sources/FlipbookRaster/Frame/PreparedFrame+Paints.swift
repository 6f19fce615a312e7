import FlipbookGeometry
import FlipbookDisplayList
import Foundation

extension PreparedFrame {
    // MARK: - Images

    mutating func imageItem(
        _ image: CGImage, _ shape: RoundedRect, _ style: ImageFillStyle, _ projection: ProjectiveTransform, _ opacity: CGFloat
    ) -> DrawItem {
        let area = area(of: shape, projection)
        guard let texture = makeTexture(image, shape.rect, style, projection, area.box, Self.level(opacity)) else { return .nothing }
        textures.setVisibleRect(area.box.intersection(surface), of: texture)
        var drawItem = DrawItem(box: area.box, shape: area.shape, paint: .texture(texture))
        if textures.all[texture].hidesPixelsBelow { drawItem.solid = area.solid }
        return drawItem
    }

    private mutating func makeTexture(
        _ image: CGImage, _ rect: CGRect, _ style: ImageFillStyle, _ projection: ProjectiveTransform, _ box: PixelRect, _ level: UInt32
    ) -> Int? {
        let transform = projection.affineTransform
        // A moved image keeps its texture.
        if let transform, let textureIndex = textures.move(image, rect, style, to: transform, opacity: level) { return textureIndex }
        // A vector image is sampled from a bitmap with at least the resolution of the surface.
        let rasterScale = image.renditionScale(for: Self.requiredScale(image, rect, style, projection))
        let size = CGSize(width: image.width * rasterScale, height: image.height * rasterScale)
        let part = CGRect(
            x: style.sourceRect.minX * size.width, y: style.sourceRect.minY * size.height, width: style.sourceRect.width * size.width,
            height: style.sourceRect.height * size.height)
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return nil }
        let isNinePatch = style.isNinePatch
        // The size of an image pixel in points. A nine-patch image is sampled in points and mapped to image pixels afterwards.
        let pointsPerPixel =
            isNinePatch ? CGSize(width: 1, height: 1) : CGSize(width: rect.width / part.width, height: rect.height / part.height)
        let firstPixel = isNinePatch ? CGPoint.zero : part.origin
        let imageToItem = CGAffineTransform(
            a: pointsPerPixel.width, b: 0, c: 0, d: pointsPerPixel.height, tx: rect.minX - firstPixel.x * pointsPerPixel.width,
            ty: rect.minY - firstPixel.y * pointsPerPixel.height)
        guard var coordinates = Texture.sampleCoordinates(imageToItem, projection) else { return nil }
        if isNinePatch { (coordinates.columnBands, coordinates.rowBands) = Self.ninePatchBands(style, part, size, rect.size, rasterScale) }
        let density = isNinePatch ? 1 : Self.density(coordinates, box)
        let requestedLevelCount = style.isSmooth ? Texture.requiredMipLevelCount(density) : 1
        let mipLevels = image.mipLevels(requestedLevelCount, scale: rasterScale)
        let mipLevelCount = min(requestedLevelCount, mipLevels.bitmaps.count)
        let isOpaque = style.tint == nil && mipLevels.isOpaque
        return textures.add(
            Texture(
                source: transform.map { Texture.Source(image: image, rect: rect, style: style, transform: $0) } ?? Texture.Source(),
                mipLevels: mipLevels.bitmaps, mipLevelCount: mipLevelCount, imageToItem: imageToItem, coordinates: coordinates,
                bounds: Self.bounds(part, size), opacity: level,
                tint: style.tint.map { Self.premultipliedPixel($0, 1) }, isSmooth: style.isSmooth, isOpaque: isOpaque,
                detail: Texture.detail(density, mipLevelCount)))
    }

    /// The number of surface pixels per image pixel.
    private static func requiredScale(_ image: CGImage, _ rect: CGRect, _ style: ImageFillStyle, _ projection: ProjectiveTransform)
        -> Double
    {
        let visibleSize = CGSize(
            width: CGFloat(image.width) * style.sourceRect.width, height: CGFloat(image.height) * style.sourceRect.height)
        guard visibleSize.width > 0, visibleSize.height > 0 else { return 1 }
        let isNinePatch = style.isNinePatch
        let stretch =
            isNinePatch ? 1 / max(style.pixelsPerPoint, 0.01) : max(rect.width / visibleSize.width, rect.height / visibleSize.height)
        return Double(stretch * projection.magnification(at: CGPoint(x: rect.midX, y: rect.midY)))
    }

    /// The number of texels per pixel. In perspective, this is the largest value at the corners of the bounding box. It determines the
    /// number of mip levels.
    private static func density(_ coordinates: SampleCoordinates, _ box: PixelRect) -> Double {
        guard coordinates.isProjective else { return coordinates.density(x: 0, y: 0) }
        func density(_ x: Int, _ y: Int) -> Double { coordinates.density(x: Double(x), y: Double(y)) }
        return max(max(density(box.x0, box.y0), density(box.x1, box.y0)), max(density(box.x0, box.y1), density(box.x1, box.y1)))
    }

    /// The texels that the visible part touches. Texels outside of the visible part do not affect its edges.
    private static func bounds(_ part: CGRect, _ size: CGSize) -> (x0: Int, x1: Int, y0: Int, y1: Int) {
        func range(_ low: CGFloat, _ high: CGFloat, _ count: CGFloat) -> (Int, Int) {
            let first = min(max((low + 1e-6).rounded(.down), 0), count - 1)
            return (Int(first), Int(min(max((high - 1e-6).rounded(.up) - 1, first), count - 1)))
        }
        let (x0, x1) = range(part.minX, part.maxX, size.width)
        let (y0, y1) = range(part.minY, part.maxY, size.height)
        return (x0, x1, y0, y1)
    }

    private static func ninePatchBands(_ style: ImageFillStyle, _ part: CGRect, _ size: CGSize, _ visibleSize: CGSize, _ rasterScale: Int)
        -> (NinePatchBands, NinePatchBands)
    {
        // The stretched center of the image, in pixels.
        let center = CGRect(
            x: style.center.minX * size.width, y: style.center.minY * size.height, width: style.center.width * size.width,
            height: style.center.height * size.height)
        let scale = max(style.pixelsPerPoint, 0.01) * CGFloat(rasterScale)
        func axisBands(_ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> NinePatchBands {
            let left = min(max(low, from), to)
            let right = min(max(high, left), to)
            return NinePatchBands(
                length: Double(length), firstLength: Double((left - from) / scale), lastLength: Double((to - right) / scale),
                sourceStart: Double(from),
                sourceLeft: Double(left), sourceRight: Double(right), sourceEnd: Double(to),
                density: style.repeatsCenter ? Double(scale) : nil)
        }
        return (
            axisBands(visibleSize.width, part.minX, part.maxX, center.minX, center.maxX),
            axisBands(visibleSize.height, part.minY, part.maxY, center.minY, center.maxY)
        )
    }

    // MARK: - Gradients

    mutating func gradientItem(_ gradient: Gradient, _ shape: RoundedRect, _ projection: ProjectiveTransform, _ opacity: CGFloat)
        -> DrawItem
    {
        guard let space = GradientPaint.gradientSpace(gradient, in: shape.rect), !gradient.colors.isEmpty, opacity > 0,
            let inverse = ProjectiveTransform(space).concatenating(projection).inverse
        else { return .nothing }
        let area = area(of: shape, projection)
        let isOpaque = opacity >= 1 && gradient.colors.allSatisfy { $0.alpha >= 1 }
        let paint = GradientPaint(kind: gradient.kind, inverse: inverse, rampStart: rampWords.count, isOpaque: isOpaque)
        gradients.append(paint)
        paint.appendRamp(gradient, opacity: opacity, to: &rampWords)
        var drawItem = DrawItem(box: area.box, shape: area.shape, paint: .gradient(gradients.count - 1))
        if isOpaque { drawItem.solid = area.solid }
        return drawItem
    }

    // MARK: - Shadows

    mutating func shadowItem(_ shadow: Shadow, _ color: UInt32, _ projection: ProjectiveTransform) -> DrawItem {
        guard color >> 24 > 0 else { return .nothing }
        let shapeBox: CGRect
        switch shadow.shape {
        case .rounded(let rounded): shapeBox = rounded.rect
        case .path(let path, _): shapeBox = path.boundingBox
        }
        guard !shapeBox.isNull else { return .nothing }
        let sigma = Double(shadow.radius * projection.magnification(at: CGPoint(x: shapeBox.midX, y: shapeBox.midY)))
        guard sigma > 0.01, sigma.isFinite else { return sharpShadowItem(shadow, color, projection) }
        // If the shadow is so sharp that subpixel movement is visible, each position in steps of a quarter pixel has its own mask. A softer
        // shadow has one mask for all positions.
        let blur = Blur(shadow: sigma)
        let stepsPerPixel: CGFloat = blur.factor == 1 ? 4 : 1
        var maskProjection = projection
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        if var transform = projection.affineTransform {
            (x, y) = (
                (transform.tx * stepsPerPixel).rounded(.down) / stepsPerPixel, (transform.ty * stepsPerPixel).rounded(.down) / stepsPerPixel
            )
            let basePosition = blur.factor == 1 ? (x.rounded(.down), y.rounded(.down)) : (transform.tx, transform.ty)
            (transform.tx, transform.ty) = (x - basePosition.0, y - basePosition.1)
            if blur.factor > 1 { (transform.tx, transform.ty) = (0, 0) }
            (x, y) = basePosition
            maskProjection = ProjectiveTransform(transform)
        }
        let key = ShadowKey(shape: shadow.shape, projection: maskProjection, sigma: sigma)
        guard let mask = shadowMask(key, blur, shapeBox, visible: reachedSurface(blur, x: x, y: y)) else { return .nothing }
        return blurredShadowItem(mask, shadow, color, projection, x: x, y: y)
    }

    /// The downsampled pixels in which a shape can have a shadow on the surface: those of the surface, and those that the blur reads around
    /// it.
    private func reachedSurface(_ blur: Blur, x: CGFloat, y: CGFloat) -> PixelRect {
        let (factor, margin) = (CGFloat(blur.factor), CGFloat(blur.reach + 1))
        let rect = CGRect(
            x: (CGFloat(surface.x0) - x) / factor, y: (CGFloat(surface.y0) - y) / factor, width: CGFloat(surface.width) / factor,
            height: CGFloat(surface.height) / factor)
        return PixelRect(covering: rect.insetBy(dx: -margin, dy: -margin))
    }

    /// Returns the mask of a shadow from the cache, or draws and stores it.
    ///
    /// The mask of a shape that is much larger than the surface contains only the visible downsampled pixels, and is drawn again when the
    /// shape moves. All other masks are complete, so that one mask serves all positions of a shape.
    private mutating func shadowMask(_ key: ShadowKey, _ blur: Blur, _ shapeBox: CGRect, visible: PixelRect) -> ShadowMask? {
        if let cached = shadows[key] { return cached }
        let toDownsampledPixels = CGAffineTransform(scaleX: 1 / CGFloat(blur.factor), y: 1 / CGFloat(blur.factor))
        var evenOdd = false
        if case .path(_, let rule) = key.shape { evenOdd = rule }
        shadowEdgeBuilder.removeAll()
        shadowEdgeBuilder.begin(key.projection.concatenating(toDownsampledPixels))
        switch key.shape {
        case .rounded(let rounded): shadowEdgeBuilder.add(rounded)
        case .path(let path, _): shadowEdgeBuilder.add(path, box: shapeBox)
        }
        let (range, completeBox) = shadowEdgeBuilder.end()
        var (box, key) = (completeBox, key)
        if box.width * box.height > max(16 * visible.width * visible.height, 1 << 20) {
            // The mask also contains a margin around the rectangle, from which the blur reads. The visible pixels do not change.
            box = box.intersection(visible)
            key.clippedBox = box
            if let cached = shadows[key] { return cached }
        }
        guard let mask = ShadowMask(shadowEdgeBuilder.edges[range], evenOdd: evenOdd, box: box, blur: blur) else { return nil }
        shadows.store(mask, for: key)
        return mask
    }

    /// The draw item of a blurred shadow.
    private mutating func blurredShadowItem(
        _ mask: ShadowMask, _ shadow: Shadow, _ color: UInt32, _ projection: ProjectiveTransform, x: CGFloat, y: CGFloat
    ) -> DrawItem {
        let factor = CGFloat(mask.factor)
        let maskToSurface = CGAffineTransform(scaleX: factor, y: factor)
            .concatenating(CGAffineTransform(translationX: x + CGFloat(mask.x), y: y + CGFloat(mask.y)))
        let visible = mask.visibleBox
        guard let inverse = maskToSurface.inverse, visible.x0 < visible.x1 else { return .nothing }
        let maskTexture = MaskTexture(source: .shadow(mask), coordinates: SampleCoordinates(inverse: ProjectiveTransform(inverse)))
        // Beyond the centers of the mask pixels around the visible ones, the interpolated mask is 0.
        let rect = CGRect(x: visible.x0, y: visible.y0, width: visible.width, height: visible.height).insetBy(dx: -0.5, dy: -0.5)
        let box = area(of: RoundedRect(rect), ProjectiveTransform(maskToSurface)).box
        // All pixels of the box are covered completely: those whose center is outside the rectangle have the mask value 0.
        let corners = (
            FixedPoint(x: Int32(box.x0) << 8, y: Int32(box.y0) << 8), FixedPoint(x: Int32(box.x1) << 8, y: Int32(box.y1) << 8)
        )
        var area = Area(shape: .rectangle(corners.0, corners.1), box: box)
        if let knockout = shadow.knockout {
            let pixels = RoundedRect(CGRect(x: box.x0, y: box.y0, width: box.width, height: box.height))
            let (range, _) = addEdges(.identity) { $0.add(pixels) }
            let (hole, _) = addEdges(projection) { $0.add(knockout) }
            // With the even-odd rule, the hole is also cut out of a mirrored shadow. With the nonzero rule, a hole whose direction is
            // reversed would be filled.
            area = Area(shape: .edges(range.lowerBound..<hole.upperBound, evenOdd: true), box: box)
        }
        maskTextures.append(maskTexture)
        return DrawItem(box: area.box, shape: area.shape, paint: .maskTexture(maskTextures.count - 1, color: color))
    }

    /// The draw item of a shadow without blur.
    private mutating func sharpShadowItem(_ shadow: Shadow, _ color: UInt32, _ projection: ProjectiveTransform) -> DrawItem {
        let area = area(of: shadow.shape, projection)
        return DrawItem(box: area.box, shape: area.shape, paint: .color(color))
    }
}
