import CoreGraphics
import CoreImage
import Foundation

/// The values of a layer's filter, which animations can change. They are copied when the layer's filters are set.
nonisolated package struct FilterState: Equatable, Sendable {
    /// The name of the filter in key paths.
    let name: String
    /// The inputs that can be animated: numbers, vectors, colors and transforms.
    var inputs: [Input]

    /// An input of the filter, with its value.
    struct Input: Equatable, Sendable {
        let key: String
        var value: LayerValue
    }

    init(_ filter: CIFilter) {
        name = filter.name
        inputs = filter.inputValues.compactMap { key, value in LayerValue(value).map { Input(key: key, value: $0) } }
    }

    /// The value of an input, or nil if there is no such input. The setter ignores a value of another type.
    subscript(key: String) -> LayerValue? {
        get { inputs.first { $0.key == key }?.value }
        set {
            guard let newValue, let index = inputs.firstIndex(where: { $0.key == key }), inputs[index].value.hasSameType(as: newValue)
            else { return }
            inputs[index].value = newValue
        }
    }

    /// The values of the inputs in the type that the filter uses, with their keys.
    var filterValues: [(key: String, value: FilterValue)] {
        inputs.compactMap { input in input.value.filterValue.map { (input.key, $0) } }
    }
}

nonisolated extension LayerValue {
    /// Creates a layer value from the value of a filter, or returns nil for an image.
    init?(_ value: FilterValue) {
        switch value {
        case .number(let number): self = .number(number)
        case .vector(let numbers): self = .numbers(numbers)
        case .color(let color): self = .color(CGColor(color))
        case .transform(let transform): self = .transform(CATransform3D(transform))
        case .image: return nil
        }
    }

    /// The value as a filter value, or nil if it cannot be converted.
    var filterValue: FilterValue? {
        switch self {
        case .number(let number): .number(number)
        case .numbers(let numbers): .vector(numbers)
        case .point(let point): .vector([Double(point.x), Double(point.y)])
        case .color(let color): .color(CIColor(cgColor: color ?? .clear))
        case .transform(let transform): transform.affineTransform.map { .transform($0) }
        default: nil
        }
    }

    /// Whether `other` can replace this value of an input: both have the same type, or `other` is a point and replaces a list of numbers.
    fileprivate func hasSameType(as other: LayerValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.numbers, .numbers), (.color, .color), (.transform, .transform), (.numbers, .point): true
        default: false
        }
    }
}

nonisolated extension CGColor {
    /// Creates a color from the color of a filter.
    fileprivate init(_ color: CIColor) { self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha) }
}
