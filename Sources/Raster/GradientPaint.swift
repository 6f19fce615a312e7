import CoreGraphics
import Display
import Foundation

/// A gradient as it is painted: a table of colours, and where in it each pixel lies.
struct GradientPaint {
    var kind: Gradient.Kind
    /// From surface pixels to a space in which the gradient is plain: along x from 0 to 1, outwards to 1, or round from the x axis.
    var inverse: Projection
    /// Where this gradient's colours begin in `Scene.ramps`.
    var ramp: Int

    /// A premultiplied colour with 8 bits behind the point: alpha, red, green, blue, sixteen bits each, alpha highest.
    typealias Shade = UInt64

    static let count = 1024

    /// Colours are mixed straight and then multiplied, so that a colour that fades to clear does not darken on its way.
    static func append(_ gradient: Gradient, opacity: CGFloat, to ramps: inout [Shade]) {
        let stops = zip(gradient.colors, gradient.locations).map { (color: clamped($0), location: Double($1)) }
        var next = 0
        for index in 0..<count {
            let t = Double(index) / Double(count - 1)
            while next < stops.count, stops[next].location <= t { next += 1 }
            guard let first = stops.first, let last = stops.last else { return ramps.append(0) }
            if next == 0 {
                ramps.append(shade(first.color, opacity))
            } else if next == stops.count {
                ramps.append(shade(last.color, opacity))
            } else {
                let (a, b) = (stops[next - 1], stops[next])
                ramps.append(shade(a.color + (b.color - a.color) * ((t - a.location) / (b.location - a.location)), opacity))
            }
        }
    }

    private static func clamped(_ color: CGColor) -> SIMD4<Double> {
        func unit(_ value: CGFloat) -> Double { value.isNaN ? 0 : Double(min(max(value, 0), 1)) }
        return SIMD4(unit(color.blue), unit(color.green), unit(color.red), unit(color.alpha))
    }

    private static func shade(_ color: SIMD4<Double>, _ opacity: CGFloat) -> Shade {
        let alpha = color.w * Double(min(max(opacity, 0), 1))
        var scaled = color * alpha
        scaled.w = alpha
        func fixed(_ value: Double) -> UInt64 { UInt64((value * 255 * 256).rounded()) }
        return fixed(scaled.w) << 48 | fixed(scaled.z) << 32 | fixed(scaled.y) << 16 | fixed(scaled.x)
    }

    /// From the gradient's plain space to the item's points; nil if it has no extent.
    static func space(_ gradient: Gradient, in rect: CGRect) -> CGAffineTransform? {
        func place(_ unit: CGPoint) -> CGPoint { CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height) }
        let (start, end) = (place(gradient.start), place(gradient.end))
        let (x, y) = (end.x - start.x, end.y - start.y)
        let space =
            gradient.kind == .radial
            ? CGAffineTransform(a: abs(x), b: 0, c: 0, d: abs(y), tx: start.x, ty: start.y)
            : CGAffineTransform(a: x, b: y, c: -y, d: x, tx: start.x, ty: start.y)
        return space.inverse == nil ? nil : space
    }

    // MARK: - Painting

    /// Thresholds from 2 to 254 in steps of 4, each once in 8×8 pixels of the surface, so spread that no pattern shows (Bayer).
    private static let thresholds: [UInt64] = (0..<64).map { index in
        let (x, y) = (index & 7, index >> 3)
        var rank = 0
        for bit in 0..<3 {
            let (a, b) = (x >> bit & 1, y >> bit & 1)
            rank |= ((a ^ b) << 1 | b) << (2 * (2 - bit))
        }
        return UInt64(rank * 4 + 2) * 0x0001_0001_0001_0001
    }

    func sample(_ ramps: UnsafePointer<Shade>, x: Int, y: Int, _ count: Int, _ out: UnsafeMutablePointer<UInt32>) {
        let shades = ramps + ramp
        Self.thresholds.withUnsafeBufferPointer { all in
            guard let row = all.baseAddress.map({ $0 + (y & 7) * 8 }) else { return }
            if kind == .axial, let t = inverse.affine, t.a == 0 {
                // Straight down: one shade a row, and its dither comes back every eight pixels.
                let shade = shades[Self.index((Double(y) + 0.5) * Double(t.c) + Double(t.tx))]
                for index in 0..<min(count, 8) { out[index] = Self.word(shade, row[(x &+ index) & 7]) }
                if count > 8 { for index in 8..<count { out[index] = out[index &- 8] } }
                return
            }
            switch kind {
            case .axial: fill(shades, row, x, y, count, out) { x, _ in x }
            case .radial: fill(shades, row, x, y, count, out) { ($0 * $0 + $1 * $1).squareRoot() }
            case .conic: fill(shades, row, x, y, count, out) { Self.turn($0, $1) }
            }
        }
    }

    @inline(__always)
    private func fill(
        _ shades: UnsafePointer<Shade>, _ thresholds: UnsafePointer<UInt64>, _ x: Int, _ y: Int, _ count: Int,
        _ out: UnsafeMutablePointer<UInt32>, _ along: (Double, Double) -> Double
    ) {
        let t = inverse
        let py = Double(y) + 0.5
        let (x0, y0, w0) = (py * Double(t.c) + Double(t.tx), py * Double(t.d) + Double(t.ty), py * Double(t.v) + Double(t.w))
        let (a, b, u) = (Double(t.a), Double(t.b), Double(t.u))
        let isFlat = t.affine != nil
        for index in 0..<count {
            let px = Double(x &+ index) + 0.5
            let scale = isFlat ? 1 / w0 : 1 / max(px * u + w0, 1e-12)
            let place = along((px * a + x0) * scale, (px * b + y0) * scale)
            out[index] = Self.word(shades[Self.index(place)], thresholds[(x &+ index) & 7])
        }
    }

    /// The angle from the x axis, clockwise on screen, in whole turns. By a polynomial, as libraries differ in the last bit of atan2.
    @inline(__always)
    private static func turn(_ x: Double, _ y: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let most = max(ax, ay)
        guard most > 0 else { return 0 }
        let q = min(ax, ay) / most
        // atan(q)/2π on 0…1, off by less than 2e-6 (Abramowitz and Stegun 4.4.49, divided by 2π).
        let s = q * q
        var turn =
            q * (0.9998660 + s * (-0.3302995 + s * (0.1801410 + s * (-0.0851330 + s * 0.0208351)))) * 0.15915494309189535
        if ay > ax { turn = 0.25 - turn }
        if x < 0 { turn = 0.5 - turn }
        return y < 0 ? 1 - turn : turn
    }

    @inline(__always)
    private static func index(_ t: Double) -> Int {
        Int(truncatingIfNeeded: Int32(min(max(t, 0), 1) * Double(count - 1) + 0.5))
    }

    /// The upper byte of each part, once the threshold is on it. A part is at most 255·256, so it cannot spill into the next.
    @inline(__always)
    private static func word(_ shade: Shade, _ threshold: UInt64) -> UInt32 {
        var bytes = (shade &+ threshold) >> 8 & 0x00FF_00FF_00FF_00FF
        bytes = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: bytes | bytes >> 16)
    }
}
