import CoreGraphics

// The values of a layer, for traces.
extension CALayer {
    /// The values that the layer displays.
    package var displayedValues: LayerValues { values(at: now) }

    /// Returns the properties of the layer and the inputs of its filters, with their keys and their values in `values`, in a fixed order.
    package func properties(in values: LayerValues) -> [(key: String, value: LayerValue)] {
        var values = values
        let kind = classSpecificKind
        let own = LayerProperty.wholeProperties.lazy.filter { $0.ownerKind == nil || $0.ownerKind == kind }
        return own.map { ($0.key, $0.getInPlace(&values)) } + values.filterInputs
    }

    /// Returns the model value of a property, or nil if there is no such property.
    package func modelValue(ofProperty key: String) -> LayerValue? { LayerProperty.named(key)?.get(modelValues) }

    /// The keys of the properties that are animated, such as `position` for an animation of `position.x`.
    package var animatedPropertyKeys: Set<String> {
        Set(attachedAnimations.flatMap { $0.animation.animatedKeyPaths }.map(LayerProperty.propertyKey))
    }
}

nonisolated extension LayerProperty {
    /// The properties that are not components of other properties.
    static let wholeProperties = all.filter { !$0.key.contains(".") }

    /// Returns the key of the property to which a key path belongs. The key of a filter's input has three parts.
    fileprivate static func propertyKey(of keyPath: String) -> String {
        let parts = keyPath.split(separator: ".")
        return parts.prefix(filterInput(keyPath) != nil ? 3 : 1).joined(separator: ".")
    }
}

nonisolated extension LayerValues {
    /// The inputs of all filters, with their key paths.
    fileprivate var filterInputs: [(key: String, value: LayerValue)] {
        guard !rareValues.isUnset else { return [] }
        let lists = [("filters", rareValues.values.filters), ("backgroundFilters", rareValues.values.backgroundFilters)]
        return lists.flatMap { list, filters in
            filters.flatMap { filter in filter.inputs.map { ("\(list).\(filter.name).\($0.key)", $0.value) } }
        }
    }
}

extension CAAnimation {
    /// The key paths that the animation, or an animation of its group, changes.
    fileprivate var animatedKeyPaths: [String] {
        switch self {
        case let animation as CAPropertyAnimation: animation.keyPath.map { [$0] } ?? []
        case let group as CAAnimationGroup: (group.animations ?? []).flatMap(\.animatedKeyPaths)
        default: []
        }
    }
}
