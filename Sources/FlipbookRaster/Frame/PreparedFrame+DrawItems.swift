import FlipbookGeometry
import FlipbookDisplayList
import FlipbookTypography
import Foundation

extension PreparedFrame {
    /// The area of a shape: the shape itself, its bounding box, and two rectangles of fully covered pixels.
    struct Area {
        var shape: DrawItem.Shape
        var box: PixelRect
        var solid = (PixelRect.empty, PixelRect.empty)
    }

    /// Converts a display item to pixels. `projection` is the transform from the item's coordinates to pixels.
    mutating func makeDrawItem(_ item: UnsafePointer<DisplayItem>, _ projection: ProjectiveTransform) -> DrawItem {
        let opacity = item.pointee.opacity
        switch item.pointee.content {
        case .fill(let shape, let color):
            return Self.fillItem(area(of: shape, projection), color, opacity)
        case .border(let shape, let width, let color):
            guard width > 0 else { return .nothing }
            let (range, box) = addEdges(projection) { $0.addBorder(shape, width: width) }
            return Self.fillItem(Area(shape: .edges(range, evenOdd: false), box: box), color, opacity)
        case .path(let path, let evenOdd, let color):
            return Self.fillItem(area(of: .path(path, evenOdd: evenOdd), projection), color, opacity)
        case .stroke(let path, let stroke, let color):
            return Self.fillItem(area(of: stroke, along: path, projection), color, opacity)
        case .gradient(let gradient, let shape):
            return self.gradientItem(gradient, shape, projection, opacity)
        case .shadow(let shadow, let color):
            return self.shadowItem(shadow, Self.premultipliedPixel(color, opacity), projection)
        case .image(let image, let shape, let style):
            return imageItem(image, shape, style, projection, opacity)
        case .text(let line, let origin, let color):
            return textItem(line, origin, color, item.pointee, projection)
        case .backdrop(_, let shape):
            containsBackdrop = true
            let area = area(of: shape, projection)
            var drawItem = DrawItem(box: area.box, shape: area.shape, paint: .backdrop(slot: 0, level: Self.level(opacity)))
            if opacity >= 1 { drawItem.solid = area.solid }
            return drawItem
        case .group(let count, let blendMode):
            return DrawItem(
                box: .empty, shape: .nothing, paint: .group(count: count, blendMode: blendMode, level: Self.level(opacity)))
        case .masked(let count, let mask):
            return DrawItem(box: .empty, shape: .nothing, paint: .masked(count: count, mask: mask, level: Self.level(opacity)))
        case .crossFade(let old, let new, let fraction):
            return DrawItem(
                box: .empty, shape: .nothing,
                paint: .crossFade(old: old, new: new, newLevel: Self.level(fraction), level: Self.level(opacity)))
        }
    }

    private static func fillItem(_ area: Area, _ color: CGColor, _ opacity: CGFloat) -> DrawItem {
        let pixel = Self.premultipliedPixel(color, opacity)
        guard pixel >> 24 > 0 else { return .nothing }
        var drawItem = DrawItem(box: area.box, shape: area.shape, paint: .color(pixel))
        if pixel >> 24 == 255 { drawItem.solid = area.solid }
        return drawItem
    }

    // MARK: - Areas

    mutating func area(of shape: Clip.Shape, _ projection: ProjectiveTransform) -> Area {
        switch shape {
        case .rounded(let rounded): return area(of: rounded, projection)
        case .path(let path, let evenOdd):
            let (range, box) = addEdges(projection) { $0.add(path, box: path.boundingBox) }
            return Area(shape: .edges(range, evenOdd: evenOdd), box: box)
        }
    }

    mutating func area(of shape: RoundedRect, _ projection: ProjectiveTransform) -> Area {
        guard let transform = projection.affineTransform, transform.isScaleAndTranslation else {
            let (range, box) = addEdges(projection) { $0.add(shape) }
            return Area(shape: .edges(range, evenOdd: false), box: box)
        }
        let corners = Self.fixedCorners(shape.rect, transform)
        let radius = shape.clampedRadius
        guard radius > 0 else {
            return Area(
                shape: .rectangle(corners.0, corners.1), box: PixelRect(covering: corners.0, corners.1),
                solid: (Self.fullyCoveredPixels(corners), .empty))
        }
        let (range, box) = addEdges(projection) { $0.add(shape) }
        let cornerLength = shape.curve == .continuous ? radius * 1.53 : radius
        let (wide, tall) = (shape.rect.insetBy(dx: 0, dy: cornerLength), shape.rect.insetBy(dx: cornerLength, dy: 0))
        func solid(_ rect: CGRect) -> PixelRect { rect.isNull ? .empty : Self.fullyCoveredPixels(Self.fixedCorners(rect, transform)) }
        return Area(shape: .edges(range, evenOdd: false), box: box, solid: (solid(wide), solid(tall)))
    }

    private mutating func area(of stroke: StrokeStyle, along path: Path, _ projection: ProjectiveTransform) -> Area {
        guard stroke.width > 0 else { return Area(shape: .nothing, box: .empty) }
        let bounds = path.boundingBox
        guard !bounds.isNull else { return Area(shape: .nothing, box: .empty) }
        let scale = projection.maximumScale(over: bounds)
        // The stroker is moved out of `self` for the call, because the edge builder also belongs to `self`.
        var stroker = Stroker()
        swap(&stroker, &self.stroker)
        let (range, box) = addEdges(projection) {
            stroker.add(stroke, along: path, to: &$0, tolerance: EdgeBuilder.flatness / max(scale, 1e-4), scale: scale)
        }
        swap(&stroker, &self.stroker)
        return Area(shape: .edges(range, evenOdd: false), box: box)
    }

    /// The opposite corners of a transformed rectangle on the fixed-point grid. The transform only scales and translates.
    private static func fixedCorners(_ rect: CGRect, _ transform: CGAffineTransform) -> (FixedPoint, FixedPoint) {
        let a = FixedPoint(CGPoint(x: rect.minX, y: rect.minY).applying(transform))
        let b = FixedPoint(CGPoint(x: rect.maxX, y: rect.maxY).applying(transform))
        return (FixedPoint(x: min(a.x, b.x), y: min(a.y, b.y)), FixedPoint(x: max(a.x, b.x), y: max(a.y, b.y)))
    }

    /// The pixels that a rectangle on the fixed-point grid covers completely.
    private static func fullyCoveredPixels(_ area: (FixedPoint, FixedPoint)) -> PixelRect {
        let rect = PixelRect(
            x0: Int(area.0.x + 255) >> 8, y0: Int(area.0.y + 255) >> 8, x1: Int(area.1.x >> 8), y1: Int(area.1.y >> 8))
        return rect.isEmpty ? .empty : rect
    }

    // MARK: - Colors

    /// Returns an opacity as an integer in 0…255.
    static func level(_ opacity: CGFloat) -> UInt32 { UInt32((min(max(opacity.isNaN ? 1 : opacity, 0), 1) * 255).rounded()) }

    /// Returns a color as a premultiplied BGRA pixel. Each channel is rounded once.
    static func premultipliedPixel(_ color: CGColor, _ opacity: CGFloat) -> UInt32 {
        func unit(_ value: CGFloat) -> CGFloat { min(max(value.isNaN ? 0 : value, 0), 1) }
        let alpha = unit(color.alpha) * unit(opacity)
        func byte(_ value: CGFloat) -> UInt32 { UInt32((unit(value) * alpha * 255).rounded()) }
        return byte(1) << 24 | byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    }
}
