import CoreGraphics
import Display
import Foundation

extension Scene {
    // MARK: - Pictures

    mutating func picture(
        _ image: CGImage, _ rounded: RoundedRect, _ style: PictureStyle, _ projection: Projection, _ opacity: CGFloat
    ) -> Mark {
        let area = area(of: rounded, projection)
        guard let texture = texture(image, rounded.rect, style, projection, area.box, Self.level(opacity)) else { return .nothing }
        var mark = Mark(box: area.box, shape: area.shape, paint: .texture(texture))
        if textures.all[texture].hides { mark.solid = area.solid }
        return mark
    }

    private mutating func texture(
        _ image: CGImage, _ rect: CGRect, _ style: PictureStyle, _ projection: Projection, _ box: PixelRect, _ level: UInt32
    ) -> Int? {
        let transform = projection.affine
        if let transform, let known = textures.move(image, rect, style, to: transform, level: level) { return known }
        // A picture made of shapes is painted from a drawing that is large enough.
        let times = image.times(for: Self.need(image, rect, style, projection))
        let size = CGSize(width: image.width * times, height: image.height * times)
        let part = CGRect(
            x: style.part.minX * size.width, y: style.part.minY * size.height, width: style.part.width * size.width,
            height: style.part.height * size.height)
        guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0, part.width > 0, part.height > 0 else { return nil }
        let isNine = style.isBent
        // From the picture's pixels to points; a nine-part one is bent afterwards and comes as points.
        let unit = isNine ? CGSize(width: 1, height: 1) : CGSize(width: rect.width / part.width, height: rect.height / part.height)
        let from = isNine ? CGPoint.zero : part.origin
        let place = CGAffineTransform(
            a: unit.width, b: 0, c: 0, d: unit.height, tx: rect.minX - from.x * unit.width, ty: rect.minY - from.y * unit.height)
        guard var places = Texture.places(place, projection) else { return nil }
        if isNine { (places.columns, places.rows) = Self.bands(style, part, size, rect.size, times) }
        let density = isNine ? 1 : Self.density(places, box)
        let wanted = style.isSmooth ? Texture.count(density) : 1
        let levels = image.levels(wanted, times: times)
        let depth = min(wanted, levels.bitmaps.count)
        let isOpaque = style.tint == nil && levels.isOpaque
        return textures.add(
            Texture(
                source: transform.map { Texture.Source(image: image, rect: rect, style: style, transform: $0) } ?? Texture.Source(),
                levels: levels.bitmaps, depth: depth, place: place, places: places, bounds: Self.bounds(part, size), level: level,
                tint: style.tint.map { Self.word($0, 1) }, isSmooth: style.isSmooth, isOpaque: isOpaque,
                detail: Texture.detail(density, depth)))
    }

    /// How many pixels of the surface one of the picture has to fill.
    private static func need(_ image: CGImage, _ rect: CGRect, _ style: PictureStyle, _ projection: Projection) -> Double {
        let shown = CGSize(width: CGFloat(image.width) * style.part.width, height: CGFloat(image.height) * style.part.height)
        guard shown.width > 0, shown.height > 0 else { return 1 }
        let isNine = style.isBent
        let stretch = isNine ? 1 / max(style.pixelsPerPoint, 0.01) : max(rect.width / shown.width, rect.height / shown.height)
        return Double(stretch * projection.magnification(at: CGPoint(x: rect.midX, y: rect.midY)))
    }

    /// Under perspective the most that the picture's corners ask for: so many levels are made.
    private static func density(_ places: Places, _ box: PixelRect) -> Double {
        guard places.isProjective else { return places.density(x: 0, y: 0) }
        func density(_ x: Int, _ y: Int) -> Double { places.density(x: Double(x), y: Double(y)) }
        return max(max(density(box.x0, box.y0), density(box.x1, box.y0)), max(density(box.x0, box.y1), density(box.x1, box.y1)))
    }

    /// Texels that the part touches: what lies beside it does not shine in at its edges.
    private static func bounds(_ part: CGRect, _ size: CGSize) -> (x0: Int, x1: Int, y0: Int, y1: Int) {
        func range(_ low: CGFloat, _ high: CGFloat, _ count: CGFloat) -> (Int, Int) {
            let first = min(max((low + 1e-6).rounded(.down), 0), count - 1)
            return (Int(first), Int(min(max((high - 1e-6).rounded(.up) - 1, first), count - 1)))
        }
        let (x0, x1) = range(part.minX, part.maxX, size.width)
        let (y0, y1) = range(part.minY, part.maxY, size.height)
        return (x0, x1, y0, y1)
    }

    private static func bands(_ style: PictureStyle, _ part: CGRect, _ size: CGSize, _ shown: CGSize, _ times: Int) -> (Bands, Bands) {
        let center = CGRect(
            x: style.center.minX * size.width, y: style.center.minY * size.height, width: style.center.width * size.width,
            height: style.center.height * size.height)
        let scale = max(style.pixelsPerPoint, 0.01) * CGFloat(times)
        func bands(_ length: CGFloat, _ from: CGFloat, _ to: CGFloat, _ low: CGFloat, _ high: CGFloat) -> Bands {
            let left = min(max(low, from), to)
            let right = min(max(high, left), to)
            return Bands(
                length: Double(length), first: Double((left - from) / scale), last: Double((to - right) / scale), from: Double(from),
                left: Double(left), right: Double(right), to: Double(to), density: style.repeatsCenter ? Double(scale) : nil)
        }
        return (
            bands(shown.width, part.minX, part.maxX, center.minX, center.maxX),
            bands(shown.height, part.minY, part.maxY, center.minY, center.maxY)
        )
    }

