import Foundation

extension FilterDescription {
    /// The filters that blur and sharpen.
    static let blurs: [FilterDescription] = [
        FilterDescription("CIGaussianBlur", kCICategoryBlur, [.image, .radius(10)]) { values in
            values.image.map { GaussianBlurSource($0, sigma: values.number(kCIInputRadiusKey)) }
        },
        FilterDescription("CIBoxBlur", kCICategoryBlur, [.image, .radius(10)]) { values in
            values.image.map { BoxBlurSource($0, radius: values.number(kCIInputRadiusKey)) }
        },
        FilterDescription(
            "CIMotionBlur", kCICategoryBlur,
            [.image, .radius(20), .number(kCIInputAngleKey, 0, .angle, slider: -Double.pi...Double.pi, identity: 0)]
        ) { values in
            values.image.map { MotionBlurSource($0, radius: values.number(kCIInputRadiusKey), angle: values.number(kCIInputAngleKey)) }
        },
        // The difference between the image and its blur, times the intensity, is added to the image.
        FilterDescription("CIUnsharpMask", kCICategorySharpen, [.image, .radius(2.5), .intensity(0.5)]) { values in
            sharpened(values) { $0 }
        },
        // Like CIUnsharpMask, but only the difference in luminance is added, so that edges keep their hue.
        FilterDescription(
            "CISharpenLuminance", kCICategorySharpen,
            [.image, .number(kCIInputSharpnessKey, 0.4, slider: 0...2, identity: 0), .radius(1.69, slider: 0...20)]
        ) { values in
            sharpened(values) { difference in Pixel(repeating: difference.luminance).withAlpha(0) }
        },
    ]

    /// Returns the image plus an added difference times the strength. `addedDifference` converts the difference between the image and its
    /// blur at a pixel to the difference that is added.
    private static func sharpened(
        _ values: FilterParameters, _ addedDifference: @escaping @Sendable (Pixel) -> Pixel
    ) -> (any ImageSource)? {
        guard let image = values.image else { return nil }
        let key = values.description.inputs.contains { $0.key == kCIInputSharpnessKey } ? kCIInputSharpnessKey : kCIInputIntensityKey
        let strength = values.float(key)
        return BlurCombinationSource(image, sigma: values.number(kCIInputRadiusKey), domain: image.domain) { pixel, blurred in
            let result = pixel + addedDifference(pixel - blurred) * strength
            // Premultiplied colors are between 0 and alpha. Only the lower limit is applied here. Colors above alpha are limited when the
            // pixels are written to a bitmap, as for other filters.
            return result.clamped(lowerBound: .zero, upperBound: Pixel(repeating: .greatestFiniteMagnitude))
                .withAlpha(min(max(result.w, 0), 1))
        }
    }
}
