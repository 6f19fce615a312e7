/// The trait for the size class of the height.
nonisolated public struct UITraitVerticalSizeClass: UITraitDefinition {
    /// The unspecified class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitVerticalSizeClass: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitCollection) { traits.verticalSizeClass = value }
}
