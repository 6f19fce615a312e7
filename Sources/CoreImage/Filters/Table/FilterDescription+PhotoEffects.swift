import Foundation

/// The parameters of an effect that looks like an old film or print. The effect is computed with the stored (gamma-encoded) values of sRGB,
/// not in linear light.
///
/// Differs from Apple: the colors are similar, but not equal.
struct PhotoEffect: Sendable {
    /// The saturation: 0 is gray.
    var saturation: Float = 1
    /// The weights of red, green and blue in gray.
    var weights = Pixel(0.299, 0.587, 0.114, 0)
    /// The strength of an S-shaped tone curve with its center at 0.5. With 0, values are unchanged. A negative strength reduces the
    /// contrast.
    var contrast: Float = 0
    /// The darkest value of each channel.
    var low = SIMD3<Float>(0, 0, 0)
    /// The brightest value of each channel.
    var high = SIMD3<Float>(1, 1, 1)
    /// The exponent of the curve from the darkest to the brightest value of each channel.
    var gamma = SIMD3<Float>(1, 1, 1)

    /// Returns the curve of a channel as a table of 1025 values.
    private func table(_ channel: Int) -> [Float] {
        (0...1024).map { index in
            let value = Float(index) / 1024
            let smooth = value * value * (3 - 2 * value)
            let curved = min(max(value + (smooth - value) * contrast, 0), 1)
            return low[channel] + (high[channel] - low[channel]) * pow(curved, gamma[channel])
        }
    }

    /// Returns the function that applies the effect to a straight color.
    func map(_ options: RenderOptions) -> (Pixel) -> Pixel {
        let tables = (0..<3).map { table($0) }
        let (weights, saturation) = (weights, saturation)
        func curveValue(_ channel: Int, _ value: Float) -> Float { tables[channel][value > 0 ? Int(min(value, 1) * 1024 + 0.5) : 0] }
        return SRGBConversion.map(options) { s in
            let gray = Pixel(repeating: (s * weights).sum())
            let color = gray + (s - gray) * saturation
            return Pixel(curveValue(0, color.x), curveValue(1, color.y), curveValue(2, color.z), s.w)
        }
    }
}

extension FilterDescription {
    /// The effects that look like old films or prints. The image is their only input.
    static let photoEffects: [FilterDescription] = [
        photo("Mono", PhotoEffect(saturation: 0, contrast: 0.15)),
        photo("Noir", PhotoEffect(saturation: 0, weights: Pixel(0.4, 0.5, 0.1, 0), contrast: 1, gamma: SIMD3(repeating: 1.15))),
        photo("Tonal", PhotoEffect(saturation: 0, weights: Pixel(0.25, 0.6, 0.15, 0), contrast: -0.25, low: SIMD3(repeating: 0.04))),
        photo("Chrome", PhotoEffect(saturation: 1.25, contrast: 0.45, gamma: SIMD3(1.02, 1, 1.04))),
        photo(
            "Fade",
            PhotoEffect(
                saturation: 0.72, contrast: -0.2, low: SIMD3(0.09, 0.09, 0.1), high: SIMD3(0.97, 0.96, 0.95), gamma: SIMD3(repeating: 0.95))
        ),
        photo(
            "Instant",
            PhotoEffect(
                saturation: 0.8, contrast: 0.3, low: SIMD3(0.1, 0.08, 0.11), high: SIMD3(1, 0.95, 0.84), gamma: SIMD3(0.86, 0.95, 1.05))),
        photo(
            "Process",
            PhotoEffect(
                saturation: 0.9, contrast: 0.3, low: SIMD3(0, 0.03, 0.12), high: SIMD3(0.97, 1, 0.92), gamma: SIMD3(1.14, 0.95, 0.92))),
        photo(
            "Transfer",
            PhotoEffect(
                saturation: 0.9, contrast: 0.15, low: SIMD3(0.08, 0.05, 0.05), high: SIMD3(1, 0.93, 0.8), gamma: SIMD3(0.82, 0.95, 1.08))),
    ]

    private static func photo(_ name: String, _ effect: PhotoEffect) -> FilterDescription {
        color("CIPhotoEffect" + name, kCICategoryColorEffect, []) { _, options in effect.map(options) }
    }
}
