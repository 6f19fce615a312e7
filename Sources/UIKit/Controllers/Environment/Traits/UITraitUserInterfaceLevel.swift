/// The trait for the level of content.
nonisolated public struct UITraitUserInterfaceLevel: UITraitDefinition {
    /// The unspecified level.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// True: dynamic colors depend on it.
    public static var affectsColorAppearance: Bool { true }
}

nonisolated extension UITraitUserInterfaceLevel: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
    static func set(_ value: UIUserInterfaceLevel, in traits: inout UITraitCollection) { traits.userInterfaceLevel = value }
}
