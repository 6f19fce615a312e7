/// The trait for the layout direction.
nonisolated public struct UITraitLayoutDirection: UITraitDefinition {
    /// The unspecified direction.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

nonisolated extension UITraitLayoutDirection: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    static func set(_ value: UITraitEnvironmentLayoutDirection, in traits: inout UITraitCollection) { traits.layoutDirection = value }
}
