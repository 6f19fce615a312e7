import CoreGraphics
import Foundation

/// Conversions of values from storyboards to the types of properties.
enum InterfaceValue {
    /// Returns a value as another type, or nil if it cannot be converted. Numbers are converted to the usual types of numbers, and to
    /// `Bool`. For integer types they are rounded. A missing value can be converted only to an optional type.
    static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        for candidate in candidates(value) {
            if let result = candidate as? Value { return result }
        }
        return nil
    }

    /// Returns the representations of a value in several types, the most exact representation first.
    private static func candidates(_ value: Any) -> [Any] {
        switch value {
        case let bool as Bool: return [bool, bool ? 1 : 0, NSNumber(value: bool)]
        case let integer as Int: return [integer] + numbers(Double(integer)) + [integer != 0]
        case let number as Double:
            let whole = Int(exactly: number.rounded())
            return numbers(number) + (whole.map { [$0] } ?? []) + [number != 0]
        default: return [value]
        }
    }

    private static func numbers(_ value: Double) -> [Any] {
        var result: [Any] = [value, CGFloat(value), Float(value)]
        if let whole = Int(exactly: value.rounded()) {
            result += [Int(whole), UInt(exactly: whole) as Any, Int32(exactly: whole) as Any, UInt8(exactly: whole) as Any]
        }
        return result + [NSNumber(value: value)]
    }
}