    // MARK: - Gradients

    mutating func gradient(_ gradient: Gradient, _ shape: RoundedRect, _ projection: Projection, _ opacity: CGFloat) -> Mark {
        guard let space = GradientPaint.space(gradient, in: shape.rect), !gradient.colors.isEmpty, opacity > 0,
            let inverse = Projection(space).concatenating(projection).inverse
        else { return .nothing }
        let area = area(of: shape, projection)
        gradients.append(GradientPaint(kind: gradient.kind, inverse: inverse, ramp: ramps.count))
        GradientPaint.append(gradient, opacity: opacity, to: &ramps)
        var mark = Mark(box: area.box, shape: area.shape, paint: .gradient(gradients.count - 1))
        if opacity >= 1, gradient.colors.allSatisfy({ $0.alpha >= 1 }) { mark.solid = area.solid }
        return mark
    }

    // MARK: - Shadows

    mutating func shadow(_ shadow: Shadow, _ color: UInt32, _ projection: Projection) -> Mark {
        guard color >> 24 > 0 else { return .nothing }
        let shapeBox: CGRect
        switch shadow.shape {
        case .rounded(let rounded): shapeBox = rounded.rect
        case .path(let path, _): shapeBox = path.controlBox
        }
        guard !shapeBox.isNull else { return .nothing }
        let sigma = Double(shadow.radius * projection.magnification(at: CGPoint(x: shapeBox.midX, y: shapeBox.midY)))
        guard sigma > 0.01, sigma.isFinite else { return sharp(shadow, color, projection) }
        // What is sharp enough to tell is drawn anew for every quarter of a pixel; what is softer slides.
        let blur = Blur(shadow: sigma)
        let step: CGFloat = blur.factor == 1 ? 4 : 1
        var still = projection
        var (x, y): (CGFloat, CGFloat) = (0, 0)
        if var transform = projection.affine {
            (x, y) = ((transform.tx * step).rounded(.down) / step, (transform.ty * step).rounded(.down) / step)
            let whole = blur.factor == 1 ? (x.rounded(.down), y.rounded(.down)) : (transform.tx, transform.ty)
            (transform.tx, transform.ty) = (x - whole.0, y - whole.1)
            if blur.factor > 1 { (transform.tx, transform.ty) = (0, 0) }
            (x, y) = whole
            still = Projection(transform)
        }
        guard let mask = mask(ShadowKey(shape: shadow.shape, projection: still, sigma: sigma), blur, shapeBox) else { return .nothing }
        return soft(mask, shadow, color, projection, x: x, y: y)
    }

    private mutating func mask(_ key: ShadowKey, _ blur: Blur, _ shapeBox: CGRect) -> ShadowMask? {
        if let known = shadows[key] { return known }
        let small = CGAffineTransform(scaleX: 1 / CGFloat(blur.factor), y: 1 / CGFloat(blur.factor))
        var evenOdd = false
        if case .path(_, let rule) = key.shape { evenOdd = rule }
        let mask = withShadowOutline(key.projection.concatenating(small)) { outline in
            switch key.shape {
            case .rounded(let rounded): outline.add(rounded)
            case .path(let path, _): outline.add(path, box: shapeBox)
            }
        } _: {
            ShadowMask($0, evenOdd: evenOdd, box: $1, blur: blur)
        }
        if let mask { shadows.keep(mask, for: key) }
        return mask
    }

    private mutating func soft(
        _ mask: ShadowMask, _ shadow: Shadow, _ color: UInt32, _ projection: Projection, x: CGFloat, y: CGFloat
    ) -> Mark {
        let factor = CGFloat(mask.factor)
        let place = CGAffineTransform(scaleX: factor, y: factor)
            .concatenating(CGAffineTransform(translationX: x + CGFloat(mask.x), y: y + CGFloat(mask.y)))
        guard let inverse = place.inverse else { return .nothing }
        let ink = InkTexture(source: .shadow(mask), places: Places(inverse: Projection(inverse)))
        let rect = CGRect(x: -1, y: -1, width: mask.width + 2, height: mask.height + 2)
        var area = area(of: RoundedRect(rect), Projection(place))
        if let knockout = shadow.knockout {
            let (range, box) = withOutline(Projection(place)) { $0.add(RoundedRect(rect)) }
            let (hole, _) = withOutline(projection) { $0.add(knockout) }
            // By even and odd, as a mirror would turn a hole that runs the other way round into more of the shape.
            area = Area(shape: .outline(range.lowerBound..<hole.upperBound, evenOdd: true), box: box)
        }
        inks.append(ink)
        return Mark(box: area.box, shape: area.shape, paint: .turnedInk(inks.count - 1, color: color))
    }

    private mutating func sharp(_ shadow: Shadow, _ color: UInt32, _ projection: Projection) -> Mark {
        let area = area(of: shadow.shape, projection)
        return Mark(box: area.box, shape: area.shape, paint: .color(color))
    }
}
