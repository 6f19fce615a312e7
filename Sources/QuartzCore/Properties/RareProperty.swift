/// A row of the property table: a property whose value is stored in `RareValues`. `Value` is the type of the property.
nonisolated struct RareProperty<Value: Equatable & Sendable & FiniteCheckable>: Sendable {
    typealias ValuePath = WritableKeyPath<RareValues, Value> & Sendable

    /// The name, or the key path of a component.
    let key: String
    /// The path of the value in `RareValues`.
    let path: ValuePath
    /// Whether the property can be animated. If false, it always changes immediately.
    let isAnimatable: Bool

    init(_ key: String, _ path: ValuePath, isAnimatable: Bool = true) {
        self.key = key
        self.path = path
        self.isAnimatable = isAnimatable
    }
}

nonisolated extension LayerProperty {
    /// Returns the layer property that a row describes.
    static func rare<V: LayerPropertyValue>(_ row: RareProperty<V>) -> LayerProperty {
        let path = row.path
        return LayerProperty(
            row.key,
            .rare({ $0[keyPath: path].layerValue }, { if let value = V.value(of: $1) { $0[keyPath: path] = value } }),
            isAnimatable: row.isAnimatable)
    }

    /// Returns the property for a component of a row.
    static func rare<V: LayerPropertyValue>(_ key: String, _ path: RareProperty<V>.ValuePath) -> LayerProperty {
        rare(RareProperty(key, path))
    }

    /// Returns the property of a row whose animations use another type of value than `RareValues` stores. `get` and `set` convert the
    /// value.
    static func rare<V>(
        _ row: RareProperty<V>, get: @escaping @Sendable (RareValues) -> LayerValue,
        set: @escaping @Sendable (inout RareValues, LayerValue) -> Void
    ) -> LayerProperty {
        LayerProperty(row.key, .rare(get, set), isAnimatable: row.isAnimatable)
    }
}
