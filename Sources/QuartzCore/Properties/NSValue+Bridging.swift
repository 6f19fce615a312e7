import CoreGraphics
import Foundation

// On iOS, numbers and geometry in a property of type `Any`, such as `fromValue`, can be cast to the Swift type and to the type of the
// boxing object. Foundation on Linux casts only `Double`, `Float`, `Int` and `Bool`. These conformances add the other types of layer
// values, so that `animation.fromValue as? CGFloat` and `as? NSValue` have the same results as on iOS.
//
// `_ObjectiveCBridgeable` is the protocol that `as?` uses. Its name has an underscore because only libraries adopt it.

/// A type that `as?` converts to an `NSValue` and back.
nonisolated protocol BoxedInNSValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
    /// The encoded type of the boxed value, as in `NSValue.objCType`.
    static var encodedType: String { get }
    init()
    init(unboxing value: NSValue)
    var boxed: NSValue { get }
}

nonisolated extension BoxedInNSValue {
    public func _bridgeToObjectiveC() -> NSValue { boxed }

    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) -> Bool {
        result = String(cString: source.objCType) == encodedType ? Self(unboxing: source) : nil
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self { source.map { Self(unboxing: $0) } ?? Self() }
}

nonisolated extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) { result = CGFloat(source.doubleValue) }

    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat { CGFloat(source?.doubleValue ?? 0) }
}

nonisolated extension CGPoint: BoxedInNSValue, @retroactive _ObjectiveCBridgeable {
    static var encodedType: String { "{CGPoint=dd}" }
    init(unboxing value: NSValue) { self = value.pointValue }
    var boxed: NSValue { NSValue(cgPoint: self) }
}

nonisolated extension CGSize: BoxedInNSValue, @retroactive _ObjectiveCBridgeable {
    static var encodedType: String { "{CGSize=dd}" }
    init(unboxing value: NSValue) { self = value.sizeValue }
    var boxed: NSValue { NSValue(cgSize: self) }
}

nonisolated extension CGRect: BoxedInNSValue, @retroactive _ObjectiveCBridgeable {
    static var encodedType: String { "{CGRect={CGPoint=dd}{CGSize=dd}}" }
    init(unboxing value: NSValue) { self = value.rectValue }
    var boxed: NSValue { NSValue(cgRect: self) }
}

nonisolated extension CATransform3D: BoxedInNSValue {
    static var encodedType: String { "[16d]" }
    init(unboxing value: NSValue) { self = value.caTransform3DValue }
    var boxed: NSValue { NSValue(caTransform3D: self) }
}

nonisolated extension CGAffineTransform: BoxedInNSValue {
    static var encodedType: String { "[6d]" }
    init(unboxing value: NSValue) { self = value.cgAffineTransformValue }
    var boxed: NSValue { NSValue(cgAffineTransform: self) }
}
