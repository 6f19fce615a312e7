/// The trait for the weight of text.
nonisolated public struct UITraitLegibilityWeight: UITraitDefinition {
    /// The unspecified weight.
    public static var defaultValue: UILegibilityWeight { .unspecified }
}

nonisolated extension UITraitLegibilityWeight: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UILegibilityWeight { traits.legibilityWeight }
    static func set(_ value: UILegibilityWeight, in traits: inout UITraitCollection) { traits.legibilityWeight = value }
}
