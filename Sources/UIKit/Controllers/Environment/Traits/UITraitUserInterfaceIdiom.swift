/// The trait for the kind of device.
nonisolated public struct UITraitUserInterfaceIdiom: UITraitDefinition {
    /// The unspecified kind.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

nonisolated extension UITraitUserInterfaceIdiom: BuiltInTrait {
    static func value(in traits: UITraitCollection) -> UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    static func set(_ value: UIUserInterfaceIdiom, in traits: inout UITraitCollection) { traits.userInterfaceIdiom = value }
}
