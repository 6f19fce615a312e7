import CoreGraphics
import Display
import Foundation
import Typography

extension Scene {
    /// What a shape covers: the shape itself, the pixels it touches, and those it covers in full.
    struct Area {
        var shape: Mark.Shape
        var box: PixelRect
        var solid = (PixelRect.empty, PixelRect.empty)
    }

    mutating func mark(_ item: UnsafePointer<DisplayItem>, _ projection: Projection) -> Mark {
        let opacity = item.pointee.opacity
        switch item.pointee.content {
        case .fill(let shape, let color):
            return Self.fill(area(of: shape, projection), color, opacity)
        case .border(let shape, let width, let color):
            guard width > 0 else { return .nothing }
            let (range, box) = withOutline(projection) { $0.addRing(shape, width: width) }
            return Self.fill(Area(shape: .outline(range, evenOdd: false), box: box), color, opacity)
        case .path(let path, let evenOdd, let color):
            return Self.fill(area(of: .path(path, evenOdd: evenOdd), projection), color, opacity)
        case .stroke(let path, let stroke, let color):
            return Self.fill(area(of: stroke, along: path, projection), color, opacity)
        case .gradient(let gradient, let shape):
            return self.gradient(gradient, shape, projection, opacity)
        case .shadow(let shadow, let color):
            return self.shadow(shadow, Self.word(color, opacity), projection)
        case .picture(let image, let shape, let style):
            return picture(image, shape, style, projection, opacity)
        case .text(let line, let origin, let color):
            return text(line, origin, color, item.pointee, projection)
        case .backdrop(_, let shape):
            holdsBackdrop = true
            let area = area(of: shape, projection)
            var mark = Mark(box: area.box, shape: area.shape, paint: .backdrop(slot: 0, level: Self.level(opacity)))
            if opacity >= 1 { mark.solid = area.solid }
            return mark
        case .group(let count):
            return Mark(box: .empty, shape: .nothing, paint: .group(count: count, level: Self.level(opacity)))
        case .masked(let count, let mask):
            return Mark(box: .empty, shape: .nothing, paint: .masked(count: count, mask: mask, level: Self.level(opacity)))
        }
    }

    private static func fill(_ area: Area, _ color: CGColor, _ opacity: CGFloat) -> Mark {
        let word = Self.word(color, opacity)
        guard word >> 24 > 0 else { return .nothing }
        var mark = Mark(box: area.box, shape: area.shape, paint: .color(word))
        if word >> 24 == 255 { mark.solid = area.solid }
        return mark
    }

    // MARK: - Areas

    mutating func area(of shape: Clip.Shape, _ projection: Projection) -> Area {
        switch shape {
        case .rounded(let rounded): return area(of: rounded, projection)
        case .path(let path, let evenOdd):
            let (range, box) = withOutline(projection) { $0.add(path, box: path.controlBox) }
            return Area(shape: .outline(range, evenOdd: evenOdd), box: box)
        }
    }

    mutating func area(of rounded: RoundedRect, _ projection: Projection) -> Area {
        guard let transform = projection.affine, transform.isScaleAndTranslation else {
            let (range, box) = withOutline(projection) { $0.add(rounded) }
            return Area(shape: .outline(range, evenOdd: false), box: box)
        }
        let whole = Self.upright(rounded.rect, transform)
        let radius = rounded.fittingRadius
        guard radius > 0 else {
            return Area(shape: .upright(whole.0, whole.1), box: PixelRect(covering: whole.0, whole.1), solid: (Self.full(whole), .empty))
        }
        let (range, box) = withOutline(projection) { $0.add(rounded) }
        let reach = rounded.curve == .continuous ? radius * 1.53 : radius
        let (wide, tall) = (rounded.rect.insetBy(dx: 0, dy: reach), rounded.rect.insetBy(dx: reach, dy: 0))
        func solid(_ rect: CGRect) -> PixelRect { rect.isNull ? .empty : Self.full(Self.upright(rect, transform)) }
        return Area(shape: .outline(range, evenOdd: false), box: box, solid: (solid(wide), solid(tall)))
    }

    private mutating func area(of stroke: Stroke, along path: Path, _ projection: Projection) -> Area {
        guard stroke.width > 0 else { return Area(shape: .nothing, box: .empty) }
        let around = path.controlBox
        guard !around.isNull else { return Area(shape: .nothing, box: .empty) }
        let scale = projection.stretch(over: around)
        // Taken out for the time, as the outline is the scene's too.
        var stroker = Stroker()
        swap(&stroker, &self.stroker)
        let (range, box) = withOutline(projection) {
            stroker.add(stroke, along: path, to: &$0, tolerance: Outline.flatness / max(scale, 1e-4), scale: scale)
        }
        swap(&stroker, &self.stroker)
        return Area(shape: .outline(range, evenOdd: false), box: box)
    }

    private static func upright(_ rect: CGRect, _ transform: CGAffineTransform) -> (FixedPoint, FixedPoint) {
        let a = FixedPoint(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        let b = FixedPoint(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        return (FixedPoint(x: min(a.x, b.x), y: min(a.y, b.y)), FixedPoint(x: max(a.x, b.x), y: max(a.y, b.y)))
    }

    private static func full(_ area: (FixedPoint, FixedPoint)) -> PixelRect {
        let rect = PixelRect(
            x0: Int(area.0.x + 255) >> 8, y0: Int(area.0.y + 255) >> 8, x1: Int(area.1.x >> 8), y1: Int(area.1.y >> 8))
        return rect.isEmpty ? .empty : rect
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
