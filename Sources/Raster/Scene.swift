import CoreGraphics
import Display
import Foundation
import Typography

/// A whole display list brought down to pixels. Its arrays live on from frame to frame, so that a frame allocates nothing.
struct Scene {
    var background: UInt32 = 0xFF00_0000
    var marks: [Mark] = []
    var stencils: [Stencil] = []
    var edges: [Edge] = []

    /// Outlines leave the true curve by at most this many pixels, a quarter of what a byte of coverage can tell.
    private static let flatness: CGFloat = 0.02

    mutating func prepare(_ list: DisplayList, scale: CGFloat, surface: PixelRect) {
        marks.removeAll(keepingCapacity: true)
        stencils.removeAll(keepingCapacity: true)
        edges.removeAll(keepingCapacity: true)
        background = Self.word(list.background, 1)
        let toPixels = CGAffineTransform(scaleX: scale, y: scale)
        for clip in list.clips {
            let (shape, box) = self.shape(clip.shape, clip.transform.concatenating(toPixels))
            stencils.append(
                Stencil(box: box.intersection(clip.parent.map { stencils[$0].box } ?? surface), shape: shape, parent: clip.parent))
        }
        for item in list.items {
            var mark = self.mark(item, item.transform.concatenating(toPixels))
            mark.clip = item.clip
            mark.box = mark.box.intersection(item.clip.map { stencils[$0].box } ?? surface)
            if item.clip != nil { mark.isOpaque = false }
            marks.append(mark)
        }
        boxGroups(surface)
    }

    /// A group is as large as what is in it, and nothing in it hides what lies below, as it may fade. Backwards, so that groups within
    /// groups are known first.
    private mutating func boxGroups(_ surface: PixelRect) {
        for index in marks.indices.reversed() {
            guard case .group(let count, _) = marks[index].paint else { continue }
            var inside = PixelRect.empty
            for member in (index + 1)..<min(index + 1 + count, marks.count) {
                inside = inside.union(marks[member].box)
                marks[member].isOpaque = false
            }
            marks[index].box = inside.intersection(marks[index].clip.map { stencils[$0].box } ?? surface)
        }
    }

    private mutating func mark(_ item: DisplayItem, _ transform: CGAffineTransform) -> Mark {
        switch item.content {
        case .fill(let shape, let color):
            let word = Self.word(color, item.opacity)
            guard word >> 24 > 0 else { return .nothing }
            let (outline, box) = self.shape(shape, transform)
            return Mark(box: box, shape: outline, paint: .color(word), clip: nil, isOpaque: word >> 24 == 255 && Self.isWhole(outline))
        case .border(let shape, let width, let color):
            let word = Self.word(color, item.opacity)
            guard word >> 24 > 0, width > 0 else { return .nothing }
            let (outline, box) = ring(shape, width, transform)
            return Mark(box: box, shape: outline, paint: .color(word), clip: nil)
        case .picture(let image, let shape):
            return picture(image, shape, transform, item.opacity)
        case .text(let line, let origin, let color):
            return text(line, origin, Self.word(color, item.opacity), transform)
        case .group(let count):
            return Mark(box: .empty, shape: .outline(0..<0), paint: .group(count: count, level: Self.level(item.opacity)), clip: nil)
        }
    }

    // MARK: - Shapes

    private mutating func shape(_ rounded: RoundedRect, _ transform: CGAffineTransform) -> (Mark.Shape, PixelRect) {
        let box = PixelRect(covering: rounded.rect.applying(transform))
        let radius = rounded.fittingRadius
        if radius == 0, transform.isScaleAndTranslation {
            let (a, b) = (FixedPoint(rounded.rect.corners[0].applying(transform)), FixedPoint(rounded.rect.corners[2].applying(transform)))
            return (
                .upright(FixedPoint(x: min(a.x, b.x), y: min(a.y, b.y)), FixedPoint(x: max(a.x, b.x), y: max(a.y, b.y))), box
            )
        }
        let first = edges.count
        addOutline(rounded.rect, radius, transform, reversed: false)
        return (.outline(first..<edges.count), box)
    }

    /// The border's inner outline runs the other way round, so that its area is taken away.
    private mutating func ring(_ rounded: RoundedRect, _ width: CGFloat, _ transform: CGAffineTransform) -> (Mark.Shape, PixelRect) {
        let first = edges.count
        let radius = rounded.fittingRadius
        addOutline(rounded.rect, radius, transform, reversed: false)
        let inner = rounded.rect.insetBy(dx: width, dy: width)
        if !inner.isNull, !inner.isEmpty { addOutline(inner, max(radius - width, 0), transform, reversed: true) }
        return (.outline(first..<edges.count), PixelRect(covering: rounded.rect.applying(transform)))
    }

