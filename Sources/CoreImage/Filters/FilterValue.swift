import CoreGraphics
import Foundation

/// The value of an input of a filter.
package enum FilterValue: Equatable, Sendable {
    case number(Double)
    case vector([Double])
    case color(CIColor)
    case image(CIImage)
    case transform(CGAffineTransform)

    /// Creates a value from an object that clients set, or returns nil for an object of another type.
    package init?(_ any: Any) {
        switch any {
        case let value as Double: self = .number(value)
        case let value as CGFloat: self = .number(Double(value))
        // The conversion by text keeps the decimal digits of a literal: 0.1 does not become 0.10000000149.
        case let value as Float: self = .number(Double(value.description) ?? Double(value))
        case let value as any BinaryInteger: self = .number(Double(value))
        case let value as Bool: self = .number(value ? 1 : 0)
        case let value as CIVector: self = .vector(value.numbers)
        case let value as CIColor: self = .color(value)
        case let value as CIImage: self = .image(value)
        case let value as CGColor: self = .color(CIColor(cgColor: value))
        case let value as CGImage: self = .image(CIImage(cgImage: value))
        case let value as CGPoint: self = .vector([Double(value.x), Double(value.y)])
        case let value as CGRect: self = .vector(CIVector(cgRect: value).numbers)
        case let value as CGAffineTransform: self = .transform(value)
        case let value as NSNumber: self = .number(value.doubleValue)
        case let value as NSValue: self.init(boxed: value)
        default: return nil
        }
    }

    /// Creates a value from a boxed point, rectangle or transform. UIKit boxes a transform as an array of six numbers.
    private init?(boxed value: NSValue) {
        switch String(cString: value.objCType) {
        case "{CGPoint=dd}": self = .vector([Double(value.pointValue.x), Double(value.pointValue.y)])
        case "{CGRect={CGPoint=dd}{CGSize=dd}}": self = .vector(CIVector(cgRect: value.rectValue).numbers)
        case "[6d]":
            var transform = CGAffineTransform.identity
            value.getValue(&transform)
            self = .transform(transform)
        default: return nil
        }
    }

    /// The value as an object, as clients read it.
    package var object: Any {
        switch self {
        case .number(let value): NSNumber(value: value)
        case .vector(let values): CIVector(numbers: values)
        case .color(let color): color
        case .image(let image): image
        case .transform(let transform): transform
        }
    }

    /// Returns whether two values are equal. Images are compared by identity and not by their pixels, which never change.
    package static func == (a: FilterValue, b: FilterValue) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): a == b
        case (.vector(let a), .vector(let b)): a == b
        case (.color(let a), .color(let b)): a.isEqual(b)
        case (.image(let a), .image(let b)): a === b
        case (.transform(let a), .transform(let b)): a == b
        default: false
        }
    }
}
