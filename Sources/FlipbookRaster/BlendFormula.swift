import FlipbookGeometry

/// The formula of a blend mode for one pixel, as in the PDF reference and in "Compositing Digital Images" by Porter and Duff.
///
/// The coverage is c, S is the premultiplied source multiplied by c, and D is the premultiplied pixel below. The result of a Porter–Duff
/// operator with the factors f and g is f·S + c·g·D + (1 - c)·D. The result of a blend function B is S·(1 - Dα) + D·(1 - Sα) +
/// Sα·Dα·B(S/Sα, D/Dα).
package struct BlendFormula {
    private typealias Color = SIMD4<Double>
    private let mode: CGBlendMode

    /// Creates the formula of a blend mode.
    package init(_ mode: CGBlendMode) { self.mode = mode }

    /// Returns the resulting pixel. `source` is the painted pixel, already multiplied by its coverage. `coverage` is in 0…255, and `below`
    /// is the pixel over which `source` is painted.
    package func result(_ source: UInt32, coverage: UInt32, below: UInt32) -> UInt32 {
        let (s, d, c) = (Self.color(source), Self.color(below), Double(coverage) / 255)
        return Self.word(combined(s, d, c, s.w, d.w))
    }

    /// Returns the premultiplied channels blue, green, red and alpha of a pixel that is painted completely.
    package func result(source: SIMD4<Double>, below: SIMD4<Double>) -> SIMD4<Double> {
        combined(source, below, 1, source.w, below.w)
    }

    private func combined(_ s: Color, _ d: Color, _ c: Double, _ sa: Double, _ da: Double) -> Color {
        switch mode {
        case .normal: return s + d * (1 - sa)
        case .clear: return d * (1 - c)
        case .copy: return s + d * (1 - c)
        case .sourceIn: return s * da + d * (1 - c)
        case .sourceOut: return s * (1 - da) + d * (1 - c)
        case .sourceAtop: return s * da + d * (1 - sa)
        case .destinationOver: return s * (1 - da) + d
        case .destinationIn: return d * (sa + 1 - c)
        case .destinationOut: return d * (1 - sa)
        case .destinationAtop: return s * (1 - da) + d * (sa + 1 - c)
        case .xor: return s * (1 - da) + d * (1 - sa)
        case .plusLighter: return s + d
        case .plusDarker:
            // For opaque colors, the formula is 1 - ((1 - S) + (1 - D)): the darkness of both colors is added.
            let alpha = min(sa + da, 1)
            var sum = s + d - (sa + da - alpha)
            sum.w = alpha
            return sum
        default:
            guard sa > 0, da > 0 else { return s * (1 - da) + d * (1 - sa) }
            var blended = function(d / da, s / sa)
            blended.w = 1
            return s * (1 - da) + d * (1 - sa) + blended * (sa * da)
        }
    }

    /// Returns B(b, s) for the straight colors of the backdrop and of the source.
    private func function(_ b: Color, _ s: Color) -> Color {
        switch mode {
        case .hue: return Self.withLuminosity(Self.withSaturation(s, Self.saturation(b)), Self.luminosity(b))
        case .saturation: return Self.withLuminosity(Self.withSaturation(b, Self.saturation(s)), Self.luminosity(b))
        case .color: return Self.withLuminosity(s, Self.luminosity(b))
        case .luminosity: return Self.withLuminosity(b, Self.luminosity(s))
        default: return Color(channel(b.x, s.x), channel(b.y, s.y), channel(b.z, s.z), 1)
        }
    }

    /// Returns B(b, s) for one channel.
    private func channel(_ b: Double, _ s: Double) -> Double {
        switch mode {
        case .multiply: return b * s
        case .screen: return b + s - b * s
        case .overlay: return Self.hardLight(s, b)
        case .hardLight: return Self.hardLight(b, s)
        case .darken: return min(b, s)
        case .lighten: return max(b, s)
        case .colorDodge: return b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight:
            if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
            let root = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
            return b + (2 * s - 1) * (root - b)
        case .difference: return abs(b - s)
        case .exclusion: return b + s - 2 * b * s
        default: return s
        }
    }

    private static func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }

    // MARK: - Hue, saturation and luminosity

    private static func luminosity(_ c: Color) -> Double { 0.11 * c.x + 0.59 * c.y + 0.3 * c.z }

    private static func saturation(_ c: Color) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    /// Returns the color with another luminosity. Channels outside of 0…1 are moved towards the luminosity.
    private static func withLuminosity(_ c: Color, _ value: Double) -> Color {
        var moved = c + (value - luminosity(c))
        let (l, low, high) = (luminosity(moved), min(moved.x, moved.y, moved.z), max(moved.x, moved.y, moved.z))
        if low < 0, l > low { moved = (moved - l) * (l / (l - low)) + l }
        if high > 1, high > l { moved = (moved - l) * ((1 - l) / (high - l)) + l }
        return moved
    }

    /// Returns the color with another saturation: the smallest channel becomes 0, and the largest channel becomes the saturation.
    private static func withSaturation(_ c: Color, _ value: Double) -> Color {
        let (low, range) = (min(c.x, c.y, c.z), saturation(c))
        return range > 0 ? (c - low) * (value / range) : Color(repeating: 0)
    }

    // MARK: - Words

    /// Returns the premultiplied channels blue, green, red and alpha, each 0…1.
    private static func color(_ word: UInt32) -> Color {
        Color(Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255), Double(word >> 24)) / 255
    }

    /// Returns the rounded pixel. No channel is larger than alpha.
    private static func word(_ color: Color) -> UInt32 {
        func byte(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
        let alpha = byte(color.w)
        return alpha << 24 | min(byte(color.z), alpha) << 16 | min(byte(color.y), alpha) << 8 | min(byte(color.x), alpha)
    }
}
