import FlipbookDisplayList
import FlipbookRaster
import Foundation

extension CGContext {
    /// The bounding box of the clip in user space, enlarged by one unit on each side, or nil if nothing is visible.
    private var gradientArea: CGRect? {
        let area = boundingBoxOfClipPath
        guard area.hasFiniteNumbers, area.width > 0, area.height > 0 else { return nil }
        return area.insetBy(dx: -1, dy: -1)
    }

    /// Draws a gradient along a line, inside the clip. Lines of equal color are perpendicular to the line.
    public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
        guard start.hasFiniteNumbers, end.hasFiniteNumbers, start != end, let area = gradientArea else { return }
        let content = DisplayContent.gradient(
            Gradient(
                colors: gradient.colors, locations: gradient.locations, start: area.unitPoint(start), end: area.unitPoint(end)),
            RoundedRect(area))
        let strip = Self.strip(start, end, around: area, options)
        draw(
            [content], pixelTransform,
            clips: strip.map { [Clip(.path($0, evenOdd: false), transform: ProjectiveTransform(pixelTransform), parent: nil)] } ?? [])
    }

    /// Returns the area between the perpendiculars at the ends of a line. The options extend the area beyond an end. If they extend it
    /// beyond both ends, returns nil, because the area has no limit.
    private static func strip(_ start: CGPoint, _ end: CGPoint, around area: CGRect, _ options: CGGradientDrawingOptions) -> Path? {
        let (before, after) = (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
        if before, after { return nil }
        let length = hypot(end.x - start.x, end.y - start.y)
        let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
        // A distance that is greater than the distance of any point of the area from either end.
        let reach = abs(area.minX) + abs(area.minY) + area.width + area.height + abs(start.x) + abs(start.y) + length
        let first = before ? CGPoint(x: start.x - x * reach, y: start.y - y * reach) : start
        let last = after ? CGPoint(x: end.x + x * reach, y: end.y + y * reach) : end
        var path = Path()
        path.move(to: CGPoint(x: first.x - y * reach, y: first.y + x * reach))
        path.addLine(to: CGPoint(x: last.x - y * reach, y: last.y + x * reach))
        path.addLine(to: CGPoint(x: last.x + y * reach, y: last.y - x * reach))
        path.addLine(to: CGPoint(x: first.x + y * reach, y: first.y - x * reach))
        path.closeSubpath()
        return path
    }

    /// Draws a gradient between two circles, inside the clip.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        guard startCenter.hasFiniteNumbers, endCenter.hasFiniteNumbers, startRadius.isFinite, endRadius.isFinite, startRadius >= 0,
            endRadius >= 0, startCenter != endCenter || startRadius != endRadius, let area = gradientArea,
            let inverse = pixelTransform.inverse
        else { return }
        let box = PixelRect(enclosing: area.applying(pixelTransform), width: width, height: height)
        guard !box.isEmpty else { return }
        let circles = CirclePair(startCenter, startRadius, endCenter, endRadius, options)
        let ramp = (0...1023).map { gradient.color(at: CGFloat($0) / 1023).premultipliedWord }
        var words = [UInt32](repeating: 0, count: box.width * box.height)
        for y in 0..<box.height {
            for x in 0..<box.width {
                let pixel = CGPoint(x: CGFloat(box.x0 + x) + 0.5, y: CGFloat(box.y0 + y) + 0.5)
                guard let location = circles.location(at: pixel.applying(inverse)) else { continue }
                words[y * box.width + x] = ramp[Int((min(max(location, 0), 1) * 1023).rounded())]
            }
        }
        let rect = CGRect(x: CGFloat(box.x0), y: CGFloat(box.y0), width: CGFloat(box.width), height: CGFloat(box.height))
        let image = CGImage(Bitmap(width: box.width, height: box.height, words: words))
        draw([.image(image, RoundedRect(rect), ImageFillStyle(isSmooth: false))], .identity)
    }
}

/// The circles between two circles: at the location s, the center is c₀ + s·(c₁ - c₀) and the radius r₀ + s·(r₁ - r₀).
private struct CirclePair {
    private let start: CGPoint
    private let startRadius: CGFloat
    private let dx: CGFloat
    private let dy: CGFloat
    private let dr: CGFloat
    private let options: CGGradientDrawingOptions

    init(_ start: CGPoint, _ startRadius: CGFloat, _ end: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions) {
        (self.start, self.startRadius, self.options) = (start, startRadius, options)
        (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
    }

    /// Returns the largest location of a circle through a point, or nil if no circle that is drawn goes through it.
    ///
    /// |p - s·d| = r₀ + s·dr gives (d² - dr²)·s² - 2·(p·d + r₀·dr)·s + p² - r₀² = 0, with p relative to the start.
    func location(at point: CGPoint) -> CGFloat? {
        let (px, py) = (point.x - start.x, point.y - start.y)
        let a = dx * dx + dy * dy - dr * dr
        let b = px * dx + py * dy + startRadius * dr
        let c = px * px + py * py - startRadius * startRadius
        if abs(a) < 1e-9 { return b == 0 ? nil : visible(c / (2 * b)) }
        let discriminant = b * b - a * c
        guard discriminant >= 0 else { return nil }
        let root = discriminant.squareRoot()
        let (s, t) = ((b + root) / a, (b - root) / a)
        return visible(max(s, t)) ?? visible(min(s, t))
    }

    /// Returns a location if its circle is drawn, otherwise nil.
    private func visible(_ s: CGFloat) -> CGFloat? {
        guard startRadius + s * dr >= 0 else { return nil }
        if s < 0 { return options.contains(.drawsBeforeStartLocation) ? s : nil }
        if s > 1 { return options.contains(.drawsAfterEndLocation) ? s : nil }
        return s
    }
}

extension CGRect {
    /// Returns a point in unit coordinates: (0, 0) is the corner of the rectangle with the smallest coordinates, and (1, 1) is the opposite
    /// corner.
    fileprivate func unitPoint(_ point: CGPoint) -> CGPoint { CGPoint(x: (point.x - minX) / width, y: (point.y - minY) / height) }
}

extension CGColor {
    /// The color as a premultiplied pixel, 0xAARRGGBB.
    fileprivate var premultipliedWord: UInt32 {
        func unit(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1) : 0 }
        func byte(_ value: CGFloat) -> UInt32 { UInt32((unit(value) * unit(alpha) * 255).rounded()) }
        return byte(1) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
    }
}
