import CPixelKernels
import FlipbookGeometry
import FlipbookDisplayList
import Foundation

/// A gradient prepared for painting: a color table, and the position of each pixel in it.
struct GradientPaint {
    var kind: Gradient.Kind
    /// The projection from surface pixels to gradient space. In this space, an axial gradient extends along x from 0 to 1, and a radial
    /// gradient from the origin to the radius 1. A conic gradient begins at the x axis and turns around the origin.
    var inverse: ProjectiveTransform
    /// The index of this gradient's first word in `PreparedFrame.rampWords`.
    var rampStart: Int
    /// Whether all colors are opaque.
    var isOpaque = false

    /// Whether the rows are painted by a kernel: the gradient is axial and not in perspective.
    private var usesKernel: Bool { kind == .axial && inverse.affineTransform != nil && inverse.w == 1 }

    /// The number of colors in a table. Each color is premultiplied and has 16 bits for each channel, 8 of which are fraction bits.
    private static let colorCount = 1024
    /// The distance between the two parts of a table: the blue and red channels of all colors, and then the green and alpha channels. For
    /// the kernel, the parts are the `bytes` and `fractions` of `GradientColors`. It may read after the end of each part.
    private static let partSize = colorCount + Int(rowPadding)
    /// The number of words of a table.
    static let rampSize = 2 * partSize

    /// Appends a color table. Colors are interpolated before they are premultiplied, so that a color that fades to clear
    /// does not become darker.
    func appendRamp(_ gradient: Gradient, opacity: CGFloat, to ramps: inout [UInt32]) {
        let start = ramps.count
        for _ in 0..<Self.rampSize { ramps.append(0) }
        let stops = zip(gradient.colors, gradient.locations).map { (color: Self.clamped($0), location: Double($1)) }
        guard let first = stops.first, let last = stops.last else { return }
        let usesKernel = usesKernel
        var next = 0
        for index in 0..<Self.colorCount {
            let t = Double(index) / Double(Self.colorCount - 1)
            while next < stops.count, stops[next].location <= t { next += 1 }
            var color = next == 0 ? first.color : last.color
            if next > 0, next < stops.count {
                let (a, b) = (stops[next - 1], stops[next])
                color = a.color + (b.color - a.color) * ((t - a.location) / (b.location - a.location))
            }
            let (even, odd) = Self.rampColor(color, opacity)
            ramps[start + index] = usesKernel ? even >> 8 & 0x00FF_00FF | odd & 0xFF00_FF00 : even
            ramps[start + Self.partSize + index] =
                usesKernel ? (even & 0x00FF_00FF | (odd & 0x00FF_00FF) << 8) ^ 0x8080_8080 : odd
        }
    }

    /// Returns the channels as blue, green, red and alpha, limited to 0…1.
    private static func clamped(_ color: CGColor) -> SIMD4<Double> {
        func unit(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        return SIMD4(unit(color.blue), unit(color.green), unit(color.red), unit(color.alpha))
    }

    /// Returns the blue and red channels and the green and alpha channels of a color, premultiplied.
    private static func rampColor(_ color: SIMD4<Double>, _ opacity: CGFloat) -> (even: UInt32, odd: UInt32) {
        let alpha = color.w * Double(min(max(opacity, 0), 1))
        var scaled = color * alpha
        scaled.w = alpha
        func fixed(_ value: Double) -> UInt32 { UInt32((value * 255 * 256).rounded()) }
        return (fixed(scaled.z) << 16 | fixed(scaled.x), fixed(scaled.w) << 16 | fixed(scaled.y))
    }

    /// Returns the transform from gradient space to the item's points, or nil if the gradient has no extent.
    static func gradientSpace(_ gradient: Gradient, in rect: CGRect) -> CGAffineTransform? {
        func point(_ unit: CGPoint) -> CGPoint { CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height) }
        let (start, end) = (point(gradient.start), point(gradient.end))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let transform =
            gradient.kind == .radial
            ? CGAffineTransform(a: abs(x), b: 0, c: 0, d: abs(y), tx: start.x, ty: start.y)
            : CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
        return transform.inverse == nil ? nil : transform
    }

    // MARK: - Painting

