/// A typed row of the property table: a property of all layers, whose value is stored in `LayerValues`.
///
/// The rows are computed properties that are always inlined. After inlining, only the key and the offset remain, as constants, so writing a
/// property is as fast as with literals. A stored static row would need a call of `swift_once` at each write.
nonisolated struct CommonProperty<Value: CommonPropertyValue>: Sendable {
    /// The name, or the key path of a component.
    let key: String
    /// The offset of the value in the memory of `LayerValues`.
    let offset: Int
    /// Whether several UIKit animations of the property add up, instead of replacing each other.
    let isAdditive: Bool
    /// Whether the property can be animated. If false, it always changes immediately.
    let isAnimatable: Bool

    @inline(__always)
    init(_ key: String, _ path: KeyPath<LayerValues, Value>, isAdditive: Bool = false, isAnimatable: Bool = true) {
        guard let offset = MemoryLayout<LayerValues>.offset(of: path) else { preconditionFailure("\(key) is not stored in LayerValues") }
        self.key = key
        self.offset = offset
        self.isAdditive = isAdditive
        self.isAnimatable = isAnimatable
    }
}

nonisolated extension LayerProperty {
    /// Returns the layer property that a row describes.
    static func common<V>(_ row: CommonProperty<V>) -> LayerProperty {
        LayerProperty(row.key, V.location(offset: row.offset), isAdditive: row.isAdditive, isAnimatable: row.isAnimatable)
    }

    /// Returns the property for a component of a row.
    static func common<V: CommonPropertyValue>(_ key: String, _ path: KeyPath<LayerValues, V>, isAdditive: Bool = false) -> LayerProperty {
        common(CommonProperty(key, path, isAdditive: isAdditive))
    }
}
