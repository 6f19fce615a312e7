import Foundation

// Properties such as `filters.blur.inputRadius`: the input `inputRadius` of the layer's filter whose name is `blur`.
nonisolated extension LayerProperty {
    /// Returns the property for a key path of a filter, or nil for another key path. The property does not change layers without such a
    /// filter.
    static func filterInput(_ keyPath: String) -> LayerProperty? {
        let path = keyPath.split(separator: ".").map(String.init)
        guard path.count == 3, let list = filterList(path[0]) else { return nil }
        let (name, input) = (path[1], path[2])
        return LayerProperty(
            keyPath,
            .rare(
                { values in values[keyPath: list].first { $0.name == name }?[input] ?? .numbers([]) },
                { values, value in
                    guard let index = values[keyPath: list].firstIndex(where: { $0.name == name }) else { return }
                    values[keyPath: list][index][input] = value
                }))
    }

    private typealias ListPath = WritableKeyPath<RareValues, [FilterState]> & Sendable

    /// Returns the path of a list of filters. `name` is the name of the list, the first component of a key path. Nil if there is no such
    /// list.
    private static func filterList(_ name: String) -> ListPath? {
        if name == "filters" { return \RareValues.filters }
        return name == "backgroundFilters" ? \RareValues.backgroundFilters : nil
    }

    /// Returns whether a key path refers to an input of a filter that does not exist in the values.
    static func isMissingFilterInput(_ keyPath: String, in values: LayerValues) -> Bool {
        guard let property = filterInput(keyPath) else { return false }
        return property.get(values) == .numbers([])
    }
}
