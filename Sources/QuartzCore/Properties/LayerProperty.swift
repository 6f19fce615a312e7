import CoreGraphics
import Foundation

/// A property of a layer that can be read, written and animated by name: one entry of a table.
nonisolated package struct LayerProperty: Sendable {
    /// The name, or the key path of a component.
    package let key: String
    /// Whether several UIKit animations of the property add up, instead of replacing each other.
    package let isAdditive: Bool
    /// Whether the property can be animated. If false, it always changes immediately.
    let isAnimatable: Bool
    /// The kind of layers that have the property, or nil for all layers.
    var ownerKind: ClassSpecificKind?
    /// The location of the value in `LayerValues`.
    let location: LayerValueLocation

    init(_ key: String, _ location: LayerValueLocation, isAdditive: Bool = false, isAnimatable: Bool = true) {
        self.key = key
        self.isAdditive = isAdditive
        self.isAnimatable = isAnimatable
        self.location = location
    }

    /// Returns the value of the property.
    package func get(_ values: LayerValues) -> LayerValue {
        var values = values
        return location.get(&values)
    }

    /// Returns the value of the property without copying `values`. `values` is not changed.
    func getInPlace(_ values: inout LayerValues) -> LayerValue { location.get(&values) }
    /// Sets the value of the property. A value of another type is ignored.
    package func set(_ values: inout LayerValues, _ value: LayerValue) { location.set(&values, value) }

    /// Returns the animatable property with this name, or nil if there is none.
    package static func animatable(named key: String) -> LayerProperty? {
        guard let property = propertiesByKey[key] else { return filterInput(key) }
        return property.isAnimatable ? property : nil
    }

    /// Returns the property with this name, animatable or not, or nil if there is none.
    static func named(_ key: String) -> LayerProperty? { propertiesByKey[key] ?? filterInput(key) }

    /// Returns whether a key path is the key path of an animatable number.
    package static func isNumber(_ keyPath: String) -> Bool {
        guard let property = animatable(named: keyPath), case .number = property.get(LayerValues()) else { return false }
        return true
    }

    /// Returns the property with this name if layers of this kind have it, otherwise nil.
    static func property(ofKind kind: ClassSpecificKind?, key: String) -> LayerProperty? {
        propertiesByKey[key].flatMap { $0.ownerKind == nil || $0.ownerKind == kind ? $0 : nil }
    }

    /// Returns the property, restricted to layers of this kind.
    func owned(by kind: ClassSpecificKind) -> LayerProperty {
        var property = self
        property.ownerKind = kind
        return property
    }

    /// The properties by name.
    private static let propertiesByKey = Dictionary(uniqueKeysWithValues: all.map { ($0.key, $0) })

    /// Returns `any` as a layer value, converted to the type of this property if possible. Returns nil if `any` cannot be a layer value.
    func layerValue(from any: Any) -> LayerValue? {
        guard let value = LayerValue(any) else { return nil }
        switch (get(LayerValues()), value) {
        case (.size, .point(let point)): return .size(CGSize(width: point.x, height: point.y))
        case (.point, .size(let size)): return .point(CGPoint(x: size.width, y: size.height))
        case (.flag, .number(let number)): return .flag(number != 0)
        case (.number, .flag(let flag)): return .number(flag ? 1 : 0)
        default: return value
        }
    }

    // MARK: - Unknown names

    /// Reports once that the layer has no such property, and suggests the most similar name.
    @MainActor static func reportUnknownKeyPath(_ path: String, on layer: String) {
        let nearest = all.map { ($0.key, $0.key.editDistance(to: path)) }.min { $0.1 < $1.1 }
        let hint = nearest.map { "Did you mean \"\($0.0)\"?" } ?? ""
        Diagnostics.report(.warning, source: layer, "There is no property \"\(path)\". \(hint)", onlyOnce: true)
    }
}
