/// The trait for the light or dark style.
nonisolated public struct UITraitUserInterfaceStyle: UITraitDefinition {
    /// The unspecified style.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// True: dynamic colors depend on the style.
    public static var affectsColorAppearance: Bool { true }
}

nonisolated extension UITraitUserInterfaceStyle: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
    static func set(_ value: UIUserInterfaceStyle, in traits: inout UITraitCollection) { traits.userInterfaceStyle = value }
}
