/// The trait for the size class of the width.
nonisolated public struct UITraitHorizontalSizeClass: UITraitDefinition {
    /// The unspecified class.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

nonisolated extension UITraitHorizontalSizeClass: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    static func set(_ value: UIUserInterfaceSizeClass, in traits: inout UITraitCollection) { traits.horizontalSizeClass = value }
}