    /// Dither thresholds of an 8×8 Bayer matrix: the values from 2 to 254 in steps of 4, distributed so that no pattern is visible. Each
    /// threshold is in both halves of a word. Each row contains the matrix twice, so that eight thresholds can be read beginning at any
    /// column.
    private static let ditherThresholds: [UInt32] = (0..<128).map { index in
        let (x, y) = (index & 7, index >> 4)
        var rank = 0
        for bit in 0..<3 {
            let (a, b) = (x >> bit & 1, y >> bit & 1)
            rank |= ((a ^ b) << 1 | b) << (2 * (2 - bit))
        }
        return UInt32(rank * 4 + 2) * 0x0001_0001
    }

    /// The same thresholds as limits of `GradientColors`: a fraction is rounded up if its sum with the threshold is above 255.
    private static let ditherLimits = ditherThresholds.map { (0x00FF_00FF - $0) * 0x101 ^ 0x8080_8080 }

    /// Writes the colors of a run of pixels to `out`.
    func sample(_ ramps: UnsafePointer<UInt32>, x: Int, y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let colors = ramps + rampStart
        (usesKernel ? Self.ditherLimits : Self.ditherThresholds).withUnsafeBufferPointer { all in
            guard let row = all.baseAddress.map({ $0 + (y & 7) * 16 }) else { return }
            if usesKernel {
                let parts = GradientColors(bytes: colors, fractions: colors + Self.partSize, limits: row)
                var axialRow = AxialGradientRow(
                    colors: parts, last: Int32(Self.colorCount - 1), step: Double(inverse.a),
                    start: (Double(y) + 0.5) * Double(inverse.c) + Double(inverse.tx))
                return Blend.kernels.axialGradient(&axialRow, x, count, out)
            }
            switch kind {
            case .axial: fill(colors, row, x, y, count, out) { x, _ in x }
            case .radial: fill(colors, row, x, y, count, out) { ($0 * $0 + $1 * $1).squareRoot() }
            case .conic: fill(colors, row, x, y, count, out) { Self.angleInTurns($0, $1) }
            }
        }
    }

    /// Writes the colors of a run. `gradientLocation` converts a point of gradient space to a location, 0…1.
    @inline(__always)
    private func fill(
        _ colors: UnsafePointer<UInt32>, _ thresholds: UnsafePointer<UInt32>, _ x: Int, _ y: Int, _ count: Int,
        _ out: UnsafeMutablePointer<UInt32>, _ gradientLocation: (Double, Double) -> Double
    ) {
        let t = inverse
        let py = Double(y) + 0.5
        let (x0, y0, w0) = (py * Double(t.c) + Double(t.tx), py * Double(t.d) + Double(t.ty), py * Double(t.v) + Double(t.w))
        let (a, b, u) = (Double(t.a), Double(t.b), Double(t.u))
        let isFlat = t.affineTransform != nil
        for index in 0..<count {
            let px = Double(x &+ index) + 0.5
            let scale = isFlat ? 1 / w0 : 1 / max(px * u + w0, 1e-12)
            let location = gradientLocation((px * a + x0) * scale, (px * b + y0) * scale)
            out[index] = Self.pixel(colors, Self.colorNumber(location), thresholds[(x &+ index) & 7])
        }
    }

    /// Returns the angle from the x axis in turns, clockwise on screen. It is computed with a polynomial, because the last bit of atan2
    /// differs between libraries.
    @inline(__always)
    private static func angleInTurns(_ x: Double, _ y: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let larger = max(ax, ay)
        guard larger > 0 else { return 0 }
        let q = min(ax, ay) / larger
        // atan(q)/2π for q in 0…1, with an error below 2e-6 (Abramowitz and Stegun 4.4.49, divided by 2π).
        let s = q * q
        var turns =
            q * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351)))) * 0.15915494309189535
        if ay > ax { turns = 0.25 - turns }
        if x < 0 { turns = 0.5 - turns }
        return y < 0 ? 1 - turns : turns
    }

    /// Returns the number of the color for a location. The location is limited to 0…1.
    @inline(__always)
    private static func colorNumber(_ t: Double) -> Int {
        Int(truncatingIfNeeded: Int32(min(max(t, 0), 1) * Double(colorCount - 1) + 0.5))
    }

    /// Adds the threshold to each channel and returns the upper bytes. A channel is at most 255·256, so the sum does not overflow into the
    /// next channel.
    @inline(__always)
    private static func pixel(_ colors: UnsafePointer<UInt32>, _ number: Int, _ threshold: UInt32) -> UInt32 {
        (colors[number] &+ threshold) >> 8 & 0x00FF_00FF | (colors[partSize &+ number] &+ threshold) & 0xFF00_FF00
    }
}
