import Foundation

extension FilterDescription {
    /// The filters that generate images of infinite extent.
    static let generators: [FilterDescription] = [
        FilterDescription("CIConstantColorGenerator", kCICategoryGenerator, [.color(kCIInputColorKey, .red)]) { values in
            CIImage(color: values.color(kCIInputColorKey)).source
        },
        FilterDescription("CILinearGradient", kCICategoryGradient, linearInputs) { linearGradient($0) { $0 } },
        FilterDescription("CISmoothLinearGradient", kCICategoryGradient, linearInputs) { linearGradient($0) { $0 * $0 * (3 - 2 * $0) } },
        FilterDescription(
            "CIRadialGradient", kCICategoryGradient,
            [
                .vector(kCIInputCenterKey, [150, 150], .position), .number("inputRadius0", 5, .distance, slider: 0...800, min: 0),
                .number("inputRadius1", 100, .distance, slider: 0...800, min: 0), .color("inputColor0", .white),
                .color("inputColor1", .black),
            ]
        ) { values in
            let (center, inner) = (values.point(kCIInputCenterKey), values.number("inputRadius0"))
            let outer = values.number("inputRadius1")
            return gradient(values) { point in
                let offset = point - center
                let distance = (offset * offset).sum().squareRoot()
                return outer == inner ? (distance < inner ? 0 : 1) : (distance - inner) / (outer - inner)
            }
        },
        FilterDescription(
            "CIGaussianGradient", kCICategoryGradient,
            [
                .vector(kCIInputCenterKey, [150, 150], .position), .color("inputColor0", .white), .color("inputColor1", .clear),
                .number(kCIInputRadiusKey, 300, .distance, slider: 0...800, min: 0),
            ]
        ) { values in
            let (center, radius) = (values.point(kCIInputCenterKey), max(values.number(kCIInputRadiusKey), 1e-6))
            return gradient(values) { point in
                let offset = (point - center) / radius
                // The radius is three standard deviations.
                return 1 - exp(-4.5 * (offset * offset).sum())
            }
        },
    ]

    private static let linearInputs: [FilterInput] = [
        .vector("inputPoint0", [0, 0], .position), .vector("inputPoint1", [200, 200], .position), .color("inputColor0", .white),
        .color("inputColor1", .black),
    ]

    private static func linearGradient(
        _ values: FilterParameters, _ curve: @escaping @Sendable (Double) -> Double
    ) -> (any ImageSource)? {
        let (start, end) = (values.point("inputPoint0"), values.point("inputPoint1"))
        let axis = end - start
        let square = (axis * axis).sum()
        return gradient(values) { point in
            square > 0 ? curve(min(max(((point - start) * axis).sum() / square, 0), 1)) : 0
        }
    }

    /// Returns an image in which the two colors are mixed. The fraction of the second color is a function of the position, limited to 0…1.
    private static func gradient(
        _ values: FilterParameters, _ fraction: @escaping @Sendable (SIMD2<Double>) -> Double
    ) -> any ImageSource {
        GeneratorSource { options in
            let colors = ["inputColor0", "inputColor1"].map { options.pixel(values.color($0)) }
            return { point in colors[0].mixed(with: colors[1], Float(min(max(fraction(point), 0), 1))) }
        }
    }
}
