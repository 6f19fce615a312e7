/// The traits that a view or controller does not inherit, but sets for itself and for everything inside it.
nonisolated public struct UITraitOverrides: UIMutableTraits {
    private var values: [String: TraitOverride] = [:]

    init() {}

    /// The overriding value of a trait, or its default value if it is not overridden. Setting it overrides the trait.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { values[Trait.identifier]?.value as? Trait.Value ?? Trait.defaultValue }
        set { values[Trait.identifier] = TraitOverride(value: newValue) { $0[Trait.self] = newValue } }
    }

    /// Whether a trait is overridden.
    public func contains(_ trait: UITrait) -> Bool { values[trait.identifier] != nil }
    /// Removes an override, so that the trait is inherited again.
    public mutating func remove(_ trait: UITrait) { values[trait.identifier] = nil }

    var isEmpty: Bool { values.isEmpty }

    /// Replaces inherited traits by the overridden traits. Each override sets a different trait, so their order has no
    /// effect.
    func apply(to traits: inout UITraitCollection) {
        for override in values.values { override.apply(&traits) }
    }

    /// One overridden trait.
    private struct TraitOverride {
        let value: Any
        let apply: (inout UITraitCollection) -> Void
    }
}