    private mutating func addOutline(_ rect: CGRect, _ radius: CGFloat, _ transform: CGAffineTransform, reversed: Bool) {
        // Each corner as a fan of chords. A chord over the angle a leaves the circle by r·(1 - cos(a/2)) ≈ r·a²/8.
        let stretch = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        let chords = radius > 0 ? max(Int((.pi / 2 / (8 * Self.flatness / max(radius * stretch, 0.01)).squareRoot()).rounded(.up)), 2) : 0
        let centers = rect.insetBy(dx: radius, dy: radius).corners
        var start: FixedPoint?
        var last: FixedPoint?
        for corner in 0..<4 {
            for chord in 0...chords {
                let angle = (CGFloat(corner) + 2 + (chords == 0 ? 0 : CGFloat(chord) / CGFloat(chords))) * .pi / 2
                let center = chords == 0 ? rect.corners[corner] : centers[corner]
                let point = FixedPoint(
                    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)).applying(transform))
                if let last { append(last, point, reversed) } else { start = point }
                last = point
            }
        }
        if let start, let last { append(last, start, reversed) }
    }

    private mutating func append(_ a: FixedPoint, _ b: FixedPoint, _ reversed: Bool) {
        if let edge = reversed ? Edge(b, a) : Edge(a, b) { edges.append(edge) }
    }

    private static func isWhole(_ shape: Mark.Shape) -> Bool {
        guard case .upright(let low, let high) = shape else { return false }
        return (low.x | low.y | high.x | high.y) & 255 == 0
    }

    // MARK: - Pictures and text

    private mutating func picture(_ image: CGImage, _ rounded: RoundedRect, _ transform: CGAffineTransform, _ opacity: CGFloat) -> Mark {
        let rect = rounded.rect
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return .nothing }
        let place = CGAffineTransform(scaleX: rect.width / CGFloat(image.width), y: rect.height / CGFloat(image.height))
            .concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)).concatenating(transform)
        guard let inverse = place.inverse else { return .nothing }
        let (outline, box) = shape(rounded, transform)
        return Mark(
            box: box, shape: outline, paint: .picture(image.bitmap, Sampler(inverse: inverse), level: Self.level(opacity)), clip: nil)
    }

    private mutating func text(_ line: TextLine, _ origin: CGPoint, _ color: UInt32, _ transform: CGAffineTransform) -> Mark {
        let scale = abs(transform.determinant).squareRoot()
        guard color >> 24 > 0, scale > 0, let mask = FontBook.installed.mask(of: line, pixelsPerPoint: scale) else { return .nothing }
        if transform.isScaleAndTranslation, transform.a == transform.d {
            let at = origin.applying(transform)
            let (x, y) = (Int(at.x.rounded()), Int(at.y.rounded()) - mask.baseline)
            let box = PixelRect(x0: x, y0: y, x1: x + mask.width, y1: y + mask.height)
            return Mark(box: box, shape: .outline(0..<0), paint: .ink(mask, x: x, y: y, color: color), clip: nil)
        }
        // From the mask's pixels to points, to the baseline's place, to the surface.
        let place = CGAffineTransform(translationX: 0, y: -CGFloat(mask.baseline))
            .concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)).concatenating(transform)
        guard let inverse = place.inverse else { return .nothing }
        let rect = CGRect(x: -1, y: -1, width: mask.width + 2, height: mask.height + 2)
        let (outline, box) = shape(RoundedRect(rect), place)
        return Mark(box: box, shape: outline, paint: .turnedInk(mask, Sampler(inverse: inverse), color: color), clip: nil)
    }

    // MARK: - Colours

    static func level(_ opacity: CGFloat) -> UInt32 { UInt32((min(max(opacity.isNaN ? 1 : opacity, 0), 1) * 255).rounded()) }

    /// A colour as a premultiplied word, rounded once.
    static func word(_ color: CGColor, _ opacity: CGFloat) -> UInt32 {
        func unit(_ value: CGFloat) -> CGFloat { min(max(value.isNaN ? 0 : value, 0), 1) }
        let alpha = unit(color.alpha) * unit(opacity)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((unit(value) * alpha * 255).rounded()) }
        return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
}
