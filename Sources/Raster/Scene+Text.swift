import CoreGraphics
import Display
import Foundation
import Typography

extension Scene {
    /// The largest font that masks are made of, in pixels. Larger ink is stretched: a mask takes memory by the square of its size.
    private static let largestInk: CGFloat = 512

    mutating func text(_ line: TextLine, _ origin: CGPoint, _ color: CGColor, _ item: DisplayItem, _ projection: Projection) -> Mark {
        let wanted = projection.magnification(at: origin)
        let most = Self.largestInk / max(line.font.size, 1e-3)
        guard wanted > 0, color.alpha > 0, item.opacity > 0 else { return .nothing }
        if line.run.hasColor { return coloredText(line, origin, color, item, projection, min(wanted, most)) }
        let word = Self.word(color, item.opacity)
        guard word >> 24 > 0 else { return .nothing }
        if wanted <= most, item.movement < .changesShape, let transform = projection.affine, transform.isUprightAndEven {
            let at = origin.applying(transform)
            return item.movement == .still ? crispText(line, at, wanted, word) : glidingText(line, at, wanted, word)
        }
        return turnedText(line, origin, word, item, projection, wanted, most)
    }

    /// What is so near to the middle between two places that only rounding errors tell where it is goes to the further one, however
    /// the transform was put together.
    private static let hair: CGFloat = 1.0 / 1024

    /// At rest: the baseline on a whole pixel, the letters on quarters.
    private func crispText(_ line: TextLine, _ at: CGPoint, _ scale: CGFloat, _ color: UInt32) -> Mark {
        let quarters = PixelRect.whole((at.x * CGFloat(Phase.count) + 0.5 + Self.hair).rounded(.down))
        let phase = Phase(right: quarters & 3)
        guard let mask = FontBook.installed.mask(of: line, pixelsPerPoint: scale, phase: phase) else { return .nothing }
        let (x, y) = ((quarters >> 2) + mask.left, PixelRect.whole((at.y + 0.5 + Self.hair).rounded(.down)) - mask.baseline)
        return ink(mask, x, y, color)
    }

    private func ink(_ mask: GlyphMask, _ x: Int, _ y: Int, _ color: UInt32) -> Mark {
        let box = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
        return Mark(box: box, shape: .nothing, paint: .ink(mask, x: x, y: y, color: color))
    }

    /// On its way: exactly where it is, between the four nearest phases.
    private func glidingText(_ line: TextLine, _ at: CGPoint, _ scale: CGFloat, _ color: UInt32) -> Mark {
        let (x, y) = (Self.fine(at.x), Self.fine(at.y))
        let (right, down) = (x & 1023, y & 1023)
        func mask(_ toTheRight: Int, _ below: Int) -> GlyphMask? {
            FontBook.installed.mask(of: line, pixelsPerPoint: scale, phase: Phase(right: right >> 8 + toTheRight, down: down >> 8 + below))
        }
        guard let first = mask(0, 0) else { return .nothing }
        let place = (x: x >> 10 + first.left, y: y >> 10 - first.baseline)
        let (isBetween, isAbove) = (right & 255 > 0, down & 255 > 0)
        guard isBetween || isAbove else { return ink(first, place.x, place.y, color) }
        let second = isBetween ? mask(1, 0) ?? first : first
        let third = isAbove ? mask(0, 1) ?? first : first
        let fourth = isBetween && isAbove ? mask(1, 1) ?? first : isBetween ? second : third
        let gliding = GlidingInk(masks: (first, second, third, fourth), right: right & 255, down: down & 255)
        let box = PixelRect(x0: place.x, y0: place.y, x1: place.x + first.width, y1: place.y + first.height)
        return Mark(box: box, shape: .nothing, paint: .glidingInk(gliding, x: place.x, y: place.y, color: color))
    }

    /// A place in 1/1024 pixel. The whole pixels are taken first: only of them does `whole` know how far out they may be.
    private static func fine(_ place: CGFloat) -> Int {
        let pixel = place.rounded(.down)
        let part = place - pixel
        return PixelRect.whole(pixel) << 10 + (part.isFinite ? Int((part * 1024).rounded()) : 0)
    }

    /// Turned, stretched or growing: sampled from ink that is drawn finer than it is shown.
    private mutating func turnedText(
        _ line: TextLine, _ origin: CGPoint, _ color: UInt32, _ item: DisplayItem, _ projection: Projection, _ wanted: CGFloat,
        _ most: CGFloat
    ) -> Mark {
        let isExact = item.movement == .still && projection.affine?.isQuarterTurn == true
        // Steps of √2, so that ink that grows is not drawn anew in each frame.
        let step = pow(2, (log2(wanted * 2) * 2).rounded(.down) / 2)
        let scale = min(isExact ? wanted : step, most)
        guard let mask = FontBook.installed.mask(of: line, pixelsPerPoint: scale, isFitted: isExact) else { return .nothing }
        // From the mask's pixels to points, to the baseline's place, to the surface.
        let place = Projection(Self.place(mask.left, mask.baseline, scale, origin)).concatenating(projection)
        guard let inverse = place.inverse else { return .nothing }
        let area = area(of: RoundedRect(CGRect(x: -1, y: -1, width: mask.width + 2, height: mask.height + 2)), place)
        let ink = InkTexture(source: .text(mask), places: Places(inverse: inverse))
        inks.append(ink)
        return Mark(box: area.box, shape: area.shape, paint: .turnedInk(inks.count - 1, color: color))
    }

    /// Letters and coloured pictures among them.
    private mutating func coloredText(
        _ line: TextLine, _ origin: CGPoint, _ color: CGColor, _ item: DisplayItem, _ projection: Projection, _ scale: CGFloat
    ) -> Mark {
        let opaque = Self.word(color, 1)
        let isFitted = item.movement == .still
        guard let picture = FontBook.installed.picture(of: line, pixelsPerPoint: scale, color: opaque, isFitted: isFitted) else {
            return .nothing
        }
        var projection = projection
        if isFitted, let transform = projection.affine, transform.isUprightAndEven {
            let at = origin.applying(transform)
            let (x, y) = ((at.x + 0.5 + Self.hair).rounded(.down), (at.y + 0.5 + Self.hair).rounded(.down))
            projection = projection.concatenating(CGAffineTransform(translationX: x - at.x, y: y - at.y))
        }
        let (width, height) = (picture.image.width, picture.image.height)
        let place = Self.place(picture.left, picture.baseline, scale, origin)
        let rect = CGRect(x: 0, y: 0, width: width, height: height).applying(place)
        return self.picture(picture.image, RoundedRect(rect), PictureStyle(), projection, item.opacity)
    }

    private static func place(_ left: Int, _ baseline: Int, _ scale: CGFloat, _ origin: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: CGFloat(left), y: -CGFloat(baseline))
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
    }
}

extension CGAffineTransform {
    /// Neither turned nor mirrored, and as much larger in height as in width.
    fileprivate var isUprightAndEven: Bool { isScaleAndTranslation && a == d && a > 0 }

    /// Turned by quarters or mirrored, and evenly scaled: pixels stay pixels.
    fileprivate var isQuarterTurn: Bool { (b == 0 && c == 0 && abs(a) == abs(d)) || (a == 0 && d == 0 && abs(b) == abs(c)) }
}
