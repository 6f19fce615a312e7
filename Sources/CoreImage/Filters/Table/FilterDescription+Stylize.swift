import CoreGraphics
import Foundation

extension FilterDescription {
    /// The filters of the category "stylize": glow, squares, and blending by a mask.
    static let stylize: [FilterDescription] = [
        // The blurred image b, times the intensity i, brightens the image s: 1 - (1 - s)(1 - i·b). Differs from Apple: the formula.
        FilterDescription("CIBloom", kCICategoryStylize, [.image, .radius(10), .intensity(0.5)]) { values in
            blended(values) { pixel, blurred in
                let glow = pointwiseMin(blurred, Pixel(repeating: 1))
                return pixel + glow - pixel * glow
            }
        },
        // Each color component that is larger than in the blurred image is mixed with the component of the blurred image. The intensity
        // is the fraction. Differs from Apple: the formula.
        FilterDescription("CIGloom", kCICategoryStylize, [.image, .radius(10), .intensity(0.5)]) { values in
            guard let image = values.image else { return nil }
            let intensity = values.float(kCIInputIntensityKey)
            return BlurCombinationSource(image, sigma: values.number(kCIInputRadiusKey), domain: image.domain) { pixel, blurred in
                pixel.mixed(with: pointwiseMin(pixel, blurred), intensity).withAlpha(pixel.w)
            }
        },
        FilterDescription(
            "CIPixellate", kCICategoryStylize,
            [
                .image, .vector(kCIInputCenterKey, [150, 150], .position),
                .number(kCIInputScaleKey, 8, .distance, slider: 1...100, min: 1, identity: 1),
            ]
        ) { values in
            values.image.map { PixellateSource($0, center: values.point(kCIInputCenterKey), side: values.number(kCIInputScaleKey)) }
        },
        FilterDescription(
            "CIBlendWithMask", kCICategoryStylize, [.image, .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { masked($0) { $0.luminance } },
        FilterDescription(
            "CIBlendWithAlphaMask", kCICategoryStylize, [.image, .image(kCIInputBackgroundImageKey), .image(kCIInputMaskImageKey)]
        ) { masked($0) { $0.w } },
    ]

    /// Combines the image with its blur times the intensity.
    private static func blended(
        _ values: FilterParameters, _ combine: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> (any ImageSource)? {
        guard let image = values.image else { return nil }
        let intensity = values.float(kCIInputIntensityKey)
        return BlurCombinationSource(image, sigma: values.number(kCIInputRadiusKey)) { combine($0, $1 * intensity) }
    }

    /// Mixes the background with the image. `fraction` returns the fraction of the image from a pixel of the mask. Without a mask, the
    /// result is the image.
    private static func masked(_ values: FilterParameters, _ fraction: @escaping @Sendable (Pixel) -> Float) -> (any ImageSource)? {
        guard let image = values.image else { return nil }
        let background = values.image(kCIInputBackgroundImageKey) ?? EmptySource()
        guard let mask = values.image(kCIInputMaskImageKey) else { return image }
        // A combination has only two inputs, but the result depends on the image, the background and the mask. So the image and the
        // background are combined with the mask separately, and the results are added.
        let visible = CombinationSource(image, mask, domain: image.domain) { pixel, mask in pixel * min(max(fraction(mask), 0), 1) }
        let hidden = CombinationSource(background, mask, domain: background.domain) { pixel, mask in
            pixel * (1 - min(max(fraction(mask), 0), 1))
        }
        return CombinationSource(visible, hidden) { $0 + $1 }
    }

    /// Filters that move or cut images, and transitions.
    static let others: [FilterDescription] = [
        FilterDescription("CICrop", kCICategoryGeometryAdjustment, [.image, cropRectangle]) { values in
            guard let image = values.image else { return nil }
            return CropSource(image, PixelRect(values.rect("inputRectangle")))
        },
        FilterDescription("CIAffineTransform", kCICategoryGeometryAdjustment, [.image, transform]) { values in
            transformed(values, values.transform(kCIInputTransformKey))
        },
        // Differs from Apple: the pixels are averaged without the filter of Lanczos.
        FilterDescription(
            "CILanczosScaleTransform", kCICategoryGeometryAdjustment,
            [
                .image, .number(kCIInputScaleKey, 1, slider: 0.05...1.5, min: 0, identity: 1),
                .number(kCIInputAspectRatioKey, 1, slider: 0.5...2, min: 0, identity: 1),
            ]
        ) { values in
            let scale = CGFloat(values.number(kCIInputScaleKey))
            let transform = CGAffineTransform(scaleX: scale * CGFloat(values.number(kCIInputAspectRatioKey)), y: scale)
            return transformed(values, transform)
        },
        FilterDescription(
            "CIDissolveTransition", kCICategoryTransition,
            [.image, .image(kCIInputTargetImageKey), .number(kCIInputTimeKey, 0, .time, slider: 0...1, min: 0, max: 1)]
        ) { values in
            guard let image = values.image else { return nil }
            let fraction = Float(values.number(kCIInputTimeKey, in: 0...1))
            return CombinationSource(image, values.image(kCIInputTargetImageKey) ?? EmptySource()) { $0.mixed(with: $1, fraction) }
        },
    ]

    private static let cropRectangle = FilterInput.vector("inputRectangle", CIVector(cgRect: .infinite).numbers, .rectangle)

    private static let transform = FilterInput(key: kCIInputTransformKey, kind: .transform, defaultValue: .transform(.identity))

    private static func transformed(_ values: FilterParameters, _ transform: CGAffineTransform) -> (any ImageSource)? {
        guard let image = values.image else { return nil }
        return TransformSource(image, transform) ?? EmptySource()
    }
}
