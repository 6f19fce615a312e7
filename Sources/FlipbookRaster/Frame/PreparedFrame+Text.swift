import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation

extension PreparedFrame {
    /// The largest font size, in pixels, for which masks are made. Larger text is scaled up, because the memory of a mask
    /// grows with the square of its size.
    private static let maximumMaskFontSize: CGFloat = 512

    /// The draw item of a line of text, with its baseline starting at `origin`.
    mutating func textItem(_ line: ShapedLine, _ origin: CGPoint, _ color: CGColor, _ item: DisplayItem, _ projection: ProjectiveTransform)
        -> DrawItem
    {
        let requiredScale = projection.magnification(at: origin)
        let maximumScale = Self.maximumMaskFontSize / max(line.font.size, 1e-3)
        guard requiredScale > 0, color.alpha > 0, item.opacity > 0 else { return .nothing }
        if line.glyphRun.hasColor { return colorTextItem(line, origin, color, item, projection, min(requiredScale, maximumScale)) }
        let pixel = Self.premultipliedPixel(color, item.opacity)
        guard pixel >> 24 > 0 else { return .nothing }
        if requiredScale <= maximumScale, item.movement < .changesShape, let transform = projection.affineTransform,
            transform.isUniformScaleAndTranslation
        {
            let pixelOrigin = origin.applying(transform)
            return item.movement == .still
                ? stillTextItem(line, pixelOrigin, requiredScale, pixel) : movingTextItem(line, pixelOrigin, requiredScale, pixel)
        }
        return transformedTextItem(line, origin, pixel, item, projection, requiredScale, maximumScale)
    }

    /// A small offset in pixels that is added before rounding. With this offset, a position in the middle between two values is always
    /// rounded up, even if the transform has a rounding error.
    private static let roundingTolerance: CGFloat = 1.0 / 1024

    /// The draw item of text that does not move. The baseline is rounded to whole pixels, and the horizontal position to
    /// quarters of a pixel.
    private func stillTextItem(_ line: ShapedLine, _ pixelOrigin: CGPoint, _ scale: CGFloat, _ color: UInt32) -> DrawItem {
        let quarters = PixelRect.clampedInteger(
            (pixelOrigin.x * CGFloat(SubpixelPhase.stepsPerPixel) + 0.5 + Self.roundingTolerance).rounded(.down))
        let phase = SubpixelPhase(right: quarters & 3)
        guard let mask = FontSystem.installed.mask(of: line, pixelsPerPoint: scale, phase: phase) else { return .nothing }
        let (x, y) = (
            (quarters >> 2) + mask.left,
            PixelRect.clampedInteger((pixelOrigin.y + 0.5 + Self.roundingTolerance).rounded(.down)) - mask.baseline
        )
        return textMaskItem(mask, x, y, color)
    }

    /// The draw item of a text mask at a whole pixel.
    private func textMaskItem(_ mask: GlyphMask, _ x: Int, _ y: Int, _ color: UInt32) -> DrawItem {
        let box = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
        return DrawItem(box: box, shape: .nothing, paint: .textMask(mask, x: x, y: y, color: color))
    }

    /// The draw item of moving text. The text is drawn at its exact position by mixing the four nearest subpixel phases.
    private func movingTextItem(_ line: ShapedLine, _ pixelOrigin: CGPoint, _ scale: CGFloat, _ color: UInt32) -> DrawItem {
        let (x, y) = (Self.fixedPosition(pixelOrigin.x), Self.fixedPosition(pixelOrigin.y))
        let (right, down) = (x & 1023, y & 1023)
        func mask(_ phasesRight: Int, _ phasesDown: Int) -> GlyphMask? {
            FontSystem.installed.mask(
                of: line, pixelsPerPoint: scale, phase: SubpixelPhase(right: right >> 8 + phasesRight, down: down >> 8 + phasesDown))
        }
        guard let first = mask(0, 0) else { return .nothing }
        let topLeft = (x: x >> 10 + first.left, y: y >> 10 - first.baseline)
        let (needsRightPhase, needsLowerPhase) = (right & 255 > 0, down & 255 > 0)
        guard needsRightPhase || needsLowerPhase else { return textMaskItem(first, topLeft.x, topLeft.y, color) }
        let second = needsRightPhase ? mask(1, 0) ?? first : first
        let third = needsLowerPhase ? mask(0, 1) ?? first : first
        let fourth = needsRightPhase && needsLowerPhase ? mask(1, 1) ?? first : needsRightPhase ? second : third
        let subpixelMask = SubpixelTextMask(masks: (first, second, third, fourth), rightWeight: right & 255, lowerWeight: down & 255)
        let box = PixelRect(x0: topLeft.x, y0: topLeft.y, x1: topLeft.x + first.width, y1: topLeft.y + first.height)
        return DrawItem(box: box, shape: .nothing, paint: .subpixelTextMask(subpixelMask, x: topLeft.x, y: topLeft.y, color: color))
    }

