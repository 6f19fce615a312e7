import Foundation

extension FilterDescription {
    /// The filters that change colors for an artistic effect. s is the straight color, in linear light unless `RenderOptions.isLinear` is
    /// false.
    static let colorEffects: [FilterDescription] = [
        color("CIColorInvert", kCICategoryColorEffect, []) { _, _ in { s in (1 - s).withAlpha(s.w) } },
        color(
            "CIColorMonochrome", kCICategoryColorEffect,
            [
                .color(kCIInputColorKey, CIColor(red: 0.6, green: 0.45, blue: 0.3), .opaqueColor), .intensity(1),
            ]
        ) { values, options in
            let (color, intensity) = (options.straightPixel(values.color(kCIInputColorKey)), values.float(kCIInputIntensityKey))
            return { s in s.mixed(with: color * s.luminance, intensity).withAlpha(s.w) }
        },
        color("CIColorPosterize", kCICategoryColorEffect, [.number("inputLevels", 6, slider: 2...30, min: 2)]) { values, _ in
            let levels = Float(values.number("inputLevels", in: 2...65_536))
            let lastStep = levels.rounded(.up) - 1
            return { s in
                let steps = pointwiseMin(pointwiseMax(s, .zero) * levels, Pixel(repeating: lastStep)).rounded(.down)
                return (steps / lastStep).withAlpha(s.w)
            }
        },
        color(
            "CIFalseColor", kCICategoryColorEffect,
            [
                .color("inputColor0", CIColor(red: 0.3, green: 0, blue: 0)), .color("inputColor1", CIColor(red: 1, green: 0.9, blue: 0.8)),
            ]
        ) { values, options in
            let colors = ["inputColor0", "inputColor1"].map { options.straightPixel(values.color($0)) }
            return { s in
                let mixed = colors[0].mixed(with: colors[1], s.luminance)
                return mixed.withAlpha(mixed.w * s.w)
            }
        },
        color("CIMaskToAlpha", kCICategoryColorEffect, []) { _, _ in
            { s in Pixel(1, 1, 1, min(max(s.luminance * s.w, 0), 1)) }
        },
        color("CIMaximumComponent", kCICategoryColorEffect, []) { _, _ in
            { s in Pixel(repeating: max(s.x, s.y, s.z)).withAlpha(s.w) }
        },
        color("CIMinimumComponent", kCICategoryColorEffect, []) { _, _ in
            { s in Pixel(repeating: min(s.x, s.y, s.z)).withAlpha(s.w) }
        },
        // Differs from Apple: the tones are computed by the usual sepia matrix for stored values.
        color("CISepiaTone", kCICategoryColorEffect, [.intensity(1)]) { values, options in
            let intensity = values.float(kCIInputIntensityKey)
            return SRGBConversion.map(options) { s in
                let sepia = Pixel(
                    (s * Pixel(0.393, 0.769, 0.189, 0)).sum(), (s * Pixel(0.349, 0.686, 0.168, 0)).sum(),
                    (s * Pixel(0.272, 0.534, 0.131, 0)).sum(), 0)
                return s.mixed(with: pointwiseMin(sepia, .one), intensity).withAlpha(s.w)
            }
        },
        vignette,
    ]

    /// The color is multiplied by 1 - intensity · f(r). The unit of the distance r from the center is half of the diagonal, times the
    /// radius. f(r) = r²(2 - r²) rises smoothly from 0 at the center to 1 at r = 1, and is 1 beyond. In the code, d is r². Differs from
    /// Apple: the shape of f.
    private static let vignette = FilterDescription(
        "CIVignette", kCICategoryColorEffect,
        [.image, .intensity(0, slider: -1...1), .number(kCIInputRadiusKey, 1, slider: 0...2, min: 0, identity: 0)]
    ) { values in
        guard let image = values.image, !image.domain.isInfinite, !image.domain.isEmpty else { return values.image }
        let (area, intensity) = (image.domain, values.float(kCIInputIntensityKey))
        let center = SIMD2(Float(area.x0 + area.x1), Float(area.y0 + area.y1)) / 2
        let halfDiagonal = Float(hypot(Double(area.width), Double(area.height)) / 2)
        let reach = max(halfDiagonal * Float(values.number(kCIInputRadiusKey, in: 0...1000)), 1e-3)
        return PositionedMapSource(input: image) { _ in
            { pixel, position in
                let offset = (position - center) / reach
                let d = min((offset * offset).sum(), 1)
                let factor = max(1 - intensity * d * (2 - d), 0)
                return (pixel * factor).withAlpha(pixel.w)
            }
        }
    }
}
