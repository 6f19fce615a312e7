import CoreGraphics

/// A key path of a displayed value of a layer, for scripts and traces. It refers to a number, such as `position.x` or
/// `backgroundColor.red`, or to a property with several numbers, such as `position`.
nonisolated package struct LayerKeyPath: Hashable, Sendable {
    /// The key path as text.
    package let text: String
    /// The name of the number in the value of the property, or nil for all numbers of the value.
    private let numberName: String?
    /// The key of the property, which is the beginning of the key path.
    private let propertyKey: String

    /// Creates a key path from its text. Returns nil if there is no such property, or if its value has no such number.
    package init?(_ text: String) {
        guard let match = Self.match(text) else { return nil }
        (self.text, propertyKey, numberName) = (text, match.propertyKey, match.numberName)
    }

    /// Whether the key path refers to one number.
    package var isNumber: Bool { numberName != nil }

    /// Returns the key of the property and the name of the number to which a key path refers. Nil if there is no such property or number.
    private static func match(_ text: String) -> (propertyKey: String, numberName: String?)? {
        let property = property(text)
        if let property, property.hasNumber(named: "") { return (text, "") }
        for dot in text.indices where text[dot] == "." {
            let (key, name) = (String(text[..<dot]), String(text[text.index(after: dot)...]))
            if let property = Self.property(key), property.hasNumber(named: name) { return (key, name) }
        }
        guard let property else { return nil }
        if case .contents = property.get(LayerValues()) { return nil }
        return (text, nil)
    }

    /// Returns the property with a key, or nil if there is none. The result is also nil for the translation of a transform. Its value is a
    /// size, whose numbers have the names width and height, but the key paths of its numbers end in x and y.
    private static func property(_ key: String) -> LayerProperty? { key.hasSuffix(".translation") ? nil : LayerProperty.named(key) }

    private var property: LayerProperty? { Self.property(propertyKey) }

    /// Returns the displayed numbers of a layer, each with its key path. For the key path of a number, the result contains this number. For
    /// the key path of a property, it contains all numbers of the value. The result is empty if the layer has no such property or number.
    @MainActor package func numbers(on layer: CALayer) -> [(keyPath: String, number: Double)] {
        guard let property, isProperty(of: layer) else { return [] }
        let value = layer.presentationValue(of: property)
        if let numberName { return value.number(named: numberName).map { [(text, $0)] } ?? [] }
        return value.numberNames.compactMap { name in value.number(named: name).map { ("\(text).\(name)", $0) } }
    }

    /// Returns whether layers of this class have the property.
    @MainActor package func isProperty(of layer: CALayer) -> Bool {
        guard let kind = property?.ownerKind else { return true }
        return kind == layer.classSpecificKind
    }

    /// The class of the layers that have the property, or nil if all layers have it.
    package var className: String? { property?.ownerKind?.className }

    // MARK: - The table

    /// The key paths of the numbers of a property.
    package struct PropertyNumbers: Sendable {
        /// The key of the property.
        package let property: String
        /// The class of the layers that have the property, or nil if all layers have it.
        package let className: String?
        /// The key paths, in the order of a trace. For a list, only the key paths of the first element.
        package let keyPaths: [String]
    }

    /// The key paths of all numbers except the inputs of filters, grouped by their properties.
    package static let groups: [PropertyNumbers] = {
        LayerProperty.wholeProperties.compactMap { whole in
            let names = whole.get(LayerValues()).exampleNumberNames
            let parts = names.map { $0.isEmpty ? whole.key : "\(whole.key).\($0)" }
            let others = LayerProperty.all.filter { property in
                property.key.hasPrefix(whole.key + ".") && !parts.contains(property.key) && property.hasNumber(named: "")
            }
            let keyPaths = parts + others.map(\.key)
            return keyPaths.isEmpty ? nil : PropertyNumbers(property: whole.key, className: whole.ownerKind?.className, keyPaths: keyPaths)
        }
    }()
}

nonisolated extension LayerProperty {
    /// Whether the property is an input of a filter. The type of its value depends on the filters of a layer.
    private var isFilterInput: Bool { key.hasPrefix("filters.") || key.hasPrefix("backgroundFilters.") }

    /// Returns whether the value of the property can have a number with a name. The input of a filter can have any number.
    fileprivate func hasNumber(named name: String) -> Bool {
        if isFilterInput { return name.isEmpty || !name.contains(".") }
        return get(LayerValues()).canHaveNumber(named: name)
    }
}

nonisolated extension LayerValue {
    /// The names of the numbers in a value of this type, with one element for a list.
    fileprivate var exampleNumberNames: [String] {
        switch self {
        case .numbers: LayerValue.numbers([0]).numberNames
        case .colors: LayerValue.colors([.clear]).numberNames
        case .path: LayerValue.path(Path()).numberNames
        default: numberNames
        }
    }
}

nonisolated extension ClassSpecificKind {
    /// The class of the layers of this kind. A backdrop is the layer of a `UIVisualEffectView`.
    fileprivate var className: String {
        switch self {
        case .shape: "CAShapeLayer"
        case .gradient: "CAGradientLayer"
        case .replicator: "CAReplicatorLayer"
        case .emitter: "CAEmitterLayer"
        case .backdrop: "BackdropLayer"
        }
    }
}
