import CoreGraphics
import FlipbookRaster

extension FilterDescription {
    private static let twoImages: [FilterInput] = [.image, .image(kCIInputBackgroundImageKey)]

    /// Creates a filter that combines the input image with the background image, from premultiplied pixels. Without a background, the
    /// result is the input image.
    private static func compositing(
        _ name: String, intersects: Bool = false, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> FilterDescription {
        FilterDescription(name, kCICategoryCompositeOperation, twoImages) { values in
            guard let image = values.image, let background = values.image(kCIInputBackgroundImageKey) else { return values.image }
            return CombinationSource(image, background, domain: intersects ? image.domain.intersection(background.domain) : nil, combine)
        }
    }

    /// The operators of Porter and Duff, and arithmetic with premultiplied pixels.
    static let compositing: [FilterDescription] = [
        compositing("CISourceOverCompositing") { s, d in s + d * (1 - s.w) },
        compositing("CISourceInCompositing", intersects: true) { s, d in s * d.w },
        compositing("CISourceOutCompositing") { s, d in s * (1 - d.w) },
        compositing("CISourceAtopCompositing") { s, d in s * d.w + d * (1 - s.w) },
        compositing("CIAdditionCompositing") { s, d in (s + d).withAlpha(min(s.w + d.w, 1)) },
        compositing("CIMaximumCompositing") { s, d in pointwiseMax(s, d) },
        compositing("CIMinimumCompositing", intersects: true) { s, d in pointwiseMin(s, d) },
        compositing("CIMultiplyCompositing", intersects: true) { s, d in s * d },
    ]

    /// The blend modes. The formulas are the same as in Core Graphics, but are computed in linear light.
    static let blends: [FilterDescription] =
        [
            ("CIMultiplyBlendMode", CGBlendMode.multiply), ("CIScreenBlendMode", .screen), ("CIOverlayBlendMode", .overlay),
            ("CIDarkenBlendMode", .darken), ("CILightenBlendMode", .lighten), ("CIColorDodgeBlendMode", .colorDodge),
            ("CIColorBurnBlendMode", .colorBurn), ("CISoftLightBlendMode", .softLight), ("CIHardLightBlendMode", .hardLight),
            ("CIDifferenceBlendMode", .difference), ("CIExclusionBlendMode", .exclusion), ("CIHueBlendMode", .hue),
            ("CISaturationBlendMode", .saturation), ("CIColorBlendMode", .color), ("CILuminosityBlendMode", .luminosity),
        ].map { name, mode in
            let formula = BlendFormula(mode)
            return compositing(name) { s, d in Pixel(bgra: formula.result(source: s.bgra, below: d.bgra)) }
        } + [
            compositing("CILinearDodgeBlendMode") { s, d in separable(s, d) { pointwiseMin($0 + $1, .one) } },
            compositing("CILinearBurnBlendMode") { s, d in separable(s, d) { pointwiseMax($0 + $1 - 1, .zero) } },
            compositing("CISubtractBlendMode") { s, d in separable(s, d) { pointwiseMax($0 - $1, .zero) } },
            compositing("CIDivideBlendMode") { s, d in
                separable(s, d) { b, s in pointwiseMin(b / pointwiseMax(s, Pixel(repeating: 1e-6)), .one) }
            },
        ]

    /// Returns the result of a blend mode with the function B, from the premultiplied pixels S above D: S·(1 - Dα) + D·(1 - Sα) +
    /// Sα·Dα·B(D/Dα, S/Sα).
    private static func separable(_ s: Pixel, _ d: Pixel, _ blend: (Pixel, Pixel) -> Pixel) -> Pixel {
        let blended = blend(d.straight, s.straight).withAlpha(1)
        return s * (1 - d.w) + d * (1 - s.w) + blended * (s.w * d.w)
    }
}

extension Pixel {
    /// The channels blue, green, red and alpha.
    fileprivate var bgra: SIMD4<Double> { SIMD4<Double>(Double(z), Double(y), Double(x), Double(w)) }

    fileprivate init(bgra: SIMD4<Double>) { self.init(Float(bgra.z), Float(bgra.y), Float(bgra.x), Float(bgra.w)) }
}
