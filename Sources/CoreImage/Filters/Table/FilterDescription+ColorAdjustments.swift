import Foundation

extension FilterDescription {
    /// Creates a filter that changes each color. The argument and the result of the function that `makeMap` returns are straight colors:
    /// they are not multiplied by alpha.
    static func color(
        _ name: String, _ category: String, _ inputs: [FilterInput],
        _ makeMap: @escaping @Sendable (FilterParameters, RenderOptions) -> (Pixel) -> Pixel
    ) -> FilterDescription {
        FilterDescription(name, category, [.image] + inputs) { values in
            values.image.map { image in
                ColorMapSource(input: image) { options in
                    let map = makeMap(values, options)
                    return { map($0.straight).premultiplied }
                }
            }
        }
    }

    /// The filters that correct colors. s is the straight color, in linear light unless `RenderOptions.isLinear` is false.
    static let colorAdjustments: [FilterDescription] = [
        color("CIColorControls", kCICategoryColorAdjustment, colorControlInputs) { values, _ in
            let (saturation, brightness) = (values.float(kCIInputSaturationKey), values.float(kCIInputBrightnessKey))
            let contrast = values.float(kCIInputContrastKey)
            return { s in
                let gray = Pixel(repeating: s.luminance)
                // (mix(gray, s, saturation) + brightness - 1/2) · contrast + 1/2
                return ((gray + (s - gray) * saturation + brightness - 0.5) * contrast + 0.5).withAlpha(s.w)
            }
        },
        color("CIColorMatrix", kCICategoryColorAdjustment, colorMatrixInputs) { values, _ in
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map { values.pixel($0) }
            let bias = values.pixel(kCIInputBiasKey)
            return { s in
                let result = Pixel((s * rows[0]).sum(), (s * rows[1]).sum(), (s * rows[2]).sum(), (s * rows[3]).sum()) + bias
                return result.withAlpha(min(max(result.w, 0), 1))
            }
        },
        color("CIExposureAdjust", kCICategoryColorAdjustment, [.number(kCIInputEVKey, 0, slider: -10...10, identity: 0)]) { values, _ in
            let factor = Float(exp2(values.number(kCIInputEVKey, in: -60...60)))
            return { s in (s * factor).withAlpha(s.w) }
        },
        color("CIGammaAdjust", kCICategoryColorAdjustment, [.number("inputPower", 0.75, slider: 0.25...4, identity: 1)]) { values, _ in
            let power = values.float("inputPower")
            return { s in Pixel(pow(max(s.x, 0), power), pow(max(s.y, 0), power), pow(max(s.z, 0), power), s.w) }
        },
        color(
            "CIHueAdjust", kCICategoryColorAdjustment,
            [
                .number(kCIInputAngleKey, 0, .angle, slider: -Double.pi...Double.pi, identity: 0)
            ]
        ) { values, _ in
            let rows = hueRotation(values.number(kCIInputAngleKey))
            return { s in Pixel((s * rows[0]).sum(), (s * rows[1]).sum(), (s * rows[2]).sum(), s.w) }
        },
        color("CIVibrance", kCICategoryColorAdjustment, [.number("inputAmount", 0, slider: -1...1, identity: 0)]) { values, _ in
            let amount = values.float("inputAmount")
            return { s in
                // Colors with a low saturation change most.
                let saturation = min(max(max(s.x, s.y, s.z) - min(s.x, s.y, s.z), 0), 1)
                let gray = Pixel(repeating: s.luminance)
                return (gray + (s - gray) * (1 + amount * (1 - saturation))).withAlpha(s.w)
            }
        },
        color("CIWhitePointAdjust", kCICategoryColorAdjustment, [.color(kCIInputColorKey, .white, .opaqueColor)]) { values, options in
            let white = options.straightPixel(values.color(kCIInputColorKey)).withAlpha(1)
            return { $0 * white }
        },
        color(
            "CIColorClamp", kCICategoryColorAdjustment,
            [
                .vector("inputMinComponents", [0, 0, 0, 0], identity: [0, 0, 0, 0]),
                .vector("inputMaxComponents", [1, 1, 1, 1], identity: [1, 1, 1, 1]),
            ]
        ) { values, _ in
            let (low, high) = (values.pixel("inputMinComponents"), values.pixel("inputMaxComponents"))
            return { s in pointwiseMin(pointwiseMax(s, low), high) }
        },
        color("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, []) { _, _ in
            { s in Pixel(SRGBConversion.stored(s.x), SRGBConversion.stored(s.y), SRGBConversion.stored(s.z), s.w) }
        },
        color("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, []) { _, _ in
            { s in Pixel(SRGBConversion.linear(s.x), SRGBConversion.linear(s.y), SRGBConversion.linear(s.z), s.w) }
        },
    ]

    private static let colorControlInputs: [FilterInput] = [
        .number(kCIInputSaturationKey, 1, slider: 0...2, min: 0, identity: 1),
        .number(kCIInputBrightnessKey, 0, slider: -1...1, identity: 0),
        .number(kCIInputContrastKey, 1, slider: 0.25...4, min: 0.25, identity: 1),
    ]

    private static let colorMatrixInputs: [FilterInput] = [
        .vector("inputRVector", [1, 0, 0, 0], identity: [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0], identity: [0, 1, 0, 0]),
        .vector("inputBVector", [0, 0, 1, 0], identity: [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1], identity: [0, 0, 0, 1]),
        .vector(kCIInputBiasKey, [0, 0, 0, 0], identity: [0, 0, 0, 0]),
    ]

    /// Returns the rows of a matrix that rotates the hue and keeps grays and the luminance.
    ///
    /// With the luminance weights l, the projection to gray is L = (1, 1, 1)ᵀ l. The matrix is L + cos · (I - L) + sin · T. T maps grays to
    /// 0, and the luminance of each result of T is 0.
    private static func hueRotation(_ angle: Double) -> [Pixel] {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let l = luminanceWeights
        // The cross product with gray (1, 1, 1)/√3 rotates a color about the gray axis. The luminance of the product is subtracted.
        let rotation: [Pixel] = [Pixel(0, -1, 1, 0), Pixel(1, 0, -1, 0), Pixel(-1, 1, 0, 0)].map { $0 / Float(3).squareRoot() }
        let luminance = rotation[0] * l.x + rotation[1] * l.y + rotation[2] * l.z
        return (0..<3).map { row in
            var identity = Pixel.zero
            identity[row] = 1
            return l + (identity - l) * c + (rotation[row] - luminance) * s
        }
    }
}

/// Conversions of single values with the tables of `TransferCurve`. Values are limited to 0…1.
enum SRGBConversion {
    @inline(__always) static func stored(_ linear: Float) -> Float { TransferCurve.stored[TransferCurve.index(linear)] }
    @inline(__always) static func linear(_ stored: Float) -> Float { TransferCurve.linear[TransferCurve.index(stored)] }

    /// Returns a function that applies `change` to the stored values of sRGB. Equal steps of these values look equally large. The argument
    /// and the result of the returned function are straight colors of the rendering, which are in linear light if `isLinear` is true.
    static func map(_ options: RenderOptions, _ change: @escaping (Pixel) -> Pixel) -> (Pixel) -> Pixel {
        guard options.isLinear else { return change }
        return { s in
            let result = change(Pixel(stored(s.x), stored(s.y), stored(s.z), s.w))
            return Pixel(linear(result.x), linear(result.y), linear(result.z), result.w)
        }
    }
}
