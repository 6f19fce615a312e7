import CoreGraphics
import Foundation

/// A type that a property of a layer can have.
nonisolated protocol LayerPropertyValue: Equatable, Sendable, FiniteCheckable {
    /// The value as a layer value.
    var layerValue: LayerValue { get }
    /// Returns the value that a layer value stores, or nil if the layer value has another type.
    static func value(of layerValue: LayerValue) -> Self?
}

/// A type that a property stored in `LayerValues` can have.
nonisolated protocol CommonPropertyValue: LayerPropertyValue {
    /// Returns the location of a value of this type at an offset in the memory of `LayerValues`.
    static func location(offset: Int) -> LayerValueLocation
}

/// A type `T` such that a property of a layer can have the optional type `T?`.
nonisolated protocol OptionalPropertyValue: Equatable, Sendable, FiniteCheckable {
    /// Returns a value, or nil, as a layer value.
    static func layerValue(of value: Self?) -> LayerValue
    /// Returns the optional value that a layer value stores.
    ///
    /// The outer optional is nil if the layer value has another type. The inner optional is nil if the stored value is nil.
    static func value(of layerValue: LayerValue) -> Self??
}

nonisolated extension Optional: LayerPropertyValue where Wrapped: OptionalPropertyValue {
    var layerValue: LayerValue { Wrapped.layerValue(of: self) }
    static func value(of layerValue: LayerValue) -> Wrapped?? { Wrapped.value(of: layerValue) }
}

nonisolated extension Optional: CommonPropertyValue where Wrapped == CGColor {
    static func location(offset: Int) -> LayerValueLocation { .color(offset) }
}

nonisolated extension CGColor: OptionalPropertyValue {
    static func layerValue(of value: CGColor?) -> LayerValue { .color(value) }
    static func value(of layerValue: LayerValue) -> CGColor?? { if case .color(let value) = layerValue { .some(value) } else { nil } }
}

nonisolated extension Path: OptionalPropertyValue {
    static func layerValue(of value: Path?) -> LayerValue { .path(value) }
    static func value(of layerValue: LayerValue) -> Path?? { if case .path(let value) = layerValue { .some(value) } else { nil } }
}

nonisolated extension Double: CommonPropertyValue {
    var layerValue: LayerValue { .number(self) }
    static func value(of layerValue: LayerValue) -> Double? { if case .number(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .number(offset) }
}

nonisolated extension CGFloat: CommonPropertyValue {
    var layerValue: LayerValue { .number(Double(self)) }
    static func value(of layerValue: LayerValue) -> CGFloat? { if case .number(let value) = layerValue { CGFloat(value) } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .number(offset) }
}

nonisolated extension CGPoint: CommonPropertyValue {
    var layerValue: LayerValue { .point(self) }
    static func value(of layerValue: LayerValue) -> CGPoint? { if case .point(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .point(offset) }
}

nonisolated extension CGSize: CommonPropertyValue {
    var layerValue: LayerValue { .size(self) }
    static func value(of layerValue: LayerValue) -> CGSize? { if case .size(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .size(offset) }
}

nonisolated extension CGRect: CommonPropertyValue {
    var layerValue: LayerValue { .rect(self) }
    static func value(of layerValue: LayerValue) -> CGRect? { if case .rect(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .rect(offset) }
}

nonisolated extension CATransform3D: CommonPropertyValue {
    var layerValue: LayerValue { .transform(self) }
    static func value(of layerValue: LayerValue) -> CATransform3D? { if case .transform(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .transform(offset) }
}

nonisolated extension Bool: CommonPropertyValue {
    var layerValue: LayerValue { .flag(self) }
    static func value(of layerValue: LayerValue) -> Bool? { if case .flag(let value) = layerValue { value } else { nil } }
    static func location(offset: Int) -> LayerValueLocation { .flag(offset) }
}

nonisolated extension LayerContents: LayerPropertyValue {
    var layerValue: LayerValue { .contents(self) }
    static func value(of layerValue: LayerValue) -> LayerContents? { if case .contents(let value) = layerValue { value } else { nil } }
}

nonisolated extension [CGColor]: LayerPropertyValue {
    var layerValue: LayerValue { .colors(self) }
    static func value(of layerValue: LayerValue) -> [CGColor]? { if case .colors(let value) = layerValue { value } else { nil } }
}
