/// The trait for the contrast.
nonisolated public struct UITraitAccessibilityContrast: UITraitDefinition {
    /// The unspecified contrast.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// True: dynamic colors depend on it.
    public static var affectsColorAppearance: Bool { true }
}

nonisolated extension UITraitAccessibilityContrast: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIAccessibilityContrast { traits.accessibilityContrast }
    static func set(_ value: UIAccessibilityContrast, in traits: inout UITraitCollection) { traits.accessibilityContrast = value }
}