    /// Returns a position in units of 1/1024 pixel. The integer part is converted separately, because `clampedInteger` limits its result to
    /// ±1,000,000. The whole position in these units would be limited to less than 1000 pixels.
    private static func fixedPosition(_ position: CGFloat) -> Int {
        let pixel = position.rounded(.down)
        let fraction = position - pixel
        return PixelRect.clampedInteger(pixel) << 10 + (fraction.isFinite ? Int((fraction * 1024).rounded()) : 0)
    }

    /// The draw item of rotated, stretched, growing or very large text. The text is sampled from a mask. The mask has a higher resolution
    /// than the text on screen, unless the text is still and parallel to the pixel axes, or larger than `maximumMaskFontSize`.
    private mutating func transformedTextItem(
        _ line: ShapedLine, _ origin: CGPoint, _ color: UInt32, _ item: DisplayItem, _ projection: ProjectiveTransform,
        _ requiredScale: CGFloat,
        _ maximumScale: CGFloat
    ) -> DrawItem {
        let isExact = item.movement == .still && projection.affineTransform?.isQuarterTurn == true
        // The scale changes in steps of √2, so that growing text does not need a new mask in each frame.
        let steppedScale = pow(2, (log2(requiredScale * 2) * 2).rounded(.down) / 2)
        let scale = min(isExact ? requiredScale : steppedScale, maximumScale)
        guard let mask = FontSystem.installed.mask(of: line, pixelsPerPoint: scale, isHinted: isExact) else { return .nothing }
        // Converts mask pixels to the item's points, and then to pixels of the surface.
        let maskToSurface = ProjectiveTransform(Self.maskToItemTransform(mask.left, mask.baseline, scale, origin)).concatenating(projection)
        guard let inverse = maskToSurface.inverse else { return .nothing }
        let area = area(of: RoundedRect(CGRect(x: -1, y: -1, width: mask.width + 2, height: mask.height + 2)), maskToSurface)
        let maskTexture = MaskTexture(source: .text(mask), coordinates: SampleCoordinates(inverse: inverse))
        maskTextures.append(maskTexture)
        return DrawItem(box: area.box, shape: area.shape, paint: .maskTexture(maskTextures.count - 1, color: color))
    }

    /// The draw item of text that contains color glyphs, such as emoji.
    private mutating func colorTextItem(
        _ line: ShapedLine, _ origin: CGPoint, _ color: CGColor, _ item: DisplayItem, _ projection: ProjectiveTransform, _ scale: CGFloat
    ) -> DrawItem {
        let opaque = Self.premultipliedPixel(color, 1)
        let isPixelAligned = item.movement == .still
        guard let lineImage = FontSystem.installed.colorImage(of: line, pixelsPerPoint: scale, color: opaque, isHinted: isPixelAligned)
        else {
            return .nothing
        }
        var projection = projection
        if isPixelAligned, let transform = projection.affineTransform, transform.isUniformScaleAndTranslation {
            let pixelOrigin = origin.applying(transform)
            let (x, y) = (
                (pixelOrigin.x + 0.5 + Self.roundingTolerance).rounded(.down), (pixelOrigin.y + 0.5 + Self.roundingTolerance).rounded(.down)
            )
            projection = projection.concatenating(CGAffineTransform(translationX: x - pixelOrigin.x, y: y - pixelOrigin.y))
        }
        let (width, height) = (lineImage.image.width, lineImage.image.height)
        let imageToItem = Self.maskToItemTransform(lineImage.left, lineImage.baseline, scale, origin)
        let rect = CGRect(x: 0, y: 0, width: width, height: height).applying(imageToItem)
        return self.imageItem(lineImage.image, RoundedRect(rect), ImageFillStyle(), projection, item.opacity)
    }

    /// The transform from the pixels of a mask or image of a line to the item's points.
    private static func maskToItemTransform(_ left: Int, _ baseline: Int, _ scale: CGFloat, _ origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: CGFloat(left), y: -CGFloat(baseline))
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

extension CGAffineTransform {
    /// Whether the transform only scales by one positive factor and translates.
    fileprivate var isUniformScaleAndTranslation: Bool { isScaleAndTranslation && a == d && a > 0 }

    /// Whether the transform maps pixel axes to pixel axes: any quarter turn or mirroring, scaled uniformly.
    fileprivate var isQuarterTurn: Bool { (b == 0 && c == 0 && abs(a) == abs(d)) || (a == 0 && d == 0 && abs(b) == abs(c)) }
}
