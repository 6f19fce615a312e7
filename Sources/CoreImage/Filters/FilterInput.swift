import CoreGraphics
import Foundation

/// An input of a filter: its key, its default value, and its entries in `CIFilter.attributes`.
struct FilterInput: Sendable {
    /// The meaning of a value. It determines whether `scaled(_:by:)` multiplies its numbers by the scale of the image.
    enum Kind: String, Sendable {
        case image = "CIAttributeTypeImage"
        case scalar = "CIAttributeTypeScalar"
        case distance = "CIAttributeTypeDistance"
        case angle = "CIAttributeTypeAngle"
        case time = "CIAttributeTypeTime"
        case position = "CIAttributeTypePosition"
        case rectangle = "CIAttributeTypeRectangle"
        case vector = "CIAttributeTypePosition4"
        case color = "CIAttributeTypeColor"
        case opaqueColor = "CIAttributeTypeOpaqueColor"
        case transform = "CIAttributeTypeTransform"
    }

    let key: String
    let kind: Kind
    var defaultValue: FilterValue?
    /// The smallest value, or nil if there is no lower limit.
    var minimum: Double?
    /// The largest value, or nil if there is no upper limit.
    var maximum: Double?
    /// The range of a slider.
    var slider: ClosedRange<Double>?
    /// The value that changes nothing.
    var identity: FilterValue?

    static let image = FilterInput(key: kCIInputImageKey, kind: .image)
    static func image(_ key: String) -> FilterInput { FilterInput(key: key, kind: .image) }

    /// Returns the input of a number, with its default value, its slider and the value that changes nothing.
    static func number(
        _ key: String, _ value: Double, _ kind: Kind = .scalar, slider: ClosedRange<Double>, min: Double? = nil, max: Double? = nil,
        identity: Double? = nil
    ) -> FilterInput {
        FilterInput(
            key: key, kind: kind, defaultValue: .number(value), minimum: min, maximum: max, slider: slider,
            identity: identity.map { .number($0) })
    }

    /// Returns the input of a radius in pixels.
    static func radius(_ value: Double, slider: ClosedRange<Double> = 0...100) -> FilterInput {
        number(kCIInputRadiusKey, value, .distance, slider: slider, min: 0, identity: 0)
    }

    /// Returns the input of the strength of a filter, usually 0…1.
    static func intensity(_ value: Double, slider: ClosedRange<Double> = 0...1) -> FilterInput {
        number(kCIInputIntensityKey, value, slider: slider, identity: 0)
    }

    static func vector(_ key: String, _ values: [Double], _ kind: Kind = .vector, identity: [Double]? = nil) -> FilterInput {
        FilterInput(key: key, kind: kind, defaultValue: .vector(values), identity: identity.map { .vector($0) })
    }

    static func color(_ key: String, _ color: CIColor, _ kind: Kind = .color) -> FilterInput {
        FilterInput(key: key, kind: kind, defaultValue: .color(color))
    }

    /// The name of the class of the values.
    private var className: String {
        switch kind {
        case .image: "CIImage"
        case .scalar, .distance, .angle, .time: "NSNumber"
        case .position, .rectangle, .vector: "CIVector"
        case .color, .opaqueColor: "CIColor"
        case .transform: "NSValue"
        }
    }

    /// The description of the input in `CIFilter.attributes`.
    var attributes: [String: Any] {
        var result: [String: Any] = [
            kCIAttributeName: key, kCIAttributeClass: className, kCIAttributeType: kind.rawValue,
            kCIAttributeDisplayName: FilterDescription.words(of: String(key.dropFirst("input".count))),
        ]
        result[kCIAttributeDefault] = defaultValue?.object
        result[kCIAttributeIdentity] = identity?.object
        result[kCIAttributeMin] = minimum.map { NSNumber(value: $0) }
        result[kCIAttributeMax] = maximum.map { NSNumber(value: $0) }
        result[kCIAttributeSliderMin] = slider.map { NSNumber(value: $0.lowerBound) }
        result[kCIAttributeSliderMax] = slider.map { NSNumber(value: $0.upperBound) }
        return result
    }

    /// Returns a value for an image with `scale` times as many pixels per side. Only lengths and positions change.
    func scaled(_ value: FilterValue, by scale: Double) -> FilterValue {
        switch (kind, value) {
        case (.distance, .number(let number)): .number(number * scale)
        case (.position, .vector(let numbers)), (.rectangle, .vector(let numbers)): .vector(numbers.map { $0 * scale })
        case (.transform, .transform(let t)):
            .transform(CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx * CGFloat(scale), ty: t.ty * CGFloat(scale)))
        default: value
        }
    }
}
