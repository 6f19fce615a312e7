/// The trait for the size of text that the user prefers.
nonisolated public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    /// The unspecified category.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
}

nonisolated extension UITraitPreferredContentSizeCategory: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
    static func set(_ value: UIContentSizeCategory, in traits: inout UITraitCollection) { traits.preferredContentSizeCategory = value }
}
