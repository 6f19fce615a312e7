import CoreGraphics
import Foundation

/// The values with which a filter makes its result. Values that are missing, of another type or not finite are replaced by the default
/// values. Infinite numbers in a vector are limited to a large number instead.
struct FilterParameters: Sendable {
    let description: FilterDescription
    let values: [String: FilterValue]

    /// The largest absolute value of a number, alone or in a vector.
    private static let limit = 1e9

    private func defaultValue(_ key: String) -> FilterValue? { description.inputs.first { $0.key == key }?.defaultValue }

    /// The input image, or nil if none is set.
    var image: (any ImageSource)? { image(kCIInputImageKey) }

    func image(_ key: String) -> (any ImageSource)? {
        guard case .image(let image)? = values[key] else { return nil }
        return image.consumedSource()
    }

    func number(_ key: String) -> Double {
        if case .number(let value)? = values[key], value.isFinite { return min(max(value, -Self.limit), Self.limit) }
        if case .number(let value)? = defaultValue(key) { return value }
        return 0
    }

    /// Returns a number in a range.
    func number(_ key: String, in range: ClosedRange<Double>) -> Double { min(max(number(key), range.lowerBound), range.upperBound) }

    func float(_ key: String) -> Float { Float(number(key)) }

    /// Returns a vector with `count` numbers. Missing numbers are 0.
    func vector(_ key: String, count: Int) -> [Double] {
        var numbers: [Double] = []
        if case .vector(let value)? = defaultValue(key) { numbers = value }
        if case .vector(let value)? = values[key], value.allSatisfy({ !$0.isNaN }) { numbers = value }
        return (0..<count).map { $0 < numbers.count ? min(max(numbers[$0], -Self.limit), Self.limit) : 0 }
    }

    func point(_ key: String) -> SIMD2<Double> {
        let numbers = vector(key, count: 2)
        return SIMD2(numbers[0], numbers[1])
    }

    func pixel(_ key: String) -> Pixel {
        let numbers = vector(key, count: 4).map { Float($0) }
        return Pixel(numbers[0], numbers[1], numbers[2], numbers[3])
    }

    func color(_ key: String) -> CIColor {
        if case .color(let color)? = values[key] { return color }
        if case .color(let color)? = defaultValue(key) { return color }
        return .black
    }

    /// Returns a rectangle. Its sides may be infinite. A value of another type, or with fewer than four numbers, is not replaced by the
    /// default value: the result is the null rectangle.
    func rect(_ key: String) -> CGRect {
        guard case .vector(let numbers)? = values[key] ?? defaultValue(key), numbers.count >= 4 else { return .null }
        return CIVector(numbers: numbers).cgRectValue
    }

    func transform(_ key: String) -> CGAffineTransform {
        switch values[key] {
        case .transform(let transform): transform
        case .vector(let numbers): CIVector(numbers: numbers).cgAffineTransformValue
        default: .identity
        }
    }
}
